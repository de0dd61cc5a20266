import { addShowcaseRing } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, session } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { SampleDialog, type Sample } from './sample-dialog.tsx';
import { sizeDrafts, type SampleDraft } from './sample-draft.ts';

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests();
});
afterEach(() => setSession(null));

function Form({ onSubmit }: { readonly onSubmit: (sample: Sample) => void }) {
  const start = { sizes: sizeDrafts([54.25, 62], 'iso'), place: '', note: '', since: '2026-02-03' };
  const [draft, setDraft] = useState<SampleDraft>(start);
  return (
    <SampleDialog
      title="Sample"
      submitLabel="Keep"
      rings={design.rings}
      draft={draft}
      put={(change) => setDraft({ ...draft, ...change })}
      error={null}
      isBusy={false}
      onSubmit={onSubmit}
      onClose={() => {}}
    />
  );
}

it('sends nothing while a size cannot be read, and says so beside it', async () => {
  const onSubmit = vi.fn();
  const { user } = draw(<Form onSubmit={onSubmit} />);
  const first = screen.getByRole('textbox', { name: /Size of the first ring/ });
  await user.clear(first);
  await user.type(first, 'soft');
  expect(screen.getByText('This is no size of your scale.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep' }).disabled).toBe(true);
  await user.clear(first);
  await user.type(first, '55');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  // The form sends nothing by itself.
  expect(server.sent(addShowcaseRing)).toEqual([]);
  expect(onSubmit).toHaveBeenCalledWith({ sizes: [55, 62], place: '', note: '', since: '2026-02-03' });
});
