import { NOTE_PURPOSES, QUANTITY_MAX, type NotePurpose, type Order, type Position } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { OrderInput, ShownFigures } from '../ordering/order-input.ts';

/** Other rings for one position, at the price that stands on the screen. */
export interface ChangedRings {
  /** Of the position. */
  readonly number: number;
  readonly design: Design;
  readonly setId: number | null;
  readonly expected: ShownFigures;
}

/** Pieces, reference and note of a position as they are typed. */
export interface PositionInput {
  readonly quantity: string;
  readonly note: string;
  readonly commission: string;
}
/** What a person types into a change: the order's own fields, and those of its positions by their numbers. */
export interface ChangeInput {
  readonly head: OrderInput;
  readonly positions: Readonly<Record<number, PositionInput>>;
}

export const positionInput = ({ quantity, note, commission }: Position): PositionInput => ({
  quantity: String(quantity),
  note,
  commission,
});

/** The order as it is, to be changed. */
export const changeInputOf = ({ commission, requestedDate, notes, positions }: Order): ChangeInput => ({
  head: { commission, requestedDate: requestedDate ?? '', notes, quantity: '1' },
  positions: Object.fromEntries(positions.map((position) => [position.number, positionInput(position)])),
});

const later = <Value>(typed: Value, from: Value, to: Value): Value => (typed === from ? to : typed);

/** What was typed over one version, over the next one: fields that nobody has touched follow what somebody else made of them. */
export function rebaseInput(typed: ChangeInput, before: Order, after: Order): ChangeInput {
  const [from, to] = [changeInputOf(before), changeInputOf(after)];
  const { head } = typed;
  const note = (purpose: NotePurpose): string =>
    later(head.notes[purpose], from.head.notes[purpose], to.head.notes[purpose]);
  return {
    head: {
      ...head,
      commission: later(head.commission, from.head.commission, to.head.commission),
      requestedDate: later(head.requestedDate, from.head.requestedDate, to.head.requestedDate),
      notes: { workshop: note('workshop'), delivery: note('delivery'), shop: note('shop') },
    },
    positions: Object.fromEntries(
      after.positions.map((position) => {
        const { number } = position;
        const [now, was] = [positionInput(position), from.positions[number]];
        const own = typed.positions[number];
        if (own === undefined || was === undefined) return [number, now];
        return [
          number,
          {
            quantity: later(own.quantity, was.quantity, now.quantity),
            note: later(own.note, was.note, now.note),
            commission: later(own.commission, was.commission, now.commission),
          },
        ];
      }),
    ),
  };
}

export const isQuantity = (text: string): boolean =>
  /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= QUANTITY_MAX;

function changedNotes({ notes }: Order, { head }: ChangeInput) {
  const changed = NOTE_PURPOSES.filter((purpose) => head.notes[purpose].trim() !== notes[purpose]);
  return Object.fromEntries(changed.map((purpose) => [purpose, head.notes[purpose].trim()]));
}

function changedPosition(position: Position, input: PositionInput, rings: ChangedRings | undefined) {
  const quantity = Number(input.quantity);
  const [note, commission] = [input.note.trim(), input.commission.trim()];
  return {
    number: position.number,
    ...(quantity === position.quantity ? {} : { quantity }),
    ...(note === position.note ? {} : { note }),
    ...(commission === position.commission ? {} : { commission }),
    ...(rings === undefined
      ? {}
      : {
          rings: {
            design: rings.design,
            expected: rings.expected,
            ...(rings.setId === null ? {} : { setId: rings.setId }),
          },
        }),
  };
}

/** The fields that are others than the order's, as the server takes them; null where none is. */
export function changeBody(order: Order, input: ChangeInput, rings?: ChangedRings) {
  const { head } = input;
  const notes = changedNotes(order, input);
  const requestedDate = head.requestedDate === '' ? null : head.requestedDate;
  const positions = order.positions
    .map((position) => {
      const typed = input.positions[position.number] ?? positionInput(position);
      return changedPosition(position, typed, rings?.number === position.number ? rings : undefined);
    })
    .filter((position) => Object.keys(position).length > 1);
  const body = {
    ...(head.commission.trim() === order.commission ? {} : { commission: head.commission.trim() }),
    ...(requestedDate === order.requestedDate ? {} : { requestedDate }),
    ...(Object.keys(notes).length === 0 ? {} : { notes }),
    ...(positions.length === 0 ? {} : { positions }),
  };
  return Object.keys(body).length === 0 ? null : body;
}
