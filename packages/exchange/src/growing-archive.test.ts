import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { growingArchive } from './growing-archive.ts';

it('gives its bytes piece by piece, and every file back', () => {
  const chunks: Uint8Array[] = [];
  const archive = growingArchive((chunk) => void chunks.push(chunk));
  archive.add('a.stl', strToU8('solid '.repeat(10_000)));
  const afterFirst = chunks.length;
  archive.add('ordner/Größe.pdf', strToU8('%PDF'));
  archive.end();
  expect([afterFirst > 0, chunks.length > afterFirst]).toEqual([true, true]);
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(files)).toEqual(['a.stl', 'ordner/Größe.pdf']);
  expect([files['a.stl']?.length, strFromU8(files['ordner/Größe.pdf'] ?? new Uint8Array())]).toEqual([60_000, '%PDF']);
});

it('ends with what its writer throws', () => {
  const archive = growingArchive(() => {
    throw new Error('ENOSPC');
  });
  expect(() => archive.add('a.stl', strToU8('x'))).toThrow('ENOSPC');
});
