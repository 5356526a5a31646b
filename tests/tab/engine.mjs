// The Python of a built folder, woken outside a browser: node engine.mjs FOLDER FILE; what is asked comes in, the answer goes out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const [folder, file] = process.argv.slice(2).map((path) => resolve(path));

async function answer() {
  const { loadPyodide } = await import(`${folder}/pyodide/pyodide.mjs`);
  const env = { LUDOTEKA_FORM: 'pure', HOME: '/home' };
  const python = await loadPyodide({ stdLibURL: `${folder}/pyodide/stdlib.zip`, env });
  python.unpackArchive(new Uint8Array(readFileSync(`${folder}/parts.zip`)), 'zip', { extractDir: '/house' });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  // Python has no clock of its own here that counts the processor's time.
  python.globals.set('spent', () => (process.threadCpuUsage?.() ?? process.cpuUsage()).user / 1e6);
  python.runPython(readFileSync(file, 'utf8'));
  return python.globals.get('played')(readFileSync(0, 'utf8'));
}

try {
  process.stdout.write(await answer());
} catch (fault) {
  process.stderr.write(`${fault.message}\n`); // Node would print the line of the script with it, which is a megabyte long
  process.exitCode = 1;
}
