import { likeSharedRing, openShare, type CoupleShare, type SharedListRing } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { HeartMark } from '../../domain/rings/heart-mark.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { StoneFacts } from '../../domain/trade/stone-facts.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-list.module.css';

type List = NonNullable<CoupleShare['list']>;

export interface CoupleListProps {
  readonly token: string;
  readonly list: List;
  /** The ring that stands on the stage; null: the first. */
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}

/**
 * What the jeweller has put together for this couple: one touch shows a ring on the stage, a heart is shown to the jeweller. A list
 * of loose stones alone gives the page its title, and is not named once more.
 */
export default function CoupleList({ token, list, shown, onShow }: CoupleListProps) {
  const t = useTexts('couple');
  const onStage = shown ?? list.rings[0]?.id;
  return (
    <section className={styles['section']}>
      {list.rings.length > 0 && <h2 className={styles['heading']}>{list.name}</h2>}
      <p className={styles['hint']}>{t(list.rings.length > 0 ? 'list.hint' : 'list.hintStones')}</p>
      {list.rings.length > 0 && (
        <ul className={styles['rings']}>
          {list.rings.map((ring) => (
            <ListedRing
              key={ring.id}
              token={token}
              ring={ring}
              isShown={ring.id === onStage}
              onShow={() => onShow(ring.id)}
            />
          ))}
        </ul>
      )}
      {list.stones.length > 0 && <Stones token={token} stones={list.stones} />}
    </section>
  );
}

/** Loose stones of the list: the stage shows rings alone, so that each says here what it is. */
function Stones({ token, stones }: { readonly token: string; readonly stones: List['stones'] }) {
  const t = useTexts('couple');
  const format = useFormat();
  const stoneName = useStoneName();
  return (
    <>
      <h3 className={styles['heading']}>{t('list.stones')}</h3>
      <ul>
        {stones.map(({ id, stone, isAvailable, retail, isLiked }) => (
          <li key={id} className={styles['stone']}>
            <ShapeDrawing shape={stone.shape} size={56} />
            <div className={styles['facts']}>
              <StoneFacts stone={stone} />
              {!isAvailable && <p className={styles['gone']}>{t('list.gone')}</p>}
              {retail !== null && <p className={styles['sum']}>{format.money(retail.gross, retail.currency)}</p>}
            </div>
            <Heart token={token} ring={{ id, isLiked }} name={stoneName(stone)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ListedRingProps {
  readonly token: string;
  readonly ring: SharedListRing;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function ListedRing({ token, ring, isShown, onShow }: ListedRingProps) {
  const t = useTexts('couple');
  const format = useFormat();
  const name = ringNameIn(ring, useLanguage()) || t('screen.title');
  return (
    <li className={styles['ring']} data-shown={isShown || undefined}>
      <button type="button" className={styles['show']} aria-pressed={isShown} onClick={onShow}>
        <span className={styles['picture']}>
          <RingPicture still={ring.still} design={ring.design} name="" sizes="10rem" />
        </span>
        <span className={styles['name']}>{name}</span>
        {ring.retail !== null && (
          <span className={styles['price']}>{format.money(ring.retail.gross, ring.retail.currency)}</span>
        )}
      </button>
      <Heart token={token} ring={ring} name={name} />
    </li>
  );
}

/** Shows at once; where the server refuses, the mark stands again as it stood. */
function Heart({
  token,
  ring,
  name,
}: {
  readonly token: string;
  readonly ring: Pick<SharedListRing, 'id' | 'isLiked'>;
  readonly name: string;
}) {
  const t = useTexts('couple');
  const errorText = useErrorText();
  const like = useOperationMutation(likeSharedRing, [openShare]);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isLiked = wanted ?? ring.isLiked;
  const turn = (): void => {
    setWanted(!isLiked);
    like.mutate(
      { params: { token, itemId: ring.id }, body: { isLiked: !isLiked } },
      {
        onError: (error) => {
          setWanted(null);
          showToast(errorText(error), { tone: 'bad' });
        },
      },
    );
  };
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={isLiked}
      aria-label={t('list.like', { name })}
      disabled={like.isPending}
      onClick={turn}
    >
      <HeartMark isFilled={isLiked} />
    </button>
  );
}
