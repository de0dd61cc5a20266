import { ENGRAVING_METHODS, FINISH_IDS, GROOVE_SHAPES, SETTING_IDS, STONE_CUTS } from '@ringwerk/kernel';
import { BASE_CURRENCIES, FIRST_TAXES, type HouseList } from '@ringwerk/kernel/price';
import * as z from 'zod/mini';

/** Minor units: a million euros, above the dearest carat also in won. */
const money = z.int().check(z.gte(0), z.lte(100_000_000));
/** A metal that is lost and billed, VAT, a margin: below one. */
const share = z.number().check(z.gte(0), z.lt(1));
const factor = z.number().check(z.gt(0), z.lte(20));
const measure = z.number().check(z.gt(0), z.lte(10_000));

const bands = (value: z.ZodMiniType<number>) =>
  z.array(z.tuple([measure, value])).check(
    z.minLength(1),
    z.refine((rows) => rows.every(([upTo], index) => index === 0 || upTo > (rows[index - 1]?.[0] ?? 0)), {
      error: 'bands rise',
    }),
  );
const each = <const Key extends string>(keys: readonly Key[], value: z.ZodMiniType<number>) =>
  z.record(z.enum(keys), value);
/** Ids of the catalogue. */
const id = z.string().check(z.regex(/^[\w-]{1,60}$/u));
const named = (value: z.ZodMiniType<number>) => z.record(id, value);
const faces = z.strictObject({ inside: factor, outside: factor });

const freeTerms = {
  vat: z.array(z.strictObject({ from: z.iso.date(), rate: share })).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((rows) => rows.every(({ from }, index) => index === 0 || from > (rows[index - 1]?.from ?? '')), {
      error: 'days rise',
    }),
  ),
  rounding: z
    .strictObject({ step: z.int().check(z.gte(0), z.lte(1_000_000)), ending: z.int().check(z.gte(0)) })
    .check(
      z.refine(({ step, ending }) => ending === 0 || ending < step, { error: 'ending below step', path: ['ending'] }),
    ),
  retail: z.strictObject({
    factor: z.number().check(z.gte(1), z.lte(10)),
    roundUpTo: z.int().check(z.gte(0), z.lte(1_000_000)),
  }),
};
/** Currency, its decimal places and the fraction of tax are the country's law: other places would make prices a hundredfold. */
function countryTerms(country: keyof typeof FIRST_TAXES) {
  const { currency, places, fraction } = FIRST_TAXES[country];
  const law = { currency: z.literal(currency), places: z.literal(places), fraction: z.literal(fraction) };
  return z.strictObject({ ...law, ...freeTerms });
}
const countries = z.strictObject({
  DE: countryTerms('DE'),
  NL: countryTerms('NL'),
  CH: countryTerms('CH'),
  JP: countryTerms('JP'),
  KR: countryTerms('KR'),
});

/** A list as the house may save it: every figure is there, has its unit's form, and lies within what it can mean. */
export const houseListFields = z.strictObject({
  currency: z.enum(BASE_CURRENCIES),
  loss: named(share),
  alloyFee: named(money),
  colourSurcharge: named(money),
  alloySurcharge: z.optional(named(money)),
  turning: money,
  hallmark: money,
  joint: money,
  jointFactor: each(['straight', 'wave', 'diagonal', 'shell'], factor),
  inlay: money,
  edge: each(['chamfer', 'step'], money),
  plating: each(['rhodium'], money),
  finish: each(FINISH_IDS, money),
  groove: each(GROOVE_SHAPES, money),
  grooveFactor: each(['straight', 'wave', 'diagonal'], factor),
  engraving: each(ENGRAVING_METHODS, money),
  engravingFactor: z.strictObject({ text: faces, drawing: faces }),
  setting: each(SETTING_IDS, money),
  settingCutFactor: each(STONE_CUTS, factor),
  openSeat: money,
  settingSizeFactor: bands(factor),
  stonePrice: z.record(id, z.record(id, bands(money))),
  pieceMetal: z.record(id, bands(money)),
  countries,
  guard: z.strictObject({ margin: share, least: money }),
}) satisfies z.ZodMiniType<HouseList>;
