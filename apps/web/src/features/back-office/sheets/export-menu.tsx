import type { WrittenSheet } from '@ringwerk/sheets/write';
import { useDecimalSign } from '../../../domain/download/decimal-sign.ts';
import { saveFile } from '../../../domain/download/save-file.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';

interface ExportMenuProps {
  /** The table as it is now; its name is that of the file. */
  readonly sheet: () => WrittenSheet | Promise<WrittenSheet>;
}

/** Signs that a file's name cannot have. */
const fileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]+/gu, '-').trim() || 'ringwerk';

/** Saves a table as a file for a spreadsheet. */
export function ExportMenu({ sheet }: ExportMenuProps) {
  const t = useTexts('sheets');
  const format = useFormat();
  const errorText = useErrorText();
  const decimal = useDecimalSign();
  const save = async (kind: 'xlsx' | 'csv'): Promise<void> => {
    try {
      const [{ toCsv, toXlsx, XLSX_TYPE }, table] = await Promise.all([import('@ringwerk/sheets/write'), sheet()]);
      const { name, columns, rows } = table;
      if (kind === 'xlsx') saveFile(`${fileName(name)}.xlsx`, toXlsx(table), XLSX_TYPE);
      else {
        const lines = [columns.map(({ label }) => label), ...rows];
        saveFile(`${fileName(name)}.csv`, toCsv(lines, decimal), 'text/csv;charset=utf-8');
      }
      showToast(t('exported', { count: rows.length, shown: format.number(rows.length) }), { tone: 'good' });
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    }
  };
  return (
    <Menu
      label={t('export')}
      button={
        <>
          <Icon name="download" />
          {t('export')}
          <Icon name="chevronDown" size={16} />
        </>
      }
      items={[
        { key: 'xlsx', label: t('export.xlsx'), onSelect: () => void save('xlsx') },
        { key: 'csv', label: t('export.csv'), onSelect: () => void save('csv') },
      ]}
    />
  );
}
