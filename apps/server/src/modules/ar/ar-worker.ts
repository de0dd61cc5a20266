import { parentPort, workerData } from 'node:worker_threads';
import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { arPicture, usdzBytes } from '@ringwerk/exchange';
import type { Design } from '@ringwerk/kernel';
import { glbBytes } from '@ringwerk/kernel/exchange';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';

/** What `ar-files.ts` sends. */
export interface ArTask {
  readonly design: Design;
  readonly format: 'glb' | 'usdz';
}

const { design, format } = workerData as ArTask; // our own caller wrote it
const picture = await arPicture(design, withLetters(KERNEL, loadLettering()), LOOKS, 'Ringwerk');
const bytes = format === 'glb' ? glbBytes(picture) : usdzBytes(picture);
parentPort?.postMessage(bytes, [bytes.buffer]);
