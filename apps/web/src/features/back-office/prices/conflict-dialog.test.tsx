import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { getAlloys, type OfficePriceList } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { useTradeNames } from '../../../domain/rings/use-trade-names.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { changedCells, withValue } from './list-cells.ts';

const THEIRS = withValue(withValue(FIRST_HOUSE_LIST, '/turning', 2_600), '/loss/gold', 0.08);
const OWN = withValue(FIRST_HOUSE_LIST, '/turning', 2_750);
const saved = (updatedBy: string | null): OfficePriceList => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Spring',
  note: '',
  state: 'draft',
  version: 5,
  activeFrom: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy,
  activatedBy: null,
  isAgreedOnly: false,
  agreements: 0,
  content: THEIRS,
  compared: null,
});
let server: ServerOfTests;
const onResolve = vi.fn<(keepsOwn: boolean) => void>();
const onClose = vi.fn<() => void>();

/** With the words that the page of a price list gives it. */
function Conflict({ by }: { readonly by: string | null }) {
  const t = useTexts('prices');
  const names = useTradeNames();
  if (names === null) return null;
  return (
    <ConflictDialog
      conflict={{
        saved: saved(by),
        theirs: changedCells(FIRST_HOUSE_LIST, THEIRS),
        own: changedCells(FIRST_HOUSE_LIST, OWN),
      }}
      means={{ list: FIRST_HOUSE_LIST, t, names, country: (code) => code, number: String, currency: 'Euro', sign: '€' }}
      onResolve={onResolve}
      onClose={onClose}
    />
  );
}
const open = async (by: string | null = 'Jan Maas') => {
  const { user } = draw(<Conflict by={by} />);
  await screen.findByRole('dialog');
  return user;
};
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests();
});

describe('two saves of a price list', () => {
  it('stand side by side: the cell by its name, before, now, and one’s own change', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog', { name: 'Jan Maas has saved meanwhile' }));
    const rows = within(dialog.getByRole('grid', { name: 'Changed cells' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Metal · Gold · Loss %', '6', '8', '–'],
      ['Work step · Turning and forming · Euro', '24.00', '26.00', '27.50'],
    ]);
  });

  it('names the release where nobody has saved by hand', async () => {
    await open(null);
    expect(screen.getByRole('dialog', { name: 'with the software has saved meanwhile' })).toBeDefined();
    expect(server.sent(getAlloys)).toHaveLength(1);
  });

  it.each([
    ['Apply mine on top', true],
    ['Discard my changes', false],
  ])('are settled by choice: %s', async (button, keepsOwn) => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: button }));
    expect(onResolve.mock.calls).toEqual([[keepsOwn]]);
  });

  it('keeps what was typed when it is closed without a choice', async () => {
    const user = await open();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /close/i }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onResolve).not.toHaveBeenCalled();
  });
});
