/** Whether an account number has the form and the check digits of an IBAN (ISO 13616: MOD 97-10 over letters as numbers). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/u.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  const digits = Array.from(moved, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
