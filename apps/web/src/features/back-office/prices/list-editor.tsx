import type { OfficePriceList } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import { useMemo, useState } from 'react';
import type { TradeNames } from '../../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useCurrencyName } from '../../../i18n/use-currency-name.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { ActivateDialog } from './activate-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ListFacts } from './list-facts.tsx';
import { ListWords } from './list-words.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import styles from './prices.module.css';
import { priceSheet } from './price-sheet.ts';
import { PriceTableView } from './price-table-view.tsx';
import { PRICE_SECTIONS, priceTables, type PriceSection, type SectionMeans } from './price-sections.ts';
import { useListDraft } from './use-list-draft.ts';
import { VatRows } from './vat-rows.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';

interface ListEditorProps {
  readonly opened: OfficePriceList;
  readonly names: TradeNames;
}

interface EditorBarProps {
  readonly draft: ReturnType<typeof useListDraft>;
  readonly onActivate: () => void;
  readonly onCompare: () => void;
  readonly onImport: () => void;
}

/** What can be done with a draft. What is not saved is neither compared nor activated. */
function EditorBar({ draft, onActivate, onCompare, onImport }: EditorBarProps) {
  const t = useTexts('prices');
  const s = useTexts('sheets');
  const errorText = useErrorText();
  const isUnsaved = draft.unsaved.length > 0;
  return (
    <div className={styles['bar']}>
      <Button
        look={isUnsaved ? 'primary' : 'secondary'}
        isBusy={draft.isSaving}
        disabled={!isUnsaved || draft.name.trim() === ''}
        onClick={draft.submit}
      >
        {isUnsaved ? t('save', { count: draft.unsaved.length }) : t('saved.all')}
      </Button>
      <Button disabled={!draft.canUndo} onClick={draft.undo}>
        {t('undo')}
      </Button>
      <Button disabled={isUnsaved} onClick={onCompare}>
        {t('whatIf')}
      </Button>
      <Button disabled={isUnsaved} onClick={onActivate}>
        {t('activate')}
      </Button>
      <Button icon="upload" disabled={isUnsaved} onClick={onImport}>
        {s('import')}
      </Button>
      <span role="alert" className={styles['finding']}>
        {draft.error !== null && draft.conflict === null && errorText(draft.error)}
      </span>
    </div>
  );
}

interface ListTablesProps {
  readonly draft: ReturnType<typeof useListDraft>;
  readonly means: SectionMeans;
  readonly isDraft: boolean;
  readonly compared: HouseList | null;
}

/** The figures in tables, a section at a time. */
function ListTables({ draft, means, isDraft, compared }: ListTablesProps) {
  const { t } = means;
  const [section, setSection] = useState<PriceSection>('metals');
  return (
    <Tabs
      label={t('sections')}
      chosen={section}
      onChange={setSection}
      tabs={PRICE_SECTIONS.map((key) => ({ key, label: t(`section.${key}`) }))}
    >
      {section === 'pieces' && isDraft && <MissingPieces means={means} draft={draft} />}
      <div className={styles['tables']}>
        {priceTables(section, means).map((table) => (
          <PriceTableView key={table.key} table={table} draft={draft} isDraft={isDraft} compared={compared} />
        ))}
        {section === 'tax' && isDraft && <VatRows draft={draft} />}
      </div>
    </Tabs>
  );
}

/** What a list says of itself, what can be done with it, and all its figures. */
export function ListEditor({ opened, names }: ListEditorProps) {
  const t = useTexts('prices');
  const format = useFormat();
  const language = useLanguage();
  const country = useCountryName();
  const currencyName = useCurrencyName();
  const draft = useListDraft(opened);
  const [isActivating, setActivating] = useState(false);
  const [isCompared, setCompared] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const isDraft = opened.state === 'draft';
  const { content } = draft;
  const compared = opened.compared?.content ?? null;
  const means: SectionMeans = useMemo(
    () => ({
      list: content,
      t,
      names,
      country,
      number: (value) => format.factor(value),
      currency: currencyName(content.currency),
      sign: format.sign(content.currency),
    }),
    [content, t, names, country, format, currencyName],
  );
  return (
    <div className={styles['editor']}>
      <ListFacts
        list={draft.saved}
        actions={<ExportMenu sheet={() => priceSheet({ ...means, name: draft.name, language, compared })} />}
      />
      {isDraft && <ListWords draft={draft} />}
      {isDraft && (
        <EditorBar
          draft={draft}
          onActivate={() => setActivating(true)}
          onCompare={() => setCompared((before) => !before)}
          onImport={() => setImporting(true)}
        />
      )}
      {isCompared && draft.unsaved.length === 0 && <WhatIfPanel list={draft.saved} />}
      <ListTables draft={draft} means={means} isDraft={isDraft} compared={compared} />
      {isActivating && <ActivateDialog list={draft.saved} onClose={() => setActivating(false)} />}
      {isImporting && draft.conflict === null && (
        <ImportDialog draft={draft} means={means} onClose={() => setImporting(false)} />
      )}
      {draft.conflict !== null && (
        <ConflictDialog conflict={draft.conflict} means={means} onResolve={draft.resolve} onClose={draft.dismiss} />
      )}
    </div>
  );
}
