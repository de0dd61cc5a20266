import { useEffect } from 'react';
import type { ConfiguratorSession } from './configurator-session.ts';
import { openDialog } from './open-dialog.ts';

/** Ctrl/Cmd+Z undoes, Ctrl+Y and Ctrl/Cmd+Shift+Z redo, Ctrl/Cmd+K opens the palette; inside a text being typed they belong to the text. */
export function useShortcuts(session: ConfiguratorSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'k') {
        openDialog('palette');
        event.preventDefault();
        return;
      }
      if (isTyping(event.target)) return;
      if (key === 'z' && !event.shiftKey) session.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['range', 'radio', 'checkbox'].includes(target.type));
