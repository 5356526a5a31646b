// The house of one tab: Python, its parts and its disk. As `thinker` the same file is where bots search.
const here = new URL('./', import.meta.url);
// What it shall be stands in its name: an address that a service worker answers loses what follows the `?`.
const asked = new Set(self.name.split(' '));
const isThinker = asked.has('thinker');

// --- an honest bar: bytes as they come, of the bytes that there are

let came = 0;
let whole = 1;
const outside = self.fetch.bind(self);
const told = (percent) => isThinker || postMessage(['wake', Math.round(percent)]);
const counting = () =>
  new TransformStream({
    transform(part, out) {
      came += part.byteLength;
      told(1 + 84 * Math.min(1, came / whole));
      out.enqueue(part);
    },
  });
self.fetch = async (...wanted) => {
  const { body, status, statusText, headers } = await outside(...wanted);
  return new Response(body?.pipeThrough(counting()), { status, statusText, headers });
};

// --- the disk

const opened = () =>
  new Promise((resolve, reject) => {
    const asking = indexedDB.open('ludoteka', 1);
    asking.onupgradeneeded = () => ['tables', 'journal', 'records'].map((name) => asking.result.createObjectStore(name));
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
const done = (act, answer = () => undefined) =>
  new Promise((resolve, reject) => {
    act.oncomplete = () => resolve(answer());
    act.onabort = () => reject(new Error(String(act.error)));
  });
const pairs = async (base, store, range) => {
  const act = base.transaction(store);
  const keys = act.objectStore(store).getAllKeys(range);
  const values = act.objectStore(store).getAll(range);
  return done(act, () => keys.result.map((key, n) => [key, values.result[n]]));
};
const disk = (base) => ({
  tables: async () => JSON.stringify(Object.fromEntries(await pairs(base, 'tables'))),
  journal: async (id) => {
    const lines = await pairs(base, 'journal', IDBKeyRange.bound([id, -Infinity], [id, Infinity]));
    return JSON.stringify(lines.map(([, line]) => line));
  },
  record: async (id) => {
    const act = base.transaction('records');
    const found = act.objectStore('records').get(id);
    return done(act, () => found.result ?? '');
  },
  whole: async () => {
    const [tables, lines, records] = await Promise.all(['tables', 'journal', 'records'].map((name) => pairs(base, name)));
    const journal = Object.fromEntries(tables.map(([id]) => [id, []]));
    for (const [[id], line] of lines) journal[id]?.push(line);
    return JSON.stringify({ tables: Object.fromEntries(tables), journal, records: Object.fromEntries(records) });
  },
  // One transaction a write: all of it or nothing, and on the disk before anybody is told.
  keep: async (text) => {
    const { tables, journal, records } = JSON.parse(text);
    const act = base.transaction(['tables', 'journal', 'records'], 'readwrite', { durability: 'strict' });
    for (const [id, sheet] of Object.entries(tables)) act.objectStore('tables').put(sheet, id);
    for (const [id, record] of Object.entries(records)) act.objectStore('records').put(record, id);
    for (const [id, lines] of Object.entries(journal))
      for (const line of lines) act.objectStore('journal').put(line, [id, line[0]]);
    return done(act);
  },
});

// --- one house a browser: who comes second may take it over, and the first is told

const alone = () =>
  new Promise((resolve) => {
    const gone = () => {
      postMessage(['elsewhere']);
      close();
    };
    const how = asked.has('steal') ? { steal: true } : { signal: AbortSignal.timeout(4000) };
    navigator.locks.request('ludoteka', how, () => new Promise(() => resolve())).catch(gone);
  });

// --- bots that search, in a worker of their own; who is no longer waited for is cut off

let thinker = null;
const thoughts = new Map();
const employ = () => {
  thinker?.terminate();
  thinker = null;
  if (!thoughts.size) return;
  thinker = new Worker(import.meta.url, { type: 'module', name: 'thinker' });
  thinker.onmessage = ({ data: [number, fault, answer] }) => {
    const waiting = thoughts.get(number);
    thoughts.delete(number);
    if (fault) waiting?.reject(new Error(fault));
    else waiting?.resolve(answer);
  };
  thinker.onerror = () => {
    for (const waiting of thoughts.values()) waiting.reject(new Error('the second worker failed'));
    thoughts.clear();
    employ();
  };
  for (const [number, { question }] of thoughts) thinker.postMessage([number, question]);
};
const beyond = {
  ask: (number, question) =>
    new Promise((resolve, reject) => {
      thoughts.set(number, { question, resolve, reject });
      if (thinker) thinker.postMessage([number, question]);
      else employ();
    }),
  stop: (number) => {
    const isNow = thoughts.keys().next().value === number;
    if (thoughts.delete(number) && isNow) employ();
  },
};

// --- waking

async function python() {
  const sizes = await (await outside(new URL('sizes.json', here))).json();
  whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const parts = fetch(new URL('parts.zip', here)).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(new URL('pyodide/pyodide.mjs', here));
  const stdLibURL = new URL('pyodide/stdlib.zip', here).href;
  const awake = await loadPyodide({ stdLibURL, env: { LUDOTEKA_FORM: 'pure', HOME: '/home' } });
  told(90);
  awake.unpackArchive(await parts, 'zip', { extractDir: '/house' });
  awake.runPython("import sys; sys.path.insert(0, '/house')");
  told(94);
  return awake;
}

async function wake() {
  if (isThinker) {
    const { think } = (await python()).pyimport('ludoteka.tab.thinking');
    return ([number, question]) => {
      try {
        postMessage([number, '', think(question)]);
      } catch (fault) {
        postMessage([number, String(fault), '']);
      }
    };
  }
  const [awake] = await Promise.all([python(), alone()]);
  const say = (number, status, text) => postMessage(['say', number, status, text]);
  const tab = awake.pyimport('ludoteka.tab.host').Tab(say, disk(await opened()), beyond, asked.has('brisk'));
  await tab.begin();
  postMessage(['ready']);
  return ([what, ...rest]) => tab[what](...rest);
}

const awake = wake();
awake.catch((fault) => isThinker || postMessage(['fault', String(fault)]));
onmessage = ({ data }) => void awake.then((hear) => hear(data));
