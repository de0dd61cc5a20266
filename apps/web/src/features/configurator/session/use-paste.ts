import { getDesign } from '@ringwerk/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, usePlace } from '../../../routing/use-navigator.ts';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { readDesignText, type DesignText } from '../../../domain/rings/read-design-text.ts';
import { findDesign } from '../../../domain/rings/find-design.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { ConfiguratorSession } from './configurator-session.ts';

/**
 * Ctrl+V on the page, or a code in the header's search: a version of this article takes the place of the present one as
 * one step, another article is opened.
 */
export function usePaste(session: ConfiguratorSession, setId: number): void {
  const t = useTexts('configurator');
  const navigate = useNavigate();
  const open = useEffectEvent(async (text: DesignText): Promise<void> => {
    const isTaken = await take(session, setId, text);
    if (isTaken === true) {
      showToast(t('paste.opened'), { tone: 'good' });
      return;
    }
    const href = text.kind === 'link' ? text.href : await findDesign(text.code);
    if (isTaken === false || href === null) showToast(t('paste.unknown'), { tone: 'bad' });
    else await navigate(href);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const text = readDesignText(event.clipboardData?.getData('text/plain') ?? '');
      if (text === null) return;
      event.preventDefault();
      open(text).catch((error: unknown) => console.error('the pasted design could not be opened', error));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  // The page writes its address past the router: what the router reports was asked for from outside.
  const href = usePlace().href;
  const reported = useRef(href);
  useEffect(() => {
    if (reported.current === href) return;
    reported.current = href;
    const text = readDesignText(href);
    if (text?.kind !== 'link' || text.setId !== setId) return;
    take(session, setId, text).catch((error: unknown) => console.error('the version was not opened', error));
  }, [session, setId, href]);
}

/** True: taken as one step. False: of this article, but not to be read. Null: of another article. */
async function take(session: ConfiguratorSession, setId: number, text: DesignText): Promise<boolean | null> {
  if (text.kind === 'link' && text.setId !== setId) return null;
  if (text.kind === 'link' && text.design !== null) return session.takeLink(text.design);
  const code = text.code;
  if (code === null) return null;
  const found = await call(getDesign, { params: { code } }).catch(() => null);
  if (found === null) return false;
  return found.setId === setId || found.setId === null ? session.takeDesign(found.design) : null;
}
