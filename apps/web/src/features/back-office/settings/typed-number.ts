/** A whole number that is typed; what is none is sent as -1, and refused at its field. */
export const typedNumber = (typed: string): number => (/^\d{1,3}$/u.test(typed.trim()) ? Number(typed) : -1);
export const shownNumber = (value: number): string => (value < 0 ? '' : String(value));
