import { getCouple, listSavedDesigns, tieRecord, type CoupleFile, type DesignLine } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { takeCouple, useCoupleAtHand } from '../../domain/couples/couple-at-hand.ts';
import { QuoteButton } from '../../domain/quoting/quote-button.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { useDesignName } from '../../domain/couples/design-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../routing/link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-page.module.css';

/** Rings that were saved for the couple; each opens in the configurator, with the couple at hand. */
export function TiedDesigns({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  return (
    <section className={styles['part']} aria-label={t('design.title')}>
      <h2 className={styles['heading']}>{t('design.title')}</h2>
      {file.designs.length === 0 ? (
        <p className={styles['small']}>{t('design.none')}</p>
      ) : (
        <ul className={styles['cards']}>
          {file.designs.map((design) => (
            <DesignCard key={design.code} file={file} design={design} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DesignCard({ file, design }: { readonly file: CoupleFile; readonly design: DesignLine }) {
  const t = useTexts('couples');
  const format = useFormat();
  const errorText = useErrorText();
  const atHand = useCoupleAtHand();
  const untie = useOperationMutation(tieRecord, [getCouple, listSavedDesigns]);
  const address = design.setId === null ? null : setAddress(design.setId);
  const name = useDesignName()(design);
  const remove = (): void =>
    untie.mutate(
      { params: { id: file.id }, body: { kind: 'design', record: design.code, isTied: false } },
      { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
    );
  return (
    <li className={styles['card']}>
      <RingPicture still={design.still} design={design.design} name={name} />
      <p className={styles['cardName']}>{name}</p>
      <p className={styles['small']}>
        <span className={styles['code']}>{design.code}</span> ·{' '}
        <ArticleLine articleNumber={design.articleNumber} design={design.design} />
      </p>
      <p className={styles['small']}>
        {format.money(design.retail.gross, design.retail.currency)} · {format.date(design.createdAt)}
      </p>
      <p className={styles['cardActions']}>
        {address !== null && (
          <Link
            to={address}
            search={{ code: design.code }}
            onClick={() => {
              // Another couple's rings are not laid under this one's names unasked.
              if (atHand === null) takeCouple(file);
            }}
          >
            {t('design.open')}
          </Link>
        )}
        <QuoteButton
          name={name}
          position={{ kind: 'rings', design: design.design, ...(design.setId === null ? {} : { setId: design.setId }) }}
          couple={file}
        />
        <IconButton icon="close" label={t('design.untie', { name })} disabled={untie.isPending} onClick={remove} />
      </p>
    </li>
  );
}
