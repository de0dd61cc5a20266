import { expect, it } from 'vitest';
import { openCamera } from './open-camera.ts';

const thrower = (name: string): MediaDevices =>
  ({ getUserMedia: () => Promise.reject(Object.assign(new Error(name), { name })) }) as unknown as MediaDevices;

it('says why there is no camera', async () => {
  const faultOf = async (devices: MediaDevices | undefined): Promise<string> => {
    const opened = await openCamera('environment', devices);
    return opened.ok ? 'none' : opened.fault;
  };
  const names = ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError', 'AbortError'];
  expect(await Promise.all(names.map((name) => faultOf(thrower(name))))).toEqual([
    'refused',
    'missing',
    'missing',
    'busy',
    'busy',
  ]);
  expect(await faultOf(undefined)).toBe('unsafe');
});

it('asks for the camera at the back, without sound', async () => {
  const asked: unknown[] = [];
  const stream = {} as MediaStream;
  const devices = {
    getUserMedia: (constraints: unknown) => {
      asked.push(constraints);
      return Promise.resolve(stream);
    },
  } as unknown as MediaDevices;
  expect(await openCamera('environment', devices)).toEqual({ ok: true, stream });
  expect(asked).toEqual([
    expect.objectContaining({ audio: false, video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) }),
  ]);
});
