import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { openPictureViewer, type PictureViewer } from '../../../../test/picture-viewer.ts';
import * as files from '../../../domain/download/save-file.ts';
import texts from '../../../i18n/texts/en/pictures.json';
import { nameStageViewer } from '../session/stage-viewer.ts';
import { PictureDialog } from './picture-dialog.tsx';

let drawn: PictureViewer;
let unname: () => void = () => undefined;
const saveFile = vi.spyOn(files, 'saveFile');

beforeEach(() => {
  saveFile.mockReset().mockReturnValue();
  drawn = openPictureViewer();
  unname = nameStageViewer({ viewer: drawn.viewer, isBroken: false });
});
afterEach(() => {
  act(() => unname());
});

const open = (onClose = (): void => undefined) => openConfigurator(<PictureDialog isOpen onClose={onClose} />);
const saveButton = (): HTMLButtonElement => screen.getByRole('button', { name: texts.save });
const choose = (label: string): HTMLElement => screen.getByRole('combobox', { name: label });

describe('a picture of the stage', () => {
  it('is saved under the article’s number and name, in the chosen size and ground', async () => {
    const { user } = await open();
    expect(await screen.findByRole('img', { name: texts.preview })).toBeDefined();
    await user.selectOptions(choose(texts.shape), 'portrait');
    await user.selectOptions(choose(texts.resolution), '1024');
    await user.selectOptions(choose(texts.ground), 'transparent');
    await user.selectOptions(choose(texts.quality), 'fine');
    drawn.orders.length = 0;
    await user.click(saveButton());
    expect((await screen.findByRole('status')).textContent).toBe('RW-09-014-Donau.png is saved (0.1 MB).');
    expect(saveFile.mock.calls.map(([name, , type]) => [name, type])).toEqual([['RW-09-014-Donau.png', 'image/png']]);
    expect(await new Blob([saveFile.mock.calls[0]?.[1] ?? '']).text()).toBe('819 × 1024');
    expect(drawn.orders.at(-1)).toMatchObject({ width: 819, height: 1024, samples: 64, backdrop: 'transparent' });
    await user.click(screen.getByRole('button', { name: texts.again }));
    expect(saveFile).toHaveBeenCalledTimes(2);
  });

  it('is ended by the one who waits, and nothing is saved', async () => {
    const { user } = await open();
    let give: (blob: Blob) => void = () => undefined;
    drawn.answer = () => new Promise((resolve) => (give = resolve));
    await user.click(saveButton());
    expect(await screen.findByRole('progressbar', { name: texts.drawing })).toBeDefined();
    await vi.waitFor(() => expect(drawn.orders.at(-1)?.tile).toBeDefined());
    await user.click(screen.getByRole('button', { name: texts.cancel }));
    await act(async () => give(new Blob()));
    expect(saveButton().disabled).toBe(false);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('that was not drawn says why, and leads back to the questions', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await open();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toBe(texts['failure.memory']);
    await user.click(screen.getByRole('button', { name: texts.back }));
    expect(saveButton().disabled).toBe(false);
  });

  it('has the viewer to itself while the dialog is open', async () => {
    const { unmount } = await open();
    expect(drawn.visible).toEqual([false]);
    unmount();
    expect(drawn.visible).toEqual([false, true]);
  });

  it('is not offered where the stage shows none', async () => {
    act(() => void nameStageViewer({ viewer: null, isBroken: true }));
    await open();
    expect(screen.getByRole('alert').textContent).toBe(texts.noViewer);
    expect(saveButton().disabled).toBe(true);
  });
});

describe('a turn', () => {
  it('is saved as numbered pictures', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: texts['kind.sequence'] }));
    await user.selectOptions(choose(texts.count), '24');
    await user.selectOptions(choose(texts.resolution), '512');
    await user.click(saveButton());
    expect((await screen.findByRole('status')).textContent).toContain('RW-09-014-Donau-360.zip');
    expect(
      new Set(drawn.orders.filter(({ tile, samples }) => tile && samples === 16).map(({ turn }) => turn)).size,
    ).toBe(24);
  });

  it('is no video where the browser encodes none, and says so', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: texts['kind.video'] }));
    expect((await screen.findByRole('status')).textContent).toBe(texts.noEncoder);
    expect(saveButton().disabled).toBe(true);
    await user.click(screen.getByRole('tab', { name: texts['kind.sequence'] }));
    expect(saveButton().disabled).toBe(false);
  });
});
