/** The question without a part of it; spans count in its NFC text. */
export function withoutSpan(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const whole = text.normalize('NFC');
  return `${whole.slice(0, from)} ${whole.slice(to)}`.replaceAll(/\s+/gu, ' ').trim();
}
