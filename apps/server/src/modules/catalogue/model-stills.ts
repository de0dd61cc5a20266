import type { StoneOption } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { Database } from '../../storage/database.ts';
import type { AlloysNow } from '../alloys/house-alloys.ts';
import { drawnTimes } from '../stills/drawn-pictures.ts';
import { DRAWN_VERSION, type Stills } from '../stills/stills.ts';
import type { HouseModel } from './house-model.ts';

/** A form with another main alloy than the model has. */
export interface OtherAlloy {
  readonly form: StoneOption;
  readonly alloy: string;
}

/** Address of the picture of a form of a model, or of that form in another main alloy; null where there is none. */
export type StillOf = (model: PicturedModel, design: Design, other?: OtherAlloy) => string | null;
/** Addresses of the pictures of these models as they are now; `alloys`: where they have been asked for already. */
export type ModelStills = (models: readonly PicturedModel[], alloys?: AlloysNow) => Promise<StillOf>;

type PicturedModel = Pick<HouseModel, 'setId' | 'with' | 'without'>;
interface Means {
  readonly database: Pick<Database, 'orm'>;
  readonly stills: Pick<Stills, 'addresses'>;
}

/** Digits of a design's key that tell it from the one before it. */
const KEY_DIGITS = 12;

/**
 * Addresses of pictures: that which came with the release, else that which the server draws. Browsers keep a picture under
 * its address, so it changes with the design, with the colours of its metals, and each time that it is drawn.
 */
export const createModelStills =
  ({ database, stills }: Means): ModelStills =>
  async (models, alloys) => {
    const { released, keyOf, coloursOf, canDraw } = await stills.addresses(alloys);
    const designs = models.flatMap((model) => (model.with === null ? [model.without] : [model.with, model.without]));
    const asked = canDraw ? designs.filter((design) => released(design) === null) : [];
    const drawn = await drawnTimes(database.orm, asked.map(keyOf));
    return (model, design, other) => {
      const ready = released(design);
      if (ready !== null || !canDraw) return ready;
      const key = keyOf(design);
      const marks = [
        key.slice(0, KEY_DIGITS),
        DRAWN_VERSION,
        coloursOf(design),
        drawn.get(key)?.getTime().toString(36),
      ];
      const form = other?.form ?? (design === model.with ? 'with' : 'without');
      const inAlloy = other === undefined ? '' : `&alloy=${encodeURIComponent(other.alloy)}`;
      const version = marks.filter((mark) => mark !== undefined && mark !== '').join('-');
      return `/api/models/${model.setId}/stills/posed?stones=${form}${inAlloy}&v=${version}`;
    };
  };
