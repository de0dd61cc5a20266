import { STONE_MATERIALS, ROUND_SIZES } from '@ringwerk/catalogue';
import { mm, type AlloySpec, type Design, type RingDesign, type StoneRow } from '@ringwerk/kernel';

/** One trade-off for a lower price: how much what it takes away is missed (0 = not at all), and what it makes of the design. */
export interface TradeOff {
  readonly loss: number;
  readonly apply: (design: Design) => Design;
}

/** Steps of one kind, from giving nothing up to giving most; only one step of a kind is taken. */
export type TradeOffs = readonly TradeOff[];

const NOTHING: TradeOff = { loss: 0, apply: (design) => design };
/** How much each is missed. A couple sees the colour first, then the stones, then the width; the stamp inside last. */
const LOSS = {
  fineness: 0.5,
  family: 0.22,
  widthStep: 0.14,
  heightStep: 0.1,
  quality: 0.06,
  lab: 0.16,
  extent: 0.2,
  size: 0.14,
  stones: 0.6,
  grooves: 0.2,
};
const WIDTH_STEP = 0.5;
const HEIGHT_STEP = 0.1;
/** Narrower than this, mm, a wedding ring is no wedding ring any more. */
const LEAST_WIDTH = 2;

const onRings =
  (change: (ring: RingDesign) => RingDesign) =>
  (design: Design): Design => ({ ...design, rings: design.rings.map(change) });

/** Priced by a fixing, by their fineness: only such metals are exchanged for each other. */
type PreciousAlloy = AlloySpec & { readonly fineness: number };
const isPrecious = (alloy: AlloySpec): alloy is PreciousAlloy => alloy.fineMetal !== null && alloy.fineness !== null;

/** The same colours in another metal or fineness, nearest first. */
function metals(design: Design, alloys: readonly AlloySpec[]): TradeOffs {
  const alloyOf = new Map(alloys.map((alloy) => [alloy.id, alloy]));
  const made = alloys.filter(isPrecious).filter(({ isWithdrawn }) => !isWithdrawn);
  const used = design.rings.flatMap(({ segments, inlays }) =>
    [...segments, ...inlays].map(({ alloy }) => alloyOf.get(alloy)),
  );
  const precious = used.flatMap((alloy) => (alloy !== undefined && isPrecious(alloy) ? [alloy] : []));
  const [first] = precious;
  if (first === undefined) return [NOTHING];
  const groups = new Map(made.map(({ family, fineness }) => [`${family} ${fineness}`, { family, fineness }]));
  const steps = [...groups.values()].flatMap((group): TradeOff[] => {
    const other = (id: string): string => {
      const now = alloyOf.get(id);
      if (now === undefined || !isPrecious(now)) return id;
      // Of its own group an alloy is kept: another one of its colour looks otherwise.
      if (now.family === group.family && now.fineness === group.fineness) return id;
      const same = made.find(
        ({ family, fineness, colour }) =>
          family === group.family && fineness === group.fineness && colour === now.colour,
      );
      return same?.id ?? id;
    };
    const isChange = precious.some(({ id }) => other(id) !== id);
    if (!isChange) return [];
    const loss =
      LOSS.fineness * (Math.abs(first.fineness - group.fineness) / 1000) +
      (first.family === group.family ? 0 : LOSS.family);
    return [
      {
        loss,
        apply: onRings((ring) => ({
          ...ring,
          segments: ring.segments.map((segment) => ({ ...segment, alloy: other(segment.alloy) })),
          inlays: ring.inlays.map((inlay) => ({ ...inlay, alloy: other(inlay.alloy) })),
        })),
      },
    ];
  });
  return [NOTHING, ...steps.sort((a, b) => a.loss - b.loss)];
}

function measures(design: Design): readonly TradeOffs[] {
  const narrowest = Math.min(...design.rings.map(({ width }) => width));
  const widths = [1, 2, 3].filter((step) => narrowest - step * WIDTH_STEP >= LEAST_WIDTH);
  return [
    [
      NOTHING,
      ...widths.map((step) => ({
        loss: LOSS.widthStep * step,
        apply: onRings((ring) => ({ ...ring, width: mm(round(ring.width - step * WIDTH_STEP)) })),
      })),
    ],
    [
      NOTHING,
      ...[1, 2, 3].map((step) => ({
        loss: LOSS.heightStep * step,
        apply: onRings((ring) => ({ ...ring, height: mm(round(ring.height - step * HEIGHT_STEP)) })),
      })),
    ],
  ];
}

/** Millimetres are written in hundredths; sums of floats are not. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** Stones of one's own choice in the exchange are never touched. */
const onRows = (change: (row: StoneRow) => StoneRow) =>
  onRings((ring) => ({ ...ring, stones: ring.stones.map((row) => (row.listing === null ? change(row) : row)) }));

const EXTENTS: Readonly<Record<string, 'half' | 'third'>> = { full: 'half', half: 'third' };

function smaller(row: StoneRow): StoneRow {
  if (row.cut !== 'round') return row;
  const below = ROUND_SIZES.map(({ diameter }) => diameter)
    .filter((diameter) => diameter < row.diameter * 0.9)
    .sort((a, b) => b - a)[0];
  return below === undefined ? row : { ...row, diameter: mm(below), length: mm(below) };
}

function stones(design: Design): readonly TradeOffs[] {
  const rows = design.rings.flatMap((ring) => ring.stones);
  if (rows.length === 0) return [];
  const lower = (row: StoneRow, by: number): StoneRow => {
    const qualities = STONE_MATERIALS.find(({ id }) => id === row.material)?.qualities ?? [];
    const at = qualities.indexOf(row.quality);
    return at < 0 ? row : { ...row, quality: qualities[Math.min(at + by, qualities.length - 1)] ?? row.quality };
  };
  const lab = STONE_MATERIALS.find(({ id }) => id === 'diamond-lab');
  const toLab = (row: StoneRow): StoneRow =>
    row.material === 'diamond-natural' && lab !== undefined
      ? { ...row, material: lab.id, quality: lab.qualities[0] ?? row.quality }
      : row;
  return [
    [
      NOTHING,
      { loss: LOSS.quality, apply: onRows((row) => lower(row, 1)) },
      { loss: LOSS.quality * 2, apply: onRows((row) => lower(row, 2)) },
      { loss: LOSS.lab, apply: onRows(toLab) },
    ],
    [
      NOTHING,
      { loss: LOSS.size, apply: onRows(smaller) },
      { loss: LOSS.extent, apply: onRows((row) => ({ ...row, extent: EXTENTS[row.extent] ?? row.extent })) },
      {
        loss: LOSS.extent,
        apply: onRows((row) =>
          row.extent === 'count' && row.count > 2 ? { ...row, count: Math.ceil(row.count / 2) } : row,
        ),
      },
      {
        loss: LOSS.stones,
        apply: onRings((ring) => ({ ...ring, stones: ring.stones.filter(({ listing }) => listing !== null) })),
      },
    ],
  ];
}

function lines(design: Design): readonly TradeOffs[] {
  if (design.rings.every(({ grooves }) => grooves.length === 0)) return [];
  return [[NOTHING, { loss: LOSS.grooves, apply: onRings((ring) => ({ ...ring, grooves: [] })) }]];
}

/** Everything that could be given up of a design, kind by kind. */
export const budgetTradeOffs = (design: Design, alloys: readonly AlloySpec[]): readonly TradeOffs[] => [
  metals(design, alloys),
  ...measures(design),
  ...stones(design),
  ...lines(design),
];
