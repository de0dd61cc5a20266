import type { LooseStone } from '@ringwerk/contract';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { FactList } from './fact-list.tsx';
import styles from './ring-sheet.module.css';

/** A loose stone in the trade's words; they come when a page asks for them. */
export function StoneFacts({ stone }: { readonly stone: LooseStone }) {
  const language = useLanguage();
  const format = useFormat();
  const { data } = useQuery(
    namedQuery('describe-stone', null, () => import('./describe-stone.ts'), { staleTime: Infinity }),
  );
  if (!data) return <Spinner />;
  const { name, facts } = data.describeStone(stone, language, format);
  return (
    <div className={styles['stone']}>
      <p>{name}</p>
      <FactList facts={facts} />
    </div>
  );
}
