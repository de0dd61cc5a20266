import { existsSync, readdirSync } from 'node:fs';

/** Finds the address of a design's rendered picture; the folder is read once, its pictures come with the release. */
export function committedStills(folder: string): (designKey: string) => string | null {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (designKey) => (files.has(`${designKey}.webp`) ? `/stills/${designKey}.webp` : null);
}
