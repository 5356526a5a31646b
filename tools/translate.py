"""Has mypyc write the rules as C: whole numbers of 64 bits, and plain things that hold nothing but their fields.

Both are promises that mypyc cannot find by itself, and that this house keeps (decision 150). mypyc has no option for
them, so they are told to it between its two halves: after mypy has checked the rules, before C is written of them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from mypy.build import BuildResult
from mypy.fscache import FileSystemCache
from mypy.modulefinder import BuildSource
from mypy.nodes import ClassDef, IndexExpr, MypyFile, TypeInfo
from mypyc.build import construct_groups, get_mypy_config
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.ir.ops import ERR_MAGIC_OVERLAPPING, ERR_NEVER
from mypyc.ir.rtypes import RType, bit_rprimitive, float_rprimitive, int64_rprimitive
from mypyc.options import CompilerOptions
from mypyc.primitives.registry import binary_op, function_op

PLAIN = "ludoteka.kernel.plain"

# What `mypycify` takes in place of translating by itself: the files of each library, and what they need of mypyc's own.
Translation = tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]


def translation(paths: list[str], workshop: Path, library: str, *, inline: bool) -> Translation:
    """The rules as the C of one library. `inline`: `inline.h` will stand before it."""
    options = CompilerOptions(multi_file=True, target_dir=str(workshop), group_name=library)
    known = FileSystemCache()
    asked = [f"--cache-dir={workshop / 'cache'}", *paths]
    sources, every, settings = get_mypy_config(asked, None, options, known)
    groups = construct_groups(sources, False, True, library)
    if inline:
        mix()
    checked = emitmodule.parse_and_typecheck(every, settings, options, groups, known)
    try:
        promise(checked, sources)
        errors = Errors(settings)
        modules, files, _ = emitmodule.compile_modules_to_c(checked, options, errors, groups)
        if errors.num_errors:
            raise SystemExit("\n".join(errors.new_messages()))
    finally:
        checked.manager.metastore.close()
    needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda one: one.path)
    found = [[(name, mended(text, inline)) for name, text in group] for group in files]
    return found, [(one.path, one.include_dirs, one.internal) for one in needed]


# What can be done with two numbers, and the function of `inline.h` that does it where they are of two kinds.
SUMS = {"+": "plus", "-": "minus", "*": "times"}
COMPARED = {"<": "less", "<=": "most", ">": "more", ">=": "least", "==": "equal", "!=": "other"}
FIRST = 9  # before what mypyc itself would take: both numbers in boxes, and whatever Python makes of them


def mix() -> None:
    """Teach mypyc to reckon with a whole number and a fraction, and to divide whole numbers, without boxes."""
    whole: RType = int64_rprimitive
    fraction: RType = float_rprimitive
    function_op("builtins.float", [whole], fraction, "(double)", ERR_NEVER, priority=FIRST)
    for pair in ([whole, fraction], [fraction, whole]):
        for sign, word in SUMS.items():
            for told in (sign, f"{sign}="):
                binary_op(told, pair, fraction, ERR_NEVER, f"ludoteka_{word}", priority=FIRST)
        for sign, word in COMPARED.items():
            binary_op(sign, pair, bit_rprimitive, ERR_NEVER, f"ludoteka_{word}", priority=FIRST)
    for pair in ([whole, fraction], [fraction, whole], [whole, whole]):
        for told in ("/", "/="):
            binary_op(told, pair, fraction, ERR_MAGIC_OVERLAPPING, "ludoteka_divided", priority=FIRST)


def promise(checked: BuildResult, sources: list[BuildSource]) -> None:
    """Tell mypyc what it may rely on."""
    rooms = [tree_of(checked, source.module) for source in sources]
    number = tree_of(checked, "builtins").names["int"].node
    # mypyc goes by the name of a type: every `int` of the rules is what `i64` would be.
    cast(TypeInfo, number)._fullname = "mypy_extensions.i64"
    plain = [thing for room in rooms if room.fullname == PLAIN for thing in classes(room) if thing.name == "Plain"]
    for root in plain:
        for thing in (thing for room in rooms for thing in classes(room)):
            if thing is not root and root.info in thing.info.mro:
                lighten(thing, root)


def tree_of(checked: BuildResult, module: str) -> MypyFile:
    tree = checked.graph[module].tree
    assert tree is not None, module
    return tree


def classes(room: MypyFile) -> list[ClassDef]:
    return [thing for thing in room.defs if isinstance(thing, ClassDef)]


def lighten(thing: ClassDef, root: ClassDef) -> None:
    """No type variables when the rules run and no place in a cycle: so no `__dict__`, and nothing for the collector."""
    thing.removed_base_type_exprs.clear()
    thing.base_type_exprs[:] = [base.base if isinstance(base, IndexExpr) else base for base in thing.base_type_exprs]
    thing.decorators.append(root.decorators[0])


# --- what mypyc writes, mended ------------------------------------------------------------------------------------

# A number that is shifted: C takes a literal for one of 32 bits.
SHIFTED = re.compile(r"(?<== )(-?\d+)(?= (?:<<|>>) cpy_r_)")

# A number taken out of a list, or seen there: nobody needs to hold its box for that.
TAKEN = re.compile(
    r"    (\w+) = CPyList_GetItem(Int64|Short|)\(([^;\n]*)\);\n"
    r"(    if \(unlikely\(\1 == NULL\)\) \{\n[^\n]*\n        goto \w+;\n    \}\n)"
    r"    (\w+) = CPyLong_AsInt64\(\1\);\n"
    r"    CPy_DECREF\(\1\);\n"
)
TAKEN_APART = re.compile(
    r"    (\w+) = CPyList_GetItem(Int64|Short|)\(([^;\n]*)\);\n"
    r"(    if \(unlikely\(\1 == NULL\)\) \{\n[^\n]*\n        goto \w+;\n    \} else\n        goto (\w+);\n"
    r"CPyL\d+: ;\n    (?:\w+) = PyErr_Occurred\(\);\n    if \(unlikely\([^\n]*\n[^\n]*\n        goto \w+;\n"
    r"    \} else\n        goto \w+;\n"
    r"\5: ;\n    \w+ = CPyLong_AsInt64\(\1\);\n)"
    r"    CPy_DECREF\(\1\);\n"
)
SEEN = re.compile(r"    CPy_INCREF\((\w+)\);\n(    \w+ = CPyLong_AsInt64\(\1\);\n)    CPy_DECREF\(\1\);\n")

# A number added to a list: in one go.
ADDED = re.compile(
    r"    (\w+) = PyLong_FromLongLong\(([^;\n]*)\);\n"
    r"    (\w+) = PyList_Append\(([^,;\n]*), \1\);\n"
    r"((?:    CPy_DECREF\(\4\);\n)?)"
    r"    CPy_DECREF\(\1\);\n"
)

# The same of a fraction.
TAKEN_FRACTION = re.compile(
    r"    (\w+) = CPyList_GetItem(Int64|Short|)\(([^;\n]*)\);\n"
    r"(    if \(unlikely\(\1 == NULL\)\) \{\n[^\n]*\n        goto \w+;\n    \}\n"
    r"    (\w+) = PyFloat_AsDouble\(\1\);\n"
    r"    if \(\5 == -1\.0 && PyErr_Occurred\(\)\) \{\n[^\n]*\n    \}\n)"
    r"    CPy_DECREF\(\1\);\n"
)

# A whole number where a fraction is wanted: mypyc puts it into a box and takes a fraction out.
TURNED = re.compile(
    r"    (\w+) = PyLong_FromLongLong\(([^;\n]*)\);\n"
    r"    (\w+) = PyFloat_AsDouble\(\1\);\n"
    r"    if \(\3 == -1\.0 && PyErr_Occurred\(\)\) \{\n[^\n]*\n    \}\n"
    r"    CPy_DECREF\(\1\);\n"
    r"    (\w+) = \3 == -113\.0;\n"
)

# A number put into a list in the place of another: in one go as well.
PUT = re.compile(
    r"    (\w+) = PyLong_FromLongLong\(([^;\n]*)\);\n"
    r"    (\w+) = CPyList_SetItemInt64\(([^;\n]*), \1\);\n"
)

# A list written with its numbers: nothing in it can be part of a cycle.
LISTED = re.compile(
    r"    (\w+) = PyList_New\((\d+)\);\n"
    r"(    if \(unlikely\(\1 == NULL\)\) \{\n[^\n]*\n        goto \w+;\n    \}\n)"
    r"((?:    \w+ = PyLong_FromLongLong\([^;\n]*\);\n)+)"
    r"(?=    \w+ = \(CPyPtr\)\(\(CPyPtr\)\1 \+ offsetof\(PyListObject, ob_item\)\);\n)"
)

# Whether a constant of another module is set. A name that is used too early fails in the plain form, which goes the
# same way through the modules; here the question would be put at every use.
UNSET = re.compile(
    r"    if \(likely\(\w+ != (?:NULL|-113)\)\) goto (\w+);\n"
    r'    PyErr_SetString\(PyExc_NameError, "value for final name [^\n]*\n'
    r"    (\w+) = 0;\n    if \(unlikely\(!\2\)\) \{\n[^\n]*\n        goto \w+;\n    \}\n    CPy_Unreachable\(\);\n"
)
UNSET_APART = re.compile(
    r"    if \(unlikely\(\w+ == (?:NULL|-113)\)\) \{\n        goto \w+;\n    \} else\n(        goto \w+;\n"
    r'CPyL\d+: ;\n    PyErr_SetString\(PyExc_NameError, "value for final name )'
)

# What is told to whoever listens to a table; a state's own `tell` does nothing either where nobody does.
TOLD = re.compile(r"= (CPyDef_(?:machine___State|\w+___state___[A-Z][a-z]+)___tell)\(")

# A thing of a list of which one number or flag is read, and nothing else: nobody needs to hold it for that. Where it is
# not what it should be, mypyc lets it go.
LOOKED_AT = re.compile(
    r"    CPy_INCREF\((\w+)\);\n"
    r"    if \(likely\((Py_TYPE\(\1\) == \w+|PyObject_TypeCheck\(\1, \w+\))\)\)\n"
    r"        (\w+) = \1;\n    else \{\n([^\n]*\n        goto \w+;\n    \}\n)"
    r"(    (\w+) = \(\(\w+ \*\)\3\)->\w+;\n)"
    r"    CPy_DECREF\(\3\);\n"
)

# The way from a method of a class to that of one that extends it, which asks for a state of its own game: whoever calls
# has the state, so it need not be held, and what is found is handed on as it is.
HANDED_ON = re.compile(
    r"^([\w *]+ \*?CPyDef_\w+_glue\([^)\n]*\) \{\n)(?:    [^=;\n]+ \*?cpy_r_\w+;\n)+"
    r"    CPy_INCREF\((\w+)\);\n    if \(likely\(([^\n]*)\)\)\n        (\w+) = \2;\n"
    r"    else \{\n        (CPy_TypeError\([^\n]*\);) ?\n        \4 = NULL;\n    \}\n"
    r"    if \(\4 == NULL\) goto \w+;\n    (\w+) = (CPyDef_\w+\([^;\n]*\));\n    CPy_DECREF\(\4\);\n"
    r"(?:[^}\n][^\n]*\n)*?    (\w+) = (2|NULL|-113);\n    return \8;\n\}\n",
    re.MULTILINE,
)

# Where a thing is made and let go: how much room it takes is known.
LET_GO_OF = "ludoteka_free((PyObject *)self, sizeof(*self))"
MADE = re.compile(r"self = \((\w+) \*\)type->tp_alloc\(type, 0\);")
# The hash of a thing: mypyc takes a number of 64 bits for one in its box.
HASH = re.compile(
    r"(    int64_t retval = [^\n]*\n[^\n]*-113[^\n]*\n[^\n]*\n    \}\n    Py_ssize_t val = )PyLong_AsSsize_t\(retval\)"
)

# What runs once, when a module is imported: nearly a third of all, and not worth the compiler's time.
ONCE = re.compile(
    r"^(?=char CPyDef_\w+_____top_level__\(void\) \{"
    r"|(?:static )?int CPyExec_\w+\(PyObject \*module\)\n\{"
    r"|PyObject \*CPyInit(?:Only)?_\w+\(void\)\n\{)",
    re.MULTILINE,
)

# Where the constants of all modules are made.
STATICS = re.compile(r"    if \(CPyStatics_Initialize\(CPyStatics, [^\n]*\n        return -1;\n    \}\n")

# How Python comes to a function of the rules. The rules do not go that way among themselves: it lies apart.
DOOR = re.compile(r"^ *(?=PyObject \*CPyPy_\w+\([^;{\n]*\) ?\{)", re.MULTILINE)

# What a module does when it is imported, apart from the rest.
AT_IMPORT = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{.*?^\}\n)", re.MULTILINE | re.DOTALL)

# How a thing is let go, and the precaution against long chains of things, which is the collector's and not for others.
LET_GO = re.compile(r"^\w+_dealloc\(\w+ \*self\)\n\{.*?^\}\n", re.MULTILINE | re.DOTALL)
CHAINED = re.compile(r"    CPy_TRASHCAN_\w+\([^\n]*\)\n")


def mended(text: str, inline: bool) -> str:
    """The same C: right where mypyc is wrong about 64 bits, and shorter where it is long-winded about them."""
    # Whether a constant of several numbers was set: mypyc asks that as if something had gone wrong meanwhile.
    text = text.replace(" != -113 && PyErr_Occurred()", " != -113")
    text = HASH.sub(r"\1retval", text)
    text = SHIFTED.sub(r"\1LL", text)
    text = TAKEN.sub(r"    \1 = CPyList_GetItem\2Borrow(\3);\n\4    \5 = CPyLong_AsInt64(\1);\n", text)
    text = TAKEN_APART.sub(r"    \1 = CPyList_GetItem\2Borrow(\3);\n\4", text)
    text = SEEN.sub(r"\2", text)
    text = TAKEN_FRACTION.sub(r"    \1 = CPyList_GetItem\2Borrow(\3);\n\4", text)
    text = TURNED.sub(r"    \3 = (double)(\2);\n    \4 = 0;\n", text)
    if inline:
        text = ADDED.sub(r"    \3 = ludoteka_append_number(\4, \2);\n\5", text)
        text = PUT.sub(r"    \3 = ludoteka_set_number(\4, \2);\n", text)
        text = LISTED.sub(of_numbers, text)
        text = text.replace("= PyList_New(cpy_r_", "= ludoteka_new_filled(cpy_r_")
        text = "".join(part if ONCE.match(part) else trusted(part) for part in AT_IMPORT.split(text))
        text = TOLD.sub(r"= ludoteka_tell(\1, ", text)
        text = LOOKED_AT.sub(looked_at, text)
        text = HANDED_ON.sub(handed_on, text)
        text = MADE.sub(r"self = (\1 *)ludoteka_alloc(type, sizeof(\1));", text)
        text = text.replace("Py_TYPE(self)->tp_free((PyObject *)self)", LET_GO_OF)
        text = ONCE.sub("LUDOTEKA_ONCE ", text)
        text = DOOR.sub("LUDOTEKA_DOOR ", text)
        text = STATICS.sub(r"\g<0>    ludoteka_own(CPyStatics, sizeof(CPyStatics) / sizeof(*CPyStatics));\n", text)
    return LET_GO.sub(unchained, text)


def trusted(text: str) -> str:
    """What is done once all modules are there: each constant is set."""
    return UNSET_APART.sub(r"\1", UNSET.sub(r"    goto \1;\n", text))


def looked_at(found: re.Match[str]) -> str:
    thing, is_it, known, failed, read, _ = found.groups()
    return (
        f"    if (likely({is_it}))\n        {known} = {thing};\n"
        f"    else {{\n        CPy_INCREF({thing});\n{failed}{read}"
    )


def handed_on(found: re.Match[str]) -> str:
    head, state, is_it, known, wrong, _, call, _, failed = found.groups()
    call = re.sub(rf"\b{known}\b", state, call)
    return f"{head}    if (likely({is_it})) return {call};\n    {wrong}\n    return {failed};\n}}\n"


def of_numbers(found: re.Match[str]) -> str:
    if found[4].count("\n") != int(found[2]):
        return found[0]
    return f"    {found[1]} = ludoteka_new_filled({found[2]});\n{found[3]}{found[4]}"


def unchained(found: re.Match[str]) -> str:
    return found[0] if "PyObject_GC_UnTrack" in found[0] else CHAINED.sub("", found[0])
