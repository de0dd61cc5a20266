import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { activatePriceList, getPriceList, listPriceLists, type OfficePriceList } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { ActivateDialog } from './activate-dialog.tsx';

const LIST: OfficePriceList = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Spring',
  note: '',
  state: 'draft',
  version: 4,
  activeFrom: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy: 'Eva Berger',
  activatedBy: null,
  isAgreedOnly: false,
  agreements: 0,
  content: FIRST_HOUSE_LIST,
  compared: null,
};
const SAID = { ...LIST, content: { ...FIRST_HOUSE_LIST } };
const onClose = vi.fn<() => void>();
const open = () => draw(<ActivateDialog list={LIST} onClose={onClose} />);
/** The page of a list: the dialog is gone with the draft. */
function DraftPage() {
  const { data } = useOperationQuery(getPriceList, { params: { id: LIST.id } });
  return data?.state === 'draft' ? <ActivateDialog list={data} onClose={onClose} /> : <p>{data?.state}</p>;
}
const from = (): HTMLInputElement => screen.getByLabelText('in force from');
const now = (): HTMLElement => screen.getByRole('button', { name: 'Activate now' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(activatePriceList, () => SAID);
});

describe('a draft that is activated', () => {
  it('counts at once without a moment, is sent once, and the dialog closes', async () => {
    const answer = Promise.withResolvers<typeof SAID>();
    server.on(activatePriceList, () => answer.promise);
    const { user } = open();
    expect(screen.getByRole('dialog', { name: 'Activate “Spring”' })).toBeDefined();
    await user.dblClick(now());
    expect(onClose).not.toHaveBeenCalled();
    answer.resolve(SAID);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['The price list has been activated.']);
    expect(server.bodies(activatePriceList)).toEqual([{ version: 4, from: null }]);
  });

  it('says that it is activated although the page of the draft has become another one', async () => {
    let state: OfficePriceList['state'] = 'draft';
    server
      .on(getPriceList, () => ({ ...LIST, state }))
      .on(listPriceLists, () => ({ lists: [] }))
      .on(activatePriceList, () => {
        state = 'active';
        return SAID;
      });
    const { user } = draw(<DraftPage />);
    await user.click(await screen.findByRole('button', { name: 'Activate now' }));
    expect(await screen.findByText('active')).toBeDefined();
    await vi.waitFor(() =>
      expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['The price list has been activated.']),
    );
  });

  it('counts from a moment, which the button says', async () => {
    const { user } = open();
    fireEvent.change(from(), { target: { value: '2099-01-02T08:00' } });
    await user.click(screen.getByRole('button', { name: 'Activate at that time' }));
    await vi.waitFor(() =>
      expect(server.bodies(activatePriceList)).toEqual([
        { version: 4, from: new Date('2099-01-02T08:00').toISOString() },
      ]),
    );
  });

  it('from a moment that has passed says so at the field, and keeps it', async () => {
    server.on(activatePriceList, () => refuse('request.invalid', { issues: [finding('/from', 'field.value')] }));
    const { user } = open();
    fireEvent.change(from(), { target: { value: '2026-01-02T08:00' } });
    await user.click(screen.getByRole('button', { name: 'Activate at that time' }));
    expect(await screen.findByText(/^This moment has passed\. A list counts/u)).toBeDefined();
    expect(document.activeElement).toBe(from());
    expect([from().getAttribute('aria-invalid'), from().value]).toEqual(['true', '2026-01-02T08:00']);
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
  });

  it('that somebody else has saved meanwhile is not activated, and says why', async () => {
    server.on(activatePriceList, () => refuse('price-list.changed'));
    const { user } = open();
    await user.click(now());
    expect(await screen.findByText('Somebody else has saved meanwhile.')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays a draft when the dialog is closed by Escape', async () => {
    const { user } = open();
    await user.click(from());
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.sent(activatePriceList)).toEqual([]);
  });
});
