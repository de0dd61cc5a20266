/** Days that a couple's link can be given, as a list offers them. */
export const SHARE_LIVES = ['7', '14', '30', '90', '365'] as const;
export type ShareLife = (typeof SHARE_LIVES)[number];
