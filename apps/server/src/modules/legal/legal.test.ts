import { LANGUAGES, LEGAL_TEXTS } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let staff: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  staff = await house.logIn('90001');
});
afterAll(() => house.close());

const read = (key: string, lang?: string) =>
  house.app.inject({ url: `/api/legal/${key}${lang === undefined ? '' : `?lang=${lang}`}` });
const put = (user: TestUser, key: string, payload: object) =>
  user.call({ method: 'PUT', url: `/api/legal/${key}`, payload });

describe('legal texts', () => {
  test.each(LANGUAGES)('are open to everybody in %s, and privacy names all three cookies', async (language) => {
    for (const key of LEGAL_TEXTS) {
      const answer = await read(key, language);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ key, language, title: expect.stringMatching(/\S/) });
      expect(answer.json().body).toContain('Ringwerk Manufaktur');
    }
    const { body } = (await read('privacy', language)).json();
    expect(body).toContain('ringwerk-session');
    expect(body).toContain('egf');
    expect(body).toContain('ringwerk-device');
  });

  test('German is the default, English the fallback', async () => {
    expect((await read('imprint')).json().language).toBe('de');
    await house.database.pool.query("delete from legal_texts where key = 'imprint' and language = 'nl'");
    expect((await read('imprint', 'nl')).json().language).toBe('en');
  });

  test('staff changes a text for everybody; the log knows who did it', async () => {
    const text = { language: 'nl', title: 'Colofon', body: 'Ringwerk Manufaktur\n\n## Nieuw\n<b>geen opmaak</b>' };
    const answer = await put(staff, 'imprint', text);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await read('imprint', 'nl')).json()).toMatchObject(text);
    const { rows } = await house.database.pool.query(
      "select entity_id from audit_log where action = 'legal-text.changed'",
    );
    expect(rows).toEqual([{ entity_id: 'imprint/nl' }]);
  });

  test('dealers get 403, guests 401, unknown texts 400', async () => {
    const owner = await house.logIn('10001');
    const text = { language: 'de', title: 'Mein', body: 'Text' };
    expect((await put(owner, 'imprint', text)).statusCode).toBe(403);
    expect((await house.app.inject({ method: 'PUT', url: '/api/legal/imprint', payload: text })).statusCode).toBe(401);
    expect((await read('terms')).statusCode).toBe(400);
    expect((await put(staff, 'imprint', { ...text, body: '' })).statusCode).toBe(400);
  });
});
