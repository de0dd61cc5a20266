import type { Model, StoneOption } from '@ringwerk/contract';
import { useState } from 'react';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import { CardMore } from './card-more.tsx';
import { FormSwitch } from './form-switch.tsx';
import { KeepButton } from './keep-button.tsx';
import styles from './ring-card.module.css';
import { RingPicture } from './ring-picture.tsx';
import { shownForm } from './shown-form.ts';
import { walkCards } from './walk-cards.ts';

export interface RingCardProps {
  readonly model: Model;
  /** Address of its configurator. */
  readonly url: PortalPath;
  /** The page's own choice; a ring may be switched by itself. */
  readonly stones: StoneOption | undefined;
  readonly isEager?: boolean;
  /** What this ring is off a question that no ring meets. */
  readonly note?: string | null;
}

/** One ring of a list: picture, name, article number, price; opens the configurator, or is kept. */
export function RingCard({ model, url, stones, isEager = false, note = null }: RingCardProps) {
  const t = useTexts('gallery');
  // A choice for this ring counts until the page's choice changes.
  const [own, setOwn] = useState<{ readonly page: StoneOption | undefined; readonly option: StoneOption } | null>(null);
  const form = shownForm(model, own && own.page === stones ? own.option : stones);
  if (!form) return null;
  const { option, variant } = form;
  const other = model.with && model.without;
  return (
    <article className={styles['card']}>
      <Link
        to={url}
        search={{ stones: option }}
        className={styles['link']}
        onKeyDown={walkCards}
        aria-label={t('openRing', { name: model.name })}
      >
        <RingPicture still={variant.still} design={variant.design} name={model.name} isEager={isEager} />
      </Link>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{model.name}</h2>
        <p className={styles['article']}>
          <span className="visually-hidden">{t('articleNumber')} </span>
          {model.articleNumber}
        </p>
        <p className={styles['price']} title={t('priceHint')}>
          <Price amount={variant.retail.gross} currency={variant.retail.currency} />
        </p>
        {note !== null && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles['form']}>
        {other ? (
          <FormSwitch
            label={t('withStones')}
            subject={model.name}
            isOn={option === 'with'}
            onChange={(isOn) => setOwn({ page: stones, option: isOn ? 'with' : 'without' })}
          />
        ) : (
          <span className={styles['only']}>{t(option === 'with' ? 'onlyWith' : 'onlyWithout')}</span>
        )}
        <div className={styles['acts']}>
          <KeepButton model={model} design={variant.design} />
          <CardMore model={model} design={variant.design} />
        </div>
      </div>
    </article>
  );
}
