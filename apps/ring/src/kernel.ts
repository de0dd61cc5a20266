import { KERNEL as BARE_KERNEL } from '@ringwerk/catalogue';
import type { Kernel } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';

/** The kernel of the command line: the catalogue and the real letters. */
export const KERNEL: Kernel = withLetters(BARE_KERNEL, loadLettering());
