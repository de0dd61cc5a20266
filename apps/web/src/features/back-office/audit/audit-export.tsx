import { AUDIT_EXPORT_MAX, exportAudit, type AuditEntry } from '@ringwerk/contract';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { toCsv } from '@ringwerk/sheets/csv';
import { useDecimalSign } from '../../../domain/download/decimal-sign.ts';
import { saveFile } from '../../../domain/download/save-file.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useToday } from '../../../i18n/house-zone.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { queryOf, type AuditQuestion } from './audit-question.ts';
import { useAuditWords } from './audit-words.ts';

const HEAD = ['at', 'by', 'number', 'action', 'code', 'entity', 'object', 'before', 'after', 'detail'] as const;

const json = (fields: AuditEntry['before']): string => (fields === null ? '' : JSON.stringify(fields));

/** Saves what the filters show as a table for a spreadsheet. */
export function AuditExport({ question }: { readonly question: AuditQuestion }) {
  const t = useTexts('audit');
  const format = useFormat();
  const errorText = useErrorText();
  const decimal = useDecimalSign();
  const { actionName } = useAuditWords();
  const today = useToday();
  const [isBusy, setBusy] = useState(false);
  const rowOf = ({ at, by, action, entity, entityId, before, after, detail }: AuditEntry) => [
    at,
    by?.name ?? '',
    by?.customerNumber ?? '',
    actionName(action),
    action,
    entity,
    entityId,
    json(before),
    json(after),
    json(detail),
  ];
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { entries, isCut } = await call(exportAudit, { query: queryOf(question) });
      saveFile(
        `${t('fileName')}-${today}.csv`,
        toCsv([HEAD, ...entries.map(rowOf)], decimal),
        'text/csv;charset=utf-8',
      );
      const text = isCut
        ? t('cut', { max: format.number(AUDIT_EXPORT_MAX) })
        : t('exported', { count: entries.length });
      showToast(text, { tone: isCut ? 'plain' : 'good' });
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
