/** Starts Python. Its memory after the first start is kept, since a start from the beginning takes seconds. */
import type { loadPyodide, PyodideInterface } from "pyodide";
import { folder } from "virtual:offline";
import prepare from "./prepare.py?raw";

type Load = typeof loadPyodide;

const HERE = new URL(`../${folder}`, self.location.href);
const MEMORIES = "sumida-memory";
const MEMORY = new URL("memory", HERE).href;
const at = (name: string): string => new URL(name, HERE).href;

/** The largest file is stored compressed, whatever the web host does. */
const plainly = self.fetch.bind(self);
self.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.endsWith(".wasm")) return plainly(input, init);
  const packed = await plainly(address.replace(/wasm$/, "bin"), init);
  const body = packed.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "content-type": "application/wasm" } });
};

/** Python with our modules, which are still to be imported. */
export async function startPython(): Promise<PyodideInterface> {
  const ours = plainly(at("python.zip")).then((found) => found.arrayBuffer());
  const { loadPyodide: load } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as { loadPyodide: Load };
  return (await restored(load, ours)) ?? (await fresh(load, ours));
}

const unpack = (python: PyodideInterface, ours: ArrayBuffer): void =>
  python.unpackArchive(ours, "zip", { extractDir: "/ours" });

async function restored(load: Load, ours: Promise<ArrayBuffer>): Promise<PyodideInterface | undefined> {
  try {
    const memory = await (await caches.open(MEMORIES)).match(MEMORY);
    if (!memory) return undefined;
    const python = await load({ indexURL: HERE.href, _loadSnapshot: memory.arrayBuffer() });
    unpack(python, await ours);
    python.runPython("import sys; sys.path_importer_cache.clear()");
    return python;
  } catch (error) {
    console.info(error); // the browser may have dropped half of it: start from the beginning
    return undefined;
  }
}

async function fresh(load: Load, ours: Promise<ArrayBuffer>): Promise<PyodideInterface> {
  const python = await load({ indexURL: HERE.href, _makeSnapshot: true });
  unpack(python, await ours);
  python.runPython(prepare);
  await keep(python.makeMemorySnapshot()).catch((error: unknown) => console.info(error));
  return python;
}

/** Keep this memory, and none of an earlier release. */
async function keep(memory: Uint8Array): Promise<void> {
  await caches.delete(MEMORIES);
  await (await caches.open(MEMORIES)).put(MEMORY, new Response(memory as BodyInit));
}
