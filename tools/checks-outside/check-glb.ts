import { validateBytes } from 'gltf-validator';

const WARNING = 1;

/** Errors and warnings of Khronos' own validator about a GLB; none for a good file. */
export async function glbFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const { issues } = await validateBytes(bytes);
  const faults = issues.messages
    .filter(({ severity }) => severity <= WARNING)
    .map(({ code, message, pointer }) => `${code} ${pointer}: ${message}`);
  // Counted apart: the list of messages is cut off at a hundred.
  return issues.numErrors + issues.numWarnings > 0 && faults.length === 0 ? ['faults beyond the list'] : faults;
}
