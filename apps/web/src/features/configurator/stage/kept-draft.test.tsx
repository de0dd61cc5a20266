import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { coupleFile, design } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { coupleAtHand, takeCouple } from '../../../domain/couples/couple-at-hand.ts';
import { usePersons } from '../session/persons-store.ts';
import KeptDraftOffer from './kept-draft.tsx';

const persons = { first: 'Eva', second: 'Maria' };
const Named = () => <output>{usePersons().first}</output>;

it('takes the rings together with their couple, whatever file is at hand', async () => {
  setSession(jeweller());
  takeCouple(coupleFile());
  const kept = { design, savedAt: '2026-11-21T10:00:00.000Z', purpose: '', whose: { persons, couple: null } };
  const { user } = await openConfigurator(
    <>
      <KeptDraftOffer />
      <Named />
    </>,
    { kept },
  );
  await user.click(screen.getByRole('button', { name: 'Continue it' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Eva'));
  expect(coupleAtHand()).toBeNull();
});

it('opens a draft for an earlier order together with that order', async () => {
  const purpose = 'of=a1&as=partner&position=1&ring=0';
  const kept = { design, savedAt: '2026-11-21T10:00:00.000Z', purpose, whose: { persons, couple: null } };
  await openConfigurator(<KeptDraftOffer />, { kept });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`?resume=1&${purpose}`);
});
