import { PRICE_LIST } from '@ringwerk/catalogue';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RETAIL_RULE } from '../../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../../test/open-configurator.tsx';
import { AlloyFault } from './alloy-fault.tsx';

const PATH = '/rings/0/segments/0/alloy';

it('says at the metal that the dealer’s list has no price for it', async () => {
  const { gold: _gold, ...alloyFee } = PRICE_LIST.alloyFee;
  const priceBasis = { priceList: { ...PRICE_LIST, alloyFee }, retailRule: RETAIL_RULE };
  await openConfigurator(<AlloyFault path={PATH} />, { priceBasis });
  expect(screen.getByRole('alert').textContent).toBe('The price list has no price for this choice yet.');
});

it('says nothing of a metal that can be ordered', async () => {
  await openConfigurator(<AlloyFault path={PATH} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
