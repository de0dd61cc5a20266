import type { Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { DesignStore } from '../../../design-store/design-store.ts';
import { onPersonsChange, personsFor } from '../session/persons-store.ts';
import { LiveSender } from './live-sender.ts';

/** What the second screen shows of the couple at hand. */
export interface ShownCouple {
  readonly design: Design;
  readonly persons: Persons;
}

/**
 * Sends design and names now and after every change of either, through one sender: a name that is typed quickly is sent as
 * seldom as a ring that is dragged. `send` resolves to false when the room is gone. Returns what ends it.
 */
export function showCouple(store: DesignStore, send: (shown: ShownCouple) => Promise<boolean>): () => void {
  const sender = new LiveSender(send);
  const show = (): void => {
    const design = store.getState().history.present;
    sender.show({ design, persons: personsFor(design) });
  };
  show();
  const stops = [
    store.subscribe((state, before) => state.history.present !== before.history.present && show()),
    onPersonsChange(show),
  ];
  return () => {
    for (const stop of stops) stop();
    sender.stop();
  };
}
