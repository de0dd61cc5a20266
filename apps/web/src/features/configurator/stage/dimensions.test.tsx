import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { design, order } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { Dimensions } from './dimensions.tsx';

const [first] = design.rings;
if (first === undefined) throw new Error('the pair of the tests has rings');
beforeEach(() => setSession(jeweller()));

it('of a ring from an earlier order stand under those of the new one, with its wearer’s name', async () => {
  const made = order({ persons: { first: 'Anna', second: 'Paul' } });
  const relation = { kind: 'partner', orderId: made.id, position: 1, ring: 0 } as const;
  await openConfigurator(<Dimensions />, {
    design: { ...design, rings: design.rings.slice(1).map((ring) => ({ ...ring, role: 'single' })) },
    partner: { relation, order: made, beside: first },
  });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^5\.0/u),
    expect.stringMatching(/^4\.0/u),
  ]);
  expect(screen.getByText('Ring for Anna')).toBeDefined();
});
