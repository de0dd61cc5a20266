import type { ViewerKey, ViewerPointer } from '../ring-viewer.ts';
import type { Orbit } from './orbit.ts';

/** Pixels of a press that is still a click and not a drag. */
const CLICK_SLACK = 5;
/** Events older than this say nothing about the speed at release, ms. */
const THROW_WINDOW = 90;
const KEY_TURN = 0.045;
const KEY_ZOOM = 1.12;

interface Press {
  x: number;
  y: number;
}

/** Pointer events to orbit: one pointer turns, two zoom and turn, a press without a drag is a click. */
export class Gestures {
  readonly #orbit: Orbit;
  readonly #presses = new Map<number, Press>();
  #height = 1;
  #travelled = 0;
  #wasMany = false;
  #speed = { x: 0, y: 0, at: 0 };

  constructor(orbit: Orbit) {
    this.#orbit = orbit;
  }

  setHeight(cssPixels: number): void {
    this.#height = Math.max(1, cssPixels);
  }

  get isPressed(): boolean {
    return this.#presses.size > 0;
  }

  /** Returns what the event amounted to for the caller: a redraw, a click, a hover, or nothing. */
  handle(event: ViewerPointer, now: number): 'moved' | 'clicked' | 'hovered' | 'left' | 'none' {
    switch (event.type) {
      case 'wheel':
        this.#orbit.zoom(Math.exp(-event.deltaY * 0.0014));
        return 'moved';
      case 'down':
        return this.#press(event);
      case 'move':
        return this.#drag(event, now);
      case 'up':
        return this.#lift(event, now);
      case 'cancel':
        this.#presses.delete(event.pointerId);
        return 'none';
      case 'leave':
        return this.isPressed ? 'none' : 'left';
    }
  }

  key(key: ViewerKey): void {
    switch (key) {
      case 'ArrowLeft':
        return this.#orbit.turn(KEY_TURN, 0);
      case 'ArrowRight':
        return this.#orbit.turn(-KEY_TURN, 0);
      case 'ArrowUp':
        return this.#orbit.turn(0, KEY_TURN);
      case 'ArrowDown':
        return this.#orbit.turn(0, -KEY_TURN);
      case '+':
        return this.#orbit.zoom(KEY_ZOOM);
      case '-':
        return this.#orbit.zoom(1 / KEY_ZOOM);
      case 'Home':
        return this.#orbit.goHome();
    }
  }

  #press(event: ViewerPointer): 'none' {
    this.#orbit.hold();
    if (this.#presses.size === 0) {
      this.#travelled = 0;
      this.#wasMany = false;
      this.#speed = { x: 0, y: 0, at: 0 };
    }
    this.#presses.set(event.pointerId, { x: event.x, y: event.y });
    if (this.#presses.size > 1) this.#wasMany = true;
    return 'none';
  }

  #drag(event: ViewerPointer, now: number): 'moved' | 'hovered' | 'none' {
    const press = this.#presses.get(event.pointerId);
    if (!press) return this.isPressed ? 'none' : 'hovered';
    const before = this.#spread();
    const [dx, dy] = [event.x - press.x, event.y - press.y];
    press.x = event.x;
    press.y = event.y;
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    const share = 1 / (this.#height * this.#presses.size);
    this.#orbit.turn(dx * share, dy * share);
    const after = this.#spread();
    if (before > 0 && after > 0) this.#orbit.zoom(after / before);
    const elapsed = Math.max(4, now - this.#speed.at) / 1000;
    const isFresh = now - this.#speed.at < THROW_WINDOW;
    const keep = isFresh ? 0.6 : 0;
    this.#speed = {
      x: keep * this.#speed.x + ((1 - keep) * dx * share) / elapsed,
      y: keep * this.#speed.y + ((1 - keep) * dy * share) / elapsed,
      at: now,
    };
    if (!isFresh) this.#speed.x = this.#speed.y = 0;
    return 'moved';
  }

  #lift(event: ViewerPointer, now: number): 'moved' | 'clicked' | 'none' {
    if (!this.#presses.delete(event.pointerId)) return 'none';
    if (this.isPressed) return 'none';
    if (this.#travelled <= CLICK_SLACK && !this.#wasMany) return 'clicked';
    if (!this.#wasMany && now - this.#speed.at < THROW_WINDOW) this.#orbit.release(this.#speed.x, this.#speed.y);
    return 'moved';
  }

  /** Distance between the first two pressed pointers, 0 with fewer. */
  #spread(): number {
    const [a, b] = [...this.#presses.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
