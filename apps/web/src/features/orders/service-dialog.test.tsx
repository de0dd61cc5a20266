import { createServiceOrder, getServiceOffer, priceServices, type OfferedRing } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { order, price, evaluation } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { ServiceDialog } from './service-dialog.tsx';

const RING: OfferedRing = {
  position: 1,
  ring: 0,
  code: 'ABCDEFG7',
  role: 'first',
  alloys: ['au585-yellow'],
  size: 54,
  engraving: 'Anna',
  open: null,
  resize: { refusal: null, metal: 'gold', larger: 2, smaller: 1 },
  works: [
    { kind: 'refinish', refusal: null },
    { kind: 'rhodium', refusal: 'rhodium' },
    { kind: 'engrave', refusal: null },
  ],
  stones: [],
};
const ASIDE: OfferedRing = {
  ...RING,
  ring: 1,
  role: 'second',
  resize: { refusal: 'segments', metal: 'gold', larger: 0, smaller: 0 },
};
const retail = evaluation.total?.retail;
if (retail === undefined) throw new Error('the example has no price');
const figures = (losesEngraving = false) => ({
  rings: [{ works: [{ cost: price.cost }], retail, grams: { before: 4.19, after: 4.32 }, losesEngraving }],
  cost: price.cost,
  retail,
});
const SENT = order({ status: 'shipped' });
const onOrdered = vi.fn();
const onRemake = vi.fn();
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests()
    .on(getServiceOffer, () => ({ rings: [RING, ASIDE], isOffered: true, earliest: '2026-12-01' }))
    .on(priceServices, () => figures(true))
    .on(createServiceOrder, () => order({ number: '2051' }));
  setSession(jeweller());
});
const open = () =>
  draw(<ServiceDialog order={SENT} onOrdered={onOrdered} onRemake={onRemake} onClose={() => undefined} />);
const size = async () => (await screen.findAllByRole('combobox', { name: 'New size' }))[0] as HTMLSelectElement;
const submit = () => screen.getByRole('button', { name: 'Place binding service order' });

describe('a service order', () => {
  it('offers the sizes of the house, says what suffers, and is sent at the price that was shown', async () => {
    const { user } = open();
    const select = await size();
    expect([...select.options].map(({ value }) => value)).toEqual(['', '53', '55', '56']);
    await user.selectOptions(select, '56');
    expect(await screen.findByText(/^The engraving inside suffers/u)).toBeDefined();
    expect(screen.getByText('Weight with the same section: 4.19 g → 4.32 g')).toBeDefined();
    await user.click(submit());
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalled());
    expect(server.bodies(createServiceOrder)).toMatchObject([
      {
        rings: [{ position: 1, ring: 0, works: [{ kind: 'resize', size: 56 }] }],
        expected: { cost: price.cost, gross: price.gross },
        commission: SENT.commission,
      },
    ]);
  });

  it('says of each ring why it is not possible, and offers to make it again', async () => {
    const { user } = open();
    expect(await screen.findByText(/^The size stays: the joints/u)).toBeDefined();
    expect(screen.getAllByText('This metal takes no rhodium.')).toHaveLength(2);
    expect(screen.getAllByRole<HTMLInputElement>('switch', { name: 'Rhodium plate again' })[0]?.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Have it made again instead' }));
    expect(onRemake).toHaveBeenCalled();
  });

  it('is not sent without work, nor without the text that is to be engraved', async () => {
    const { user } = open();
    await size();
    await user.click(submit());
    expect(screen.getByText('Please choose work for at least one ring.')).toBeDefined();
    await user.click(screen.getAllByRole('switch', { name: 'Engrave anew' })[0] as HTMLElement);
    await user.click(submit());
    expect(screen.getByText('Please enter the new text.')).toBeDefined();
    expect(server.sent(createServiceOrder)).toEqual([]);
  });

  it('shows what the rules refuse at its ring', async () => {
    const refused = { ...finding('/rings/0/works/0', 'service.refused'), params: { reason: 'rules' } };
    server.on(priceServices, () => refuse('service.refused', { issues: [refused] }));
    const { user } = open();
    await user.selectOptions(await size(), '56');
    expect(await screen.findByText('This ring cannot be made like that.')).toBeDefined();
  });

  it('is not offered by a house that has set no price', async () => {
    server.on(getServiceOffer, () => ({ rings: [], isOffered: false, earliest: '2026-12-01' }));
    open();
    expect(await screen.findByText(/offers no service through the portal/u)).toBeDefined();
  });
});
