import type { PadField, PadProblem } from '@ringwerk/contract';
import { issueParams } from '../../domain/rings/issue-params.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

const LABELS = {
  article: 'colArticle',
  stones: 'colStones',
  alloy: 'colAlloy',
  size: 'colSize',
  engraving: 'colEngraving',
  commission: 'colCommission',
  quantity: 'colQuantity',
  line: 'colArticle',
} as const satisfies Readonly<Record<PadField, string>>;

type Sentence = (problem: PadProblem) => string;

/** The sentence for what is wrong with a field of a row. */
export function useProblemText(): (problem: PadProblem) => string {
  const t = useTexts('pad');
  const i = useTexts('issues');
  const format = useFormat();
  const names = useTradeNames();
  const labelOf = (field: PadField): string => t(LABELS[field]);
  const nameOf = (key: string, value: string): string => {
    if (names === null) return value;
    if (key === 'profile') return names.profile(value);
    if (key === 'setting') return names.setting(value);
    if (key === 'finish') return names.finish(value);
    return key === 'material' || key === 'stone' ? names.stone(value) : names.alloy(value);
  };
  const rangeOf: Sentence = ({ field, min = 0, max = 0 }) =>
    t(field === 'size' ? 'errSize' : 'errQuantity', { min: format.number(min), max: format.number(max) });
  const sentences: Readonly<Record<PadProblem['code'], Sentence>> = {
    missing: () => t('errMissing'),
    unknown: () => t('errUnknownArticle'),
    withdrawn: ({ since = '' }) => t('errWithdrawn', { date: format.date(since) }),
    'only-with': () => t('errStonesWithout'),
    'only-without': () => t('errStonesWith'),
    'too-many': ({ field, max = 0 }) => t('errTooManyValues', { field: labelOf(field), max: format.number(max) }),
    range: rangeOf,
    unread: ({ field, text = '' }) =>
      field === 'line' ? t('errWords', { text }) : t('errUnread', { field: labelOf(field), text }),
    failed: () => t('errFailed'),
    refused: ({ issue }) => (issue === undefined ? t('errRefused') : i(issue.code, issueParams(issue, format, nameOf))),
  };
  return (problem) => sentences[problem.code](problem);
}
