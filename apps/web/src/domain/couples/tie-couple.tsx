import {
  AREAS,
  getCouple,
  getOrder,
  getQuote,
  listDue,
  listOrders,
  listQuotes,
  listSavedDesigns,
  listShares,
  tieRecord,
  type CoupleRef,
  type TiedKind,
} from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CouplePicker } from './couple-picker.tsx';
import styles from './tie-couple.module.css';

interface TieCoupleProps {
  readonly kind: TiedKind;
  /** Code of a design, id of everything else. */
  readonly record: string;
  /** Files in which it is. */
  readonly couples: readonly CoupleRef[];
}

/** Whose file a record is in, as a way there; where in none, the way to put it into one. */
export function TieCouple({ kind, record, couples }: TieCoupleProps) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const isAllowed = usePermission(AREAS.couples.needs);
  const tie = useOperationMutation(tieRecord, [
    getCouple,
    getQuote,
    getOrder,
    listQuotes,
    listOrders,
    listShares,
    listSavedDesigns,
    listDue,
  ]);
  const choose = (couple: CoupleRef): void =>
    tie.mutate(
      { params: { id: couple.id }, body: { kind, record, isTied: true } },
      {
        onAnswer: () => showToast(t('tie.done', { title: couple.title }), { tone: 'good' }),
        onSuccess: () => setOpen(false),
        onError: (error) => void showToast(errorText(error), { tone: 'bad' }),
      },
    );
  if (!isAllowed) return null;
  return (
    <>
      {couples.map(({ id, title }) => (
        <Link key={id} to={couplePath(id)}>
          {title}
        </Link>
      ))}
      {couples.length === 0 && (
        <span className={styles['tie']}>
          <Button look="quiet" icon="plus" onClick={() => setOpen(true)}>
            {t('tie.short')}
          </Button>
        </span>
      )}
      {isOpen && (
        <Dialog title={t('tie.open')} isOpen onClose={() => setOpen(false)}>
          <CouplePicker chosen={null} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}
