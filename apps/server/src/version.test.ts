import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { VERSION } from './version.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

test('health, the description of the operations and the newest heading of the change log name one version', async () => {
  const changes = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const newest = /^## (\d+\.\d+\.\d+)/m.exec(changes)?.[1];
  const health = await house.app.inject({ url: '/api/health' });
  const document = await house.app.inject({ url: '/api/openapi.json' });
  expect([VERSION, health.json().version, document.json().info.version]).toEqual([newest, newest, newest]);
});
