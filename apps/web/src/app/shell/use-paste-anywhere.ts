import { useEffect } from 'react';
import { useNavigate } from '../../routing/use-navigator.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
/** An open design takes a pasted one itself, as a step that can be taken back. */
const isDesigning = (pathname: string): boolean => pathname.includes('/set/');

/** A design's code or link that is pasted anywhere in the portal opens it; other text stays unheeded. */
export function usePasteAnywhere(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    const open = async (text: string): Promise<void> => {
      const { designHref } = await import('../../domain/rings/find-design.ts');
      const href = await designHref(text);
      if (href !== null) await navigate(href);
    };
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isField(event.target) || isDesigning(window.location.pathname) || text === '') return;
      open(text).catch((error: unknown) => console.error('the pasted design could not be opened', error));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn, navigate]);
}
