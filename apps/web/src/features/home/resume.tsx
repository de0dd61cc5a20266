import { getModel, searchModels } from '@ringwerk/contract';
import { useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { currentSession } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { resumeQuery } from '../../design-store/purpose.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CloseCoupleDialog } from '../../domain/rings/close-couple.tsx';
import { MOST_WANTED } from '../../domain/rings/first-questions.ts';
import { HERO_SIZES } from '../../domain/rings/picture-sizes.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { readRecord } from '../../domain/rings/read-record.ts';
import { shownForm } from '../../domain/rings/shown-form.ts';
import { findLastDraft, type LastDraft } from './last-draft.ts';
import styles from './home-page.module.css';

function lastDraft(): LastDraft | null {
  try {
    return findLastDraft(localStorage, currentSession()?.customerNumber ?? '');
  } catch {
    // A browser without storage has no draft either.
    return null;
  }
}

/** Keeps the place of picture and words, so that nothing below moves when they come. */
function Awaited() {
  return (
    <div className={styles['hero']} aria-hidden="true">
      <span className={styles['heroPlace']} />
      <span className={styles['heroWords']}>
        <span className={styles['caps']}>&nbsp;</span>
        <span className={styles['heroName']}>&nbsp;</span>
        <span className={styles['small']}>&nbsp;</span>
      </span>
    </div>
  );
}

function ResumeDraft({ draft }: { readonly draft: LastDraft }) {
  const t = useTexts('home');
  const format = useFormat();
  const lang = useLanguage();
  const [isClosing, setClosing] = useState(false);
  const answer = useOperationQuery(getModel, { params: { setId: draft.setId }, query: { lang } });
  const model = answer.data;
  if (!model) return <Awaited />;
  const still =
    (draft.isWithoutStones ? model.without : model.with)?.still ?? shownForm(model, undefined)?.variant.still;
  return (
    <>
      <Link to={modelPath(model)} search={resumeQuery(draft.purpose, draft.isWithoutStones)} className={styles['hero']}>
        <RingPicture still={still ?? null} design={readRecord(draft.design)} name="" isEager sizes={HERO_SIZES} />
        <span className={styles['heroWords']}>
          <span className={styles['caps']}>{t('resume')}</span>
          <span className={styles['heroName']}>{model.name}</span>
          <span className={styles['small']}>{t('resumeSince', { time: format.dateTime(draft.savedAt) })}</span>
        </span>
      </Link>
      <Button look="quiet" icon="rings" onClick={() => setClosing(true)}>
        {t('newCouple')}
      </Button>
      <CloseCoupleDialog isOpen={isClosing} onClose={() => setClosing(false)} />
    </>
  );
}

/** Nothing unfinished: the ring that the couples of this portal choose most. */
function MostWanted() {
  const t = useTexts('home');
  const lang = useLanguage();
  const answer = useOperationQuery(searchModels, { query: { ...MOST_WANTED, lang } });
  const model = answer.data?.models[0];
  const form = model && shownForm(model, undefined);
  if (!model || !form) return <Awaited />;
  return (
    <Link to={modelPath(model)} className={styles['hero']}>
      <RingPicture still={form.variant.still} design={form.variant.design} name="" isEager sizes={HERO_SIZES} />
      <span className={styles['heroWords']}>
        <span className={styles['caps']}>{t('mostWanted')}</span>
        <span className={styles['heroName']}>{model.name}</span>
        <span className={styles['small']}>{model.articleNumber}</span>
      </span>
    </Link>
  );
}

/** The large picture of the page: the ring that was left unfinished, else the most wanted one. */
export function Resume() {
  const [draft] = useState(lastDraft);
  return draft ? <ResumeDraft draft={draft} /> : <MostWanted />;
}
