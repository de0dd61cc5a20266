import { useEffect, useState } from 'react';

/** Pause in typing after which the list follows, ms. */
const PAUSE = 250;

/**
 * Text of the search field. Typing is shown at once and goes into the address after a pause; an address that changes
 * by itself (back, the header's search) goes into the field.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (inAddress !== known) {
    setKnown(inAddress);
    // What was sent from here comes back late; it must not overwrite what was typed since.
    if (inAddress !== sent) {
      setText(inAddress);
      setSent(inAddress);
    }
  }
  const send = (next: string): void => {
    setText(next);
    setSent(next);
    if (next !== inAddress) write(next);
  };
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      write(text);
    }, PAUSE);
    return () => clearTimeout(timer);
    // `write` is a new function on every render; only the text restarts the pause.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, sent]);
  return { text, setText, send };
}
