import type { HouseAlloy } from '@ringwerk/catalogue';
import { designKey, type Design } from '@ringwerk/kernel';
import { checkDesign } from '@ringwerk/kernel/rules';
import { done, failed, refused, type Answer } from '../answer.ts';
import type { Workshop } from '../workshop.ts';
import { writeFiles } from '../write-files.ts';

/** Renders a design as it stands in the catalogue, in the house's alloys. @returns the bytes of a PNG. */
export type RenderStill = (design: Design, alloys: readonly HouseAlloy[]) => Promise<Uint8Array>;

/** Writes a picture of the design, rendered without a screen. */
export async function still(
  design: Design,
  { kernel, house }: Workshop,
  out: string | undefined,
  render: RenderStill | null,
): Promise<Answer> {
  if (out === undefined)
    return failed('call.file-missing', 'Name the picture to write: still design.json --out ring.png');
  if (render === null) return failed('still.unavailable', 'There is no renderer here.');
  const issues = checkDesign(design, kernel.tables);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  try {
    const bytes = await render(design, house);
    return (
      (await writeFiles([{ path: out, bytes }])) ?? done({ design: designKey(design), file: out, bytes: bytes.length })
    );
  } catch (error) {
    return failed('still.failed', `No picture: ${error instanceof Error ? error.message : String(error)}`);
  }
}
