import { createEvent, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardTurn } from './card-turn.tsx';

const opened = vi.fn();
let isReduced = false;
beforeEach(() => {
  opened.mockReset();
  document.body.replaceChildren();
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

/** A card of 300 px; its sides have been drawn unless `isDrawn` is false. */
function drawCard({ isDrawn = true } = {}): HTMLElement {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#ring';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    opened();
  });
  render(
    <CardTurn
      link={link}
      still="/stills/00ff00ff00ff00ff-posed.webp?v=4"
      setId={9001}
      option="with"
      alloy={undefined}
    />,
    { container: link },
  );
  link.getBoundingClientRect = () => DOMRect.fromRect({ width: 300, height: 225 });
  if (isDrawn) for (const image of link.querySelectorAll('img')) fireEvent.load(image);
  return link;
}
const shownSide = (link: HTMLElement): string | undefined =>
  /stills\/(\w+)\?/.exec(link.querySelector('img[data-shown]')?.getAttribute('src') ?? '')?.[1];
function move(link: HTMLElement, pointerType: string, clientX: number): void {
  const event = createEvent.pointerMove(link, { pointerType, clientX });
  for (const [name, value] of Object.entries({ pointerType, clientX })) Object.defineProperty(event, name, { value });
  fireEvent(link, event);
}

it('asks for the two sides of the ring that the card shows', () => {
  const images = [...drawCard().querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(images).toEqual([
    '/api/models/9001/stills/left?stones=with&v=00ff00ff00ff-4',
    '/api/models/9001/stills/right?stones=with&v=00ff00ff00ff-4',
  ]);
});

it('a mouse turns the ring by its place, and back when it leaves', () => {
  const link = drawCard();
  const seen = [10, 150, 290].map((clientX) => (move(link, 'mouse', clientX), shownSide(link)));
  expect(seen).toEqual(['left', undefined, 'right']);
  fireEvent.pointerLeave(link);
  expect(shownSide(link)).toBeUndefined();
});

it('a mouse that passes turns nothing where motion is reduced', () => {
  isReduced = true;
  const link = drawCard();
  move(link, 'mouse', 10);
  expect(shownSide(link)).toBeUndefined();
});

it('a short drag of a finger turns the ring and does not open it; a touch does', () => {
  const link = drawCard();
  fireEvent.pointerDown(link, { clientX: 150 });
  move(link, 'touch', 150);
  move(link, 'touch', 155);
  expect(shownSide(link)).toBeUndefined();
  move(link, 'touch', 190);
  expect(shownSide(link)).toBe('right');
  fireEvent.click(link);
  expect(opened).not.toHaveBeenCalled();
  fireEvent.pointerDown(link, { clientX: 150 });
  fireEvent.click(link);
  expect(opened).toHaveBeenCalledTimes(1);
});

it('Shift and an arrow turn it from the keyboard, step by step', async () => {
  const link = drawCard();
  link.focus();
  const press = async (key: string) => {
    await userEvent.keyboard(`{Shift>}{${key}}{/Shift}`);
    return shownSide(link);
  };
  expect(await press('ArrowRight')).toBe('right');
  expect(await press('ArrowRight')).toBe('right');
  expect(await press('ArrowLeft')).toBeUndefined();
  expect(await press('ArrowLeft')).toBe('left');
});

it('does not turn to a side that the server is still drawing', () => {
  const link = drawCard({ isDrawn: false });
  move(link, 'mouse', 10);
  expect(shownSide(link)).toBeUndefined();
});
