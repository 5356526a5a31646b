/* What compiled rules do most often, without a call: small numbers in and out of their boxes, and lists at their ends.

   tools/compile.py puts this before every file of C that mypyc writes of the rules. Each function does what the one that
   it stands in for does, and hands all but the usual case over to it. The rules give `list` only to what mypyc has checked
   to be a list. Not for a Python without its lock, where another thread may change a list meanwhile. */

#ifndef LUDOTEKA_INLINE_H
#define LUDOTEKA_INLINE_H

#include <Python.h>
#include "CPy.h"
#include "vecs/librt_vecs_api.h"

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

static inline PyObject *ludoteka_box(int64_t number) {
    size_t place = (size_t)(number - LUDOTEKA_LEAST);
    if (likely(place < LUDOTEKA_BOXES)) {
        return (PyObject *)&ludoteka_boxes[place];
    }
    return PyLong_FromLongLong(number);
}

static CPy_NOINLINE int64_t ludoteka_unbox_other(PyObject *thing) {
    int64_t number = CPyLong_AsInt64(thing);
    if (unlikely(number == -113 && PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_ValueError))) {
        PyErr_SetString(PyExc_OverflowError, "a number that is too long for the rules"); /* as Python calls it */
    }
    return number;
}

static inline int64_t ludoteka_unbox(PyObject *thing) {
    size_t place = ludoteka_place(thing);
    if (likely(place < sizeof(ludoteka_boxes))) {
        return (int64_t)(place / sizeof(PyLongObject)) + LUDOTEKA_LEAST;
    }
    return ludoteka_unbox_other(thing);
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

static CPy_NOINLINE LUDOTEKA_RARE double ludoteka_by_nothing(void) {
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

static void ludoteka_dealloc(PyObject *thing);

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

static CPy_NOINLINE void ludoteka_free_list(PyListObject *list) {
    Py_ssize_t room = list->allocated;
    int shelf = room >= 32 ? (room >= 64 ? (room > 128 ? LUDOTEKA_ROOMS : 4) : 3) : room >= 16 ? 2 : room >= 8 ? 1 : room ? LUDOTEKA_ROOMS : 0;
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
    if (unlikely(ludoteka_spares[shelf] == LUDOTEKA_SPARE)) { /* by what the items held */
        Py_SET_SIZE(list, 0);
        _Py_Dealloc((PyObject *)list);
        return;
    }
    Py_SET_SIZE(list, 0);
    ludoteka_spare[shelf][ludoteka_spares[shelf]++] = list;
}

static CPy_NOINLINE void ludoteka_dealloc(PyObject *thing) {
    if (Py_TYPE(thing) == &PyList_Type) {
        ludoteka_free_list((PyListObject *)thing);
    } else {
        _Py_Dealloc(thing);
    }
}

static CPy_NOINLINE PyListObject *ludoteka_make_list(int shelf) {
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
static CPy_NOINLINE PyListObject *ludoteka_take_list(int shelf) {
    int n = ludoteka_spares[shelf];
    if (likely(n > 0)) {
        PyListObject *list = ludoteka_spare[shelf][n - 1];
        ludoteka_spares[shelf] = n - 1;
        Py_SET_REFCNT(list, 1);
        return list;
    }
    return ludoteka_make_list(shelf);
}

static CPy_NOINLINE PyObject *ludoteka_new_full(Py_ssize_t size) {
    int shelf = ludoteka_room_for(size);
    if (shelf == LUDOTEKA_ROOMS) {
        return PyList_New(size);
    }
    PyListObject *list = ludoteka_take_list(shelf);
    if (likely(list != NULL)) {
        memset(list->ob_item, 0, (size_t)size * sizeof(PyObject *));
        Py_SET_SIZE(list, size);
        PyObject_GC_Track(list);
    }
    return (PyObject *)list;
}

static inline PyObject *ludoteka_new_list(Py_ssize_t size) {
    return size == 0 ? (PyObject *)ludoteka_take_list(1) : ludoteka_new_full(size);
}

/* Put things of one list behind those of another that has room for them. */
static inline void ludoteka_add_all(PyListObject *list, PyObject **things, Py_ssize_t count) {
    PyObject **to = list->ob_item + Py_SIZE(list);
    int watched = ludoteka_is_watched(list);
    for (Py_ssize_t i = 0; i < count; i++) {
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

static CPy_NOINLINE PyObject *ludoteka_slice(PyObject *list, CPyTagged first, CPyTagged last) {
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

static CPy_NOINLINE PyObject *ludoteka_extend(PyObject *list, PyObject *more) {
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

static inline PyObject *ludoteka_alloc(PyTypeObject *type) {
    size_t length = (size_t)(type->tp_basicsize + 15) >> 4;
    if (likely(length < LUDOTEKA_LENGTHS && !PyType_IS_GC(type) && ludoteka_blocks_left[length] > 0)) {
        PyObject *thing = ludoteka_blocks[length][--ludoteka_blocks_left[length]];
        memset(thing, 0, (size_t)type->tp_basicsize);
        Py_SET_TYPE(thing, type);
        Py_SET_REFCNT(thing, 1);
        return thing;
    }
    return type->tp_alloc(type, 0);
}

static inline void ludoteka_free(PyObject *thing) {
    PyTypeObject *type = Py_TYPE(thing);
    size_t length = (size_t)(type->tp_basicsize + 15) >> 4;
    if (likely(length < LUDOTEKA_LENGTHS && !PyType_IS_GC(type) && ludoteka_blocks_left[length] < LUDOTEKA_BLOCKS)) {
        ludoteka_blocks[length][ludoteka_blocks_left[length]++] = thing;
    } else {
        type->tp_free(thing);
    }
}

static CPy_NOINLINE LUDOTEKA_RARE void ludoteka_release(PyObject *thing) {
    ludoteka_decref(thing);
}

static inline PyObject *ludoteka_steal_as_object(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) {
        return CPyTagged_LongAsObject(number);
    }
    return ludoteka_box(CPyTagged_ShortAsSsize_t(number));
}

/* The item at this place; NULL where there is none. Borrowed. */
static inline PyObject *ludoteka_peek(PyObject *list, CPyTagged index) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index);
    if (n < 0) {
        n += size;
    }
    if (likely(CPyTagged_CheckShort(index) && (size_t)n < (size_t)size)) {
        return PyList_GET_ITEM(list, n);
    }
    return NULL;
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
    if (index < 0) {
        index += PyList_GET_SIZE(list);
    }
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *ludoteka_get_item_int64_borrow(PyObject *list, int64_t index) {
    if (index < 0) {
        index += PyList_GET_SIZE(list);
    }
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index);
    }
    return CPyList_GetItemInt64Borrow(list, index);
}

static CPy_NOINLINE bool ludoteka_set_item(PyObject *list, CPyTagged index, PyObject *value) {
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)n < (size_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, n);
        PyList_SET_ITEM(list, n, value);
        ludoteka_decref(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

static CPy_NOINLINE bool ludoteka_set_item_int64(PyObject *list, int64_t index, PyObject *value) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, index);
        PyList_SET_ITEM(list, index, value);
        ludoteka_decref(old);
        return true;
    }
    return CPyList_SetItemInt64(list, index, value);
}

static CPy_NOINLINE int ludoteka_grow(PyListObject *list, PyObject *value) {
    if (list->ob_item == NULL) {
        PyObject **room = PyMem_New(PyObject *, LUDOTEKA_ROOM);
        if (room != NULL) {
            list->ob_item = room;
            list->allocated = LUDOTEKA_ROOM;
        }
    }
    return PyList_Append((PyObject *)list, value);
}

static CPy_NOINLINE int ludoteka_append(PyObject *list, PyObject *value) {
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

static CPy_NOINLINE int ludoteka_append_other(PyListObject *list, int64_t number) {
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

static CPy_NOINLINE int ludoteka_contains(PyObject *things, PyObject *value) {
    if (likely(PyList_CheckExact(things))) {
        Py_ssize_t i = ludoteka_find(things, value);
        if (likely(i != -2)) {
            return i >= 0;
        }
    }
    return PySequence_Contains(things, value);
}

static CPy_NOINLINE CPyTagged ludoteka_index(PyObject *list, PyObject *value) {
    Py_ssize_t i = ludoteka_find(list, value);
    return likely(i >= 0) ? (CPyTagged)i << 1 : CPyList_Index(list, value);
}

static CPy_NOINLINE int ludoteka_remove(PyObject *list, PyObject *value) {
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

static CPy_NOINLINE PyObject *ludoteka_pop(PyObject *list, CPyTagged index) {
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

/* Whether a thing is of this class or of one that extends it. Frames and states extend a few, one after another. */
static CPy_NOINLINE int ludoteka_descends(PyTypeObject *type, PyTypeObject *wanted) {
    for (PyTypeObject *base = type->tp_base; base != NULL; base = base->tp_base) {
        if (base == wanted) {
            return 1;
        }
    }
    return PyType_IsSubtype(type, wanted);
}

static inline int ludoteka_is_a(PyObject *thing, PyTypeObject *wanted) {
    return Py_TYPE(thing) == wanted || ludoteka_descends(Py_TYPE(thing), wanted);
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
#define PyList_New ludoteka_new_list
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
