import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
  type WheelEvent as ReactWheelEvent,
} from 'react';
import type { RingGrip, RingViewer, ViewerTarget } from '../../../../viewer-host/viewer-types.ts';
import { useDesignState } from '../../session/use-configurator.ts';
import { numberOfPart, sectionOf, type Section } from '../../model/part-target.ts';
import { GripTip } from './grip-tip.tsx';
import { gripKey, gripPlace, type GripRoom } from './grip-place.ts';
import { useGripDrag } from './use-grip-drag.ts';
import styles from './grips.module.css';

export interface GripLayerHandle {
  /** Puts the grips where a frame has them. */
  readonly place: (grips: readonly RingGrip[]) => void;
}

export interface GripLayerProps {
  readonly ref: Ref<GripLayerHandle>;
  readonly viewer: RingViewer | null;
  readonly section: Section;
  /** The group of stones whose editor is open. */
  readonly group: number;
  readonly hovered: ViewerTarget | null;
  /** A grip was only tapped: the same as a tap on what it pulls. */
  readonly onPick: (target: ViewerTarget) => void;
}

/** A pointer that leaves the ring on its way to a grip still finds it, ms. */
const LINGER = 1200;

/**
 * Places on the rings that can be pulled: width, height, stones. Frames and fingers are written straight into the page;
 * React draws which grips there are and what is being pulled. The sliders do the same for keys and screen readers.
 */
export function GripLayer({ ref, viewer, section, group, hovered, onPick }: GripLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef<readonly RingGrip[]>([]);
  const { pulling, held, hand } = useGripDrag({ layer, places, onPick });
  const keys = useGripKeys(section, group, useLinger(hovered));
  const room = useRef<GripRoom | null>(null);
  const show = (): void => placeAll(layer.current, room.current, places.current, held.current?.grip ?? null);
  useImperativeHandle(ref, () => ({
    place: (grips) => {
      places.current = grips;
      show();
    },
  }));
  const hasGrips = keys.length > 0;
  useEffect(() => {
    viewer?.setGrips(hasGrips);
    return () => viewer?.setGrips(false);
  }, [viewer, hasGrips]);
  const showNow = useEffectEvent(show);
  useEffect(() => showNow());
  useRoom(layer, (measured) => {
    room.current = measured;
    show();
  });
  return (
    <div ref={layer} className={styles['layer']} data-pulling={pulling === null ? undefined : ''} aria-hidden="true">
      {keys.map((key) => (
        <span
          key={key}
          className={styles['grip']}
          data-grip={key}
          data-held={pulling !== null && gripKey(pulling.grip) === key ? '' : undefined}
          {...hand}
          onWheel={(event) => forwardWheel(event, layer.current)}
        >
          <span className={styles['bead']}>
            <GripSign isCross={key.includes('stones')} />
          </span>
        </span>
      ))}
      {pulling !== null && <GripTip pulling={pulling.now} />}
    </div>
  );
}

/** Which grips there are: those of the open section on the chosen ring, and those of what the pointer rests on. */
function useGripKeys(section: Section, group: number, hovered: ViewerTarget | null): readonly string[] {
  const rings = useDesignState((state) => state.history.present.rings);
  const selected = useDesignState((state) => state.selected);
  const counts = rings.map(({ stones }) => stones.length).join();
  return useMemo(() => {
    const stones = counts.split(',').map(Number);
    const band = (ring: number): readonly string[] => [`${ring}-width-0-1`, `${ring}-width-0--1`, `${ring}-height-0-0`];
    const row = (ring: number, at: number): readonly string[] => {
      const count = stones[ring] ?? 0;
      return count === 0 ? [] : [`${ring}-stones-${Math.min(at, count - 1)}-0`];
    };
    const active = section === 'shape' ? band(selected) : section === 'stones' ? row(selected, group) : [];
    const touched =
      hovered === null || stones[hovered.ring] === undefined
        ? []
        : sectionOf(hovered) === 'stones'
          ? row(hovered.ring, numberOfPart(hovered.stoneId ?? hovered.partId))
          : band(hovered.ring);
    return [...new Set([...active, ...touched])];
  }, [counts, selected, section, group, hovered]);
}

/** What the pointer rests on, and for a moment what it has just left. */
function useLinger(hovered: ViewerTarget | null): ViewerTarget | null {
  const [kept, setKept] = useState(hovered);
  if (hovered !== null && hovered !== kept) setKept(hovered);
  useEffect(() => {
    if (hovered !== null) return undefined;
    const timer = setTimeout(() => setKept(null), LINGER);
    return () => clearTimeout(timer);
  }, [hovered]);
  return hovered ?? kept;
}

/**
 * Tells the room when it is first laid out and with every resize: asked for with every frame, or while the page is still
 * being put in, it would make the browser lay out the whole page.
 */
function useRoom(layer: RefObject<HTMLElement | null>, onMeasured: (room: GripRoom) => void): void {
  const tell = useEffectEvent(onMeasured);
  useEffect(() => {
    const element = layer.current;
    if (element === null) return undefined;
    const over = document.querySelectorAll('[data-over-rings]');
    const measure = (): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const words = Array.from(over, (one) => one.getBoundingClientRect()).map((box) => ({
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      }));
      tell({ width, height, words });
    };
    const observer = new ResizeObserver(measure);
    for (const seen of [element, ...over]) observer.observe(seen);
    return () => observer.disconnect();
  }, [layer]);
}

/** Writes the places of a frame into the grips; the dragged one keeps its own, under the pointer. */
function placeAll(
  layer: HTMLElement | null,
  room: GripRoom | null,
  grips: readonly RingGrip[],
  held: RingGrip | null,
): void {
  if (layer === null || room === null) return;
  const byKey = new Map(grips.map((grip) => [gripKey(grip), grip]));
  for (const element of layer.querySelectorAll<HTMLElement>('[data-grip]')) {
    const grip = byKey.get(element.dataset['grip'] ?? '');
    const place = grip === undefined ? null : gripPlace(grip, room);
    const isHeld = held !== null && element.dataset['grip'] === gripKey(held);
    element.style.visibility = place !== null && (held === null || isHeld) ? 'visible' : 'hidden';
    if (place === null) continue;
    element.style.transform = `translate(${place.at[0].toFixed(1)}px, ${place.at[1].toFixed(1)}px)`;
    element.style.setProperty('--way', `${place.turn.toFixed(1)}deg`);
  }
}

/** The wheel zooms, also over a grip. */
function forwardWheel(event: ReactWheelEvent, layer: HTMLElement | null): void {
  const canvas = layer?.parentElement?.querySelector('canvas');
  canvas?.dispatchEvent(new WheelEvent('wheel', event.nativeEvent));
}

function GripSign({ isCross }: { readonly isCross: boolean }) {
  return (
    <svg viewBox="0 0 16 16" focusable="false">
      <path d="M1.5 8h13M4 5.5 1.5 8 4 10.5M12 5.5 14.5 8 12 10.5" />
      {isCross && <path d="M8 1.5v13M5.5 4 8 1.5 10.5 4M5.5 12 8 14.5 10.5 12" />}
    </svg>
  );
}
