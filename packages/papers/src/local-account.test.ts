import { expect, test } from 'vitest';
import { accountIdentifier, plainAccount, wrongAccountFields, type LocalAccount } from './local-account.ts';

const MIZUHO: LocalAccount = {
  bank: 'みずほ銀行',
  bankCode: '0001',
  branchCode: '015',
  accountType: 'ordinary',
  accountNumber: '1234567',
};
const KOOKMIN: LocalAccount = { ...MIZUHO, bank: '국민은행', bankCode: '', branchCode: '', accountType: '' };

test.each([
  ['a whole one', {}, []],
  ['nothing entered', { bankCode: '', branchCode: '', accountType: '', accountNumber: '' } as const, []],
  ['a number of six digits', { accountNumber: '123456' }, []],
  ['a number of eight digits', { accountNumber: '12345678' }, ['accountNumber']],
  [
    'a number alone',
    { bankCode: '', branchCode: '', accountType: '' } as const,
    ['bankCode', 'branchCode', 'accountType'],
  ],
  ['codes of wrong length', { bankCode: '1', branchCode: '0150' }, ['bankCode', 'branchCode']],
  ['no bank named', { bank: ' ' }, ['bank']],
  ['an IBAN', { accountNumber: 'DE89370400440532013000' }, ['accountNumber']],
])('an account in Japan with %s', (_, changes, wrong) => {
  expect(wrongAccountFields('jp', { ...MIZUHO, ...changes })).toEqual(wrong);
});

test.each([
  ['123456-01-123456', []],
  ['110123456789', []],
  ['110-123-45', ['accountNumber']],
  ['110--123456789', ['accountNumber']],
  ['110-12345678901234567', ['accountNumber']],
])('an account in Korea: %s', (accountNumber, wrong) => {
  expect(wrongAccountFields('kr', { ...KOOKMIN, accountNumber })).toEqual(wrong);
});

test('is written in one text, from whatever keyboard', () => {
  const typed = plainAccount({ ...MIZUHO, bankCode: '０００１', branchCode: ' 015', accountNumber: '１２３４ ５６' });
  expect(accountIdentifier('jp', typed)).toBe('0001-015-0123456');
  expect(accountIdentifier('kr', plainAccount({ ...KOOKMIN, accountNumber: '123456－01－123456' }))).toBe(
    '123456-01-123456',
  );
  expect(accountIdentifier('jp', { ...MIZUHO, accountNumber: '' })).toBe('');
});
