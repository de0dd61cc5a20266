import { getHouseModel, listHouseModels, listPlaces, placeHouseModel, type ModelSummary } from '@ringwerk/contract';
import { useRef, useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { movedTo } from '../../../domain/arranging/place-moves.ts';
import { useArranging, type Arranging } from '../../../domain/arranging/use-arranging.ts';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './places.module.css';

interface PlacesGridProps {
  readonly category: number;
  readonly models: readonly ModelSummary[];
  /** The order is counted: nothing can be moved. */
  readonly isFixed: boolean;
}

/** The order on the screen moves at once; the server's order comes back after it, also where it refused. */
function usePlaces({ category, models }: PlacesGridProps) {
  const errorText = useErrorText();
  const [moved, setMoved] = useState<{ readonly of: PlacesGridProps['models']; readonly order: number[] } | null>(null);
  const place = useOperationMutation(placeHouseModel, [listPlaces, listHouseModels, getHouseModel]);
  const known = models.map(({ setId }) => setId);
  // An answer of the server takes the place of what was moved over the one before.
  const order = moved !== null && (moved.of === models || place.isPending) ? moved.order : known;
  const bySetId = new Map(models.map((model) => [model.setId, model]));
  const move = (setId: number, to: number): void => {
    const next = movedTo(order, setId, to);
    if (next.indexOf(setId) === order.indexOf(setId)) return;
    setMoved({ of: models, order: next });
    place.mutate(
      { params: { setId }, body: { category, before: next[next.indexOf(setId) + 1] ?? null } },
      {
        onError: (error) => {
          setMoved(null);
          showToast(errorText(error), { tone: 'bad' });
        },
      },
    );
  };
  return { shown: order.flatMap((setId) => bySetId.get(setId) ?? []), move };
}

export function PlacesGrid(props: PlacesGridProps) {
  const t = useTexts('collection');
  const { shown, move } = usePlaces(props);
  const grid = useRef<HTMLOListElement>(null);
  const arranging = useArranging({
    order: shown.map(({ setId }) => setId),
    isFixed: props.isFixed,
    columns: () => columnsOf(grid.current),
    onMove: move,
  });
  return (
    <>
      <p className="visually-hidden" id="place-keys">
        {t('order.keys')}
      </p>
      <ol ref={grid} className={styles['grid']}>
        {shown.map((model, index) => (
          <Tile key={model.setId} model={model} place={index + 1} isFixed={props.isFixed} arranging={arranging} />
        ))}
      </ol>
    </>
  );
}

/** Tiles beside each other: one step up or down is so many places. */
const columnsOf = (grid: HTMLElement | null): number =>
  grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;

interface TileProps {
  readonly model: ModelSummary;
  readonly place: number;
  readonly isFixed: boolean;
  readonly arranging: Arranging<number>;
}

function Tile({ model, place, isFixed, arranging }: TileProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const label = t('order.handle', { name: model.name, place: format.number(place) });
  const { isDragged, isOver } = arranging.stateOf(model.setId);
  return (
    <li
      className={classNames(styles['tile'], isDragged && styles['dragged'], isOver && styles['over'])}
      {...arranging.source(model.setId)}
      {...arranging.target(model.setId)}
    >
      <span className={styles['place']}>{format.number(place)}</span>
      {!isFixed && (
        <button
          type="button"
          className={styles['handle']}
          aria-label={label}
          aria-describedby="place-keys"
          {...arranging.handle(model.setId)}
        >
          <Icon name="sort" size={16} />
        </button>
      )}
      <RingPicture still={model.still} design={undefined} name="" sizes="11rem" />
      <Link to={houseModelPath(model.setId)} className={styles['name']} draggable={false}>
        <span>{model.articleNumber}</span>
        {model.name}
      </Link>
      {model.state !== 'published' && <span className={styles['state']}>{t(`state.${model.state}`)}</span>}
    </li>
  );
}
