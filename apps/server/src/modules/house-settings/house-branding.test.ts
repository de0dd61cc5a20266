import { LOGO_LIMIT, type HouseFace } from '@ringwerk/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let admin: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
});
afterEach(() => house.close());

const picture = () => sharp({ create: { width: 300, height: 80, channels: 3, background: '#7a1f2b' } });
const put = (bytes: Buffer) =>
  admin.call({ method: 'PUT', url: '/api/house/logo', payload: { data: bytes.toString('base64') } });
const face = async (): Promise<HouseFace> => (await house.app.inject({ method: 'GET', url: '/api/house/face' })).json();
const log = async () =>
  (await house.database.pool.query("select action, after from audit_log where action like 'house.%' order by id")).rows;

describe('the logo of the house', () => {
  test('is shown to everybody, whatever its file was called, and goes again', async () => {
    expect(await face()).toMatchObject({ logo: null, colour: null });
    const webp = await picture().webp().toBuffer();
    expect((await put(webp)).statusCode).toBe(204);
    const { logo } = await face();
    const shown = await house.app.inject({ method: 'GET', url: logo ?? '' });
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(webp)]).toEqual([
      200,
      'image/webp',
      true,
    ]);
    // Another picture has another address: no browser keeps the former.
    await put(await picture().png().toBuffer());
    expect((await face()).logo).not.toBe(logo);
    expect((await admin.call({ method: 'DELETE', url: '/api/house/logo' })).statusCode).toBe(204);
    expect((await face()).logo).toBeNull();
    expect((await log()).map(({ action, after }) => [action, after.logoType])).toEqual([
      ['house.logo-changed', 'image/webp'],
      ['house.logo-changed', 'image/png'],
      ['house.logo-removed', null],
    ]);
  });

  test.each([
    ['a text that calls itself nothing', Buffer.from('not a picture'), 422, 'logo.unusable'],
    ['the head of a PNG alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 422, 'logo.unusable'],
    ['five megabytes of anything', Buffer.alloc(5_242_880, 7), 413, 'request.too-large'],
    ['a byte too many', Buffer.alloc(LOGO_LIMIT + 1, 7), 413, 'request.too-large'],
  ])('%s is none', async (_, bytes, status, code) => {
    const answer = await put(bytes);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect((await face()).logo).toBeNull();
  });
});

test('the colour of the house is one of the web, or none', async () => {
  const paint = (colour: string | null) => admin.call({ method: 'PUT', url: '/api/house/colour', payload: { colour } });
  expect((await paint('#7a1f2b')).statusCode).toBe(204);
  expect((await face()).colour).toBe('#7a1f2b');
  expect((await paint('red;}')).json().error.issues[0].path).toBe('/colour');
  await paint(null);
  expect((await face()).colour).toBeNull();
  expect((await log()).map(({ after }) => after)).toEqual([{ brandColour: '#7a1f2b' }, { brandColour: null }]);
});

test('a dealer changes neither', async () => {
  const owner = await house.logIn('10001');
  const data = (await picture().png().toBuffer()).toString('base64');
  const answers = [
    await owner.call({ method: 'PUT', url: '/api/house/logo', payload: { data } }),
    await owner.call({ method: 'DELETE', url: '/api/house/logo' }),
    await owner.call({ method: 'PUT', url: '/api/house/colour', payload: { colour: '#000000' } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});
