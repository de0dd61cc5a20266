import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { exportRing, type RingExport } from '@ringwerk/exchange';
import type { Design } from '@ringwerk/kernel';
import type { ExportFormat } from '@ringwerk/kernel/exchange';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';
import { readThreeMf } from '../../packages/exchange/test/read-three-mf.ts';
import { readUsdz } from '../../packages/exchange/test/read-usdz.ts';
import { glbFaults } from './check-glb.ts';
import { stlFaults } from './check-stl.ts';

/** With real letters: engravings are cut as they will be made. */
const LETTERED = withLetters(KERNEL, loadLettering());

/** Volumes that programs read from the files may differ by their rounding of coordinates, relative. */
const READING = 1e-5;
/** admesh adds up in single precision. */
const SINGLE_PRECISION = 5e-4;

const bytesOf = (made: RingExport, format: ExportFormat): Uint8Array =>
  made.files.find((file) => file.format === format)?.bytes ?? new Uint8Array();

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const differs = (a: number, b: number, by = READING): boolean => !(Math.abs(a / b - 1) <= by);

/** One sentence when `read` throws, none otherwise. */
async function readingFaults(format: string, read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await read();
  } catch (error) {
    return [`${format}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function threeMfFaults(made: RingExport): Promise<readonly string[]> {
  const { objects } = readThreeMf(bytesOf(made, '3mf'));
  const wrong = made.volumes.filter(({ mesh }, index) => differs(objects[index]?.volume ?? 0, mesh));
  return wrong.map(({ alloy }) => `3mf: another volume of ${alloy}`);
}

async function usdzFaults(made: RingExport): Promise<readonly string[]> {
  const { meshes } = await readUsdz(bytesOf(made, 'usdz'));
  return meshes.length > 0 ? [] : ['usdz: no mesh'];
}

async function admeshFaults(made: RingExport, admesh: string): Promise<readonly string[]> {
  const { faults, volume } = await stlFaults(admesh, bytesOf(made, 'stl'));
  const weighed = sum(made.volumes.map(({ mesh }) => mesh));
  return differs(volume, weighed, SINGLE_PRECISION) ? [...faults, `stl: ${volume} for ${weighed} mm³`] : faults;
}

/** Everything that outside programs and our own rule find wrong with the files of a design's rings. */
export async function exportFaults(design: Design, admesh: string | null): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [index, ring] of design.rings.entries()) {
    const request = { ring, path: `/rings/${index}`, kernel: LETTERED, looks: LOOKS, name: ring.role };
    const made = await exportRing({ ...request, formats: ['stl', '3mf', 'glb', 'usdz', 'svg'] });
    if (!made.ok) {
      faults.push(...made.issues.map(({ code, path, params }) => `${code} ${path} ${JSON.stringify(params)}`));
      continue;
    }
    const { value } = made;
    faults.push(
      ...(admesh === null ? [] : await readingFaults('stl', () => admeshFaults(value, admesh))),
      ...(await readingFaults('3mf', () => threeMfFaults(value))),
      ...(await readingFaults('usdz', () => usdzFaults(value))),
      ...(await readingFaults('glb', () => glbFaults(bytesOf(value, 'glb')))),
    );
  }
  return faults;
}
