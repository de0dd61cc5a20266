import { designFromWords, type SearchReading, type WordsDesignAnswer } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Price } from '../../ui/price.tsx';
import { useAssumedText } from './use-assumed-text.ts';
import { useMadePicture } from './use-made-picture.ts';
import { useUnmetTexts } from './use-unmet-texts.ts';
import type { UnderstoodText } from './use-understood-text.ts';
import styles from './words-offer.module.css';

interface WordsOfferProps {
  /** The question that was answered. */
  readonly text: string;
  readonly reading: SearchReading;
  readonly words: UnderstoodText;
}

/** Above the rings that come nearest: a design that has everything that was said, made for this question. */
export default function WordsOffer({ text, reading, words }: WordsOfferProps) {
  const t = useTexts('search');
  const lang = useLanguage();
  const { data, isPlaceholderData } = useOperationQuery(
    designFromWords,
    { query: { q: text, lang } },
    { keepPrevious: true },
  );
  if (data === undefined)
    return (
      <section className={styles['offer']} aria-busy="true">
        <p role="status">{t('making')}</p>
      </section>
    );
  if (data.made === null) return null;
  return <Made made={data.made} reading={reading} words={words} isStale={isPlaceholderData} />;
}

interface MadeProps extends Omit<WordsOfferProps, 'text'> {
  readonly made: WordsDesignAnswer;
  /** Of an earlier question. */
  readonly isStale: boolean;
}

function Made({ made, reading, words, isStale }: MadeProps) {
  const t = useTexts('search');
  const format = useFormat();
  const still = useMadePicture(made.link, made.design);
  const unmet = useUnmetTexts(made, reading, words);
  const address = modelPath(made);
  const title = t('madeTitle');
  const from = { name: made.name, number: made.articleNumber };
  return (
    <section aria-labelledby="made-of-words" aria-busy={isStale} className={styles['offer']}>
      <Link
        to={address}
        search={{ d: made.link }}
        className={styles['picture']}
        aria-label={t('openMade')}
        tabIndex={-1}
      >
        <RingPicture still={still} design={made.design} name={title} sizes="24rem" />
      </Link>
      <div className={styles['words']}>
        <h2 id="made-of-words" className={styles['title']}>
          {title}
        </h2>
        <p className={styles['from']}>{t(made.unmet.length === 0 ? 'madeFrom' : 'madeNearly', from)}</p>
        <p className={styles['figures']}>
          <Price amount={made.retail.gross} currency={made.retail.currency} size="l" />
          <span className={styles['weight']}>{format.grams(made.grams)}</span>
        </p>
        {unmet.length > 0 && (
          <ul className={styles['gave']} aria-label={t('gaveWay')}>
            {unmet.map(({ key, what, why }) => (
              <li key={key}>
                <strong>{what}</strong> {why.join(' ')}
              </li>
            ))}
          </ul>
        )}
        <Assumed made={made} />
        <Link to={address} search={{ d: made.link }} className={styles['open']}>
          {t('openMade')}
        </Link>
      </div>
    </section>
  );
}

/** What the words leave open, ring by ring. */
function Assumed({ made }: { readonly made: WordsDesignAnswer }) {
  const t = useTexts('search');
  const textOf = useAssumedText();
  const { rings } = made.design;
  return (
    <dl className={styles['assumed']}>
      {rings.map(({ role }, at) => {
        const own = made.assumptions.filter(({ ring }) => ring === at);
        if (own.length === 0) return null;
        return (
          <div key={role}>
            <dt>{role === 'single' ? t('assumed') : t('assumedOf', { what: t(`person-${role}`) })}</dt>
            <dd>{own.map(textOf).join(' · ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
