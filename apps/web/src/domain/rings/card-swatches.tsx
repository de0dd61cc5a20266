import type { Model, StoneOption } from '@ringwerk/contract';
import { useId } from 'react';
import { useQuery } from '../../api/use-query.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cardAlloys, type CardAlloy } from './card-alloys.ts';
import styles from './card-swatches.module.css';
import type { Coloured } from './coloured.ts';
import type { Variant } from './shown-form.ts';
import { useColouring } from './use-colouring.ts';

export interface CardSwatchesProps {
  readonly model: Pick<Model, 'setId' | 'name'>;
  readonly option: StoneOption;
  /** The article's own form. */
  readonly own: Variant;
  /** What is shown in its stead. */
  readonly coloured: Coloured | null;
  readonly onShow: (coloured: Coloured | null) => void;
}

interface SwatchProps {
  readonly alloy: CardAlloy;
  readonly group: string;
  readonly isChosen: boolean;
  /** Its picture is being drawn. */
  readonly isWaiting: boolean;
  readonly onChoose: () => void;
}

function Swatch({ alloy: { name, swatch }, group, isChosen, isWaiting, onChoose }: SwatchProps) {
  return (
    <label className={styles['swatch']} title={name}>
      <input type="radio" name={group} className={styles['choice']} checked={isChosen} onChange={onChoose} />
      <span
        className={styles['dot']}
        style={{ background: swatch }}
        data-waiting={isWaiting || undefined}
        aria-hidden="true"
      />
      <span className="visually-hidden">{name}</span>
    </label>
  );
}

function State({ isWaiting, isFailed }: { readonly isWaiting: boolean; readonly isFailed: boolean }) {
  const t = useTexts('gallery');
  return (
    <output className="visually-hidden">
      {isWaiting && t('pictureDrawing')}
      {isFailed && t('pictureFailed')}
    </output>
  );
}

/** Alloys that the ring of a card can be had in; the one that is chosen is shown on the card. */
export function CardSwatches({ model: { setId, name }, option, own, coloured, onShow }: CardSwatchesProps) {
  const t = useTexts('gallery');
  const group = useId();
  const language = useLocaleStore((state) => state.language);
  const { data: known } = useQuery(cardAlloys(setId, option, language));
  const still = (coloured?.variant ?? own).still;
  const ownAlloy = known?.own ?? '';
  const { waiting, isFailed, choose } = useColouring({ setId, option, own, ownAlloy, still, onShow });
  if (!known || known.alloys.length < 2) return null;
  const shown = waiting ?? coloured?.alloy ?? ownAlloy;
  return (
    <fieldset className={styles['swatches']} aria-busy={waiting !== null || undefined}>
      <legend className="visually-hidden">{t('alloysOf', { name })}</legend>
      {known.alloys.map((alloy) => (
        <Swatch
          key={alloy.id}
          alloy={alloy}
          group={group}
          isChosen={alloy.id === shown}
          isWaiting={alloy.id === waiting}
          onChoose={() => choose(alloy.id)}
        />
      ))}
      <State isWaiting={waiting !== null} isFailed={isFailed} />
    </fieldset>
  );
}
