import type { Persons } from '@ringwerk/contract';
import { useId } from 'react';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useHouseAlloys } from '../rings/use-house-alloys.ts';
import styles from './life-facts.module.css';
import { versionChanges, type ChangedFact, type ChangeWords, type ReadVersion } from './version-changes.ts';

/** How facts of a version are named and read; undefined until the words of rings are there. */
function useChangeWords(persons: Persons): ChangeWords | undefined {
  const t = useTexts('life');
  const trade = useTexts('trade');
  const language = useLanguage();
  const format = useFormat();
  const house = useHouseAlloys();
  const { data } = useQuery(
    namedQuery('describe-rings', null, () => import('../rings/describe-rings.ts'), { staleTime: Infinity }),
  );
  if (data === undefined || house === undefined) return undefined;
  return {
    commission: trade('commission'),
    requestedDate: trade('requestedDate'),
    notes: {
      workshop: trade('note-workshop'),
      delivery: trade('note-delivery'),
      shop: trade('note-shop'),
    },
    quantity: trade('quantity'),
    note: t('positionNote'),
    code: trade('code'),
    price: t('ringsPrice'),
    date: (day) => format.date(day),
    money: ({ gross, currency }) => format.money(gross, currency),
    rings: (design) => data.describeRings({ design, evaluations: [], persons, house, language, format }),
  };
}

/** Who changed an order, when, and what: fact by fact, the last change first. @param versions - the newest first */
export function VersionList({
  versions,
  persons,
}: {
  readonly versions: readonly ReadVersion[];
  readonly persons: Persons;
}) {
  const t = useTexts('life');
  const format = useFormat();
  const id = useId();
  const words = useChangeWords(persons);
  if (versions.length < 2 || words === undefined) return null;
  return (
    <section className={styles['life']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('changes')}
      </h2>
      <ol className={styles['list']}>
        {versions.slice(0, -1).map((version, index) => {
          const before = versions[index + 1];
          return (
            <li key={version.version} className={styles['entry']}>
              <strong>{t('version', { version: version.version })}</strong>
              <span className={styles['words']}>{`${format.dateTime(version.at)} · ${version.by}`}</span>
              {before !== undefined && <Facts facts={versionChanges(before, version, words)} versions={versions} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Facts({
  facts,
  versions,
}: {
  readonly facts: readonly ChangedFact[];
  readonly versions: readonly ReadVersion[];
}) {
  const t = useTexts('life');
  const isNumbered = versions.some(({ positions }) => positions.length > 1);
  return (
    <dl className={styles['changes']}>
      {facts.map(({ position, label, before, after }) => (
        <div key={`${position ?? ''} ${label}`}>
          <dt>{position !== null && isNumbered ? `${t('position', { number: position })} · ${label}` : label}</dt>
          <dd>
            <del>{before === '' ? '–' : before}</del> → <ins>{after === '' ? '–' : after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
