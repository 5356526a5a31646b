"""The lobby is read by an index, and an operator can mute and ban."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_listing", "tables", ["status", "listed", "updated"])
    op.create_table(
        "barred",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("barred")
    op.drop_index("tables_by_listing", "tables")
