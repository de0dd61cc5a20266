import {
  createServiceOrder,
  getCouple,
  getOrderLife,
  getServiceOffer,
  listDue,
  listOrders,
  priceServices,
  SERVICE_REFUSALS,
  type OfferedRing,
  type Order,
  type ServiceRefusal,
  type ServiceRingInput,
} from '@ringwerk/contract';
import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { call, type AnswerOf } from '../../api/call.ts';
import { newActKey } from '../../api/offline/act-key.ts';
import { invalidateQueries, namedQuery } from '../../api/queries.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useQuery } from '../../api/use-query.ts';
import { useRested } from '../../domain/finding/use-rested.ts';
import { earliestDate } from '../../domain/ordering/earliest-date.ts';
import dialogStyles from '../../domain/ordering/order-dialog.module.css';
import { OrderFields } from '../../domain/ordering/order-fields.tsx';
import { EMPTY_ORDER, orderProblems, writtenNotes, type OrderInput } from '../../domain/ordering/order-input.ts';
import { useFormat } from '../../i18n/format.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { EMPTY_RING, lacksText, ringKey, serviceRings, type ServiceDraft } from './service-draft.ts';
import { ServiceRing } from './service-ring-fields.tsx';

export interface ServiceDialogProps {
  readonly order: Order;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
  /** A ring that gets no other size can be made again. */
  readonly onRemake: () => void;
}

/** Work at rings of an order that was sent: what each needs, what it costs today, and when it is wanted back. */
export function ServiceDialog(props: ServiceDialogProps) {
  const { order, onClose } = props;
  const t = useTexts('services');
  const offer = useOperationQuery(getServiceOffer, { params: { id: order.id } }, { staleTime: 0 });
  return (
    <Dialog title={t('dialogTitle', { number: order.number })} isOpen onClose={onClose}>
      <QueryView result={offer}>
        {({ rings, isOffered, earliest }) =>
          isOffered ? <ServiceForm {...props} rings={rings} earliest={earliest} /> : <p>{t('notOffered')}</p>
        }
      </QueryView>
    </Dialog>
  );
}

interface ServiceFormProps extends ServiceDialogProps {
  readonly rings: readonly OfferedRing[];
  readonly earliest: string;
}

type Figures = AnswerOf<typeof priceServices>;

/** What is chosen at today's price, once nobody has typed for a moment. */
function useFigures(orderId: string, rings: readonly ServiceRingInput[], isComplete: boolean) {
  const asked = JSON.stringify(rings);
  const rested = useRested(asked);
  const isEnabled = isComplete && rings.length > 0;
  const answer = useQuery(
    namedQuery(
      'service-price',
      { orderId, rested },
      (signal) =>
        // What was written by the line above.
        call(
          priceServices,
          { params: { id: orderId }, body: { rings: JSON.parse(rested) as ServiceRingInput[] } },
          signal,
        ),
      { enabled: isEnabled && rested !== '[]', staleTime: 0 },
    ),
  );
  return {
    figures: isEnabled && asked === rested ? answer.data : undefined,
    error: isEnabled && asked === rested ? answer.error : null,
  };
}

/** Why a ring is refused, by its place in what was asked. */
function refusalOf(error: unknown, place: number): ServiceRefusal | null {
  if (!isApiError(error, 'service.refused')) return null;
  const own = error.issues.find(({ path }) => path.startsWith(`/rings/${place}/`));
  return SERVICE_REFUSALS.find((reason) => reason === own?.params['reason']) ?? null;
}

function useServiceForm({ order, rings, earliest: known, onOrdered }: ServiceFormProps) {
  const [draft, setDraft] = useState<ServiceDraft>({});
  const [input, setInput] = useState<OrderInput>({ ...EMPTY_ORDER, commission: order.commission });
  const [attempts, setAttempts] = useState(0);
  const key = useRef({ of: '', key: '' });
  const create = useOperationMutation(createServiceOrder, [
    getServiceOffer,
    getOrderLife,
    listOrders,
    getCouple,
    listDue,
  ]);
  const today = useToday();
  const earliest = earliestDate(create.error) ?? known;
  const asked = serviceRings(rings, draft);
  const isComplete = !Object.values(draft).some(lacksText);
  const { figures, error } = useFigures(order.id, asked, isComplete);
  const submit = (): void => {
    setAttempts(attempts + 1);
    if (figures === undefined || Object.keys(orderProblems(input, { today, earliest })).length > 0) return;
    const notes = writtenNotes(input.notes);
    const body = {
      rings: asked,
      expected: { cost: figures.cost, gross: figures.retail.gross },
      commission: input.commission.trim(),
      ...(input.requestedDate === '' ? {} : { requestedDate: input.requestedDate }),
      ...(notes === undefined ? {} : { notes }),
    };
    const of = JSON.stringify(body);
    // The same order keeps its key through retries.
    if (key.current.of !== of) key.current = { of, key: newActKey() };
    create.mutate(
      { params: { id: order.id }, body: { idempotencyKey: key.current.key, ...body } },
      { onSuccess: onOrdered, onError: () => void invalidateQueries(getServiceOffer).then(() => undefined) },
    );
  };
  return { draft, setDraft, input, setInput, attempts, create, asked, figures, error, isComplete, earliest, submit };
}

function ServiceForm(props: ServiceFormProps) {
  const { order, rings, onClose, onRemake } = props;
  const t = useTexts('services');
  const trade = useTexts('trade');
  const form = useServiceForm(props);
  const { draft, setDraft, asked, figures, error } = form;
  const isAsked = form.attempts > 0;
  const element = useFocusOnError(String(form.attempts));
  const placeOf = (ring: OfferedRing): number =>
    asked.findIndex((each) => each.position === ring.position && each.ring === ring.ring);
  return (
    <form
      ref={element}
      noValidate
      className={dialogStyles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{t('intro')}</p>
      {rings.map((ring) => (
        <ServiceRing
          key={ringKey(ring)}
          ring={ring}
          persons={order.persons}
          draft={draft[ringKey(ring)] ?? EMPTY_RING}
          isAsked={isAsked}
          refusal={refusalOf(error, placeOf(ring))}
          figures={figures?.rings[placeOf(ring)] ?? null}
          onChange={(own) => setDraft({ ...draft, [ringKey(ring)]: own })}
          onRemake={onRemake}
        />
      ))}
      <OrderFields
        input={form.input}
        isAsked={isAsked}
        earliest={form.earliest}
        hasQuantity={false}
        onInput={form.setInput}
      />
      <Refusal form={form} />
      <div className={dialogStyles['actions']}>
        {figures !== undefined && <Total figures={figures} />}
        <Button look="quiet" disabled={form.create.isPending} onClick={onClose}>
          {trade('cancel')}
        </Button>
        <Button
          look="primary"
          type="submit"
          isBusy={form.create.isPending}
          disabled={asked.length > 0 && figures === undefined && form.isComplete}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** What keeps it from being sent beside the fields' own findings. */
function Refusal({ form: { asked, attempts, create, error } }: { readonly form: ReturnType<typeof useServiceForm> }) {
  const t = useTexts('services');
  const errorText = useErrorText();
  const refused = create.error ?? (isApiError(error, 'service.refused') ? null : error);
  const isEmpty = attempts > 0 && asked.length === 0;
  if (refused === null && !isEmpty) return null;
  return (
    <p role="alert" className={dialogStyles['error']}>
      {isEmpty ? t('chooseFirst') : errorText(refused)}
    </p>
  );
}

function Total({ figures: { retail } }: { readonly figures: Figures }) {
  const t = useTexts('services');
  const format = useFormat();
  return (
    <p className={dialogStyles['price']}>
      <strong>{format.money(retail.gross, retail.currency)}</strong>
      <span>{t('total')}</span>
    </p>
  );
}
