import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import {
  checkPriceSheet,
  getPriceList,
  listPriceLists,
  savePriceDraft,
  type PriceSheetCheck,
} from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { PRICE_DRAFT } from '../../../../test/price-draft.ts';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useTradeNames } from '../../../domain/rings/use-trade-names.ts';
import { withValue } from './list-cells.ts';
import { ListEditor } from './list-editor.tsx';

const CHECK: PriceSheetCheck = {
  sheet: 'Spring',
  others: 2,
  counts: { new: 0, changed: 1, unchanged: 1, refused: 1 },
  absent: 511,
  rows: [
    { row: 2, key: 'loss/gold', unit: 'percent', result: 'changed', before: 0.06, after: 0.075, findings: [] },
    { row: 3, key: 'turning', unit: 'cents', result: 'unchanged', before: 2_400, after: 2_400, findings: [] },
    {
      row: 4,
      key: 'joint',
      unit: 'cents',
      result: 'refused',
      before: 900,
      after: null,
      findings: [{ column: 'Value', code: 'cell.ambiguous', params: { text: '1.234', point: 1.234, comma: 1_234 } }],
    },
  ],
  cells: [{ path: '/loss/gold', value: 0.075 }],
};

/** The dialog with the draft that it belongs to. */
function Editor() {
  const names = useTradeNames();
  return names === null ? null : <ListEditor opened={PRICE_DRAFT} names={names} />;
}
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(checkPriceSheet, () => CHECK)
    .on(savePriceDraft, () => ({ ...PRICE_DRAFT, version: 6 }))
    .on(listPriceLists, () => ({ lists: [] }))
    .on(getPriceList, () => ({ ...PRICE_DRAFT, name: 'Summer', version: 6, updatedBy: 'Jan Maas' }));
});
const open = async () => {
  const { user } = draw(<Editor />);
  await screen.findByRole('grid', { name: 'Metal' });
  return user;
};
const save = () => screen.getByRole('button', { name: /^Save \d+ change/u });
const saves = () => server.bodies(savePriceDraft);
const cells = (name: string) =>
  [...(screen.getByText(name).closest('tr')?.children ?? [])].map(({ textContent }) => textContent);

describe('a file laid over a draft', () => {
  const file = new File(['Value;Key\n7,5;loss/gold'], 'spring.csv', { type: 'text/csv' });
  const check = async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Import …' }));
    await user.upload(screen.getByLabelText('CSV or XLSX file'), file);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    return user;
  };
  const rows = async () =>
    within(await screen.findByRole('region', { name: 'Result per row' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('answers for every row: what changes, and why one is rejected', async () => {
    const user = await check();
    expect(server.bodies(checkPriceSheet)).toEqual([{ version: 5, data: btoa('Value;Key\n7,5;loss/gold') }]);
    const changed = ['2', 'Metal · Gold · Loss %', 'changed', '6 7.5'];
    const rejected = [
      '4',
      'Work step · Joint of two alloys · Euro',
      'rejected',
      'Value: “1.234” can mean 1.234 or 1234; please write it unambiguously',
    ];
    expect(await rows()).toEqual([changed, rejected]);
    await user.click(screen.getByRole('switch', { name: 'Unchanged rows, too' }));
    expect((await rows()).map(([row]) => row)).toEqual(['2', '3', '4']);
    await user.click(screen.getByRole('switch', { name: 'Rejected rows only' }));
    expect(await rows()).toEqual([rejected]);
    expect(screen.getByText('The sheet “Spring” was read; 2 other sheets of the workbook were not.')).toBeDefined();
    expect(screen.getByText('511 figures of the list are not in the file and stay as they are.')).toBeDefined();
  });

  it('becomes one step of the draft, which undo takes back; the save names the file', async () => {
    const user = await check();
    await user.click(await screen.findByRole('button', { name: 'Put 1 change into the draft' }));
    expect(cells('Gold')[1]).toBe('7.56');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cells('Gold')[1]).toBe('6');
    await user.click(screen.getByRole('button', { name: 'Import …' }));
    await user.upload(screen.getByLabelText('CSV or XLSX file'), file);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await user.click(await screen.findByRole('button', { name: 'Put 1 change into the draft' }));
    await user.click(save());
    await vi.waitFor(() =>
      expect(saves()).toEqual([{ version: 5, cells: [{ path: '/loss/gold', value: 0.075 }], file: 'spring.csv' }]),
    );
  });

  it('that cannot be read is answered at its field', async () => {
    const issues = [finding('/data', 'sheet.merged-head', { cells: 'A1:C1' })];
    server.on(checkPriceSheet, () => refuse('sheet.unreadable', { issues }));
    await check();
    expect(await screen.findByText(/Cells of the head row are merged \(A1:C1\)/u)).toBeDefined();
  });

  it('over a version that somebody has changed meanwhile shows what changed', async () => {
    server
      .on(checkPriceSheet, () => refuse('price-list.changed'))
      .on(getPriceList, () => ({ ...PRICE_DRAFT, content: withValue(FIRST_HOUSE_LIST, '/turning', 2_600) }));
    await check();
    expect(await screen.findByText('Work step · Turning and forming · Euro')).toBeDefined();
  });
});
