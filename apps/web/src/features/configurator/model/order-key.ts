import type { Design } from '@ringwerk/kernel';

/** What makes two submissions the same order. */
export const designKeyOf = (design: Design, commission: string): string => JSON.stringify([design, commission.trim()]);
