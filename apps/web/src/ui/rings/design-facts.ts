import * as z from 'zod/mini';

/**
 * The part of a design record that lists and sheets show. Designs travel as unknown JSON; the kernel's own parser is
 * too heavy for a list, so that only these fields are read here and nothing is computed from them that is sold.
 */
const segment = z.object({ alloy: z.string(), share: z.number(), finish: z.string() });
const swing = { amplitude: z.number(), waves: z.number(), phase: z.number() };
const edge = z.nullable(
  z.object({ form: z.enum(['chamfer', 'step']), width: z.number(), depth: z.number(), finish: z.string() }),
);
const inlay = z.object({
  alloy: z.string(),
  width: z.number(),
  position: z.number(),
  depth: z.number(),
  finish: z.string(),
});
const groove = z.object({
  shape: z.enum(['v', 'v60', 'u', 'flat', 'raised', 'milgrain', 'bead']),
  width: z.number(),
  position: z.number(),
  path: z.object({ form: z.enum(['straight', 'wave', 'diagonal']), ...swing }),
});
const stoneRow = z.object({
  setting: z.string(),
  cut: z.string(),
  material: z.string(),
  quality: z.string(),
  diameter: z.number(),
  length: z.number(),
  face: z.enum(['outer', 'left', 'right']),
  extent: z.enum(['count', 'third', 'half', 'full']),
  count: z.number(),
  spacing: z.number(),
  position: z.number(),
  /** Middle of the row, degrees from the top. */
  angle: z.number(),
  back: z.enum(['closed', 'open']),
  lift: z.number(),
});
const engraving = z.object({
  face: z.optional(z.enum(['inside', 'outside'])),
  drawing: z.optional(z.nullable(z.string())),
  text: z.string(),
  method: z.enum(['laser', 'diamond-tip']),
  font: z.enum(['sans', 'serif', 'script', 'hand', 'calligraphic', 'line']),
});
const ring = z.object({
  role: z.enum(['single', 'her', 'his']),
  profile: z.string(),
  /** Millimetres, as all lengths here. `size` is the inner circumference. */
  width: z.number(),
  height: z.number(),
  size: z.number(),
  ratios: z.nullable(z.unknown()),
  plating: z.enum(['none', 'rhodium']),
  edges: z.object({ left: edge, right: edge }),
  split: z.object({ form: z.enum(['straight', 'wave', 'diagonal', 'shell']), ...swing }),
  segments: z.array(segment),
  inlays: z.array(inlay),
  grooves: z.array(groove),
  stones: z.array(stoneRow),
  engravings: z.optional(z.array(engraving)),
});
const design = z.object({ rings: z.array(ring).check(z.minLength(1)) });

export type RingFacts = z.infer<typeof ring>;

/** The rings of a design, or null when the record is not one that this page can read. */
export function readRings(record: unknown): readonly RingFacts[] | null {
  const parsed = design.safeParse(record);
  return parsed.success ? parsed.data.rings : null;
}
