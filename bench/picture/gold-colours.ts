import { ALLOYS, LOOKS } from '@ringwerk/catalogue';
import { DESIGN_VERSION, mm, PLAIN_RING, type Design } from '@ringwerk/kernel';
import { BACKGROUNDS } from '@ringwerk/viewer';
import type { ViewerLooks } from '@ringwerk/viewer';
import type { Measurement } from '../measurement.ts';
import { labOf, type Triple } from './colour.ts';
import type { ContestPage } from './contest-page.ts';
import { deltaE } from './delta-e.ts';

/** The colours of 18 and 22 carat that the house offers: one sheet has each of the trade's colours once. */
const NINE = ALLOYS.filter(({ id, family }) => family === 'gold' && /^au(?:750|916)-/u.test(id));
/** An alloy that mirrors all light: what it shows of the white card is the card. */
const WHITE = 'white';
/** Steps of eight bits by which the white card itself may be missed. */
const NEAR_CARD = 1;

const band = (alloy: string): Design => ({
  version: DESIGN_VERSION,
  rings: [
    {
      ...PLAIN_RING,
      role: 'single',
      profile: 'F04',
      width: mm(5),
      height: mm(1.8),
      size: mm(54),
      segments: [{ alloy, share: 1, finish: 'polished', pattern: 0 }],
    },
  ],
});

/** Looks in which this alloy mirrors so much. */
const mirroring = (id: string, f0: Triple): ViewerLooks => ({ ...LOOKS, alloys: { ...LOOKS.alloys, [id]: { f0 } } });

/** What the screen shows of a radiance of one: Khronos PBR Neutral's shoulder, encoded. */
const CARD = Math.round(255 * (1.055 * (1 - 0.24 ** 2 / (1 - 0.76 + 0.24)) ** (1 / 2.4) - 0.055));

const linear = (byte: number): number => {
  const x = byte / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
};

/** Mean colour of a picture's pixels at these places. */
function meanLab(picture: Uint8ClampedArray, places: readonly number[]): Triple {
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const sum = places.reduce((total, at) => total + linear(picture[4 * at + channel] ?? 0), 0);
    return sum / places.length;
  });
  return labOf([r ?? 0, g ?? 0, b ?? 0]);
}

const placesOf = (picture: Uint8ClampedArray, holds: (at: number) => boolean): readonly number[] =>
  Array.from({ length: picture.length / 4 }, (_, at) => at).filter((at) => picture[4 * at + 3] === 255 && holds(at));

/** Both colours of every two, by how near they come to each other against their catalogue colours. */
function leastApart(golds: readonly { readonly id: string; readonly shown: Triple; readonly truth: Triple }[]): {
  readonly ratio: number;
  readonly pair: string;
} {
  const pairs = golds.flatMap((one, index) =>
    golds.slice(0, index).map((other) => ({
      ratio: deltaE(one.shown, other.shown) / deltaE(one.truth, other.truth),
      pair: `${other.id} and ${one.id}`,
    })),
  );
  return pairs.reduce((least, each) => (each.ratio < least.ratio ? each : least));
}

/** Whether golds look like the catalogue's where the studio's white card is mirrored, and as different on the whole ring. */
export async function* goldRows(page: ContestPage): AsyncGenerator<Measurement> {
  const [cards, aparts]: [{ error: number; note: string }[], { ratio: number; note: string }[]] = [[], []];
  for (const background of BACKGROUNDS) {
    const white = await page.inShop(band(WHITE), mirroring(WHITE, [1, 1, 1]), background);
    const isCard = (at: number): boolean =>
      [0, 1, 2].every((k) => Math.abs((white[4 * at + k] ?? 0) - CARD) <= NEAR_CARD);
    const [card, metal] = [placesOf(white, isCard), placesOf(white, () => true)];
    if (card.length < 100) throw new Error(`no white card is seen in the ${background} studio: ${card.length} pixels`);
    const golds = [];
    for (const { id, f0 } of NINE) {
      const picture = await page.inShop(band(id), mirroring(id, f0), background);
      const truth = labOf(f0);
      const error = deltaE(meanLab(picture, card), truth);
      cards.push({ error, note: `${id} on ${background}, ${card.length} pixels` });
      golds.push({ id, truth, shown: meanLab(picture, metal) });
    }
    const { ratio, pair } = leastApart(golds);
    aparts.push({ ratio, note: `${pair} on ${background}` });
  }
  const far = cards.reduce((most, one) => (one.error > most.error ? one : most));
  const near = aparts.reduce((least, one) => (one.ratio < least.ratio ? one : least));
  const row = { task: 'picture', samples: cards.length };
  const cardNote = `furthest of ${NINE.length} golds from its catalogue colour where the white card is mirrored: ${far.note}`;
  yield {
    ...row,
    name: 'gold.card_max_de00',
    value: Number(far.error.toFixed(3)),
    unit: 'CIEDE2000',
    limit: 3,
    note: cardNote,
  };
  const apartNote = `mean colours of whole bands, distance shown / distance of the catalogue colours: ${near.note}`;
  yield {
    ...row,
    name: 'gold.apart_ratio',
    value: Number(near.ratio.toFixed(3)),
    unit: 'ratio',
    atLeast: 0.8,
    note: apartNote,
  };
}
