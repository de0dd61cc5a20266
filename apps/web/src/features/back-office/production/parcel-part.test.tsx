import { setOrderParcel } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { ParcelPart } from './parcel-part.tsx';

const ORDER = { id: '3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20', parcel: null, status: 'quality' } as const;
const way = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Handing over' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(setOrderParcel, () => refuse('order.transition'));
});

describe('the parcel of an order', () => {
  it('is sent with carrier and number, and neither is left empty', async () => {
    const { user } = draw(<ParcelPart order={ORDER} />);
    await user.selectOptions(way(), 'by carrier');
    await user.type(screen.getByRole('textbox', { name: 'Carrier' }), ' DHL ');
    await user.click(save());
    expect(screen.getByText('Please fill in.')).toBeDefined();
    expect(server.bodies(setOrderParcel)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), '0034 16');
    await user.click(save());
    await vi.waitFor(() =>
      expect(server.bodies(setOrderParcel)).toEqual([
        { parcel: { way: 'carrier', carrier: 'DHL', number: '0034 16' } },
      ]),
    );
  });

  it('may be fetched at the house, or be left open again', async () => {
    const { user } = draw(
      <ParcelPart order={{ ...ORDER, parcel: { way: 'carrier', carrier: 'UPS', number: '1Z' } }} />,
    );
    await user.selectOptions(way(), 'to be collected');
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(setOrderParcel)).toEqual([{ parcel: { way: 'collected' } }]));
    await user.selectOptions(way(), 'not settled yet');
    await user.click(save());
    await vi.waitFor(() => expect(server.bodies(setOrderParcel)[1]).toEqual({ parcel: null }));
  });

  it('is nothing of a cancelled order', () => {
    draw(<ParcelPart order={{ ...ORDER, status: 'cancelled' }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
