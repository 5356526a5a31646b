// Starts the very Python that will run in the tab and lets it pack itself: node pack.mjs PYODIDE SOURCES WHEELS OUT.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
const [pyodide, sources, wheels, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
// Byte code without columns: whoever seeks a fault has its line, and the folder is a tenth smaller.
const env = { LUDOTEKA_FORM: 'pure', HOME: '/home', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const python = await loadPyodide({ env });
mkdirSync(`${out}/pyodide`, { recursive: true });
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) cpSync(`${pyodide}/${name}`, `${out}/pyodide/${name}`);
// Nothing is installed at run time: of the lock only what it says of itself.
const { info } = JSON.parse(readFileSync(`${pyodide}/pyodide-lock.json`, 'utf8'));
writeFileSync(`${out}/pyodide/pyodide-lock.json`, JSON.stringify({ info, packages: {} }));
for (const [name, root] of Object.entries({ pyodide, sources, wheels, out })) {
  python.FS.mkdirTree(`/in/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/in/${name}`);
}
await python.runPythonAsync(readFileSync(`${import.meta.dirname}/pack.py`, 'utf8'));
