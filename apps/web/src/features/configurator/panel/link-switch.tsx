import { useTexts } from '../../../i18n/use-texts.ts';
import { isInLine, type Link } from '../../../design-store/design-store.ts';
import { copyToPair } from '../model/ring-changes.ts';
import { relationOf } from '../model/zweiklang.ts';
import { useConfigurator, useDesignState, useRingEdit } from '../session/use-configurator.ts';
import { PriceTag } from './price-tag.tsx';
import styles from './link-switch.module.css';

/** "Same for both rings": joins a property, and gives the other ring this ring's value. Only pairs have it. */
export function LinkSwitch({ link }: { readonly link: Link }) {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const isLinked = useDesignState((state) => state.links.includes(link));
  const { design, index } = useRingEdit();
  const isLine = useDesignState((state) => state.links.includes('line'));
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
        checked={isLinked}
        aria-checked={isLinked}
        aria-label={`${t(`link.${link}`)}: ${t('link.both')}`}
        onChange={(event) => {
          session.store.getState().setLink(link, event.target.checked);
          if (event.target.checked) void session.wish(() => copyToPair(session.design, index, link));
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
