/** What a couple's private link leads to. */
export const LINK_KINDS = ['design', 'quote', 'list'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/**
 * Whatever the link leads to: its page, the rings on it in the house's alloys, what they would cost, the talk with the jeweller, and
 * the pictures on the hand that are kept with it.
 */
const EVERY = [
  'openShare',
  'getAlloys',
  'evaluateForShare',
  'sendShareMessage',
  'listSharedHandPictures',
  'keepSharedHandPicture',
  'getSharedHandPicture',
  'deleteSharedHandPicture',
] as const;
/** Only for what is offered: a list is still chosen from, and nothing of it is signed. */
const PROOF = ['getSharedProof', 'getSharedProofPdf', 'signSharedProof'] as const;

/** The one table of what a couple may call by a link of each kind; what is not in it is refused. */
export const LINK_OPERATIONS = {
  design: [...EVERY, ...PROOF],
  quote: [...EVERY, ...PROOF, 'answerSharedQuote'],
  list: [...EVERY, 'likeSharedRing'],
} as const satisfies Readonly<Record<LinkKind, readonly string[]>>;

/** An operation that some link offers. */
export type LinkOperation = (typeof LINK_OPERATIONS)[LinkKind][number];

/** Whether a link of this kind offers an operation. */
export function linkOffers(kind: LinkKind, operation: string): boolean {
  const offered: readonly string[] = LINK_OPERATIONS[kind];
  return offered.includes(operation);
}
