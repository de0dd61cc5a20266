/** An account of a country without IBAN as it is entered: digits of bank and branch, and the number. Empty: not entered. */
export interface LocalAccount {
  readonly bank: string;
  readonly bankCode: string;
  readonly branchCode: string;
  /** `ordinary` 普通, `current` 当座; of a Japanese account alone. */
  readonly accountType: '' | 'ordinary' | 'current';
  readonly accountNumber: string;
}
export type LocalAccountField = keyof LocalAccount;

/** Zengin: four digits of the bank, three of the branch, a number of seven; a shorter one is filled up with noughts. */
const JAPANESE: Readonly<Record<LocalAccountField, RegExp>> = {
  bank: /\S/u,
  bankCode: /^\d{4}$/u,
  branchCode: /^\d{3}$/u,
  accountType: /^(?:ordinary|current)$/u,
  accountNumber: /^\d{4,7}$/u,
};
/** Each Korean bank writes its numbers in groups of its own: 10 to 16 digits with hyphens between them. The bank is named. */
const KOREAN: Readonly<Partial<Record<LocalAccountField, RegExp>>> = {
  bank: /\S/u,
  accountNumber: /^(?=(?:\D*\d){10,16}\D*$)\d+(?:-\d+)*$/u,
};
const FORMS = { jp: JAPANESE, kr: KOREAN } as const;

/** Full-width digits and hyphens as Japanese keyboards write them, and spaces between groups. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[‐‑–—−ー]/gu, '-');

/** An account as it was typed, in the characters that banks read. */
export const plainAccount = <Typed extends Omit<LocalAccount, 'bank'>>(typed: Typed): Typed => ({
  ...typed,
  bankCode: plain(typed.bankCode),
  branchCode: plain(typed.branchCode),
  accountNumber: plain(typed.accountNumber),
});

/** Fields that are not written as the country's banks write them, of an account of which anything was entered but its bank's name. */
export function wrongAccountFields(form: keyof typeof FORMS, account: LocalAccount): readonly LocalAccountField[] {
  const { bankCode, branchCode, accountNumber } = account;
  if (bankCode + branchCode + accountNumber === '') return [];
  const rules = Object.entries(FORMS[form]);
  // The keys are the fields, by the tables above.
  return rules.flatMap(([field, rule]) =>
    rule.test(account[field as LocalAccountField]) ? [] : [field as LocalAccountField],
  );
}

/** One text for the account, BT-84: bank, branch and number in Japan; the number in Korea. Empty for none. */
export function accountIdentifier(
  form: keyof typeof FORMS,
  { bankCode, branchCode, accountNumber }: LocalAccount,
): string {
  if (accountNumber === '' || form === 'kr') return accountNumber;
  return `${bankCode}-${branchCode}-${accountNumber.padStart(7, '0')}`;
}
