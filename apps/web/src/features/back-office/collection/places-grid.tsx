import { getHouseModel, listHouseModels, listPlaces, placeHouseModel, type ModelSummary } from '@ringwerk/contract';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { movedTo, targetOf } from './place-moves.ts';
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
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const grid = useRef<HTMLOListElement>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <p className="visually-hidden" id="place-keys">
        {t('order.keys')}
      </p>
      <ol ref={grid} className={styles['grid']}>
        {shown.map((model, index) => (
          <Tile
            key={model.setId}
            model={model}
            place={index + 1}
            isFixed={props.isFixed}
            isDragged={dragged === model.setId}
            isOver={over === model.setId && dragged !== model.setId}
            onDragStart={() => setDragged(model.setId)}
            onDragOver={() => setOver(model.setId)}
            onDragEnd={end}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              end();
            }}
            onKey={(key) => {
              const to = targetOf(key, index, shown.length, columnsOf(grid.current));
              if (to !== null) move(model.setId, to);
              return to !== null;
            }}
          />
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
  readonly isDragged: boolean;
  readonly isOver: boolean;
  readonly onDragStart: () => void;
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
  readonly onDrop: () => void;
  /** @returns whether the key moves the tile */
  readonly onKey: (key: string) => boolean;
}

function Tile({ model, place, isFixed, isDragged, isOver, onKey, ...drag }: TileProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const label = t('order.handle', { name: model.name, place: format.number(place) });
  const keyDown = (event: KeyboardEvent): void => {
    if (onKey(event.key)) event.preventDefault();
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    drag.onDragOver();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside moves it by keys
    <li
      className={classNames(styles['tile'], isDragged && styles['dragged'], isOver && styles['over'])}
      draggable={!isFixed}
      onDragStart={drag.onDragStart}
      onDragOver={isFixed ? undefined : over}
      onDragEnd={drag.onDragEnd}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
    >
      <span className={styles['place']}>{format.number(place)}</span>
      {!isFixed && (
        <button
          type="button"
          className={styles['handle']}
          aria-label={label}
          aria-describedby="place-keys"
          onKeyDown={keyDown}
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
