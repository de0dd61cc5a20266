import { describe, expect, test } from 'vitest';
import { checkVatId } from './vat-id.ts';

describe('a VAT id', () => {
  // Published ids of companies, and the examples of the tax offices.
  test.each([
    ['DE', 'DE136695976', 'DE136695976'],
    ['DE', '136 695 976', 'DE136695976'],
    ['DE', 'de 136.695.976', 'DE136695976'],
    ['NL', 'NL004495445B01', 'NL004495445B01'],
    ['NL', '0044.95.445.B01', 'NL004495445B01'],
    // Of a sole trader, by the form of 2020: modulo 97 over the whole.
    ['NL', 'NL002455799B11', 'NL002455799B11'],
    ['CH', 'CHE-107.787.577 MWST', 'CHE-107.787.577 MWST'],
    ['CH', 'che107787577tva', 'CHE-107.787.577 TVA'],
    ['CH', 'CHE-107.787.577', 'CHE-107.787.577'],
    ['JP', 'T5835678256246', 'T5835678256246'],
    ['KR', '116-82-00276', '116-82-00276'],
    ['KR', '1168200276', '116-82-00276'],
    // Wide digits, as a Japanese keyboard writes them.
    ['JP', 'Ｔ５８３５６７８２５６２４６', 'T5835678256246'],
    ['JP', '5835678256246', 'T5835678256246'],
    ['JP', 'JP5835678256246', 'T5835678256246'],
    ['NL', 'NL4495445B01', 'NL004495445B01'],
    ['DE', '  ', ''],
  ] as const)('of %s, %s, is right', async (country, typed, vatId) => {
    expect(await checkVatId(typed, country)).toEqual({ ok: true, vatId });
  });

  test.each([
    ['DE', 'DE136695978'],
    ['NL', 'NL123456789B90'],
    ['CH', 'CHE-107.787.578 MWST'],
    ['JP', 'T5835678256247'],
    ['JP', '4835678256246'],
    ['KR', '116-82-00275'],
  ] as const)('of %s with a mistyped digit, %s, is refused by its check digits', async (country, typed) => {
    expect(await checkVatId(typed, country)).toEqual({ ok: false, code: 'vat.check', country });
  });

  test.each([
    ['DE', 'DE13669597'],
    ['DE', 'wholesale'],
    ['DE', "DE1'; drop table dealers; --"],
    ['NL', 'NL004495445'],
    ['CH', '107787577'],
    ['JP', '583567825624'],
    ['KR', '116-82-0027'],
    ['KR', 'constructor'],
    // Digits of other scripts, which \d of no tax office knows: Arabic, Devanagari, Bengali.
    ['DE', 'DE١٣٦٦٩٥٩٧٦'],
    ['KR', '११६८२००२७६'],
    ['JP', 'T৫৮৩৫৬৭৮২৫৬২৪৬'],
    ['CH', 'CHE-١٠٧.٧٨٧.٥٧٧'],
    ['NL', '٠٠٤٤٩٥٤٤٥B01'],
    // A Cyrillic letter that looks like one of the country's.
    ['DE', 'DЕ136695976'],
  ] as const)('of %s that is not written like one, %s, is refused by its form', async (country, typed) => {
    expect(await checkVatId(typed, country)).toEqual({ ok: false, code: 'vat.form', country });
  });

  test.each([
    ['DE', 'ATU13585627', 'AT'],
    ['DE', 'NL004495445B01', 'NL'],
    ['NL', 'DE136695976', 'DE'],
    ['CH', 'DE136695976', 'DE'],
    ['DE', 'CHE-107.787.577 MWST', 'CH'],
    ['DE', 'T5835678256246', 'JP'],
    ['DE', 'GB980780684', 'GB'],
    ['DE', 'EL094259216', 'GR'],
    ['NL', 'BE0403019261', 'BE'],
    ['DE', 'FR40303265045', 'FR'],
  ] as const)('of another country than %s, %s, is refused by the name of its own', async (country, typed, own) => {
    expect(await checkVatId(typed, country)).toEqual({ ok: false, code: 'vat.country', country: own });
  });
});
