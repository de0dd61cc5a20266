import { itemAt } from '@ringwerk/kernel/math';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { OpenCascade } from './open-cascade.ts';
import type { StepBody, StepPlan } from './step-plan.ts';

const FILE = '/ring.step';

export interface NamedShape {
  readonly body: StepBody;
  readonly shape: TopoDS_Shape;
}

/** What a file says of itself: its name, and what it leaves out of the ring. */
const descriptionOf = ({ leftOut }: Pick<StepPlan, 'leftOut'>): string =>
  leftOut.length === 0 ? '' : `left out: ${leftOut.join(', ')}`;

const wholeNumbers = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, digits]) => Number(digits));

/** Lines that colour the solids of a file, one after the other (ISO 10303-46). OpenCascade's own writer of colours dates its files. */
function colourLines(text: string, solids: readonly NamedShape[]): string {
  const breps = wholeNumbers(text, /#(\d+) = MANIFOLD_SOLID_BREP\(/gu);
  const contexts = wholeNumbers(text, /ADVANCED_BREP_SHAPE_REPRESENTATION\('[^']*',\s*\([^)]*\),\s*#(\d+)\)/gu);
  if (breps.length !== solids.length || contexts.length !== solids.length)
    throw new Error('A file has other solids than were given to it.');
  let free = wholeNumbers(text, /^#(\d+) = /gmu).reduce((most, id) => Math.max(most, id), 0);
  return solids
    .flatMap(({ body: { colour, name } }, index) => {
      if (colour === null) return [];
      const [rgb, fillColour, fill, area, side, usage, style, styled, shown] = Array.from({ length: 9 }, () => ++free);
      const shares = colour.map((share) => share.toFixed(6)).join(',');
      return [
        `#${rgb} = COLOUR_RGB('${name}',${shares});`,
        `#${fillColour} = FILL_AREA_STYLE_COLOUR('',#${rgb});`,
        `#${fill} = FILL_AREA_STYLE('',(#${fillColour}));`,
        `#${area} = SURFACE_STYLE_FILL_AREA(#${fill});`,
        `#${side} = SURFACE_SIDE_STYLE('',(#${area}));`,
        `#${usage} = SURFACE_STYLE_USAGE(.BOTH.,#${side});`,
        `#${style} = PRESENTATION_STYLE_ASSIGNMENT((#${usage}));`,
        `#${styled} = STYLED_ITEM('color',(#${style}),#${itemAt(breps, index)});`,
        `#${shown} = MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(#${styled}),#${itemAt(contexts, index)});`,
      ];
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** OpenCascade's text of named shapes. It numbers the products of its whole life; those numbers are taken out. */
function writtenText(oc: OpenCascade, solids: readonly NamedShape[]): string {
  const writer = new oc.STEPControl_Writer();
  oc.Interface_Static.SetCVal('write.step.unit', 'MM');
  for (const { body, shape } of solids) {
    oc.Interface_Static.SetCVal('write.step.product.name', body.name);
    const { STEPControl_AsIs } = oc.STEPControl_StepModelType;
    writer.Transfer(shape, STEPControl_AsIs, true, new oc.Message_ProgressRange());
  }
  writer.Write(FILE);
  const text = new TextDecoder().decode(oc.FS.readFile(FILE));
  oc.FS.unlink(FILE);
  return solids.reduce(
    (all, { body }) => all.replaceAll(new RegExp(`'${body.name} \\d+'`, 'gu'), `'${body.name}'`),
    text,
  );
}

/**
 * ISO 10303-21 of named and coloured solids whose products say what is left out. The header's date and system are fixed: one
 * design is one file, bit for bit.
 */
export function stepText(
  oc: OpenCascade,
  solids: readonly NamedShape[],
  plan: Pick<StepPlan, 'name' | 'leftOut'>,
): string {
  const text = writtenText(oc, solids);
  const description = descriptionOf(plan);
  const said = description === '' ? plan.name : `${plan.name}, ${description}`;
  const end = text.lastIndexOf('ENDSEC;');
  return `${text.slice(0, end)}${colourLines(text, solids)}${text.slice(end)}`
    .replaceAll(/(PRODUCT\('[^']*',\s*'[^']*',\s*)''/gu, `$1'${description}'`)
    .replace(/FILE_DESCRIPTION\([\s\S]*?'2;1'\);/u, `FILE_DESCRIPTION(('${said}'),'2;1');`)
    .replace(
      /FILE_NAME\([^;]*\);/u,
      `FILE_NAME('${plan.name}','1970-01-01T00:00:00',(''),(''),'Open CASCADE','Ringwerk','');`,
    );
}
