import { SHEET_PROBLEMS, type SheetFinding } from '@ringwerk/contract';
import { isApiError } from '../../api/api-error.ts';
import { useFormat, type Format } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Numbers of a finding as the reader writes them; grouped they could be mistaken again. */
const written = (params: SheetFinding['params'], format: Format): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? format.factor(value) : value]),
  );

/** What is said of a file: why it cannot be read, and why a row is refused. */
export function useSheetWords() {
  const t = useTexts('sheets');
  const format = useFormat();
  const errorText = useErrorText();
  return {
    /** Numbers of a finding or problem, for its text. */
    params: (params: SheetFinding['params']) => written(params, format),
    /** The sentence for a file that was refused as a whole, or any other failure. */
    problem: (error: unknown): string => {
      const issue = isApiError(error, 'sheet.unreadable') ? error.issues[0] : undefined;
      const code = SHEET_PROBLEMS.find((known) => known === issue?.code);
      return code === undefined || issue === undefined ? errorText(error) : t(code, written(issue.params, format));
    },
    /** Why a row is refused, with the column where it is one of its cells. */
    reason: ({ column, code, params }: SheetFinding): string => {
      const text = t(code, written(params, format));
      return column === '' ? text : t('reason', { column, text });
    },
  };
}
