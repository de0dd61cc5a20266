import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { design, order } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import PartnerNote from './partner-note.tsx';

const [first] = design.rings;
if (first === undefined) throw new Error('the pair of the tests has rings');
const made = order({ number: 'O-2026-01001', persons: { first: 'Anna', second: 'Paul' } });
const relation = { kind: 'partner', orderId: made.id, position: 1, ring: 0 } as const;
const partner = { relation, order: made, beside: first };
beforeEach(() => setSession(jeweller()));
const open = () =>
  openConfigurator(<PartnerNote partner={partner} />, {
    design: { ...design, rings: design.rings.slice(1).map((ring) => ({ ...ring, role: 'single' })) },
    partner,
  });

it('names the ring of the earlier order, whose it is and what it weighs, as a way to that order', async () => {
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Partner ring of O-2026-01001, position 1, ring 1',
  });
  expect(link.getAttribute('href')).toBe(`/auftraege/${made.id}`);
  expect(screen.getByText(/^Beside it, as made: Ring for Anna · .* g$/u)).toBeDefined();
});

it('takes the earlier ring off the stage and puts it back', async () => {
  const { user, session } = await open();
  const show = vi.spyOn(session, 'showBeside');
  const shown = screen.getByRole('button', { name: 'Show the ring that was made' });
  await user.click(shown);
  await user.click(shown);
  expect(show.mock.calls).toEqual([[false], [true]]);
});
