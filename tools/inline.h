/* What compiled rules do most often, without a call: small numbers in and out of their boxes, and lists at their ends.

   tools/compile.py puts this before every file of C that mypyc writes of the rules. Each function does what the one that
   it stands in for does, and hands all but the usual case over to it. The rules give `list` only to what mypyc has checked
   to be a list. Not for a Python without its lock, where another thread may change a list meanwhile. */

#ifndef LUDOTEKA_INLINE_H
#define LUDOTEKA_INLINE_H

#include <Python.h>
#include "CPy.h"
#include "vecs/librt_vecs_api.h"

/* What the files of the rules have of each other lies in one library: it is reached directly, not through a table. */
#if defined(__GNUC__) && !defined(_WIN32)
#pragma GCC visibility push(hidden)
#endif

#ifndef Py_GIL_DISABLED

/* So many references that they never run out: as many as a number has that Python itself keeps for ever, if it does. */
#if PY_VERSION_HEX >= 0x030C0000
#define LUDOTEKA_FOR_EVER(zero) ((zero)->ob_refcnt)
#define LUDOTEKA_DIGITS long_value.ob_digit
#else
#define LUDOTEKA_DIGITS ob_digit
#define LUDOTEKA_FOR_EVER(zero) ((Py_ssize_t)1 << 60)
#endif

/* What only a failure calls: gcc lays the way there apart, and the usual way close together. */
#define LUDOTEKA_RARE __attribute__((cold))
#define LUDOTEKA_ONCE __attribute__((cold, optimize("O0")))

/* What only Python calls, apart from what the rules call. */
#ifdef __ELF__
#define LUDOTEKA_DOOR __attribute__((section(".text.doors")))
#else
#define LUDOTEKA_DOOR
#endif

/* What is more than a few instructions: a call. Each sheet has it, and the linker keeps one of them for all, so that it
   takes the room of one in the processor's memory of instructions. */
#define LUDOTEKA_SHARED __attribute__((weak, visibility("hidden"), noinline))
extern void CPy_AddTraceback(const char *, const char *, int, PyObject *) LUDOTEKA_RARE;
extern void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) LUDOTEKA_RARE;
extern void CPy_TypeError(const char *, PyObject *) LUDOTEKA_RARE;
extern void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) LUDOTEKA_RARE;
extern void CPyError_OutOfMemory(void) LUDOTEKA_RARE;
extern PyAPI_FUNC(PyObject *) PyErr_Occurred(void) LUDOTEKA_RARE;
extern PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) LUDOTEKA_RARE;

/* A box for each number that a card, a seat or an option has, side by side: the box is found from the number, and the
   number from the box, by arithmetic. They begin with more references than could ever be given back, so nobody here
   counts them. One row for the library: -fcommon. */
#define LUDOTEKA_LEAST (-16)
#define LUDOTEKA_BOXES 32768
PyLongObject ludoteka_boxes[LUDOTEKA_BOXES];

__attribute__((constructor)) static void ludoteka_fill_boxes(void) {
    if (Py_REFCNT(ludoteka_boxes) != 0) {
        return;
    }
    PyObject *zero = PyLong_FromLong(0);
    for (Py_ssize_t i = 0; i < LUDOTEKA_BOXES; i++) {
        PyObject *like = PyLong_FromSsize_t(i + LUDOTEKA_LEAST);
        if (zero == NULL || like == NULL) {
            Py_FatalError("no memory for the numbers of the rules");
        }
        memcpy(&ludoteka_boxes[i], like, offsetof(PyLongObject, LUDOTEKA_DIGITS) + sizeof(digit));
        ((PyObject *)&ludoteka_boxes[i])->ob_refcnt = LUDOTEKA_FOR_EVER(zero);
        Py_DECREF(like);
    }
}

static inline size_t ludoteka_place(PyObject *thing) {
    return (size_t)((char *)thing - (char *)ludoteka_boxes);
}

static inline int ludoteka_is_box(PyObject *thing) {
    return ludoteka_place(thing) < sizeof(ludoteka_boxes);
}

/* Numbers beyond the row: luck, and cards with marks. How Python lays them out, as far as it is known here: digits of 30
   bits, as many as Py_SIZE says. Boxes that are done with are kept, by their digits, for the next ones. */
#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
#define LUDOTEKA_LONG 1
#define LUDOTEKA_LONGS 64
PyLongObject *ludoteka_longs[4][LUDOTEKA_LONGS];
int ludoteka_longs_left[4];

static inline Py_ssize_t ludoteka_digits(int64_t number) {
    return number < (1LL << 30) ? 1 : number < (1LL << 60) ? 2 : 3;
}

static inline void ludoteka_write(PyLongObject *box, int64_t number) {
    box->ob_digit[0] = (digit)(number & PyLong_MASK);
    if (Py_SIZE(box) > 1) {
        box->ob_digit[1] = (digit)(number >> 30 & PyLong_MASK);
        if (Py_SIZE(box) > 2) {
            box->ob_digit[2] = (digit)(number >> 60);
        }
    }
}
#endif

LUDOTEKA_SHARED PyObject *ludoteka_box_other(int64_t number) {
#ifdef LUDOTEKA_LONG
    if (likely(number > 0)) {
        Py_ssize_t digits = ludoteka_digits(number);
        if (likely(ludoteka_longs_left[digits] > 0)) {
            PyLongObject *box = ludoteka_longs[digits][--ludoteka_longs_left[digits]];
            Py_SET_REFCNT(box, 1);
            ludoteka_write(box, number);
            return (PyObject *)box;
        }
    }
#endif
    return PyLong_FromLongLong(number);
}

/* Whether four in a row are: the row of boxes is as long as a power of two, so a place in it has no higher bits. */
static inline int ludoteka_are_boxes(PyObject **things) {
    size_t places = ludoteka_place(things[0]) | ludoteka_place(things[1]) | ludoteka_place(things[2]) | ludoteka_place(things[3]);
    return sizeof(ludoteka_boxes) == 1 << 20 && places < sizeof(ludoteka_boxes);
}

static inline PyObject *ludoteka_box(int64_t number) {
    size_t place = (size_t)(number - LUDOTEKA_LEAST);
    if (likely(place < LUDOTEKA_BOXES)) {
        return (PyObject *)&ludoteka_boxes[place];
    }
    return ludoteka_box_other(number);
}

LUDOTEKA_SHARED LUDOTEKA_RARE int64_t ludoteka_unbox_rest(PyObject *thing) {
    int64_t number = CPyLong_AsInt64(thing);
    if (unlikely(number == -113 && PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_ValueError))) {
        PyErr_SetString(PyExc_OverflowError, "a number that is too long for the rules"); /* as Python calls it */
    }
    return number;
}

LUDOTEKA_SHARED int64_t ludoteka_unbox_other(PyObject *thing) {
#ifdef LUDOTEKA_LONG
    if (likely(PyLong_CheckExact(thing))) {
        digit *digits = ((PyLongObject *)thing)->ob_digit;
        switch (Py_SIZE(thing)) {
        case 0:
            return 0;
        case 1:
            return (int64_t)digits[0];
        case -1:
            return -(int64_t)digits[0];
        case 2:
            return (int64_t)digits[0] | (int64_t)digits[1] << 30;
        case 3:
            if (likely(digits[2] < 8)) {
                return (int64_t)digits[0] | (int64_t)digits[1] << 30 | (int64_t)digits[2] << 60;
            }
        }
    }
#endif
    return ludoteka_unbox_rest(thing);
}

static inline int64_t ludoteka_unbox(PyObject *thing) {
    size_t place = ludoteka_place(thing);
    if (likely(place < sizeof(ludoteka_boxes))) {
        return (int64_t)(place / sizeof(PyLongObject)) + LUDOTEKA_LEAST;
    }
    return ludoteka_unbox_other(thing);
}

/* The constants of the rules: numbers among them, also in tuples, out of our own row, where reading them is arithmetic. */
static LUDOTEKA_RARE void ludoteka_own(PyObject **things, Py_ssize_t count) {
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *thing = things[i];
        if (thing != NULL && PyLong_CheckExact(thing)) {
            int overflow;
            long long number = PyLong_AsLongLongAndOverflow(thing, &overflow);
            if (!overflow && (size_t)(number - LUDOTEKA_LEAST) < LUDOTEKA_BOXES) {
                things[i] = ludoteka_box(number);
                Py_DECREF(thing);
            }
        } else if (thing != NULL && PyTuple_CheckExact(thing)) {
            ludoteka_own(((PyTupleObject *)thing)->ob_item, PyTuple_GET_SIZE(thing));
        }
    }
}

/* Whole numbers and fractions together. Every number of the rules is one that a fraction can hold, so this is what Python
   finds, too. */
#define ludoteka_plus(a, b) ((double)(a) + (double)(b))
#define ludoteka_minus(a, b) ((double)(a) - (double)(b))
#define ludoteka_times(a, b) ((double)(a) * (double)(b))
#define ludoteka_less(a, b) ((double)(a) < (double)(b))
#define ludoteka_most(a, b) ((double)(a) <= (double)(b))
#define ludoteka_more(a, b) ((double)(a) > (double)(b))
#define ludoteka_least(a, b) ((double)(a) >= (double)(b))
#define ludoteka_equal(a, b) ((double)(a) == (double)(b))
#define ludoteka_other(a, b) ((double)(a) != (double)(b))

LUDOTEKA_SHARED LUDOTEKA_RARE double ludoteka_by_nothing(void) {
    PyErr_SetString(PyExc_ZeroDivisionError, "division by zero");
    return CPY_FLOAT_ERROR;
}

static inline double ludoteka_divided(double a, double b) {
    return likely(b != 0.0) ? a / b : ludoteka_by_nothing();
}

static inline double ludoteka_fraction(PyObject *thing) {
    return likely(PyFloat_CheckExact(thing)) ? PyFloat_AS_DOUBLE(thing) : PyFloat_AsDouble(thing);
}

/* Lists that are done with, kept with their room for the next ones. By room: none, and at least 8, 16, 32, 64. */
#define LUDOTEKA_ROOMS 5
#define LUDOTEKA_SPARE 256
#define LUDOTEKA_ROOM 8
#define LUDOTEKA_SHORT 32
PyListObject *ludoteka_spare[LUDOTEKA_ROOMS][LUDOTEKA_SPARE];
int ludoteka_spares[LUDOTEKA_ROOMS];

/* Whether the collector of cycles watches a list: what stands before it is the collector's. */
static inline int ludoteka_is_watched(void *list) {
    return ((uintptr_t *)list)[-2] != 0;
}

static inline int ludoteka_room_for(Py_ssize_t size) {
    return size <= 16 ? (size <= 8 ? (size ? 1 : 0) : 2) : size <= 32 ? 3 : size <= 64 ? 4 : LUDOTEKA_ROOMS;
}

LUDOTEKA_SHARED void ludoteka_dealloc(PyObject *thing);

static inline void ludoteka_decref(PyObject *thing) {
#if PY_VERSION_HEX >= 0x030C0000
    if (_Py_IsImmortal(thing)) {
        return;
    }
#endif
    if (--thing->ob_refcnt == 0) {
        ludoteka_dealloc(thing);
    }
}

static inline void ludoteka_xdecref(PyObject *thing) {
    if (thing != NULL) {
        ludoteka_decref(thing);
    }
}

/* On which shelf a list is kept, by its room. */
static inline int ludoteka_shelf_of(PyListObject *list) {
    static const unsigned char shelves[] = {LUDOTEKA_ROOMS, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    Py_ssize_t room = list->allocated;
    return likely(room != 0 && room <= 128) ? shelves[room >> 3] : room == 0 ? 0 : LUDOTEKA_ROOMS;
}

LUDOTEKA_SHARED void ludoteka_free_mixed(PyListObject *list) {
    int shelf = ludoteka_shelf_of(list);
    if (unlikely(shelf == LUDOTEKA_ROOMS || ludoteka_spares[shelf] == LUDOTEKA_SPARE)) {
        _Py_Dealloc((PyObject *)list);
        return;
    }
    if (ludoteka_is_watched(list)) {
        PyObject_GC_UnTrack(list);
    }
    for (Py_ssize_t i = Py_SIZE(list); i > 0;) {
        PyObject *item = list->ob_item[--i];
        if (!ludoteka_is_box(item)) {
            ludoteka_xdecref(item);
        }
    }
    Py_SET_SIZE(list, 0);
    if (unlikely(ludoteka_spares[shelf] == LUDOTEKA_SPARE)) { /* by what the items held */
        _Py_Dealloc((PyObject *)list);
        return;
    }
    ludoteka_spare[shelf][ludoteka_spares[shelf]++] = list;
}

/* Most lists hold numbers out of the row, or nothing: then there is nothing to let go but the list. */
LUDOTEKA_SHARED void ludoteka_free_list(PyListObject *list) {
    PyObject **items = list->ob_item;
    int shelf = ludoteka_shelf_of(list);
    Py_ssize_t i = Py_SIZE(list);
    if (unlikely(shelf == LUDOTEKA_ROOMS || ludoteka_spares[shelf] == LUDOTEKA_SPARE || ludoteka_is_watched(list))) {
        ludoteka_free_mixed(list);
        return;
    }
    for (; i >= 4 && ludoteka_are_boxes(items + i - 4); i -= 4) {
    }
    for (; i > 0 && ludoteka_is_box(items[i - 1]); i--) {
    }
    if (unlikely(i > 0)) {
        ludoteka_free_mixed(list);
        return;
    }
    Py_SET_SIZE(list, 0);
    ludoteka_spare[shelf][ludoteka_spares[shelf]++] = list;
}

LUDOTEKA_SHARED void ludoteka_dealloc(PyObject *thing) {
    PyTypeObject *type = Py_TYPE(thing);
    if (type == &PyList_Type) {
        ludoteka_free_list((PyListObject *)thing);
        return;
    }
#ifdef LUDOTEKA_LONG
    if (type == &PyLong_Type) {
        Py_ssize_t digits = Py_SIZE(thing);
        if (likely(digits > 0 && digits < 4 && ludoteka_longs_left[digits] < LUDOTEKA_LONGS)) {
            ludoteka_longs[digits][ludoteka_longs_left[digits]++] = (PyLongObject *)thing;
            return;
        }
    }
#endif
#ifdef Py_TRACE_REFS
    _Py_Dealloc(thing);
#else
    type->tp_dealloc(thing);
#endif
}

LUDOTEKA_SHARED PyListObject *ludoteka_make_list(int shelf) {
    PyListObject *list = (PyListObject *)PyList_New(0);
    if (list != NULL) {
        PyObject_GC_UnTrack(list);
        if (shelf > 0) {
            list->ob_item = PyMem_New(PyObject *, LUDOTEKA_ROOM << (shelf - 1));
            if (list->ob_item == NULL) {
                CPyError_OutOfMemory();
            }
            list->allocated = LUDOTEKA_ROOM << (shelf - 1);
        }
    }
    return list;
}

/* An empty list with room. The collector does not watch it until it gets something that may be part of a cycle. */
LUDOTEKA_SHARED PyListObject *ludoteka_take_list(int shelf) {
    int n = ludoteka_spares[shelf];
    if (likely(n > 0)) {
        PyListObject *list = ludoteka_spare[shelf][n - 1];
        ludoteka_spares[shelf] = n - 1;
        Py_SET_REFCNT(list, 1);
        return list;
    }
    return ludoteka_make_list(shelf);
}

/* A list of so many, which the rules fill at once: with numbers, or by `ludoteka_put`. */
LUDOTEKA_SHARED PyObject *ludoteka_new_filled(Py_ssize_t size) {
    int shelf = ludoteka_room_for(size);
    if (shelf == LUDOTEKA_ROOMS) {
        return PyList_New(size);
    }
    PyListObject *list = ludoteka_take_list(shelf);
    if (likely(list != NULL)) {
        for (Py_ssize_t i = 0; i < size; i++) {
            ((PyObject *volatile *)list->ob_item)[i] = NULL; /* gcc would make the slow `rep stos` of it */
        }
        Py_SET_SIZE(list, size);
    }
    return (PyObject *)list;
}

LUDOTEKA_SHARED PyObject *ludoteka_new_full(Py_ssize_t size) {
    PyObject *list = ludoteka_new_filled(size);
    if (likely(list != NULL && !ludoteka_is_watched(list))) {
        PyObject_GC_Track(list);
    }
    return list;
}

static inline PyObject *ludoteka_new_list(Py_ssize_t size) {
    return size == 0 ? (PyObject *)ludoteka_take_list(1) : ludoteka_new_full(size);
}

/* One of them in its place, where nothing was before. */
static inline void ludoteka_put(PyObject *list, Py_ssize_t index, PyObject *value) {
    PyList_SET_ITEM(list, index, value);
    if (!ludoteka_is_box(value) && unlikely(PyType_IS_GC(Py_TYPE(value)) && !ludoteka_is_watched(list))) {
        PyObject_GC_Track(list);
    }
}

/* Put things of one list behind those of another that has room for them. */
static inline void ludoteka_add_all(PyListObject *list, PyObject **things, Py_ssize_t count) {
    PyObject **to = list->ob_item + Py_SIZE(list);
    int watched = ludoteka_is_watched(list);
    Py_ssize_t i = 0;
    for (; i + 4 <= count && ludoteka_are_boxes(things + i); i += 4) {
        memcpy(to + i, things + i, 4 * sizeof(PyObject *));
    }
    for (; i < count; i++) {
        PyObject *thing = things[i];
        to[i] = thing;
        if (!ludoteka_is_box(thing)) {
            Py_INCREF(thing);
            if (!watched && PyType_IS_GC(Py_TYPE(thing))) {
                watched = 1;
                PyObject_GC_Track(list);
            }
        }
    }
    Py_SET_SIZE(list, Py_SIZE(list) + count);
}

LUDOTEKA_SHARED PyObject *ludoteka_slice(PyObject *list, CPyTagged first, CPyTagged last) {
    if (unlikely(!PyList_CheckExact(list) || CPyTagged_CheckLong(first) || CPyTagged_CheckLong(last))) {
        return CPyList_GetSlice(list, first, last);
    }
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t from = CPyTagged_ShortAsSsize_t(first), to = CPyTagged_ShortAsSsize_t(last);
    from = from >= 0 ? from : from + size >= 0 ? from + size : 0;
    to = to < 0 ? to + size : to > size ? size : to;
    size = to > from ? to - from : 0;
    int shelf = ludoteka_room_for(size);
    if (unlikely(shelf == LUDOTEKA_ROOMS)) {
        return CPyList_GetSlice(list, first, last);
    }
    PyListObject *copy = ludoteka_take_list(shelf);
    if (likely(copy != NULL)) {
        ludoteka_add_all(copy, ((PyListObject *)list)->ob_item + from, size);
    }
    return (PyObject *)copy;
}

LUDOTEKA_SHARED PyObject *ludoteka_extend(PyObject *list, PyObject *more) {
    PyListObject *self = (PyListObject *)list;
    if (likely(PyList_CheckExact(more) && more != list && PyList_GET_SIZE(more) <= self->allocated - Py_SIZE(self))) {
        ludoteka_add_all(self, ((PyListObject *)more)->ob_item, PyList_GET_SIZE(more));
        Py_RETURN_NONE;
    }
    return CPyList_Extend(list, more);
}

/* Memory of plain things that are done with, by its length in units of 16 bytes. */
#define LUDOTEKA_LENGTHS 48
#define LUDOTEKA_BLOCKS 128
void *ludoteka_blocks[LUDOTEKA_LENGTHS][LUDOTEKA_BLOCKS];
int ludoteka_blocks_left[LUDOTEKA_LENGTHS];

/* `size` is what mypyc's struct of the class takes, known when this is compiled. What lies there is wiped by 16 bytes:
   gcc would take `rep stos`, which needs some thirty cycles to begin. */
static inline __attribute__((always_inline)) PyObject *ludoteka_alloc(PyTypeObject *type, size_t size) {
    size_t length = (size + 15) >> 4;
    if (likely(length < LUDOTEKA_LENGTHS && !PyType_IS_GC(type) && (size_t)type->tp_basicsize == size
               && ludoteka_blocks_left[length] > 0)) {
        PyObject *thing = ludoteka_blocks[length][--ludoteka_blocks_left[length]];
        size_t at = 0;
        for (; at + 64 <= size; at += 64) {
            memset((char *)thing + at, 0, 64);
            __asm__ volatile("" ::: "memory");
        }
        memset((char *)thing + at, 0, size % 64);
        Py_SET_TYPE(thing, type);
        Py_SET_REFCNT(thing, 1);
        return thing;
    }
    return type->tp_alloc(type, 0);
}

static inline __attribute__((always_inline)) void ludoteka_free(PyObject *thing, size_t size) {
    size_t length = (size + 15) >> 4;
    if (likely(length < LUDOTEKA_LENGTHS && !PyType_IS_GC(Py_TYPE(thing))
               && ludoteka_blocks_left[length] < LUDOTEKA_BLOCKS)) {
        ludoteka_blocks[length][ludoteka_blocks_left[length]++] = thing;
    } else {
        Py_TYPE(thing)->tp_free(thing);
    }
}

LUDOTEKA_SHARED LUDOTEKA_RARE void ludoteka_release(PyObject *thing) {
    ludoteka_decref(thing);
}

static inline PyObject *ludoteka_steal_as_object(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) {
        return CPyTagged_LongAsObject(number);
    }
    return ludoteka_box(CPyTagged_ShortAsSsize_t(number));
}

/* The item at this place; NULL where there is none. Borrowed. */
static inline PyObject *ludoteka_peek_at(PyObject *list, int64_t index) {
    /* From the end only where that is written so: another index below zero is left to those who stand in for this. */
    int64_t n = __builtin_constant_p(index) && index < 0 ? index + PyList_GET_SIZE(list) : index;
    if (likely((uint64_t)n < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, n);
        if (item == NULL) {
            __builtin_unreachable();
        }
        return item;
    }
    return NULL;
}

static inline PyObject *ludoteka_peek(PyObject *list, CPyTagged index) {
    return likely(CPyTagged_CheckShort(index)) ? ludoteka_peek_at(list, CPyTagged_ShortAsSsize_t(index)) : NULL;
}

static inline PyObject *ludoteka_get_item(PyObject *list, CPyTagged index) {
    PyObject *item = ludoteka_peek(list, index);
    if (likely(item != NULL)) {
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *ludoteka_get_item_borrow(PyObject *list, CPyTagged index) {
    PyObject *item = ludoteka_peek(list, index);
    return likely(item != NULL) ? item : CPyList_GetItemBorrow(list, index);
}

static inline PyObject *ludoteka_get_item_int64(PyObject *list, int64_t index) {
    PyObject *item = ludoteka_peek_at(list, index);
    if (likely(item != NULL)) {
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *ludoteka_get_item_int64_borrow(PyObject *list, int64_t index) {
    PyObject *item = ludoteka_peek_at(list, index);
    return likely(item != NULL) ? item : CPyList_GetItemInt64Borrow(list, index);
}

LUDOTEKA_SHARED bool ludoteka_set_item(PyObject *list, CPyTagged index, PyObject *value) {
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)n < (size_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, n);
        PyList_SET_ITEM(list, n, value);
        ludoteka_decref(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

LUDOTEKA_SHARED bool ludoteka_set_item_int64(PyObject *list, int64_t index, PyObject *value) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, index);
        PyList_SET_ITEM(list, index, value);
        ludoteka_decref(old);
        return true;
    }
    return CPyList_SetItemInt64(list, index, value);
}

/* A number in the place of another. One beyond the row is written into the box that stands there, if nobody else has it. */
LUDOTEKA_SHARED bool ludoteka_set_other(PyObject *list, int64_t index, int64_t number) {
#ifdef LUDOTEKA_LONG
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list) && number >= LUDOTEKA_BOXES)) {
        PyObject *old = PyList_GET_ITEM(list, index);
        if (Py_REFCNT(old) == 1 && PyLong_CheckExact(old) && Py_SIZE(old) == ludoteka_digits(number)) {
            ludoteka_write((PyLongObject *)old, number);
            return true;
        }
    }
#endif
    PyObject *box = ludoteka_box(number);
    return box != NULL && ludoteka_set_item_int64(list, index, box);
}

static inline bool ludoteka_set_number(PyObject *list, int64_t index, int64_t number) {
    size_t place = (size_t)(number - LUDOTEKA_LEAST);
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list) && place < LUDOTEKA_BOXES)) {
        PyObject *old = PyList_GET_ITEM(list, index);
        if (likely(ludoteka_is_box(old))) {
            PyList_SET_ITEM(list, index, (PyObject *)&ludoteka_boxes[place]);
            return true;
        }
    }
    return ludoteka_set_other(list, index, number);
}

/* One more than a list has room for: it takes the room of a kept one, and leaves its own to it. */
LUDOTEKA_SHARED int ludoteka_grow(PyListObject *list, PyObject *value) {
    Py_ssize_t room = list->allocated;
    if (likely(room < 64 && Py_SIZE(list) == room)) {
        PyListObject *roomy = ludoteka_take_list(room < 8 ? 1 : room < 16 ? 2 : room < 32 ? 3 : 4);
        if (unlikely(roomy == NULL)) {
            return -1;
        }
        PyObject **items = list->ob_item;
        for (Py_ssize_t i = 0; i < room; i++) {
            roomy->ob_item[i] = items[i];
        }
        list->ob_item = roomy->ob_item;
        list->allocated = roomy->allocated;
        roomy->ob_item = items;
        roomy->allocated = room;
        ludoteka_free_list(roomy);
        Py_INCREF(value);
        list->ob_item[room] = value;
        Py_SET_SIZE(list, room + 1);
        return 0;
    }
    return PyList_Append((PyObject *)list, value);
}

LUDOTEKA_SHARED int ludoteka_append(PyObject *list, PyObject *value) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    if (unlikely(!ludoteka_is_watched(list) && PyType_IS_GC(Py_TYPE(value)))) {
        PyObject_GC_Track(list);
    }
    if (likely(size < self->allocated)) {
        Py_INCREF(value);
        self->ob_item[size] = value;
        Py_SET_SIZE(self, size + 1);
        return 0;
    }
    return ludoteka_grow(self, value);
}

LUDOTEKA_SHARED int ludoteka_append_other(PyListObject *list, int64_t number) {
    PyObject *box = ludoteka_box(number);
    int done = box == NULL ? -1 : ludoteka_grow(list, box);
    Py_XDECREF(box);
    return done;
}

static inline int ludoteka_append_number(PyObject *list, int64_t number) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    size_t place = (size_t)(number - LUDOTEKA_LEAST);
    if (likely(size < self->allocated && place < LUDOTEKA_BOXES)) {
        self->ob_item[size] = (PyObject *)&ludoteka_boxes[place];
        Py_SET_SIZE(self, size + 1);
        return 0;
    }
    return ludoteka_append_other(self, number);
}

/* Whether one may go without the list being made smaller. Python does that when half of it is empty; a short list is
   soon filled again. */
static inline int ludoteka_stays(PyListObject *self) {
    return Py_SIZE(self) > 0 && (self->allocated <= LUDOTEKA_SHORT || Py_SIZE(self) - 1 >= (self->allocated >> 1));
}

static inline PyObject *ludoteka_pop_last(PyObject *list) {
    PyListObject *self = (PyListObject *)list;
    if (likely(ludoteka_stays(self))) {
        Py_ssize_t last = Py_SIZE(self) - 1;
        Py_SET_SIZE(self, last);
        return self->ob_item[last];
    }
    return CPyList_PopLast(list);
}

/* Where in the list this number is first; -1 if nowhere, -2 if something else than whole numbers is to be compared. */
static inline Py_ssize_t ludoteka_find(PyObject *list, PyObject *number) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(!ludoteka_is_box(number))) {
        return -2;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        if (item == number) {
            return i;
        }
        if (unlikely(!ludoteka_is_box(item))) {
            if (!PyLong_CheckExact(item)) {
                return -2;
            }
            int overflow;
            if (CPyLong_AsSsize_tAndOverflow(item, &overflow) == ludoteka_unbox(number) && !overflow) {
                return i;
            }
        }
    }
    return -1;
}

LUDOTEKA_SHARED int ludoteka_contains(PyObject *things, PyObject *value) {
    if (likely(PyList_CheckExact(things))) {
        Py_ssize_t i = ludoteka_find(things, value);
        if (likely(i != -2)) {
            return i >= 0;
        }
    }
    return PySequence_Contains(things, value);
}

LUDOTEKA_SHARED CPyTagged ludoteka_index(PyObject *list, PyObject *value) {
    Py_ssize_t i = ludoteka_find(list, value);
    return likely(i >= 0) ? (CPyTagged)i << 1 : CPyList_Index(list, value);
}

LUDOTEKA_SHARED int ludoteka_remove(PyObject *list, PyObject *value) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t i = ludoteka_find(list, value);
    if (likely(i >= 0 && ludoteka_stays(self))) {
        PyObject *gone = self->ob_item[i];
        Py_ssize_t last = Py_SIZE(self) - 1;
        memmove(&self->ob_item[i], &self->ob_item[i + 1], (size_t)(last - i) * sizeof(PyObject *));
        Py_SET_SIZE(self, last);
        ludoteka_decref(gone);
        return 0;
    }
    return CPyList_Remove(list, value);
}

LUDOTEKA_SHARED PyObject *ludoteka_pop(PyObject *list, CPyTagged index) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t i = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)i < (size_t)Py_SIZE(self) && ludoteka_stays(self))) {
        PyObject *gone = self->ob_item[i];
        Py_ssize_t last = Py_SIZE(self) - 1;
        memmove(&self->ob_item[i], &self->ob_item[i + 1], (size_t)(last - i) * sizeof(PyObject *));
        Py_SET_SIZE(self, last);
        return gone;
    }
    return CPyList_Pop(list, index);
}

LUDOTEKA_SHARED CPyTagged ludoteka_count(PyObject *list, PyObject *value) {
    if (unlikely(!ludoteka_is_box(value))) {
        return CPyList_Count(list, value);
    }
    Py_ssize_t count = 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        if (unlikely(!ludoteka_is_box(item))) {
            return CPyList_Count(list, value);
        }
        count += item == value;
    }
    return (CPyTagged)count << 1;
}

/* A list with one number so many times. */
LUDOTEKA_SHARED PyObject *ludoteka_repeat(PyObject *list, CPyTagged times) {
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(times);
    if (likely(PyList_CheckExact(list) && PyList_GET_SIZE(list) == 1 && CPyTagged_CheckShort(times) && n > 0 && n <= 64)) {
        PyObject *item = PyList_GET_ITEM(list, 0);
        PyListObject *row = ludoteka_is_box(item) ? ludoteka_take_list(ludoteka_room_for(n)) : NULL;
        if (likely(row != NULL)) {
            for (Py_ssize_t i = 0; i < n; i++) {
                row->ob_item[i] = item;
            }
            Py_SET_SIZE(row, n);
            return (PyObject *)row;
        }
    }
    return CPySequence_Multiply(list, times);
}

/* Whether a thing is a whole number far from the longest. */
static inline int ludoteka_is_number(PyObject *thing) {
#ifdef LUDOTEKA_LONG
    return ludoteka_is_box(thing) || (PyLong_CheckExact(thing) && (size_t)(Py_SIZE(thing) + 1) < 4);
#else
    return ludoteka_is_box(thing);
#endif
}

/* What is done to a number where it lies in a list. */
#define LUDOTEKA_RECKONED(name, original, sign)                                           \
    LUDOTEKA_SHARED PyObject *name(PyObject *one, PyObject *other) {                   \
        if (likely(ludoteka_is_number(one) && ludoteka_is_number(other))) {                \
            return ludoteka_box(ludoteka_unbox(one) sign ludoteka_unbox(other));           \
        }                                                                                  \
        return original(one, other);                                                       \
    }

LUDOTEKA_RECKONED(ludoteka_sum, PyNumber_Add, +)
LUDOTEKA_RECKONED(ludoteka_difference, PyNumber_Subtract, -)
LUDOTEKA_RECKONED(ludoteka_either, PyNumber_Or, |)
LUDOTEKA_RECKONED(ludoteka_both, PyNumber_And, &)
LUDOTEKA_RECKONED(ludoteka_sum_in_place, PyNumber_InPlaceAdd, +)
LUDOTEKA_RECKONED(ludoteka_difference_in_place, PyNumber_InPlaceSubtract, -)
LUDOTEKA_RECKONED(ludoteka_either_in_place, PyNumber_InPlaceOr, |)

/* Whether a thing is of this class or of one that extends it. Frames and states extend a few, one after another. What was
   found is remembered, with the class, so that no other comes to stand where it stood. */
#define LUDOTEKA_FOUND 256
PyTypeObject *ludoteka_found[LUDOTEKA_FOUND][2];

LUDOTEKA_SHARED int ludoteka_descends(PyTypeObject *type, PyTypeObject *wanted, PyTypeObject **found) {
    for (PyTypeObject *base = type->tp_base; base != NULL; base = base->tp_base) {
        if (base == wanted) {
            PyTypeObject *gone = found[0];
            Py_INCREF(type);
            found[0] = type;
            found[1] = wanted;
            Py_XDECREF(gone);
            return 1;
        }
    }
    return PyType_IsSubtype(type, wanted);
}

static inline int ludoteka_is_a(PyObject *thing, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(thing);
    if (type == wanted) {
        return 1;
    }
    PyTypeObject **found = ludoteka_found[(((uintptr_t)type >> 5) ^ ((uintptr_t)wanted >> 8)) % LUDOTEKA_FOUND];
    return likely(found[0] == type && found[1] == wanted) || ludoteka_descends(type, wanted, found);
}

/* The same of a class that is only known when it is asked, or of one of several. */
LUDOTEKA_SHARED int ludoteka_is_one_of(PyObject *thing, PyObject *wanted) {
    if (Py_TYPE(wanted) == &PyType_Type) {
        return ludoteka_is_a(thing, (PyTypeObject *)wanted);
    }
    if (PyTuple_CheckExact(wanted)) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(wanted); i++) {
            int is = ludoteka_is_one_of(thing, PyTuple_GET_ITEM(wanted, i));
            if (is != 0) {
                return is;
            }
        }
        return 0;
    }
    return PyObject_IsInstance(thing, wanted);
}

/* What an eye does most often to its row. Each hands a place beyond the row, or a number that is none, to the function of
   kernel/eyes.py that it stands in for; tools/compile.py lets only other files than that one see it. */
extern char CPyDef_eyes___add(VecI16 out, int64_t at, int64_t n);
extern char CPyDef_eyes___add_each(VecI16 out, int64_t at, PyObject *things);
extern char CPyDef_eyes___add_through(VecI16 out, int64_t at, VecI16 table, PyObject *things);
extern char CPyDef_eyes___wipe(VecI16 out, int64_t at, int64_t count);
extern char CPyDef_eyes___wipe_flags(VecU8 out, int64_t at, int64_t count);
extern char CPyDef_eyes___flag_each(VecU8 out, int64_t at, PyObject *things, uint8_t flag);

/* A small whole number of a list; -1 where it is something else. */
static inline Py_ssize_t ludoteka_thing(PyObject *list, Py_ssize_t i) {
    PyObject *item = PyList_GET_ITEM(list, i);
    int overflow;
    if (likely(ludoteka_is_box(item))) {
        return ludoteka_unbox(item);
    }
    if (unlikely(!PyLong_CheckExact(item))) {
        return -1;
    }
    Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(item, &overflow);
    return unlikely(overflow) ? -1 : value;
}

static inline char ludoteka_add(VecI16 out, int64_t at, int64_t n) {
    if (likely((uint64_t)at < (uint64_t)out.len && n > -16384 && n < 16384)) {
        int64_t sum = out.items[at] + n;
        if (likely(sum > -16384 && sum < 16384)) {
            out.items[at] = (int16_t)sum;
            return 1;
        }
    }
    return CPyDef_eyes___add(out, at, n);
}

static char ludoteka_add_each(VecI16 out, int64_t at, PyObject *things) {
    Py_ssize_t size = PyList_GET_SIZE(things);
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t value = ludoteka_thing(things, i);
        if (unlikely(value < 0 || (uint64_t)(at + value) >= (uint64_t)out.len)) {
            PyObject *rest = PyList_GetSlice(things, i, size);
            char done = rest == NULL ? 2 : CPyDef_eyes___add_each(out, at, rest);
            Py_XDECREF(rest);
            return done;
        }
        out.items[at + value]++;
    }
    return 1;
}

static char ludoteka_add_through(VecI16 out, int64_t at, VecI16 table, PyObject *things) {
    Py_ssize_t size = PyList_GET_SIZE(things);
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t value = ludoteka_thing(things, i);
        if (unlikely(value < 0 || value >= table.len || (uint64_t)(at + table.items[value]) >= (uint64_t)out.len)) {
            PyObject *rest = PyList_GetSlice(things, i, size);
            char done = rest == NULL ? 2 : CPyDef_eyes___add_through(out, at, table, rest);
            Py_XDECREF(rest);
            return done;
        }
        out.items[at + table.items[value]]++;
    }
    return 1;
}

static char ludoteka_flag_each(VecU8 out, int64_t at, PyObject *things, uint8_t flag) {
    Py_ssize_t size = PyList_GET_SIZE(things);
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t value = ludoteka_thing(things, i);
        if (unlikely(value < 0 || (uint64_t)(at + value) >= (uint64_t)out.len)) {
            PyObject *rest = PyList_GetSlice(things, i, size);
            char done = rest == NULL ? 2 : CPyDef_eyes___flag_each(out, at, rest, flag);
            Py_XDECREF(rest);
            return done;
        }
        out.items[at + value] = flag;
    }
    return 1;
}

static inline char ludoteka_wipe(VecI16 out, int64_t at, int64_t count) {
    if (likely(at >= 0 && count >= 0 && count <= out.len - at)) {
        memset(out.items + at, 0, (size_t)count * sizeof(int16_t));
        return 1;
    }
    return CPyDef_eyes___wipe(out, at, count);
}

static inline char ludoteka_wipe_flags(VecU8 out, int64_t at, int64_t count) {
    if (likely(at >= 0 && count >= 0 && count <= out.len - at)) {
        memset(out.items + at, 0, (size_t)count);
        return 1;
    }
    return CPyDef_eyes___wipe_flags(out, at, count);
}

/* Numbers as words of 64 bits for a hash: see kernel/digests.py, which does the same and is asked where one is too long. */
extern PyObject *CPyDef_digests___packed(PyObject *numbers);

static PyObject *ludoteka_packed(PyObject *numbers) {
#if PY_LITTLE_ENDIAN
    Py_ssize_t size = PyList_GET_SIZE(numbers);
    PyObject *words = PyBytes_FromStringAndSize(NULL, size * 8);
    if (unlikely(words == NULL)) {
        return NULL;
    }
    char *to = PyBytes_AS_STRING(words);
    for (Py_ssize_t i = 0; i < size; i++) {
        int64_t word = ludoteka_unbox(PyList_GET_ITEM(numbers, i));
        if (unlikely(word == -113 && PyErr_Occurred())) {
            PyErr_Clear();
            Py_DECREF(words);
            return CPyDef_digests___packed(numbers);
        }
        memcpy(to + i * 8, &word, 8);
    }
    return words;
#else
    return CPyDef_digests___packed(numbers);
#endif
}

#define CPyDef_digests___packed ludoteka_packed
#define CPyDef_eyes___add ludoteka_add
#define CPyDef_eyes___add_each ludoteka_add_each
#define CPyDef_eyes___add_through ludoteka_add_through
#define CPyDef_eyes___flag_each ludoteka_flag_each
#define CPyDef_eyes___wipe ludoteka_wipe
#define CPyDef_eyes___wipe_flags ludoteka_wipe_flags

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, wanted) ludoteka_is_a((PyObject *)(thing), (wanted))
#define CPyTagged_StealAsObject ludoteka_steal_as_object
#define PyLong_FromLongLong ludoteka_box
#define CPyLong_AsInt64 ludoteka_unbox
#define PyFloat_AsDouble ludoteka_fraction
#define CPy_DecRef ludoteka_release
#undef CPy_DECREF
#undef CPy_XDECREF
#undef CPy_DECREF_NO_IMM
#undef CPy_XDECREF_NO_IMM
#undef Py_CLEAR
#define CPy_DECREF(thing) ludoteka_decref((PyObject *)(thing))
#define CPy_XDECREF(thing) ludoteka_xdecref((PyObject *)(thing))
#define CPy_DECREF_NO_IMM(thing) ludoteka_decref((PyObject *)(thing))
#define CPy_XDECREF_NO_IMM(thing) ludoteka_xdecref((PyObject *)(thing))
#define Py_CLEAR(place)                          \
    do {                                         \
        PyObject *cleared = (PyObject *)(place); \
        if (cleared != NULL) {                   \
            (place) = NULL;                      \
            ludoteka_decref(cleared);            \
        }                                        \
    } while (0)
/* Most tables have nobody who listens: no call where nothing is told. */
#define ludoteka_tell(tell, state, ...)                                               \
    (likely(((ludoteka___kernel___machine___StateObject *)(state))->_log == Py_None) \
         ? 1                                                                          \
         : tell(state, __VA_ARGS__))

#define PyList_New ludoteka_new_list
#define CPyList_SetItemUnsafe ludoteka_put
#define CPyList_Count ludoteka_count
#define CPySequence_Multiply ludoteka_repeat
#define PyObject_IsInstance ludoteka_is_one_of
#define PyNumber_Add ludoteka_sum
#define PyNumber_Subtract ludoteka_difference
#define PyNumber_Or ludoteka_either
#define PyNumber_And ludoteka_both
#define PyNumber_InPlaceAdd ludoteka_sum_in_place
#define PyNumber_InPlaceSubtract ludoteka_difference_in_place
#define PyNumber_InPlaceOr ludoteka_either_in_place
#define CPyList_GetSlice ludoteka_slice
#define CPyList_Extend ludoteka_extend
#define CPyList_SetItemInt64 ludoteka_set_item_int64
#define CPyList_GetItem ludoteka_get_item
#define CPyList_GetItemShort ludoteka_get_item
#define CPyList_GetItemBorrow ludoteka_get_item_borrow
#define CPyList_GetItemShortBorrow ludoteka_get_item_borrow
#define CPyList_GetItemInt64 ludoteka_get_item_int64
#define CPyList_GetItemInt64Borrow ludoteka_get_item_int64_borrow
#define CPyList_SetItem ludoteka_set_item
#define CPyList_PopLast ludoteka_pop_last
#define CPyList_Pop ludoteka_pop
#define CPyList_Index ludoteka_index
#define CPyList_Remove ludoteka_remove
#define PyList_Append ludoteka_append
#define PySequence_Contains ludoteka_contains

#endif
#endif
