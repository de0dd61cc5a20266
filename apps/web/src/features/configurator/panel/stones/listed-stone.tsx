import { withCut } from '@ringwerk/advice';
import { useBaseCurrency } from '../../../../api/session-store.ts';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Price } from '../../../../ui/price.tsx';
import { useStoneWords } from '../../../../domain/rings/stone-words.ts';
import { nameIn } from '../../model/fact-value.ts';
import { useSessionState } from '../../session/use-configurator.ts';
import { useTradeView } from '../../session/use-trade-view.ts';
import { Group } from '../group.tsx';
import type { StoneEdit } from './stone-edit.ts';
import styles from './stones.module.css';

/** The real stone that sits in this seat: what the seller says of it, and a way back to the stones of the house. */
export function ListedStone({ edit: { row, write } }: { readonly edit: StoneEdit }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const words = useStoneWords();
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  const menu = useSessionState((state) => state.menu);
  const line = useSessionState((state) =>
    state.evaluated.evaluation?.rings
      .flatMap(({ trade }) => trade?.lines ?? [])
      .find(({ kind, detail }) => kind === 'stone' && detail['listing'] === row.listing),
  );
  const { carats, colour, clarity, treatment, report, stock } = line?.detail ?? {};
  const facts = [
    typeof carats === 'number' ? format.carats(carats) : '',
    `${colour ?? ''} ${clarity ?? ''}`.trim(),
    nameIn(menu, 'materials', row.material),
    typeof treatment === 'string' ? words.treatment(treatment) : '',
    `${report ?? ''}`,
    [row.diameter, row.length, row.depth].flatMap((side) => (side === null ? [] : format.mm(side, 2))).join(' × '),
  ].filter((fact) => fact !== '');
  return (
    <Group title={t('stones.listed')}>
      <p className={styles['listed']}>
        {stock !== undefined && <strong>{stock}</strong>}
        <span>{facts.join(' · ')}</span>
        {isTrade && line !== undefined && <Price amount={line.amount} currency={base} size="s" />}
      </p>
      <div className={styles['buttons']}>
        <Button look="quiet" onClick={() => write((now) => withCut(now, now.cut, menu))}>
          {t('stones.release-listed')}
        </Button>
      </div>
    </Group>
  );
}
