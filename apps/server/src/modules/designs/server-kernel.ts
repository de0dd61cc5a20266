import { KERNEL } from '@ringwerk/catalogue';
import type { Kernel } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';

/** The kernel of the server: the catalogue and the real letters, which are read as texts need them. */
export const SERVER_KERNEL: Kernel = withLetters(KERNEL, loadLettering());
