/** What a list of the showcase holds: rings that stand there, or those that stood there. */
export const SHOWCASE_STATES = ['standing', 'gone'] as const;
export type ShowcaseState = (typeof SHOWCASE_STATES)[number];

/** Why a sample ring stands there no more. */
export const SHOWCASE_ENDS = ['sold', 'removed'] as const;
export type ShowcaseEnd = (typeof SHOWCASE_ENDS)[number];

export const SHOWCASE_SORTS = ['place', 'article', 'since'] as const;
export type ShowcaseSort = (typeof SHOWCASE_SORTS)[number];

/** `sheet`: labels of 70 × 37 mm, 24 on a page of A4. `label`: a page of 57 × 32 mm each, for a label printer. */
export const TAG_FORMS = ['sheet', 'label'] as const;
export type TagForm = (typeof TAG_FORMS)[number];
export const TAGS_PER_SHEET = 24;
/** Tags that are printed at once. */
export const TAGS_MAX = 96;

/** Sample rings of one dealer that stand at a time. */
export const SHOWCASE_MAX = 2_000;
