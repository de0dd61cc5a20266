import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { PicturePoint, RingGrip, ViewerTarget } from '../../../../viewer-host/viewer-types.ts';
import { useConfigurator } from '../../session/use-configurator.ts';
import { GripDrag, type Pulling } from './grip-drag.ts';
import { gripKey } from './grip-place.ts';

export interface GripDragInput {
  readonly layer: RefObject<HTMLElement | null>;
  /** Where the grips lie in the last frame. */
  readonly places: RefObject<readonly RingGrip[]>;
  /** A grip was only tapped: the same as a tap on what it pulls. */
  readonly onPick: (target: ViewerTarget) => void;
}

type Answer = (event: PointerEvent<HTMLElement>) => void;

export interface GripHand {
  readonly pulling: { readonly grip: RingGrip; readonly now: Pulling } | null;
  readonly held: RefObject<GripDrag | null>;
  /** Goes onto every grip. */
  readonly hand: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Answer>>;
}

/** One finger on one grip, from press to lift. */
export function useGripDrag({ layer, places, onPick }: GripDragInput): GripHand {
  const { session } = useConfigurator();
  const held = useRef<GripDrag | null>(null);
  const pointer = useRef(-1);
  const [pulling, setPulling] = useState<GripHand['pulling']>(null);
  const here = (event: PointerEvent): PicturePoint => {
    const box = layer.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const onPointerDown: Answer = (event) => {
    const key = event.currentTarget.dataset['grip'];
    const grip = places.current.find((place) => gripKey(place) === key);
    if (grip === undefined || event.button !== 0 || held.current !== null) return;
    // A pull over the page must not mark its words.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = new GripDrag(session, grip, here(event));
    pointer.current = event.pointerId;
  };
  const onPointerMove: Answer = (event) => {
    const drag = held.current;
    if (drag === null || pointer.current !== event.pointerId) return;
    const at = here(event);
    const now = drag.move(at);
    if (drag.isTap) return;
    layer.current?.style.setProperty('--finger-x', `${at[0]}px`);
    layer.current?.style.setProperty('--finger-y', `${at[1]}px`);
    event.currentTarget.style.translate = `${now.give[0].toFixed(1)}px ${now.give[1].toFixed(1)}px`;
    setPulling({ grip: drag.grip, now });
  };
  const onPointerUp: Answer = (event) => {
    const drag = held.current;
    if (drag === null || pointer.current !== event.pointerId) return;
    held.current = null;
    event.currentTarget.style.translate = '';
    setPulling(null);
    if (drag.isTap && event.type === 'pointerup') onPick(targetOf(drag.grip));
    else drag.end();
  };
  return { pulling, held, hand: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}

const targetOf = ({ ring, grip, group }: RingGrip): ViewerTarget =>
  grip === 'stones'
    ? { ring, partId: null, partKind: null, stoneId: `stone-${group}-0` }
    : { ring, partId: null, partKind: 'edge', stoneId: null };
