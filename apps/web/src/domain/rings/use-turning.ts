import { useEffect, useState } from 'react';
import type { Side } from './turned-stills.ts';

/** Shares of a picture's width within which the pointer leaves it as it is. */
const MIDDLE = [0.34, 0.66] as const;
/** Way of a finger that turns the picture, px: less is a touch that opens the ring. */
const DRAG = 18;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function sideAt(share: number): Side | null {
  if (share < MIDDLE[0]) return 'left';
  return share > MIDDLE[1] ? 'right' : null;
}

const ORDER = ['left', null, 'right'] as const;
function stepped(side: Side | null, step: number): Side | null {
  const next = ORDER[ORDER.indexOf(side) + step];
  return next === undefined ? side : next;
}

type Turn = (side: (now: Side | null) => Side | null) => void;

/** A mouse by its place within the link, a finger by the way that it has gone. */
function followPointer(link: HTMLElement, turn: Turn, signal: AbortSignal): void {
  let from: number | null = null;
  let isDragged = false;
  const drag = (clientX: number): void => {
    from ??= clientX;
    if (Math.abs(clientX - from) < DRAG) return;
    isDragged = true;
    const side = clientX < from ? 'left' : 'right';
    turn(() => side);
  };
  const pass = (clientX: number): void => {
    const { left, width } = link.getBoundingClientRect();
    turn(() => sideAt((clientX - left) / width));
  };
  const move = ({ pointerType, clientX }: PointerEvent): void => {
    if (pointerType === 'touch') drag(clientX);
    else if (!isStill()) pass(clientX);
  };
  const begin = ({ clientX }: PointerEvent): void => {
    from = clientX;
    isDragged = false;
  };
  const end = (): void => {
    from = null;
    turn(() => null);
  };
  // A finger that has turned the ring does not open it.
  const click = (event: MouseEvent): void => {
    if (!isDragged) return;
    isDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  link.addEventListener('pointermove', move, { signal });
  link.addEventListener('pointerdown', begin, { signal });
  link.addEventListener('click', click, { signal, capture: true });
  for (const name of ['pointerleave', 'pointercancel', 'blur'] as const) link.addEventListener(name, end, { signal });
}

function followKeys(link: HTMLElement, turn: Turn, signal: AbortSignal): void {
  const press = (event: KeyboardEvent): void => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const step = event.key === 'ArrowLeft' ? -1 : 1;
    turn((now) => stepped(now, step));
  };
  link.addEventListener('keydown', press, { signal });
}

/**
 * To which side the picture of a link is turned: a mouse turns it by its place, a finger by a short way to a side, the
 * keyboard by Shift with an arrow. Where motion is reduced a mouse that only passes turns nothing.
 */
export function useTurning(link: HTMLElement): Side | null {
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    followPointer(link, setSide, ended.signal);
    followKeys(link, setSide, ended.signal);
    link.setAttribute('aria-keyshortcuts', 'Shift+ArrowLeft Shift+ArrowRight');
    return () => ended.abort();
  }, [link]);
  return side;
}
