import { readDesignCode } from '@ringwerk/contract';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { findDesign } from '../../domain/rings/find-design.ts';
import { mistypedCode, wrongPlaces } from './mistyped-code.ts';
import styles from './search-page.module.css';

interface Meant {
  readonly code: string;
  readonly href: PortalPath;
}

const NONE: readonly string[] = [];

/** Which of these codes belong to a design; empty until the answers are there. */
function useDesigns(codes: readonly string[]): readonly Meant[] {
  const [found, setFound] = useState<{ readonly of: string; readonly designs: readonly Meant[] } | null>(null);
  const of = codes.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const asked = of === '' ? [] : of.split(' ');
    void Promise.all(asked.map(async (code) => ({ code, href: await findDesign(code) }))).then((answers) => {
      const designs = answers.flatMap(({ code, href }) => (href === null ? [] : [{ code, href }]));
      if (isCurrent) setFound({ of, designs });
    });
    return () => {
      isCurrent = false;
    };
  }, [of]);
  return found?.of === of ? found.designs : [];
}

/** Above the results of the search: the text has the form of a design's code, and why it opened none. */
export default function CodeNote({ text }: { readonly text: string }) {
  const t = useTexts('search');
  const mistyped = mistypedCode(text);
  const meant = useDesigns(mistyped?.near ?? NONE);
  const whole = readDesignCode(text);
  if (mistyped === null)
    return whole === null ? null : <p className={styles['code']}>{t('unknown', { code: whole })}</p>;
  const { code, foreignAt } = mistyped;
  const [only] = meant;
  const places = meant.length === 1 && only !== undefined ? wrongPlaces(code, only.code) : [foreignAt ?? -1];
  return (
    <div role="status" className={styles['code']}>
      <p>{t('mistyped', { code })}</p>
      <p className={styles['typed']} aria-hidden="true">
        {Array.from(code, (character, at) =>
          places.includes(at) ? <mark key={at}>{character}</mark> : <span key={at}>{character}</span>,
        )}
      </p>
      {places.map(
        (place) => place >= 0 && <p key={place}>{t('suspect', { place: place + 1, character: code[place] ?? '' })}</p>,
      )}
      {places.includes(-1) && <p>{t('check')}</p>}
      {meant.map(({ code: right, href }) => (
        <p key={right}>
          <Link to={href}>{t('meant', { code: right })}</Link>
        </p>
      ))}
      <p>{t('searched')}</p>
    </div>
  );
}
