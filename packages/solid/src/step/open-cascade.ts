import { createRequire } from 'node:module';
import openModule, { type OpenCascadeInstance } from 'replicad-opencascadejs';

export type OpenCascade = OpenCascadeInstance;

/** Where the library's WebAssembly lies unless the operator names a file of his own (LGPL: it can be replaced). */
const shippedWasm = (): string => createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm');

/** Opens OpenCascade from `wasmPath`, or from the file that came with the package; a quarter of a second and 85 MB. */
export function openCascade(wasmPath: string | null): Promise<OpenCascade> {
  // OpenCascade reports on every file that it writes; nobody reads that.
  const silent = (): void => undefined;
  return openModule({ locateFile: () => wasmPath ?? shippedWasm(), print: silent, printErr: silent });
}
