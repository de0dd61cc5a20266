import { decimal, times } from '../units/decimal.ts';
import type { Calculation, PriceContext } from './calculation.ts';

function addJoints(sum: Calculation, { ring, list, path }: PriceContext): void {
  const { form } = ring.split;
  const count = ring.segments.filter(
    (segment, index) => index > 0 && segment.alloy !== ring.segments[index - 1]?.alloy,
  ).length;
  const each = times(decimal(list.joint), decimal(list.jointFactor[form]));
  if (count > 0) {
    sum.add('joint', 'options', times(each, decimal(count)), form === 'straight' ? { count } : { count, key: form });
  }
  ring.inlays.forEach(({ alloy, width }, index) => {
    sum.add('inlay', 'options', decimal(list.inlay), { key: alloy, width, path: `${path}/inlays/${index}` });
  });
}

function addLines(sum: Calculation, { ring, list, path }: PriceContext): void {
  for (const side of ['left', 'right'] as const) {
    const edge = ring.edges[side];
    if (edge === null) continue;
    const detail = { key: edge.form, finish: edge.finish, path: `${path}/edges/${side}` };
    sum.add('edge', 'options', decimal(list.edge[edge.form]), detail);
  }
  ring.grooves.forEach(({ shape, width, path: line }, index) => {
    const fee = times(decimal(list.groove[shape]), decimal(list.grooveFactor[line.form]));
    sum.add('groove', 'options', fee, { key: shape, width, line: line.form, path: `${path}/grooves/${index}` });
  });
}

/** Everything that is worked on the metal: turning, the dearest finish, hallmark, joints, strips, edges, grooves, coating. */
export function addWork(sum: Calculation, context: PriceContext): void {
  const { ring, list } = context;
  sum.add('turning', 'labour', decimal(list.turning), {});
  // One finish per ring is billed: the dearest.
  const finishes = [...ring.segments, ...ring.inlays].map(({ finish }) => finish);
  const dearest = finishes.reduce((best, finish) => (list.finish[finish] > list.finish[best] ? finish : best));
  sum.add('finish', 'options', decimal(list.finish[dearest]), { key: dearest });
  sum.add('hallmark', 'labour', decimal(list.hallmark), {});
  addJoints(sum, context);
  addLines(sum, context);
  if (ring.plating !== 'none') {
    sum.add('plating', 'options', decimal(list.plating[ring.plating]), { key: ring.plating });
  }
}

/** Engravings by method, by what is cut and by the face that it is cut into. */
export function addEngravings(sum: Calculation, { ring, list, path }: PriceContext): void {
  ring.engravings.forEach(({ method, face, drawing, text }, index) => {
    // Text beside a drawing is cut in the same run.
    const what = drawing === null ? 'text' : 'drawing';
    if (drawing === null && text === '') return;
    const fee = times(decimal(list.engraving[method]), decimal(list.engravingFactor[what][face]));
    sum.add('engraving', 'options', fee, { key: method, face, what, path: `${path}/engravings/${index}` });
  });
}
