import { addWatchItem, AREAS, getWatchLists, type ListedDesign } from '@ringwerk/contract';
import { usePermission } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useDesignName } from '../../domain/couples/design-name.ts';
import { TieCouple } from '../../domain/couples/tie-couple.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../routing/link.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './designs-page.module.css';

/** Puts a design on the watch list. */
function useKeep(design: ListedDesign) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const keep = useOperationMutation(addWatchItem, [getWatchLists]);
  const put = (): void =>
    keep.mutate(
      {
        body: {
          design: design.design,
          ...(design.names === null ? { name: design.name } : {}),
          ...(design.setId === null ? {} : { setId: design.setId }),
        },
      },
      {
        onAnswer: ({ list }) => void showToast(t('room.kept', { list: list.name }), { tone: 'good' }),
        onError: (error) => void showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return { put, isBusy: keep.isPending };
}

interface DesignCardProps {
  readonly design: ListedDesign;
  readonly onQuote: () => void;
  readonly onShow: () => void;
}

/** One saved design: picture, whose it is, and the ways on. */
export function DesignCard({ design, onQuote, onShow }: DesignCardProps) {
  const t = useTexts('couples');
  const s = useTexts('showcase');
  const format = useFormat();
  const canQuote = usePermission(AREAS.orders.needs);
  const { put, isBusy } = useKeep(design);
  const address = design.setId === null ? null : setAddress(design.setId);
  const name = useDesignName()(design);
  const picture = <RingPicture still={design.still} design={design.design} name={name} />;
  return (
    <li className={styles['card']}>
      {address === null ? (
        picture
      ) : (
        <Link
          to={address}
          search={{ code: design.code }}
          className={styles['picture']}
          aria-label={t('room.openNamed', { name })}
        >
          {picture}
        </Link>
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['small']}>
          <span className={styles['code']}>{design.code}</span> ·{' '}
          <ArticleLine articleNumber={design.articleNumber} design={design.design} />
        </p>
        <p className={styles['small']}>
          {format.date(design.createdAt)} · {design.by}
        </p>
        <div className={styles['couples']}>
          <TieCouple kind="design" record={design.code} couples={design.couples} />
        </div>
      </div>
      <div className={styles['actions']}>
        <Price amount={design.retail.gross} currency={design.retail.currency} size="s" />
        <span>
          {canQuote && (
            <Button look="quiet" onClick={onQuote}>
              {t('room.quote')}
            </Button>
          )}
          {address !== null && <IconButton icon="present" label={s('put.named', { name })} onClick={onShow} />}
          <IconButton icon="bookmark" label={t('room.keep', { name })} disabled={isBusy} onClick={put} />
        </span>
      </div>
    </li>
  );
}
