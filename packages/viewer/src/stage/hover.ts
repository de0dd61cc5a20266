import type { ViewerPointer, ViewerTarget } from '../ring-viewer.ts';
import { isSameTarget } from './pick-target.ts';

/** What lies under a pointer that hovers; looked up once a frame, however often the pointer moves. */
export class Hover {
  #pending: ViewerPointer | null = null;
  #target: ViewerTarget | null = null;

  move(event: ViewerPointer): void {
    this.#pending = event;
  }

  /** Looks up where the pointer went since the last answer; `onChange` hears only of another target. */
  answer(
    targetAt: (x: number, y: number) => ViewerTarget | null,
    onChange: (target: ViewerTarget | null) => void,
  ): void {
    const event = this.#pending;
    if (!event) return;
    this.#pending = null;
    const target = event.type === 'leave' ? null : targetAt(event.x, event.y);
    if (isSameTarget(target, this.#target)) return;
    this.#target = target;
    onChange(target);
  }
}
