import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import type { AlloysNow } from '../alloys/house-alloys.ts';
import { coloursOf, pictureKeyOf } from './picture-key.ts';

/** How an address says that it shows the colours of the release where the house has other ones by now. */
const RELEASE_COLOURS = 'release';

/** Where pictures are found, with the house's alloys as one moment has them. */
export interface StillAddresses {
  /** Names what a picture of the design shows now. */
  readonly keyOf: (design: Design) => string;
  /** Names the colours of its metals; empty where they are the release's. */
  readonly coloursOf: (design: Design) => string;
  /** Address of the picture that came with the release; null where there is none, or the house has other colours. */
  readonly released: (design: Design) => string | null;
  /** Whether this process can draw a picture that is missing. */
  readonly canDraw: boolean;
  /**
   * Address of a saved design's picture: committed, else drawn when it is asked for; null where nothing can draw.
   * @param frozenAt - of a quote or an order: the colours stay those of this moment, whatever is measured later.
   */
  readonly ofSaved: (saved: { readonly code: string; readonly design: Design }, frozenAt?: Date) => string | null;
  /** The alloys that an address of `ofSaved` shows by its `v`; those of now for one that no colours were ever called by. */
  readonly alloysOf: (design: Design, v: string | undefined) => readonly HouseAlloy[];
}

interface Means {
  readonly committed: (pictureKey: string) => string | null;
  readonly canDraw: () => boolean;
}

export function createStillAddresses({ alloys, at, past }: AlloysNow, { committed, canDraw }: Means): StillAddresses {
  const colours = (design: Design): string => coloursOf(design, alloys);
  const nameOf = (design: Design, shown: readonly HouseAlloy[]): string => coloursOf(design, shown) || RELEASE_COLOURS;
  return {
    keyOf: (design) => pictureKeyOf(design, alloys),
    coloursOf: colours,
    released: (design) => committed(pictureKeyOf(design, alloys)),
    canDraw: canDraw(),
    ofSaved: ({ code, design }, frozenAt) => {
      const shown = frozenAt === undefined ? alloys : at(frozenAt);
      const ready = committed(pictureKeyOf(design, shown));
      if (ready !== null || !canDraw()) return ready;
      const name = nameOf(design, shown);
      // An address that says nothing shows the colours of now.
      const isPlain = name === RELEASE_COLOURS && colours(design) === '';
      return `/api/designs/${code}/stills/posed${isPlain ? '' : `?v=${name}`}`;
    },
    alloysOf: (design, v) => {
      if (v === undefined || v === nameOf(design, alloys)) return alloys;
      return past.find((shown) => nameOf(design, shown) === v) ?? alloys;
    },
  };
}
