import { getCouple, getOrder, getOrderRings } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, design, order, position } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { coupleAtHand, releaseCouple, takeCouple } from '../couples/couple-at-hand.ts';
import { personsMemory } from '../couples/persons-memory.ts';
import { PartnerDialog } from './partner-dialog.tsx';

const file = coupleFile();
const PAIR = order({ status: 'shipped', persons: { first: 'Anna', second: 'Paul' } });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(getOrder, () => PAIR)
    .on(getOrderRings, () => ({ rings: [] }))
    .on(getCouple, () => file);
  setSession(jeweller());
  releaseCouple();
});
const open = () => draw(<PartnerDialog orderId={PAIR.id} onClose={() => undefined} />, `/auftraege/${PAIR.id}`);
const wearer = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Who wears the new ring/u });
const go = () => screen.findByRole('button', { name: 'Design the new ring' });
const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9014';

it('opens the article with the ring that is matched, for the other person of the pair', async () => {
  const { user, address } = open();
  expect((await wearer()).value).toBe('Paul');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Existing ring' }), 'Ring for Paul');
  expect((await wearer()).value).toBe('Anna');
  expect(screen.getByText('It opens in the size of the order.')).toBeDefined();
  await user.click(await go());
  await vi.waitFor(() => expect(address()).toBe(`${SET}?of=${PAIR.id}&as=partner&position=1&ring=1`));
  expect(personsMemory.valueOf()).toEqual({ first: 'Anna', second: '' });
});

it('opens one ring of a pair once more, for its wearer', async () => {
  const { user, address } = open();
  await wearer();
  await user.selectOptions(screen.getByRole('combobox', { name: /^What is made/u }), 'reorder');
  expect((await wearer()).value).toBe('Anna');
  await user.click(await go());
  await vi.waitFor(() => expect(address()).toBe(`${SET}?of=${PAIR.id}&as=reorder&position=1&ring=0`));
});

it('takes the file of the order at hand, whose measured size the partner of a single ring opens in', async () => {
  const [first] = design.rings;
  const { rings } = position();
  if (first === undefined || rings === null) throw new Error('the position has no rings');
  const alone = { ...rings, design: { ...design, rings: [{ ...first, role: 'single' as const }] } };
  const single = order({
    ...PAIR,
    persons: { first: 'Paul', second: '' },
    couple: { id: file.id, title: file.title },
    positions: [position({ rings: alone })],
  });
  server.on(getOrder, () => single);
  const { user, address } = open();
  expect((await wearer()).value).toBe('Anna');
  expect(screen.getByText('It opens in the size of the couple’s file.')).toBeDefined();
  // It is ordered once more as the order is.
  expect(screen.queryByRole('option', { name: /same ring again/u })).toBeNull();
  await user.click(await go());
  await vi.waitFor(() => expect(address()).toContain('&sizes=51.88'));
  expect(coupleAtHand()?.id).toBe(file.id);
});

it('says that another couple leaves the counter', async () => {
  takeCouple(coupleFile({ id: 'a2f0c5a6-0000-4000-8000-0000000000ab', title: 'Eva & Tom' }));
  server.on(getOrder, () => order({ ...PAIR, couple: { id: file.id, title: file.title } }));
  open();
  expect(await screen.findByText('Eva & Tom is at the counter')).toBeDefined();
});

it('opens nothing for rings that began without an article, and says why', async () => {
  const { rings } = position();
  if (rings === null) throw new Error('the position has no rings');
  server.on(getOrder, () => order({ ...PAIR, positions: [position({ rings: { ...rings, setId: null } })] }));
  open();
  expect(((await go()) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('began without an article');
});
