import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { openPictureViewer, type PictureViewer } from '../../../test/picture-viewer.ts';
import * as files from '../../domain/download/save-file.ts';
import texts from '../../i18n/texts/en/pictures.json';
import PictureDialog from './picture-dialog.tsx';

const saveFile = vi.spyOn(files, 'saveFile');
const settle = vi.fn(() => Promise.resolve());
let drawn: PictureViewer;

beforeEach(() => {
  saveFile.mockReset().mockReturnValue();
  settle.mockClear();
  drawn = openPictureViewer();
});

const open = () => {
  const { viewer } = drawn;
  return draw(
    <PictureDialog
      isOpen
      onClose={() => undefined}
      stage={{ viewer, failure: null }}
      pictures={{ settle }}
      name="Donau / Anna & Paul"
    />,
  );
};

it('saves the rings in the stage’s best quality under their name, on the device', async () => {
  const sent = vi.fn(() => Promise.reject(new Error('nothing may be sent')));
  vi.stubGlobal('fetch', sent);
  const { user } = open();
  expect(await screen.findByRole('img', { name: texts.preview })).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: texts.shape }), 'portrait');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect((await screen.findByRole('status')).textContent).toContain('Donau-Anna-Paul.png');
  expect(settle).toHaveBeenCalledOnce();
  expect(saveFile.mock.calls.map(([name, , type]) => [name, type])).toEqual([['Donau-Anna-Paul.png', 'image/png']]);
  expect(await new Blob([saveFile.mock.calls[0]?.[1] ?? '']).text()).toBe('1638 × 2048');
  expect(drawn.orders.at(-1)).toMatchObject({ width: 1638, height: 2048, samples: 256, backdrop: 'stage' });
  expect(sent).not.toHaveBeenCalled();
});

it('has the stage to itself while it is open', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('img', { name: texts.preview })).toBeDefined();
  unmount();
  expect(drawn.visible).toEqual([false, true]);
});
