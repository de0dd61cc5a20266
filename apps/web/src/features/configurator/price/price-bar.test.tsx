import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { evaluation } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { useSessionStore } from '../../../api/session-store.ts';
import { coupleEvaluation } from '../session/couple-evaluation.ts';
import { setTradeView } from '../session/use-trade-view.ts';
import { PriceBar } from './price-bar.tsx';

const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');
const SAID = {
  isMakeable: true,
  issues: [],
  rings: evaluation.rings.map(({ weight, retail }) => ({ grams: weight?.shown ?? null, retail })),
  total: { grams: total.grams, retail: total.retail },
};
const shown = (grams: number): string => `${grams.toFixed(2)} g`;
const ringLines = (): (string | null)[] => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('a trainee, who has no price list', () => {
  beforeEach(() => {
    useSessionStore.setState({ session: jeweller({ permissions: ['konfigurator'] }) });
    setTradeView(true);
  });

  it('sees the true weights at once, and the couple’s price when the server has said it', async () => {
    const { container } = await openConfigurator(<PriceBar />, {
      priceBasis: null,
      confirm: (_, preview) => Promise.resolve(coupleEvaluation(SAID, preview)),
    });
    const weights = evaluation.rings.map(({ weight }) => shown(weight?.shown ?? Number.NaN));
    expect(ringLines()).toEqual(weights);
    expect(screen.getByText(shown(total.grams))).toBeDefined();
    await vi.waitFor(() => expect(ringLines()[0]).toMatch(/^\d+\.\d\d g · €/u), { timeout: 5_000 });
    expect(ringLines().map((line) => line?.split(' · ')[0])).toEqual(weights);
    const page = container.textContent;
    expect(page).toContain((total.retail.gross / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
    expect(page).not.toContain((total.cost / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
    expect(page).not.toContain('Cost, net');
  });

  it('keeps the weights where the server is out of reach', async () => {
    const { session } = await openConfigurator(<PriceBar />, { priceBasis: null });
    await vi.waitFor(() => expect(session.state.getState().priceState).toBe('offline'), { timeout: 5_000 });
    expect(screen.getByText('Price not available for the moment')).toBeDefined();
    expect(screen.getByText(shown(total.grams))).toBeDefined();
  });
});

it('names trade prices in the base currency of the house', async () => {
  useSessionStore.setState({ session: jeweller({ currency: 'CHF' }) });
  setTradeView(true);
  await openConfigurator(<PriceBar />);
  expect(screen.getByText('Cost, net').parentElement?.textContent).toContain('CHF');
});
