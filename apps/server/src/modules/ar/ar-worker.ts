import { parentPort, workerData } from 'node:worker_threads';
import { houseCatalogue, type HouseAlloy } from '@ringwerk/catalogue';
import { arPicture, usdzBytes } from '@ringwerk/exchange';
import type { Design } from '@ringwerk/kernel';
import { glbBytes } from '@ringwerk/kernel/exchange';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';

/** What `ar-files.ts` sends. */
export interface ArTask {
  readonly design: Design;
  /** What the house has beside the alloys of the release, and what it changed of those. */
  readonly alloys: readonly HouseAlloy[];
  readonly format: 'glb' | 'usdz';
}

const { design, alloys, format } = workerData as ArTask; // our own caller wrote it
const { kernel, looks } = houseCatalogue(alloys);
const picture = await arPicture(design, withLetters(kernel, loadLettering()), looks, 'Ringwerk');
const bytes = format === 'glb' ? glbBytes(picture) : usdzBytes(picture);
parentPort?.postMessage(bytes, [bytes.buffer]);
