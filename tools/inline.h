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

/* A box for each number that a card, a seat or an option has, made when it is first wanted and kept. */
#define LUDOTEKA_LEAST (-16)
#define LUDOTEKA_BOXES 32768
#define LUDOTEKA_ROOM 8
#define LUDOTEKA_SHORT 32
PyObject *ludoteka_boxes[LUDOTEKA_BOXES]; /* one for the library: -fcommon */

static CPy_NOINLINE PyObject *ludoteka_new_box(Py_ssize_t number) {
    PyObject *box = PyLong_FromSsize_t(number);
    if (box == NULL) {
        CPyError_OutOfMemory();
    }
    if ((size_t)(number - LUDOTEKA_LEAST) < LUDOTEKA_BOXES) {
        Py_INCREF(box);
        ludoteka_boxes[number - LUDOTEKA_LEAST] = box;
    }
    return box;
}

static inline PyObject *ludoteka_box(Py_ssize_t number) {
    size_t place = (size_t)(number - LUDOTEKA_LEAST);
    if (likely(place < LUDOTEKA_BOXES)) {
        PyObject *box = ludoteka_boxes[place];
        if (likely(box != NULL)) {
            Py_INCREF(box);
            return box;
        }
    }
    return ludoteka_new_box(number);
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
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *ludoteka_get_item_int64_borrow(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index);
    }
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline bool ludoteka_set_item(PyObject *list, CPyTagged index, PyObject *value) {
    Py_ssize_t n = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index) && (size_t)n < (size_t)PyList_GET_SIZE(list))) {
        PyObject *old = PyList_GET_ITEM(list, n);
        PyList_SET_ITEM(list, n, value);
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* The first item makes room for several: most lists of options have more than Python's own first room of four. */
static CPy_NOINLINE int ludoteka_first(PyListObject *self, PyObject *value) {
    if (self->ob_item == NULL) {
        PyObject **room = PyMem_New(PyObject *, LUDOTEKA_ROOM);
        if (room != NULL) {
            self->ob_item = room;
            self->allocated = LUDOTEKA_ROOM;
            Py_INCREF(value);
            room[0] = value;
            Py_SET_SIZE(self, 1);
            return 0;
        }
    }
    return PyList_Append((PyObject *)self, value);
}

static inline int ludoteka_append(PyObject *list, PyObject *value) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    if (likely(size < self->allocated)) {
        Py_INCREF(value);
        self->ob_item[size] = value;
        Py_SET_SIZE(self, size + 1);
        return 0;
    }
    return size ? PyList_Append(list, value) : ludoteka_first(self, value);
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
    int overflow;
    if (unlikely(!PyLong_CheckExact(number))) {
        return -2;
    }
    Py_ssize_t wanted = CPyLong_AsSsize_tAndOverflow(number, &overflow);
    if (unlikely(overflow)) {
        return -2;
    }
    Py_ssize_t size = PyList_GET_SIZE(list);
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        if (item == number) {
            return i;
        }
        if (unlikely(!PyLong_CheckExact(item))) {
            return -2;
        }
        Py_ssize_t value = CPyLong_AsSsize_tAndOverflow(item, &overflow);
        if (unlikely(overflow)) {
            return -2;
        }
        if (value == wanted) {
            return i;
        }
    }
    return -1;
}

static inline int ludoteka_contains(PyObject *things, PyObject *value) {
    if (likely(PyList_CheckExact(things))) {
        Py_ssize_t i = ludoteka_find(things, value);
        if (likely(i != -2)) {
            return i >= 0;
        }
    }
    return PySequence_Contains(things, value);
}

static inline CPyTagged ludoteka_index(PyObject *list, PyObject *value) {
    Py_ssize_t i = ludoteka_find(list, value);
    return likely(i >= 0) ? (CPyTagged)i << 1 : CPyList_Index(list, value);
}

static inline int ludoteka_remove(PyObject *list, PyObject *value) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t i = ludoteka_find(list, value);
    if (likely(i >= 0 && ludoteka_stays(self))) {
        PyObject *gone = self->ob_item[i];
        Py_ssize_t last = Py_SIZE(self) - 1;
        memmove(&self->ob_item[i], &self->ob_item[i + 1], (size_t)(last - i) * sizeof(PyObject *));
        Py_SET_SIZE(self, last);
        Py_DECREF(gone);
        return 0;
    }
    return CPyList_Remove(list, value);
}

static inline PyObject *ludoteka_pop(PyObject *list, CPyTagged index) {
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
static inline int ludoteka_is_a(PyObject *thing, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(thing);
    do {
        if (type == wanted) {
            return 1;
        }
        type = type->tp_base;
    } while (type != NULL);
    return PyType_IsSubtype(Py_TYPE(thing), wanted);
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
