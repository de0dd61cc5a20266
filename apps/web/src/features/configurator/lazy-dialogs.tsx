import { lazy, Suspense, useState } from 'react';
import type { CommandTargets } from './palette/use-commands.ts';
import { useOpenDialog, type DialogName } from './session/open-dialog.ts';

const HistoryDialog = lazy(() => import('./history/history-dialog.tsx'));
const IdeasDialog = lazy(() => import('./ideas/ideas-dialog.tsx'));
const PersonsDialog = lazy(() => import('./persons/persons-dialog.tsx'));
const CommandPalette = lazy(() => import('./palette/command-palette.tsx'));

/** Dialogs that arrive when they are first asked for; afterwards they stay, so that the focus finds its way back. */
export function LazyDialogs(targets: CommandTargets) {
  const open = useOpenDialog();
  const [seen, setSeen] = useState<readonly DialogName[]>([]);
  if (open !== null && !seen.includes(open)) setSeen([...seen, open]);
  return (
    <Suspense>
      {seen.includes('history') && <HistoryDialog isOpen={open === 'history'} />}
      {seen.includes('ideas') && <IdeasDialog isOpen={open === 'ideas'} />}
      {seen.includes('persons') && <PersonsDialog isOpen={open === 'persons'} />}
      {seen.includes('palette') && <CommandPalette isOpen={open === 'palette'} {...targets} />}
    </Suspense>
  );
}
