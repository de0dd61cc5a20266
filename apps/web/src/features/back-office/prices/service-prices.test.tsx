import { getServicePrices, putServicePrices, type ServicePrices } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { ServicePricesPart } from './service-prices.tsx';

const NONE = { ring: null, step: null, most: null };
const NEITHER = { larger: NONE, smaller: NONE };
const PRICES: ServicePrices = {
  resize: { gold: NEITHER, platinum: NEITHER, palladium: NEITHER, silver: NEITHER },
  stone: null,
  refinish: 2_000,
  rhodium: null,
  engrave: null,
  clean: null,
  days: 5,
  version: 3,
};
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getServicePrices, () => PRICES).on(putServicePrices, () => PRICES);
});
const save = () => screen.getByRole('button', { name: 'Save' });
const group = async () =>
  within(within(await screen.findByRole('group', { name: 'Resize · Gold' })).getByRole('group', { name: 'larger' }));

describe('prices of services', () => {
  it('are sent whole in minor units; an empty field is not offered', async () => {
    const { user } = draw(<ServicePricesPart />);
    const larger = await group();
    await user.type(larger.getByRole('textbox', { name: 'per ring' }), '40');
    await user.type(larger.getByRole('textbox', { name: /^per step/u }), '5,50');
    await user.type(larger.getByRole('textbox', { name: 'steps at most' }), '2');
    await user.clear(screen.getByRole('textbox', { name: 'Refinish surface' }));
    await user.click(save());
    const gold = { larger: { ring: 4_000, step: 550, most: 2 }, smaller: NONE };
    await vi.waitFor(() =>
      expect(server.bodies(putServicePrices)).toEqual([
        { ...PRICES, resize: { ...PRICES.resize, gold }, refinish: null },
      ]),
    );
  });

  it('that lack a part say so at its field', async () => {
    server.on(putServicePrices, () =>
      refuse('request.invalid', { issues: [finding('/resize/gold/larger/most', 'field.missing')] }),
    );
    const { user } = draw(<ServicePricesPart />);
    const larger = await group();
    await user.type(larger.getByRole('textbox', { name: 'per ring' }), '40');
    await user.click(save());
    await vi.waitFor(() =>
      expect(larger.getByRole('textbox', { name: 'steps at most' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('that somebody else has changed are not written over', async () => {
    server.on(putServicePrices, () => refuse('service-prices.changed'));
    const { user } = draw(<ServicePricesPart />);
    await group();
    await user.click(save());
    expect(await screen.findByText('Somebody has changed the service prices meanwhile.')).toBeDefined();
    expect((save() as HTMLButtonElement).disabled).toBe(true);
  });
});
