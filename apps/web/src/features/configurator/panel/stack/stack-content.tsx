import { applyChanges, FLUSH } from '@ringwerk/advice';
import type { StackFit } from '@ringwerk/advice/stack';
import { getModel, searchModels } from '@ringwerk/contract';
import { call } from '../../../../api/call.ts';
import { useOperationQuery } from '../../../../api/use-operation-query.ts';
import { useFormat } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/locale-store.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { describeDifference } from '../../model/describe-difference.ts';
import { useFactText } from '../../session/use-fact-text.ts';
import { PricedButton } from '../../parts/priced-button.tsx';
import { useConfigurator, useRingEdit } from '../../session/use-configurator.ts';
import styles from './stack-content.module.css';
import { layBeside, SIDES, useStackStore, type StackSide } from '../../session/stack-store.ts';

/** The ring in hand between others on one finger: how far apart the bands stay, and what would let them lie flush. */
export default function StackContent() {
  const t = useTexts('configurator');
  return (
    <>
      <p className={styles['hint']}>{t('stack.hint')}</p>
      <Neighbours />
      <Findings />
    </>
  );
}

const NONE = '0';
/** What couples wear beside a ring. */
const KINDS = ['engagementring', 'memoire', 'pair'] as const;

function useArticles(): readonly { readonly value: string; readonly label: string }[] {
  const lang = useLanguage();
  const pages = [
    useOperationQuery(searchModels, { query: { kind: KINDS[0], sort: 'article', pageSize: 96, lang } }),
    useOperationQuery(searchModels, { query: { kind: KINDS[1], sort: 'article', pageSize: 96, lang } }),
    useOperationQuery(searchModels, { query: { kind: KINDS[2], category: 9, sort: 'article', pageSize: 96, lang } }),
  ];
  return pages.flatMap(({ data }) =>
    (data?.models ?? []).map(({ setId, articleNumber, name }) => ({
      value: String(setId),
      label: `${articleNumber} · ${name}`,
    })),
  );
}

function Neighbours() {
  const t = useTexts('configurator');
  const lang = useLanguage();
  const { session } = useConfigurator();
  const companions = useStackStore((state) => state.companions);
  const articles = useArticles();
  const lay = async (side: StackSide, value: string): Promise<void> => {
    if (value === NONE) return layBeside(side, null);
    const model = await call(getModel, { params: { setId: Number(value) }, query: { lang } });
    const ring = await session.firstRing((model.with ?? model.without)?.design);
    if (ring !== null) layBeside(side, { setId: model.setId, name: model.name, ring });
  };
  return (
    <div className={styles['sides']}>
      {SIDES.map((side) => (
        <Select
          key={side}
          label={t(`stack.${side}`)}
          options={[{ value: NONE, label: t('stack.none') }, ...articles]}
          value={String(companions[side]?.setId ?? NONE)}
          onChange={(value) => {
            lay(side, value).catch(() => showToast(t('stack.failed'), { tone: 'bad' }));
          }}
        />
      ))}
    </div>
  );
}

function Findings() {
  const t = useTexts('configurator');
  const format = useFormat();
  const { companions, stack, isShown } = useStackStore();
  const names = SIDES.flatMap((side) => companions[side]?.name ?? []);
  if (stack === null || names.length === 0) return null;
  return (
    <div className={styles['findings']} role="status">
      <ul className={styles['gaps']}>
        {names.map((name, at) => {
          const gap = stack.gaps[at] ?? 0;
          const key = `${at} ${name}`;
          if (gap < FLUSH) return <li key={key}>{t('stack.lies-flush', { name })}</li>;
          return <li key={key}>{t('stack.gap', { name, mm: format.mm(gap, 1) })}</li>;
        })}
      </ul>
      <Flush stack={stack} />
      <Switch isOn={isShown} onChange={(isOn) => useStackStore.setState({ isShown: isOn })}>
        {t('stack.show')}
      </Switch>
    </div>
  );
}

/** What would close the gaps, with its price; one step that undo takes back. */
function Flush({ stack: { gaps, flush } }: { readonly stack: StackFit }) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { design } = useRingEdit();
  if (gaps.every((gap) => gap < FLUSH)) return null;
  if (flush === null) return <p className={styles['hint']}>{t('stack.no-way')}</p>;
  const lines = describeDifference(design, applyChanges(design, flush.changes));
  return (
    <div className={styles['flush']}>
      <PricedButton name="stack-flush" changes={flush.changes}>
        {t('stack.take')}
      </PricedButton>
      <p className={styles['hint']}>{lines.map((line) => facts.difference(line)).join(' · ')}</p>
    </div>
  );
}
