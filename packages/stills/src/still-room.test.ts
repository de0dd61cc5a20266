import { DESIGN_VERSION } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import type { StillBrowser } from './still-browser.ts';
import type { StillOrder } from './still-order.ts';
import { createStillRoom, type StillRoomOptions } from './still-room.ts';

const order = (size: number): StillOrder => ({
  design: { version: DESIGN_VERSION, rings: [] },
  view: 'hero',
  size,
  samples: 1,
  type: 'image/png',
});
/** A picture that says which order it is of. */
const pictureOf = ({ size }: StillOrder): Buffer => Buffer.from(String(size));

/** A room over browsers that do what the test says; `opened` and `closed` count them. */
function roomOf(draw: (order: StillOrder, nth: number) => Promise<Buffer>, options: Partial<StillRoomOptions> = {}) {
  const counts = { opened: 0, closed: 0 };
  const memory = { bytes: 0 };
  const open = async (): Promise<StillBrowser> => {
    counts.opened += 1;
    const nth = counts.opened;
    return {
      draw: (one) => draw(one, nth),
      memory: async () => memory.bytes,
      close: async () => {
        counts.closed += 1;
      },
    };
  };
  return { room: createStillRoom(options, open, () => true), counts, memory };
}

test('pictures are drawn one after the other in one browser, those that somebody waits for first', async () => {
  const drawn: number[] = [];
  let atOnce = 0;
  const { room, counts } = roomOf(async (one) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    drawn.push(one.size);
    atOnce -= 1;
    return pictureOf(one);
  });
  const first = room.draw(order(1), 'ahead');
  const ahead = room.draw(order(2), 'ahead');
  const awaited = room.draw(order(3));
  expect(room.load()).toBe(3);
  expect((await awaited).toString()).toBe('3');
  await Promise.all([first, ahead]);
  expect(drawn).toEqual([1, 3, 2]);
  expect(counts.opened).toBe(1);
  await room.close();
  expect(counts.closed).toBe(1);
});

test('a browser that ends while it draws is opened anew, and the picture comes all the same', async () => {
  const { room, counts } = roomOf((one, nth) =>
    nth === 1 ? Promise.reject(new Error('target closed')) : Promise.resolve(pictureOf(one)),
  );
  expect((await room.draw(order(7))).toString()).toBe('7');
  expect(counts).toEqual({ opened: 2, closed: 1 });
  await room.close();
});

test('a picture that fails twice is refused, and the next one is drawn', async () => {
  const { room, counts } = roomOf((one) =>
    one.size === 1 ? Promise.reject(new Error('crash')) : Promise.resolve(pictureOf(one)),
  );
  await expect(room.draw(order(1))).rejects.toMatchObject({ failure: 'broken' });
  expect((await room.draw(order(2))).toString()).toBe('2');
  expect(counts.opened).toBe(3);
  await room.close();
});

test('a picture that takes too long is given up once, with its browser', async () => {
  const { room, counts } = roomOf(
    (one) => (one.size === 1 ? new Promise<Buffer>(() => {}) : Promise.resolve(pictureOf(one))),
    { limit: 20 },
  );
  await expect(room.draw(order(1))).rejects.toMatchObject({ failure: 'too-slow' });
  expect(counts).toEqual({ opened: 1, closed: 1 });
  expect((await room.draw(order(2))).toString()).toBe('2');
  await room.close();
});

test('a browser that has grown too large is opened anew before the next picture', async () => {
  const { room, counts, memory } = roomOf((one) => Promise.resolve(pictureOf(one)), { mostMemory: 100 });
  await room.draw(order(1));
  memory.bytes = 101;
  await room.draw(order(2));
  memory.bytes = 0;
  await room.draw(order(3));
  expect(counts.opened).toBe(2);
  await room.close();
});

test('a full queue and a closed room refuse', async () => {
  const { room } = roomOf((one) => Promise.resolve(pictureOf(one)), { mostWaiting: 1 });
  const [first, second] = [room.draw(order(1)), room.draw(order(2))];
  await expect(room.draw(order(3))).rejects.toMatchObject({ failure: 'busy' });
  await Promise.all([first, second]);
  await room.close();
  await expect(room.draw(order(4))).rejects.toMatchObject({ failure: 'busy' });
});
