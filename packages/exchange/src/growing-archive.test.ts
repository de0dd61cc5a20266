import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchiveLimitError, growingArchive } from './growing-archive.ts';

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

it('refuses more files and more bytes than a reader could find again', () => {
  const many = growingArchive(() => {});
  const nothing = new Uint8Array();
  for (let at = 0; at < 65_534; at += 1) many.add(`${at}.pdf`, nothing);
  expect(() => many.add('last.pdf', nothing)).toThrow(ArchiveLimitError);
  const chunks: Uint8Array[] = [];
  const small = growingArchive((chunk) => void chunks.push(chunk), { files: 9, bytes: 300 });
  small.add('a.pdf', new Uint8Array(100));
  expect(() => small.add('b.pdf', new Uint8Array(100))).toThrow(ArchiveLimitError);
  const packed = growingArchive(() => {}, { files: 9, bytes: 300 });
  expect(() => packed.add('a.stl', new Uint8Array(301))).toThrow(ArchiveLimitError);
  const fitting = growingArchive((chunk) => void chunks.push(chunk), { files: 9, bytes: 300 });
  chunks.length = 0;
  fitting.add('a.pdf', new Uint8Array(100));
  fitting.end();
  expect(Buffer.concat(chunks).length).toBeLessThanOrEqual(300);
});
