import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bitmap, fakeCanvas } from '../../../../test/fake-canvas.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { OnHandDialog } from './on-hand-dialog.tsx';

const JPEG = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], 'hand.jpg', { type: 'image/jpeg' });
const sent = vi.fn(() => Promise.reject(new Error('nothing may be sent')));

beforeEach(() => {
  fakeCanvas();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap(1600, 1200)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Element.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function withCamera(getUserMedia: () => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

const open = async () => {
  const drawn = await openConfigurator(<OnHandDialog isOpen onClose={() => undefined} />);
  const input = (): HTMLInputElement => screen.getByLabelText('Choose a photo');
  return { ...drawn, input };
};
const handle = (name: string): HTMLElement => screen.getByRole('button', { name });
const left = (name: string): number => Number.parseFloat(handle(name).style.left);

it('lays the ring on a photo of this device, and nothing of it leaves the device', async () => {
  const { user, input } = await open();
  expect(screen.getByText(/stays on this device/u)).toBeDefined();
  await user.upload(input(), JPEG);
  expect(await screen.findByRole('img', { name: /Photo with the ring on the finger/u })).toBeDefined();
  expect([left('First edge of the finger') < 50, left('Second edge of the finger') > 50]).toEqual([true, true]);
  expect(screen.getByText(/Inner diameter \d+\.\d mm/u)).toBeDefined();
  expect(sent).not.toHaveBeenCalled();
});

it('moves its points by the arrow keys, further with Shift, and turns the wrist by its handle as by its slider', async () => {
  const { user, input } = await open();
  await user.upload(input(), JPEG);
  const edge = await screen.findByRole('button', { name: 'First edge of the finger' });
  const before = left('First edge of the finger');
  fireEvent.keyDown(edge, { key: 'ArrowLeft' });
  const near = left('First edge of the finger');
  fireEvent.keyDown(edge, { key: 'ArrowLeft', shiftKey: true });
  const far = left('First edge of the finger');
  expect((near - far) / (before - near)).toBeCloseTo(10, 6);
  const wrist = (): number => Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Wrist' }).value);
  const square = wrist();
  fireEvent.keyDown(handle('Wrist, on the photo'), { key: 'ArrowUp', shiftKey: true });
  expect(wrist()).toBeGreaterThan(square);
  fireEvent.change(screen.getByRole('slider', { name: 'Wrist' }), { target: { value: '-30' } });
  expect(wrist()).toBe(-30);
});

it('drags a point by pointer, as far as the pointer goes', async () => {
  const { user, input } = await open();
  await user.upload(input(), JPEG);
  const edge = await screen.findByRole('button', { name: 'Second edge of the finger' });
  const before = left('Second edge of the finger');
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1, clientX: 300, clientY: 200 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 340, clientY: 200 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 460, clientY: 200 });
  fireEvent.pointerUp(edge, { pointerId: 1 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 900, clientY: 200 });
  // The photo is 1600 pixels wide.
  expect(left('Second edge of the finger') - before).toBeCloseTo(10, 6);
});

it('keeps the ring in the middle of the frame when the photo is enlarged', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2400);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(450);
  const { user, input } = await open();
  await user.upload(input(), JPEG);
  fireEvent.change(await screen.findByRole('slider', { name: 'Enlargement' }), { target: { value: '4' } });
  const frame = screen.getByRole('img', { name: /Photo with the ring/u }).parentElement?.parentElement;
  expect([frame?.scrollLeft, frame?.scrollTop]).toEqual([900, 675]);
});

it('takes the points away for a look at the ring alone', async () => {
  const { user, input } = await open();
  await user.upload(input(), JPEG);
  await user.click(await screen.findByRole('switch', { name: 'Show the points' }));
  expect(screen.queryByRole('button', { name: 'First edge of the finger' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Show the points' }));
  expect(handle('First edge of the finger')).toBeDefined();
});

it('says at the field why a file is no photo, and takes the next one', async () => {
  const { user, input } = await open();
  await user.upload(input(), new File([], 'empty.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The file is empty.');
  expect(document.querySelector(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
    'The file is empty.',
  );
  await user.upload(input(), JPEG);
  expect(await screen.findByRole('slider', { name: 'Wrist' })).toBeDefined();
});

it('says that the camera is refused, and the way by a file stays', async () => {
  withCamera(() => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })));
  const { user, input } = await open();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/camera is not allowed/u);
  await user.upload(input(), JPEG);
  expect(await screen.findByRole('slider', { name: 'Wrist' })).toBeDefined();
});

it('takes a photo by the camera, and lets it go', async () => {
  const stop = vi.fn();
  withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream));
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  const video = await screen.findByLabelText('Picture of the camera');
  Object.defineProperties(video, { videoWidth: { value: 1280 }, videoHeight: { value: 960 } });
  const shoot = screen.getByRole<HTMLButtonElement>('button', { name: 'Take the photo' });
  expect(shoot.disabled).toBe(true);
  fireEvent.loadedData(video);
  await user.click(shoot);
  expect(await screen.findByRole('slider', { name: 'Wrist' })).toBeDefined();
  expect(stop).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it('lays both rings of a pair on one photo, each with points of its own', async () => {
  const { user, input } = await open();
  const [first, second] = within(screen.getByRole('group', { name: 'Ring' })).getAllByRole('radio');
  if (first === undefined || second === undefined) throw new Error('a pair has two rings');
  await user.upload(input(), JPEG);
  await screen.findByRole('slider', { name: 'Wrist' });
  const at = left('First edge of the finger');
  await user.click(second);
  await user.click(screen.getByRole('button', { name: 'The same photo' }));
  expect(left('First edge of the finger')).toBeGreaterThan(at);
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.getByRole('button', { name: 'The same photo' })).toBeDefined();
  await user.click(first);
  expect(left('First edge of the finger')).toBe(at);
});

it('says that a device draws no ring; the photo stays', async () => {
  const { user, input } = await open();
  await user.upload(input(), JPEG);
  await waitFor(() => expect(screen.getByText('This device cannot draw the ring.')).toBeDefined());
  expect(screen.getByRole('img', { name: /Photo with the ring/u })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the picture' }).disabled).toBe(true);
});
