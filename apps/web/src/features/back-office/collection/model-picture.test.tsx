import { redrawModel, type ListedModel, type ModelPicture as Picture } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { ModelPicture } from './model-picture.tsx';

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

const model = (picture: Picture): ListedModel => ({
  setId: 23_001,
  articleNumber: 'RW-23-001',
  kind: 'special',
  name: 'North',
  categories: [],
  state: 'draft',
  publishedFrom: null,
  withdrawnFrom: null,
  untranslated: [],
  demand: { start: 0, orders: 0, keeps: 0, points: 0 },
  still: null,
  picture,
});
const NONE = { drawnAt: null, error: null, hasWorker: true } as const;

it('says where a picture stands, and why it is not drawn', async () => {
  draw(
    <>
      <ModelPicture model={model({ ...NONE, state: 'released' })} />
      <ModelPicture model={model({ ...NONE, state: 'drawing' })} />
      <ModelPicture model={model({ ...NONE, state: 'waiting', hasWorker: false })} />
    </>,
  );
  expect(await screen.findByText('from the release')).toBeDefined();
  expect(screen.getByText('being drawn')).toBeDefined();
  expect(screen.getByText('This server has no browser that draws pictures.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws a failed picture again', async () => {
  server.on(redrawModel, () => undefined);
  draw(<ModelPicture model={model({ ...NONE, state: 'failed', error: 'picture.too-slow' })} />);
  expect(await screen.findByText('The drawing took too long.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Draw the picture of RW-23-001 again' }));
  await vi.waitFor(() => expect(server.sent(redrawModel)).toHaveLength(1));
  expect(String(server.sent(redrawModel)[0]?.url)).toMatch(/\/api\/house-models\/23001\/redraw$/u);
});

it('says when a picture was drawn', async () => {
  draw(<ModelPicture model={model({ ...NONE, state: 'drawn', drawnAt: '2026-11-24T09:00:00.000Z' })} />);
  expect((await screen.findByText(/^drawn /u)).textContent).toContain('24');
});
