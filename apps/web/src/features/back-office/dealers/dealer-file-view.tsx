import type { DealerFile } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { BillingTab } from './billing-tab.tsx';
import { CompanyTab } from './company-tab.tsx';
import { ConditionsTab } from './conditions-tab.tsx';
import { FORM_FIELDS, isChanged, type FormName } from './dealer-draft.ts';
import { DealerHistory } from './dealer-history.tsx';
import { DealerPeople } from './dealer-people.tsx';
import { DealerSteps } from './dealer-steps.tsx';
import { DealerStateWord } from './dealer-state-word.tsx';
import styles from './dealers.module.css';
import { useDealerDraft } from './use-dealer-draft.ts';

const FILE_TABS = ['company', 'billing', 'conditions', 'people', 'history'] as const;
const FORMS: ReadonlySet<string> = new Set(Object.keys(FORM_FIELDS));
const isForm = (key: string): key is FormName => FORMS.has(key);
const tabSearch = z.object({ tab: z.catch(z.optional(z.enum(FILE_TABS)), undefined) });
const parseTab = (raw: Readonly<Record<string, unknown>>) => tabSearch.parse(raw);

interface DealerFileViewProps {
  readonly file: DealerFile;
  readonly reread: () => Promise<{ readonly data: DealerFile | undefined }>;
}

export function DealerFileView({ file, reread }: DealerFileViewProps) {
  const t = useTexts('dealers');
  const state = useDealerDraft(file, reread);
  const [{ tab = 'company' }, change] = useListSearch(parseTab);
  const { draft, base } = state;
  // What is typed and not yet saved shows on its tab.
  const badgeOf = (key: (typeof FILE_TABS)[number]): string | undefined =>
    isForm(key) && isChanged(key, draft, base) ? '•' : undefined;
  return (
    <OfficeFrame section={OFFICE_SECTIONS.dealers} title={file.company} actions={<DealerSteps state={state} />}>
      <div className={styles['file']}>
        <Tabs
          label={file.company}
          tabs={FILE_TABS.map((key) => ({ key, label: t(`tab.${key}`), badge: badgeOf(key) }))}
          chosen={tab}
          onChange={(next) => change({ tab: next }, { isReplacing: true })}
        >
          <div className={styles['panel']}>
            {tab === 'company' && <CompanyTab state={state} />}
            {tab === 'billing' && <BillingTab state={state} />}
            {tab === 'conditions' && <ConditionsTab state={state} />}
            {tab === 'people' && <DealerPeople file={file} />}
            {tab === 'history' && <DealerHistory id={file.id} />}
          </div>
        </Tabs>
        <DealerFacts file={file} />
      </div>
    </OfficeFrame>
  );
}

function DealerFacts({ file }: { readonly file: DealerFile }) {
  const t = useTexts('dealers');
  const format = useFormat();
  const dayOr = (at: string | null, none: string): string => (at === null ? none : format.date(at));
  return (
    <dl className={styles['aside']}>
      <dt>{t('column.number')}</dt>
      <dd>{file.customerNumber}</dd>
      <dt>{t('column.state')}</dt>
      <dd>
        <DealerStateWord state={file.state} />
      </dd>
      <dt>{t('column.openOrders')}</dt>
      <dd>{format.number(file.openOrders)}</dd>
      <dt>{t('column.lastOrder')}</dt>
      <dd>{dayOr(file.lastOrderAt, '–')}</dd>
      <dt>{t('column.lastLogin')}</dt>
      <dd>{dayOr(file.lastLoginAt, t('never'))}</dd>
      <dt>{t('since')}</dt>
      <dd>{format.date(file.createdAt)}</dd>
      <dt>{t('changedBy')}</dt>
      <dd>{file.updatedBy === null ? '–' : `${file.updatedBy}, ${format.date(file.updatedAt)}`}</dd>
    </dl>
  );
}
