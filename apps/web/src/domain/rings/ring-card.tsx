import type { Model, StoneOption } from '@ringwerk/contract';
import { lazy, Suspense, useState } from 'react';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import type { Coloured, ShownRing } from './coloured.ts';
import { CardMore } from './card-more.tsx';
import { FormSwitch } from './form-switch.tsx';
import { KeepButton } from './keep-button.tsx';
import styles from './ring-card.module.css';
import { RingPicture } from './ring-picture.tsx';
import { shownForm } from './shown-form.ts';

/** Colours and further views: no gallery waits for them, they come once somebody is there. */
const CardExtras = lazy(() => import('./card-extras.tsx'));

export interface RingCardProps {
  readonly model: Model;
  /** Address of its configurator. */
  readonly url: PortalPath;
  /** The page's own choice; a ring may be switched by itself. */
  readonly stones: StoneOption | undefined;
  readonly isEager?: boolean;
  /** Somebody is at the page: its cards show what no first sight waits for. */
  readonly isAwake?: boolean;
  /** What this ring is off a question that no ring meets. */
  readonly note?: string | null;
}

/** The picture, which opens the ring as it is shown. */
function CardPicture({
  shown: { model, option, variant, coloured },
  url,
  isEager,
}: {
  readonly shown: ShownRing;
  readonly url: PortalPath;
  readonly isEager: boolean;
}) {
  const t = useTexts('gallery');
  return (
    <Link
      to={url}
      search={{ stones: option, d: coloured?.link }}
      className={styles['link']}
      aria-label={t('openRing', { name: model.name })}
    >
      <RingPicture still={variant.still} design={variant.design} name={model.name} isEager={isEager} />
    </Link>
  );
}

function CardActs({
  shown: { model, option, variant },
  onOption,
}: {
  readonly shown: ShownRing;
  readonly onOption: (option: StoneOption) => void;
}) {
  const t = useTexts('gallery');
  const { name } = model;
  return (
    <div className={styles['form']}>
      {model.with && model.without ? (
        <FormSwitch
          label={t('withStones')}
          subject={name}
          isOn={option === 'with'}
          onChange={(isOn) => onOption(isOn ? 'with' : 'without')}
        />
      ) : (
        <span className={styles['only']}>{t(option === 'with' ? 'onlyWith' : 'onlyWithout')}</span>
      )}
      <div className={styles['acts']}>
        <KeepButton model={model} design={variant.design} />
        <CardMore model={model} design={variant.design} option={option} />
      </div>
    </div>
  );
}

/** One ring of a list: picture, name, article number, price; opens the configurator, or is kept. */
export function RingCard({ model, url, stones, isEager = false, isAwake = false, note = null }: RingCardProps) {
  const t = useTexts('gallery');
  // A choice for this ring counts until the page's choice changes.
  const [choice, setChoice] = useState<{ readonly page: StoneOption | undefined; readonly option: StoneOption }>();
  const [last, setColoured] = useState<Coloured | null>(null);
  const form = shownForm(model, choice && choice.page === stones ? choice.option : stones);
  if (!form) return null;
  const { option, variant: own } = form;
  const coloured = last?.of === own.design ? last : null;
  const shown: ShownRing = { model, option, own, coloured, variant: coloured?.variant ?? own };
  const { retail } = shown.variant;
  return (
    <article className={styles['card']}>
      <CardPicture shown={shown} url={url} isEager={isEager} />
      <div className={styles['words']}>
        <h2 className={styles['name']}>{model.name}</h2>
        <p className={styles['article']}>
          <span className="visually-hidden">{t('articleNumber')} </span>
          {model.articleNumber}
        </p>
        <p className={styles['price']} title={t('priceHint')}>
          <Price amount={retail.gross} currency={retail.currency} />
        </p>
        <p className={styles['note']}>{note}</p>
      </div>
      <div className={styles['colours']}>
        {isAwake && (
          <Suspense>
            <CardExtras key={option} {...shown} onShow={setColoured} />
          </Suspense>
        )}
      </div>
      <CardActs shown={shown} onOption={(next) => setChoice({ page: stones, option: next })} />
    </article>
  );
}
