import { createCouple, listCouples, NOBODY } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, coupleSummary, session } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { coupleAtHand, releaseCouple, takeCouple, tiedToCouple } from './couple-at-hand.ts';
import { CouplePicker } from './couple-picker.tsx';
import { personsMemory } from './persons-memory.ts';

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  releaseCouple();
  personsMemory.setValue(NOBODY);
  server = new ServerOfTests()
    .on(listCouples, () => ({ page: 1, pageSize: 5, total: 1, couples: [coupleSummary()] }))
    .on(createCouple, () => coupleFile());
});
afterEach(() => setSession(null));

it('finds a couple while its name is typed, and asks nothing for one letter', async () => {
  const onChoose = vi.fn();
  const { user } = draw(<CouplePicker chosen={null} onChoose={onChoose} />);
  await user.type(screen.getByRole('searchbox'), 'h');
  expect(server.sent(listCouples)).toHaveLength(0);
  await user.type(screen.getByRole('searchbox'), 'ub');
  await user.click(await screen.findByRole('button', { name: /Anna & Paul Huber/ }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: coupleSummary().id }));
});

it('opens a file from the names that stand on the rings already', async () => {
  personsMemory.setValue({ first: 'Anna', second: 'Paul' });
  const onChoose = vi.fn();
  const { user } = draw(<CouplePicker chosen={null} onChoose={onChoose} />);
  await user.click(screen.getByRole('button', { name: 'New file for this couple' }));
  await user.type(screen.getByRole('textbox', { name: 'Family name of the first' }), 'Huber');
  await user.dblClick(screen.getByRole('button', { name: 'Create file' }));
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  expect(server.bodies(createCouple)).toMatchObject([
    { people: [{ givenName: 'Anna', familyName: 'Huber' }, { givenName: 'Paul' }] },
  ]);
});

it('says why no file was opened, and keeps the names', async () => {
  server.on(createCouple, () => refuse('request.invalid'));
  const { user } = draw(<CouplePicker chosen={null} onChoose={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'New file for this couple' }));
  await user.type(screen.getByRole('textbox', { name: 'Given name of the first' }), 'Noor');
  await user.click(screen.getByRole('button', { name: 'Create file' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Given name of the first' }).value).toBe('Noor');
});

it('of a couple at hand, names go onto the rings and its id with what is made; nobody else of the tab sees it', () => {
  expect([coupleAtHand(), tiedToCouple()]).toEqual([null, {}]);
  takeCouple(coupleFile());
  expect(coupleAtHand()).toEqual({ id: coupleFile().id, title: 'Anna & Paul Huber', language: 'en' });
  expect([personsMemory.valueOf(), tiedToCouple()]).toEqual([
    { first: 'Anna', second: 'Paul' },
    { coupleId: coupleFile().id },
  ]);
  setSession(session('owner', { customerNumber: '10001-9' }));
  expect(coupleAtHand()).toBeNull();
});
