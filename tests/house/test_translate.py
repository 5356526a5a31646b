"""What mypyc writes of the rules, mended for speed: each mend only where it is known to be the same."""

from __future__ import annotations

from tools.translate import mended

BOXED = "    cpy_r_r1 = PyLong_FromLongLong(cpy_r_n);\n"


def test_a_number_goes_into_a_list_in_one_go() -> None:
    added = BOXED + "    cpy_r_r2 = PyList_Append(cpy_r_list, cpy_r_r1);\n"
    let_go = "    CPy_DECREF(cpy_r_list);\n"
    assert mended(added + let_go + "    CPy_DECREF(cpy_r_r1);\n", inline=True) == (
        "    cpy_r_r2 = ludoteka_append_number(cpy_r_list, cpy_r_n);\n" + let_go
    )
    kept = added + let_go + "    CPy_DECREF(cpy_r_r9);\n"  # its box is used further on
    assert mended(kept, inline=True) == kept


def test_a_number_takes_the_place_of_another_in_one_go() -> None:
    put = BOXED + "    cpy_r_r2 = CPyList_SetItemInt64(cpy_r_list, cpy_r_i, cpy_r_r1);\n"
    assert mended(put, inline=True) == "    cpy_r_r2 = ludoteka_set_number(cpy_r_list, cpy_r_i, cpy_r_n);\n"
    other = put.replace("cpy_r_i, cpy_r_r1", "cpy_r_i, cpy_r_r9")
    assert mended(other, inline=True) == other


FAILED = '        CPy_AddTraceback("a.py", "f", 1, CPyStatic_globals);\n        goto CPyL9;\n    }\n'
LISTED = (
    "    cpy_r_r3 = PyList_New(1);\n    if (unlikely(cpy_r_r3 == NULL)) {\n"
    + FAILED
    + BOXED
    + "    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));\n"
)


def test_only_a_list_of_nothing_but_numbers_is_kept_from_the_collector() -> None:
    assert mended(LISTED, inline=True) == LISTED.replace("PyList_New", "ludoteka_new_filled")
    mixed = LISTED.replace("PyList_New(1)", "PyList_New(2)")
    assert mended(mixed, inline=True) == mixed


UNSET = (
    "    if (likely(cpy_r_r1 != NULL)) goto CPyL3;\n"
    '    PyErr_SetString(PyExc_NameError, "value for final name \\"A\\" was not set");\n'
    "    cpy_r_r2 = 0;\n    if (unlikely(!cpy_r_r2)) {\n" + FAILED + "    CPy_Unreachable();\n"
)


def test_a_constant_is_known_to_be_set_once_its_module_is_there() -> None:
    asked = f"char CPyDef_a___f(void) {{\n{UNSET}CPyL3: ;\n}}\n"
    assert mended(asked, inline=True) == "char CPyDef_a___f(void) {\n    goto CPyL3;\nCPyL3: ;\n}\n"
    importing = asked.replace("CPyDef_a___f", "CPyDef_a_____top_level__")
    assert mended(importing, inline=True) == f"LUDOTEKA_ONCE {importing}"


APART = """\
    cpy_r_r1 = CPyList_GetItemInt64(cpy_r_list, cpy_r_i);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("a.py", "f", 1, CPyStatic_globals);
        goto CPyL9;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r2 = PyErr_Occurred();
    if (unlikely(cpy_r_r2 != NULL)) {
        CPy_AddTraceback("a.py", "f", 1, CPyStatic_globals);
        goto CPyL9;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r3 = CPyLong_AsInt64(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
"""


def test_a_number_is_taken_out_of_a_list_where_something_stands_between() -> None:
    found = mended(APART, inline=False)
    assert "CPyList_GetItemInt64Borrow(cpy_r_list, cpy_r_i)" in found
    assert "CPy_DECREF" not in found
    elsewhere = APART.replace("CPyL4: ;", "CPyL5: ;")  # whoever comes there may have anything in hand
    assert mended(elsewhere, inline=False) == elsewhere


LOOKED_AT = """\
    CPy_INCREF(cpy_r_r1);
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_Creature))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("a.py", "f", 1, CPyStatic_globals, "Creature", cpy_r_r1);
        goto CPyL9;
    }
    cpy_r_r3 = ((CreatureObject *)cpy_r_r2)->_asleep;
    CPy_DECREF(cpy_r_r2);
"""


def test_what_is_only_looked_at_is_not_held() -> None:
    found = mended(LOOKED_AT, inline=True)
    assert "CPy_DECREF" not in found
    assert found.index("CPy_INCREF") > found.index("else {")  # mypyc lets it go where it is not what it should be
    kept = LOOKED_AT.replace("    CPy_DECREF(cpy_r_r2);\n", "    f(cpy_r_r3);\n    CPy_DECREF(cpy_r_r2);\n")
    assert mended(kept, inline=True) == kept


HANDED_ON = """\
char CPyDef_a___Turn___chosen__Frame_glue(PyObject *cpy_r_self, PyObject *cpy_r_state, int64_t cpy_r_option) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_state);
    if (likely(Py_TYPE(cpy_r_state) == CPyType_Shards))
        cpy_r_r0 = cpy_r_state;
    else {
        CPy_TypeError("Shards", cpy_r_state);
        cpy_r_r0 = NULL;
    }
    if (cpy_r_r0 == NULL) goto CPyL3;
    cpy_r_r1 = CPyDef_a___Turn___chosen(cpy_r_self, cpy_r_r0, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
"""


def test_a_call_is_handed_on_to_the_class_that_extends_another() -> None:
    head = HANDED_ON.partition("\n")[0]
    assert mended(HANDED_ON, inline=True) == (
        f"{head}\n    if (likely(Py_TYPE(cpy_r_state) == CPyType_Shards)) "
        "return CPyDef_a___Turn___chosen(cpy_r_self, cpy_r_state, cpy_r_option);\n"
        '    CPy_TypeError("Shards", cpy_r_state);\n    return 2;\n}\n'
    )


def test_nothing_is_told_where_nobody_listens() -> None:
    told = "    cpy_r_r1 = CPyDef_evolution___state___Evolution___tell(cpy_r_state, cpy_r_r0, 0, 0, 0, 0, 0);\n"
    assert "= ludoteka_tell(CPyDef_evolution___state___Evolution___tell, cpy_r_state, " in mended(told, inline=True)


def test_things_are_made_and_let_go_with_the_room_they_are_known_to_take() -> None:
    made = "    self = (AObject *)type->tp_alloc(type, 0);\n"
    assert mended(made, inline=True) == "    self = (AObject *)ludoteka_alloc(type, sizeof(AObject));\n"
    assert mended(made, inline=False) == made
