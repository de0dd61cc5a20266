import {
  applyChanges,
  ideaOf,
  lighterOptions,
  surpriseOptions,
  type Change,
  type EditOption,
  type Idea,
} from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import { useEffect, useId, useMemo, useState } from 'react';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingStills } from '../../../viewer-host/use-ring-stills.ts';
import { describeDifference } from '../model/describe-difference.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { closeDialog } from '../session/open-dialog.ts';
import { totalsOf } from '../session/session-state.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useTradeView } from '../session/use-trade-view.ts';
import styles from './ideas.module.css';

/** Looks that are thrown, and those of them that are shown. */
const THROWN = 18;
const SHOWN = 6;
const LISTED = 3;

/** When a couple falls silent: other looks, and the same look with less gold. Every one of them can be made. */
export function IdeasDialog({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTexts('configurator');
  return (
    <Dialog title={t('ideas.title')} isOpen={isOpen} onClose={closeDialog} isWide>
      <div className={styles['dialog']}>
        <Surprise />
        <Lighter />
      </div>
    </Dialog>
  );
}

/** Asks the kernel about the options while they are on the screen; those that cannot be made are left out. */
function useIdeas(options: readonly EditOption[]): readonly Idea[] {
  const { session } = useConfigurator();
  const asker = useId();
  const assessments = useSessionState((state) => state.assessments);
  useEffect(() => {
    session.assess(asker, options);
    return () => session.assess(asker, []);
  }, [session, asker, options]);
  return options.flatMap((option) => ideaOf(option, assessments.get(option.id)) ?? []);
}

function Surprise() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const evaluated = useSessionState((state) => state.evaluated);
  // The looks stay while one of them is tried on.
  const [start] = useState(useDesignState((state) => state.history.present));
  const [turn, setTurn] = useState(0);
  const [isFrugal, setFrugal] = useState(false);
  const options = useMemo(
    () =>
      surpriseOptions(start, menu, Math.random, THROWN).map((option) => ({ ...option, id: `${option.id}-${turn}` })),
    [start, menu, turn],
  );
  const now = totalsOf(evaluated)?.gross ?? null;
  const ideas = useIdeas(options).filter(({ figures }) => !isFrugal || now === null || figures.gross <= now);
  return (
    <section className={styles['part']} aria-label={t('ideas.surprise')}>
      <div className={styles['head']}>
        <h3 className={styles['heading']}>{t('ideas.surprise')}</h3>
        <Switch isOn={isFrugal} onChange={setFrugal}>
          {t('ideas.frugal')}
        </Switch>
        <Button icon="spark" onClick={() => setTurn(turn + 1)}>
          {t('ideas.others')}
        </Button>
      </div>
      <Cards ideas={ideas.slice(0, SHOWN)} />
    </section>
  );
}

function Lighter() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const evaluated = useSessionState((state) => state.evaluated);
  const design = useDesignState((state) => state.history.present);
  const options = useMemo(() => lighterOptions(design, menu), [design, menu]);
  const grams = totalsOf(evaluated)?.grams ?? 0;
  const ideas = useIdeas(options)
    .filter(({ figures }) => figures.grams < grams)
    .toSorted((a, b) => a.figures.gross - b.figures.gross);
  return (
    <section className={styles['part']} aria-label={t('ideas.lighter')}>
      <div className={styles['head']}>
        <h3 className={styles['heading']}>{t('ideas.lighter')}</h3>
      </div>
      {ideas.length === 0 ? <p className={styles['none']}>{t('ideas.none')}</p> : <Cards ideas={ideas} />}
    </section>
  );
}

/** The design with an idea's changes in it; the design itself where they no longer fit. */
function changed(design: Design, changes: readonly Change[]): Design {
  try {
    return applyChanges(design, changes);
  } catch {
    return design;
  }
}

function Cards({ ideas }: { readonly ideas: readonly Idea[] }) {
  const { session } = useConfigurator();
  const looks = useSessionState((state) => state.menu.looks);
  const design = useDesignState((state) => state.history.present);
  // Ideas arrive one by one: pictures already made are kept for as long as they are the same.
  const [shown, setShown] = useState(ideas);
  if (shown.length !== ideas.length || shown.some(({ id }, at) => id !== ideas[at]?.id)) setShown(ideas);
  const subjects = useMemo(
    () => shown.map(({ id, changes }) => ({ key: id, bring: () => session.scenesOf(changed(design, changes)) })),
    [shown, session, design],
  );
  const stills = useRingStills({ subjects, looks, view: 'hero', background: useBackground() });
  return (
    <ul className={styles['cards']}>
      {ideas.map((idea) => (
        <li key={idea.id}>
          <Card idea={idea} still={stills.get(idea.id) ?? null} />
        </li>
      ))}
    </ul>
  );
}

function Card({ idea: { changes, figures }, still }: { readonly idea: Idea; readonly still: string | null }) {
  const format = useFormat();
  const facts = useFactText();
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const evaluated = useSessionState((state) => state.evaluated);
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  const next = useMemo(() => changed(design, changes), [design, changes]);
  const now = totalsOf(evaluated);
  const lines = [...new Set(describeDifference(design, next).map((difference) => facts.difference(difference)))];
  const take = (): void => {
    void session.proposeEdit(changes);
    closeDialog();
  };
  return (
    <button type="button" className={styles['card']} onClick={take}>
      <span className={styles['look']} aria-hidden="true">
        <RingPicture still={still} design={next} name="" />
      </span>
      <span className={styles['words']}>
        {lines.slice(0, LISTED).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {lines.length > LISTED && <span>+{lines.length - LISTED}</span>}
      </span>
      {now !== null && (
        <span className={styles['figures']}>
          <span>{format.grams(figures.grams)}</span>
          <strong>
            {isTrade
              ? format.moneyDifference(figures.cost - now.cost, base)
              : format.moneyDifference(figures.gross - now.gross, now.currency)}
          </strong>
        </span>
      )}
    </button>
  );
}
