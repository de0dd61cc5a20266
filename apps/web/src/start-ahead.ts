import { foreseeSet } from './features/configurator/session/foresee-set.ts';
import { startKernelAhead } from './kernel-worker/open-kernel.ts';
import { areColoursKnown } from './viewer-host/page-colours.ts';
import { openAhead } from './viewer-host/viewer-ahead.ts';

// Brought by `first-paint.js` for a set's address, before the page's own scripts are read: both workers begin beside them.
startKernelAhead();
// Without it the page asks for its rings itself.
foreseeSet().catch(() => undefined);
if (areColoursKnown()) openAhead();
// Nothing is painted before the style sheet has come.
else requestAnimationFrame(openAhead);
