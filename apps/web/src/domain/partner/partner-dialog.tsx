import {
  AREAS,
  getCouple,
  getOrder,
  getOrderRings,
  PERSON_MAX,
  RING_RELATIONS,
  type CoupleFile,
  type Order,
  type RingRelationKind,
} from '@ringwerk/contract';
import { mm } from '@ringwerk/kernel';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PortalPath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { closeFor } from '../couples/close-for.ts';
import { coupleAtHand, takeCouple, useCoupleAtHand } from '../couples/couple-at-hand.ts';
import { personsMemory } from '../couples/persons-memory.ts';
import { ArticleLine } from '../rings/article-line.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import { setAddress } from '../rings/set-address.ts';
import { useSizeScale } from '../rings/use-size-scale.ts';
import dialogStyles from '../ordering/order-dialog.module.css';
import { madeRings, newRing, wearerOf, withRingsNow, type MadeRing } from './new-ring.ts';
import { partnerAddress } from './partner-address.ts';
import styles from './partner-dialog.module.css';

export interface PartnerDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** From which ring of an order another one is made, and for whom: the way into the configurator, where both lie side by side. */
export function PartnerDialog({ orderId, onClose }: PartnerDialogProps) {
  const t = useTexts('partner');
  const answer = useOperationQuery(getOrder, { params: { id: orderId } });
  const now = useOperationQuery(getOrderRings, { params: { id: orderId } });
  const number = answer.data?.number;
  return (
    <Dialog title={number === undefined ? t('act') : t('title', { number })} isOpen onClose={onClose}>
      <QueryView result={answer}>
        {(order) => (
          <QueryView result={now}>
            {(rings) => <OfOrder order={withRingsNow(order, rings)} onClose={onClose} />}
          </QueryView>
        )}
      </QueryView>
    </Dialog>
  );
}

interface OfOrderProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** With the file that the order is tied to: it knows names and sizes. */
function OfOrder({ order, onClose }: OfOrderProps) {
  const t = useTexts('partner');
  const isFileOpen = usePermission(AREAS.couples.needs) && order.couple !== null;
  const file = useOperationQuery(getCouple, { params: { id: order.couple?.id ?? '' } }, { enabled: isFileOpen });
  const rings = madeRings(order);
  const [first] = rings;
  if (first === undefined) return <p>{t('none')}</p>;
  if (!isFileOpen) return <PartnerForm order={order} file={null} rings={rings} first={first} onClose={onClose} />;
  return (
    <QueryView result={file}>
      {(couple) => <PartnerForm order={order} file={couple} rings={rings} first={first} onClose={onClose} />}
    </QueryView>
  );
}

interface PartnerFormProps extends OfOrderProps {
  readonly file: CoupleFile | null;
  readonly rings: readonly MadeRing[];
  readonly first: MadeRing;
}

const keyOf = ({ position, ring }: MadeRing): string => `${position} ${ring}`;

/** What is chosen, and the address that it opens. */
function usePartnerForm({ order, file, rings, first }: PartnerFormProps) {
  const [chosen, setChosen] = useState(keyOf(first));
  const [kind, setKind] = useState<RingRelationKind>('partner');
  const [withStones, setWithStones] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const made = rings.find((ring) => keyOf(ring) === chosen) ?? first;
  // A ring that was made alone is ordered once more as the order is.
  const kinds = made.other === null ? (['partner'] as const) : RING_RELATIONS;
  const known = newRing(made, kinds.length === 1 ? 'partner' : kind, order.persons, file?.people ?? []);
  const wearer = typed ?? known.wearer;
  const set = made.setId === null ? null : setAddress(made.setId);
  const relation = { kind: kinds.length === 1 ? 'partner' : kind, orderId: order.id, withStones } as const;
  const address = set && partnerAddress(set, { ...relation, position: made.position, ring: made.ring }, known.size);
  return {
    made,
    chosen,
    setChosen,
    kind: relation.kind,
    setKind,
    kinds,
    withStones,
    setWithStones,
    known,
    wearer,
    setTyped,
    address,
  };
}

/** Takes the order's couple at hand and opens the address; another couple at hand is closed first. */
function useOpening(file: CoupleFile | null, wearer: string): (address: PortalPath) => void {
  const navigate = useNavigate();
  const take = (): void => {
    if (file !== null) takeCouple(file);
    // A ring alone is the first person's.
    personsMemory.setValue({ first: wearer.trim(), second: '' });
  };
  return (address) => {
    const atHand = coupleAtHand();
    if (file !== null && atHand !== null && atHand.id !== file.id)
      return closeFor(() => {
        take();
        window.location.assign(address);
      });
    take();
    void navigate(address);
  };
}

/** The name of a ring of the order: its wearer's where the order names one. */
function useRingName(order: Order, rings: readonly MadeRing[]): (ring: MadeRing) => string {
  const t = useTexts('partner');
  const services = useTexts('services');
  const isOneOfSeveral = new Set(rings.map(({ position }) => position)).size > 1;
  return (ring) => {
    const wearer = wearerOf(ring.made, order.persons);
    const name = wearer === '' ? services('ring', { number: ring.ring + 1 }) : services('ringFor', { name: wearer });
    return isOneOfSeveral ? t('ringOf', { position: ring.position, ring: name }) : name;
  };
}

function PartnerForm(props: PartnerFormProps) {
  const { order, file, rings, onClose } = props;
  const t = useTexts('partner');
  const trade = useTexts('trade');
  const nameOf = useRingName(order, rings);
  const form = usePartnerForm(props);
  const { made, kind, address } = form;
  const open = useOpening(file, form.wearer);
  const [isAsked, setAsked] = useState(false);
  // An order that names nobody takes the names of the file, in the order of a pair.
  const isUnnamed = file !== null && form.wearer.trim() === '';
  return (
    <form
      className={dialogStyles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (address !== null && !isUnnamed) open(address);
      }}
    >
      <p className={styles['lead']}>{t('lead')}</p>
      <Fields {...form} rings={rings} nameOf={nameOf} isRefused={isAsked && isUnnamed} />
      <SizeLine made={made} kind={kind} {...form.known} />
      {address === null && <p role="alert">{t('noArticle')}</p>}
      <OtherCouple file={file} />
      <div className={dialogStyles['actions']}>
        <Button look="quiet" onClick={onClose}>
          {trade('cancel')}
        </Button>
        <Button look="primary" type="submit" disabled={address === null}>
          {t('open')}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps extends ReturnType<typeof usePartnerForm> {
  readonly rings: readonly MadeRing[];
  readonly nameOf: (ring: MadeRing) => string;
  /** Whether the name is asked for. */
  readonly isRefused: boolean;
}

/** Which ring, what is made of it, and for whom. */
function Fields({ rings, nameOf, isRefused, made, kind, kinds, ...form }: FieldsProps) {
  const t = useTexts('partner');
  const { chosen, setChosen, setKind, withStones, setWithStones, wearer, setTyped } = form;
  return (
    <>
      <div className={dialogStyles['ring']}>
        <div className={dialogStyles['picture']}>
          <RingPicture still={made.still} design={made.design} name={nameOf(made)} />
        </div>
        <p className={dialogStyles['article']}>
          <ArticleLine articleNumber={made.articleNumber} design={made.design} />
        </p>
      </div>
      <Select
        label={t('ring')}
        value={chosen}
        options={rings.map((ring) => ({ value: keyOf(ring), label: nameOf(ring) }))}
        onChange={setChosen}
      />
      <Select
        label={t('make')}
        hint={t(`about-${kind}`)}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`make-${value}`) }))}
        onChange={setKind}
      />
      {kind === 'partner' && made.made.stones.length > 0 && (
        <Switch isOn={withStones} onChange={setWithStones}>
          {t('withStones')}
        </Switch>
      )}
      <TextField
        label={t('wearer')}
        value={wearer}
        error={isRefused ? t('wearerMissing') : undefined}
        maxLength={PERSON_MAX}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </>
  );
}

interface SizeLineProps extends Pick<ReturnType<typeof newRing>, 'size' | 'sizeFrom'> {
  readonly made: MadeRing;
  readonly kind: RingRelationKind;
}

/** In which size the ring opens, and where that is from. */
function SizeLine({ made: { made, other }, kind, size, sizeFrom }: SizeLineProps) {
  const t = useTexts('partner');
  const format = useFormat();
  const scale = useSizeScale();
  const opens = size ?? (kind === 'partner' ? (other ?? made) : made).size;
  const words = { order: t('sizeOrder'), file: t('sizeFile'), unknown: t('sizeUnknown') } as const;
  return (
    <p className={styles['size']}>
      <strong>{t('size', { size: sizeLabel(scale, mm(opens)), mm: format.mm(opens) })}</strong>
      <span>{words[sizeFrom]}</span>
    </p>
  );
}

/** Another couple at hand leaves the counter with its unfinished rings: said before, not after. */
function OtherCouple({ file }: { readonly file: CoupleFile | null }) {
  const t = useTexts('couples');
  const atHand = useCoupleAtHand();
  if (file === null || atHand === null || atHand.id === file.id) return null;
  return (
    <p className={styles['other']}>
      <strong>{t('hand.other', { title: atHand.title })}</strong> {t('hand.otherHelp')}
    </p>
  );
}
