import { expect, it } from 'vitest';
import { partnerAddress, partneredRingOf } from './partner-address.ts';

const RING = { kind: 'partner', orderId: 'a1', position: 2, ring: 1, withStones: false } as const;
const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9001';
const read = (path: string) => partneredRingOf(new URL(path, 'https://portal.example').searchParams);

it.each([RING, { ...RING, withStones: true }, { ...RING, kind: 'reorder', ring: 0 } as const])(
  'is read as it was written: %o',
  (ring) => {
    expect(read(partnerAddress(SET, ring, null))).toEqual(ring);
  },
);

it('carries the size that the ring opens in', () => {
  expect(new URL(partnerAddress(SET, RING, 51.88), 'https://portal.example').searchParams.get('sizes')).toBe('51.88');
});

it.each([
  '?of=a1&as=remake&position=1&ring=0',
  '?of=a1&as=partner&position=0&ring=0',
  '?of=a1&as=partner&position=1&ring=2',
  '?of=a1&as=partner&position=1',
  '?as=partner&position=1&ring=0',
  '?order=a1&position=1',
])('means no earlier ring where the address is another one: %s', (search) => {
  expect(read(`${SET}${search}`)).toBeNull();
});
