import { getModelInAlloy, listModelAlloys, type Model } from '@ringwerk/contract';
import { cents } from '@ringwerk/kernel';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, evaluation } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { PATHS } from '../../paths.ts';
import { RingCard } from './ring-card.tsx';

const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');
const STILL = '/stills/00ff00ff00ff00ff-posed.webp?v=4';
const ROSE_STILL = '/api/models/9014/stills/posed?stones=without&alloy=au585-rose&v=1';
const form = { still: STILL, design, grams: total.grams, retail: total.retail, cost: total.cost, stoneCount: 0 };
const retail = { ...total.retail, gross: cents(123_400) };
const model = (setId: number, name: string): Model => ({
  articleNumber: `RW-09-0${setId - 9000}`,
  setId,
  kind: 'pair',
  categories: [9],
  name,
  traits: [],
  colours: ['yellow'],
  widths: [4],
  with: null,
  without: form,
  isOnWatchList: false,
});
const ALLOYS = [
  { id: 'au585-yellow', name: 'Yellow gold 585', swatch: '#E0C070' },
  { id: 'au585-rose', name: 'Rose gold 585', swatch: '#E0A080' },
];

let server: ServerOfTests;
/** Pictures that the server has drawn. */
let isDrawn = true;
beforeEach(() => {
  isDrawn = true;
  // jsdom loads no pictures.
  HTMLImageElement.prototype.decode = async () => {
    if (!isDrawn) throw new Error('503');
  };
  server = new ServerOfTests()
    .on(listModelAlloys, () => ({
      alloys: ALLOYS,
      forms: [9014, 9015].map((setId) => ({
        setId,
        form: 'without' as const,
        own: 'au585-yellow',
        alloys: ALLOYS.map(({ id }) => id),
      })),
    }))
    .on(getModelInAlloy, () => ({ variant: { ...form, retail, still: ROSE_STILL }, link: 'rose-link' }));
  setSession(jeweller());
});
const drawCards = (...models: readonly Model[]) =>
  draw(
    <ul>
      {models.map((each) => (
        <li key={each.setId}>
          <RingCard model={each} url={PATHS.home} stones={undefined} isAwake />
        </li>
      ))}
    </ul>,
  );
const picture = () => screen.getByRole('img', { name: 'Donau' }).getAttribute('src');
const opened = () => screen.getByRole('link', { name: /Donau/ }).getAttribute('href');

it('names the alloys of a ring, and asks once for all cards of a page', async () => {
  drawCards(model(9014, 'Donau'), model(9015, 'Isar'));
  const group = await screen.findByRole('group', { name: 'Alloys of Donau' });
  const radios = [...group.querySelectorAll('input')].map((input) => [input.labels?.[0]?.textContent, input.checked]);
  expect(radios).toEqual([
    ['Yellow gold 585', true],
    ['Rose gold 585', false],
  ]);
  expect(server.sent(listModelAlloys).map(({ url }) => url.searchParams.get('forms'))).toEqual([
    '9014-without,9015-without',
  ]);
});

it('shows the ring in the alloy that is chosen, with its price, and opens it so; its own alloy is the article again', async () => {
  drawCards(model(9014, 'Donau'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose gold 585' }));
  await waitFor(() => expect(picture()).toBe(ROSE_STILL));
  expect(document.body.textContent).toContain('1,234');
  expect(opened()).toContain('d=rose-link');
  await userEvent.click(screen.getByRole('radio', { name: 'Yellow gold 585' }));
  expect(picture()).toBe(STILL);
  expect(opened()).not.toContain('d=');
});

it('keeps the picture that is there while the server draws, and says so quietly', async () => {
  isDrawn = false;
  drawCards(model(9014, 'Donau'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose gold 585' }));
  await waitFor(() => expect(document.body.textContent).toContain('1,234'));
  expect(picture()).toBe(STILL);
  expect(screen.getByText('The picture is being drawn.')).toBeTruthy();
});

it('says that an alloy could not be shown, and leaves the ring as it is', async () => {
  server.on(getModelInAlloy, () => refuse('design.refused'));
  drawCards(model(9014, 'Donau'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose gold 585' }));
  expect(await screen.findByText('The alloy could not be shown.')).toBeTruthy();
  expect(picture()).toBe(STILL);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yellow gold 585' }).checked).toBe(true);
});

it('the arrow keys choose among them', async () => {
  drawCards(model(9014, 'Donau'));
  (await screen.findByRole('radio', { name: 'Yellow gold 585' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(picture()).toBe(ROSE_STILL));
});

it('fetches the sides that a ring turns to when the focus is on its picture, in the alloy that is shown', async () => {
  drawCards(model(9014, 'Donau'));
  await userEvent.click(await screen.findByRole('radio', { name: 'Rose gold 585' }));
  await waitFor(() => expect(picture()).toBe(ROSE_STILL));
  const sides = () => [...document.querySelectorAll('a img[alt=""]')].map((image) => image.getAttribute('src'));
  expect(sides()).toEqual([]);
  screen.getByRole('link', { name: /Donau/ }).focus();
  await waitFor(() => expect(sides()).toEqual(['left', 'right'].map((side) => ROSE_STILL.replace('posed', side))));
});
