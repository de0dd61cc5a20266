import { applyChanges, relationOf } from '@ringwerk/advice';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isInLine, type Link } from '../../../design-store/links.ts';
import { describeDifference } from '../model/describe-difference.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { copyToPair } from '../model/ring-changes.ts';
import { useConfigurator, useDesignState, useRingEdit } from '../session/use-configurator.ts';
import { PriceTag } from '../parts/price-tag.tsx';
import styles from './link-switch.module.css';

/** "Same for both rings": joins a property, and gives the other ring this ring's value. Only pairs have it. */
export function LinkSwitch({ link }: { readonly link: Link }) {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  // What was chosen, until the rules have answered: a refused copy joins nothing.
  const [pending, setPending] = useState<boolean | null>(null);
  const isLinked = useDesignState((state) => state.history.links.includes(link));
  const { design, index } = useRingEdit();
  const isLine = useDesignState((state) => state.history.links.includes('line'));
  if (design.rings.length < 2) return null;
  if (isLine && isInLine(link) && relationOf(design) !== null) {
    return <span className={styles['one']}>{t('zweiklang.joined')}</span>;
  }
  return (
    <label className={styles['link']}>
      <input
        type="checkbox"
        role="switch"
        className={styles['box']}
        checked={pending ?? isLinked}
        aria-checked={pending ?? isLinked}
        aria-label={`${t(`link.${link}`)}: ${t('link.both')}`}
        onChange={(event) => {
          const isOn = event.target.checked;
          setPending(isOn);
          void session
            .join(link, isOn, () => (isOn ? copyToPair(session.design, index, link) : []))
            .finally(() => setPending(null));
        }}
      />
      <span aria-hidden="true" className={styles['chain']}>
        <svg viewBox="0 0 28 16" width="28" height="16" fill="none" stroke="currentColor" strokeWidth="1.25">
          <circle cx="10" cy="8" r="6" />
          <circle cx="18" cy="8" r="6" />
        </svg>
      </span>
      <span className={styles['words']}>
        {t('link.both')}
        {!isLinked && <PriceTag name={`link-${link}`} changes={copyToPair(design, index, link)} />}
      </span>
    </label>
  );
}

/** What joining would copy, before it does: each difference on the other ring, before and after. */
export function LinkCopies({ link }: { readonly link: Link }) {
  const t = useTexts('configurator');
  const facts = useFactText();
  const { design, index } = useRingEdit();
  const isLinked = useDesignState((state) => state.history.links.includes(link));
  const isLine = useDesignState((state) => state.history.links.includes('line'));
  const lines = useMemo(() => {
    if (isLinked || (isLine && isInLine(link))) return [];
    const copies = describeDifference(design, applyChanges(design, copyToPair(design, index, link)));
    return copies.map((difference) => facts.difference(difference));
  }, [design, index, link, isLinked, isLine, facts]);
  if (lines.length === 0) return null;
  return (
    <p className={styles['copies']}>
      {t('link.copies')}: {lines.slice(0, COPIES_SHOWN).join(' · ')}
      {lines.length > COPIES_SHOWN && ` · +${lines.length - COPIES_SHOWN}`}
    </p>
  );
}

/** Differences that are said in full; a whole set of stones has dozens. */
const COPIES_SHOWN = 3;
