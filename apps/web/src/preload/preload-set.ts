import { prefetchSet } from '../features/configurator/session/prefetch-set.ts';
import { preloadKernel } from '../kernel-worker/open-kernel.ts';
import { areColoursKnown } from '../viewer-host/page-colours.ts';
import { preloadViewer } from '../viewer-host/preload-viewer.ts';

// Brought by `first-paint.js` for a set's address, before the page's own scripts are read: both workers begin beside them.
preloadKernel();
// Without it the page asks for its rings itself.
prefetchSet().catch(() => undefined);
if (areColoursKnown()) preloadViewer();
// Nothing is painted before the style sheet has come.
else requestAnimationFrame(preloadViewer);
