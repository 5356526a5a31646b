"""What every test may count on."""

import ludoteka


def pytest_report_header() -> str:
    return f"rules: {ludoteka.form()}"
