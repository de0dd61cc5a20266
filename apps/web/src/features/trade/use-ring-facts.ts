import type { Quote } from '@ringwerk/contract';
import { useFormat, type Format } from '../../i18n/format.ts';
import { useTexts, type Translate } from '../../i18n/use-texts.ts';
import type { RingFacts } from '../../ui/rings/design-facts.ts';
import type { TradeNames } from '../../ui/rings/use-trade-names.ts';

type RingEvaluation = Quote['evaluation']['rings'][number];
type Stones = RingFacts['stones'][number];

export interface RingFact {
  readonly label: string;
  readonly value: string;
}

interface Wording {
  readonly t: Translate<'trade'>;
  readonly format: Format;
  readonly names: TradeNames;
}

/** Every fact of a ring in the reader's words, in the order in which the workshop reads them. */
export function useRingFacts(
  names: TradeNames,
): (ring: RingFacts, evaluation: RingEvaluation | undefined) => readonly RingFact[] {
  const t = useTexts('trade');
  const format = useFormat();
  const wording = { t, format, names };
  return (ring, evaluation) => [
    ...shapeFacts(wording, ring),
    ...metalFacts(wording, ring),
    ...ring.grooves.map(({ shape, width, position, path }) => ({
      label: t('groove'),
      value: joined([
        `${t(`groove-${shape}`)} ${format.mm(width, 2)}`,
        placeText(wording, position),
        path.form === 'straight' ? null : swingText(wording, path),
      ]),
    })),
    ...stoneFacts(wording, ring, evaluation?.weight ?? null),
    ...engravingFacts(wording, ring),
    ...(evaluation?.weight ? [{ label: t('weight'), value: format.grams(evaluation.weight.shown) }] : []),
  ];
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

const placeText = ({ t, format }: Wording, position: number): string =>
  position === 0 ? t('centred') : t('position', { position: format.mm(position, 2) });

/** `Welle ±0,40 mm, 3×, 90°`; a shell is only named. */
function swingText({ t, format }: Wording, line: RingFacts['split'] | RingFacts['grooves'][number]['path']): string {
  const name = t(`swing-${line.form}`);
  if (line.form === 'straight' || line.form === 'shell') return name;
  const { amplitude, waves, phase } = line;
  return `${name} ±${format.mm(amplitude, 2)}, ${format.number(waves)}×, ${format.degrees(phase)}`;
}

function shapeFacts({ t, format, names }: Wording, ring: RingFacts): RingFact[] {
  const edgeText = (side: 'left' | 'right'): string | null => {
    const edge = ring.edges[side];
    if (edge === null) return null;
    const size = `${format.mm(edge.width, 2)} × ${format.mm(edge.depth, 2)}`;
    return `${t(`edge-${edge.form}`)} ${size}, ${names.finish(edge.finish)}`;
  };
  const [left, right] = [edgeText('left'), edgeText('right')];
  const edges =
    left === right
      ? left
      : [left && `${t('edge-left')}: ${left}`, right && `${t('edge-right')}: ${right}`]
          .filter((side) => side !== null)
          .join(' · ');
  return [
    {
      label: t('profile'),
      value: joined([`${ring.profile} · ${names.profile(ring.profile)}`, ring.ratios === null ? null : t('curvature')]),
    },
    { label: t('width'), value: format.mm(ring.width, 2) },
    { label: t('height'), value: format.mm(ring.height, 2) },
    { label: t('size'), value: format.mm(ring.size, 1) },
    { label: t('diameter'), value: format.mm(ring.size / Math.PI, 2) },
    ...(edges === null ? [] : [{ label: t('edges'), value: edges }]),
  ];
}

function metalFacts(wording: Wording, ring: RingFacts): RingFact[] {
  const { t, format, names } = wording;
  const parts = ring.segments.map(({ share }) => share).join(' : ');
  return [
    ...ring.segments.map(({ alloy, finish }, index) => ({
      label: ring.segments.length === 1 ? t('material') : `${t('segment', { index: index + 1 })} (${parts})`,
      value: `${names.alloy(alloy)}, ${names.finish(finish)}`,
    })),
    ...(ring.split.form === 'straight' ? [] : [{ label: t('split'), value: swingText(wording, ring.split) }]),
    ...ring.inlays.map(({ alloy, width, position, depth, finish }) => ({
      label: t('inlay'),
      value: joined([
        `${names.alloy(alloy)} ${format.mm(width, 2)}`,
        t('inlayDepth', { depth: format.mm(depth, 2) }),
        placeText(wording, position),
        names.finish(finish),
      ]),
    })),
    ...(ring.plating === 'none' ? [] : [{ label: t('plating'), value: t(`plating-${ring.plating}`) }]),
  ];
}

function stoneFacts(wording: Wording, ring: RingFacts, weight: RingEvaluation['weight']): RingFact[] {
  const { t, format, names } = wording;
  const [only, ...others] = ring.stones;
  if (only === undefined) return [{ label: t('stones'), value: t('noStones') }];
  const isOne = others.length === 0;
  // One group has all stones of the ring; of several each says how far it reaches.
  const amount = (row: Stones): string => {
    if (isOne && weight !== null) {
      const size = sizeText(format, row);
      return t('stoneLine', { count: weight.stoneCount, diameter: size, carats: format.carats(weight.tradeCarats) });
    }
    const isCounted = row.extent === 'count' || row.setting === 'scatter';
    return `${isCounted ? `${row.count} ×` : `${extentText(t, row)},`} ${sizeText(format, row)}`;
  };
  return ring.stones.flatMap((row, index) => [
    { label: isOne ? t('stones') : `${t('stones')} ${index + 1}`, value: joined([cutText(names, row), amount(row)]) },
    { label: t('material'), value: `${names.stone(row.material)}, ${names.quality(row.quality)}` },
    { label: t('setting'), value: joined([names.setting(row.setting), ...stonePlace(wording, row)]) },
  ]);
}

const cutText = (names: TradeNames, { cut }: Stones): string | null => (cut === 'round' ? null : names.cut(cut));

const sizeText = (format: Format, { diameter, length }: Stones): string =>
  diameter === length ? format.mm(diameter, 2) : `${format.number(diameter, 2)} × ${format.mm(length, 2)}`;

const extentText = (t: Translate<'trade'>, { extent, count }: Stones): string =>
  extent === 'count' ? String(count) : t(`extent-${extent}`);

/** Across the band, around it, above it, and what is behind the stones. */
function stonePlace(wording: Wording, row: Stones): readonly (string | null)[] {
  const { t, format } = wording;
  return [
    row.face === 'outer' ? null : t(`flank-${row.face}`),
    placeText(wording, row.position),
    row.angle === 0 ? null : format.degrees(row.angle),
    row.lift === 0 ? null : t('lift', { height: format.mm(row.lift, 2) }),
    row.back === 'open' ? t('openBack') : null,
  ];
}

function engravingFacts({ t }: Wording, { engravings = [] }: RingFacts): RingFact[] {
  if (engravings.length === 0) return [{ label: t('engraving'), value: t('noEngraving') }];
  return engravings.map(({ face, text, drawing, method, font }) => {
    const words = text === '' ? [] : [`${text} (${t(`engraving-${method}`)}, ${t(`font-${font}`)})`];
    const picture = typeof drawing === 'string' ? [t('engraving-drawing')] : [];
    return {
      label: t(face === 'outside' ? 'engraving-outside' : 'engraving'),
      value: [...picture, ...words].join(' · '),
    };
  });
}
