import {
  issueInvoice,
  listOrderPapers,
  listPapers,
  previewInvoice,
  type InvoicePreview,
  type MoneyJson,
  type WorkOrder,
} from '@ringwerk/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { WaiveDialog } from '../waive-dialog.tsx';
import { CancellationRows } from './cancellation-rows.tsx';
import { centsOf } from './cents-of.ts';
import { GapList } from './gap-list.tsx';
import styles from './papers.module.css';

interface Work {
  readonly name: string;
  readonly net: string;
}

type Currency = MoneyJson['currency'];

/** Minor units of work that can be billed; null for no amount, and for none above zero. */
function netOf(typed: string, currency: Currency): number | null {
  const cents = centsOf(typed, currency);
  return cents !== null && cents > 0 ? cents : null;
}

/** Work that is billed beside the rings; rows without a name or an amount are not billed yet. */
const billed = (rows: readonly Work[], currency: Currency): { name: string; net: number }[] =>
  rows.flatMap(({ name, net }) => {
    const cents = netOf(net, currency);
    return name.trim() === '' || cents === null ? [] : [{ name: name.trim(), net: cents }];
  });

/** A row that somebody has begun: an invoice that cannot be changed must not go out without it. */
const isUnfinished = (row: Work, currency: Currency): boolean =>
  (row.name.trim() !== '' || row.net.trim() !== '') && billed([row], currency).length === 0;

interface InvoiceDialogProps {
  readonly order: Pick<WorkOrder, 'id' | 'number'>;
  readonly onClose: () => void;
}

/** The invoice as it is being put together: previewed anew with each work that is added. */
function useInvoice({ order, onClose }: InvoiceDialogProps) {
  const t = useTexts('papers');
  const [rows, setRows] = useState<readonly Work[]>([]);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isReviewed, setReviewed] = useState(false);
  const preview = useOperationMutation(previewInvoice);
  const issue = useOperationMutation(issueInvoice, [listOrderPapers, listPapers]);
  const currency = useBaseCurrency();
  const body = { services: billed(rows, currency), leftOut: [...leftOut] };
  const asked = JSON.stringify(body);
  const { mutate: look, data: shown } = preview;
  useEffect(() => {
    look({ params: { id: order.id }, body: JSON.parse(asked) });
  }, [look, order.id, asked]);
  const isClear = shown !== undefined && shown.gaps.length === 0 && !shown.doubts.includes('service-abroad');
  const isSure = isClear && (shown.doubts.length === 0 || isReviewed);
  const isReady = isSure && !preview.isPending && !rows.some((row) => isUnfinished(row, currency));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    issue.mutate(
      { params: { id: order.id }, body: { ...body, expectedGross: shown.gross, isReviewed } },
      {
        onAnswer: ({ number }) => showToast(t('issued', { number }), { tone: 'good' }),
        onSuccess: onClose,
        onError: () => look({ params: { id: order.id }, body }),
      },
    );
  };
  const billCancellation = (orderId: string, isBilled: boolean): void =>
    setLeftOut(isBilled ? leftOut.filter((id) => id !== orderId) : [...leftOut, orderId]);
  const [waived, setWaived] = useState<string | null>(null);
  const endWaiving = (): void => {
    setWaived(null);
    look({ params: { id: order.id }, body });
  };
  return {
    rows,
    setRows,
    billCancellation,
    waived,
    setWaived,
    endWaiving,
    isReviewed,
    setReviewed,
    preview,
    issue,
    isReady,
    submit,
  };
}

/** What the invoice of an order will say, what is in doubt, and the step that issues it for good. */
export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  const t = useTexts('papers');
  const draft = useInvoice({ order, onClose });
  // Above the invoice, not in its form: Enter in a reason issues nothing.
  if (draft.waived !== null) return <WaiveDialog orderId={draft.waived} onClose={draft.endWaiving} />;
  return (
    <Dialog
      title={t('invoice.title', { number: order.number })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form="invoice" isBusy={draft.issue.isPending} disabled={!draft.isReady}>
            {t('issue')}
          </Button>
        </>
      }
    >
      <InvoiceForm {...draft} />
    </Dialog>
  );
}

function InvoiceForm({ preview, issue, submit, ...draft }: ReturnType<typeof useInvoice>) {
  const t = useTexts('papers');
  const errorText = useErrorText();
  const shown = preview.data;
  return (
    <form id="invoice" noValidate onSubmit={submit} className={styles['dialog']}>
      {shown === undefined ? preview.isPending && <Spinner /> : <Preview shown={shown} />}
      {shown !== undefined && shown.doubts.length > 0 && (
        <Switch isOn={draft.isReviewed} onChange={draft.setReviewed}>
          {t('reviewed')}
        </Switch>
      )}
      {shown !== undefined && (
        <CancellationRows
          cancellations={shown.cancellations}
          onChange={draft.billCancellation}
          onWaive={draft.setWaived}
        />
      )}
      <WorkRows rows={draft.rows} setRows={draft.setRows} />
      <p className={styles['soft']}>{t('final')}</p>
      <div role="alert" className={styles['finding']}>
        {preview.isError && errorText(preview.error)}
        {issue.isError && errorText(issue.error)}
      </div>
    </form>
  );
}

function Preview({ shown: { vat, net, gross, dueOn, doubts, gaps } }: { readonly shown: InvoicePreview }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  return (
    <>
      {gaps.length > 0 && <GapList gaps={gaps} />}
      {doubts.map((doubt) => (
        <p key={doubt} className={styles['notice']}>
          {t(`doubt.${doubt}`)}
        </p>
      ))}
      <dl className={styles['account']}>
        <dt>{t('net')}</dt>
        <dd>{money(net)}</dd>
        {vat.map((row) => (
          <div key={`${row.category} ${row.rate}`} className={styles['pair']}>
            <dt>{t(`vat.${row.category}`, { rate: format.percent(row.rate), net: money(row.net) })}</dt>
            <dd>{money(row.tax)}</dd>
          </div>
        ))}
        <dt className={styles['total']}>{t('total')}</dt>
        <dd className={styles['total']}>{money(gross)}</dd>
        <dt>{t('dueOn')}</dt>
        <dd>{format.date(dueOn)}</dd>
      </dl>
    </>
  );
}

interface WorkRowsProps {
  readonly rows: readonly Work[];
  readonly setRows: (rows: readonly Work[]) => void;
}

function WorkRows({ rows, setRows }: WorkRowsProps) {
  const t = useTexts('papers');
  const errors = useTexts('errors');
  const { currency, sign } = useTradeMoney();
  const set = (index: number, change: Partial<Work>): void =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name but their place
        <div key={index} className={styles['row']}>
          <TextField
            label={t('service.name')}
            maxLength={120}
            value={row.name}
            error={row.name.trim() === '' && row.net.trim() !== '' ? errors('field.missing') : undefined}
            onChange={(event) => set(index, { name: event.target.value })}
          />
          <TextField
            label={t('service.net')}
            suffix={sign}
            inputMode="decimal"
            autoComplete="off"
            value={row.net}
            error={row.net.trim() !== '' && netOf(row.net, currency) === null ? t('amount.unread') : undefined}
            onChange={(event) => set(index, { net: event.target.value })}
          />
          <IconButton
            icon="close"
            label={t('service.remove', { position: index + 1 })}
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button look="quiet" icon="plus" onClick={() => setRows([...rows, { name: '', net: '' }])}>
          {t('service.add')}
        </Button>
      </div>
    </>
  );
}
