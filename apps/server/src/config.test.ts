import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const HOUSE = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' };

describe('the environment', () => {
  test.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['PORT', '70000'],
    ['MAX_CONNECTIONS', '0'],
    ['REQUEST_TIMEOUT', 'never'],
    ['DRAIN_TIMEOUT', '0'],
    ['NIGHT_DRAWING', 'maybe'],
    ['PUBLIC_URL', 'portal.example'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('a house in production says where people reach it', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/);
    expect(readConfig(HOUSE).publicUrl).toBe('https://portal.example');
    expect(readConfig({}).publicUrl).toBe('http://localhost:3000');
  });

  test('a trial is reached from its own machine only, unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(HOUSE).host).toBe('0.0.0.0');
  });

  test('pictures are drawn at night unless NIGHT_DRAWING says no', () => {
    expect(readConfig({}).drawsAtNight).toBe(true);
    expect(readConfig({ NIGHT_DRAWING: 'no' }).drawsAtNight).toBe(false);
  });

  test('headers get no longer than their whole request', () => {
    expect(readConfig({ REQUEST_TIMEOUT: '5' }).limits).toMatchObject({ requestMs: 5_000, headersMs: 5_000 });
    expect(readConfig({}).limits).toEqual({
      connections: 1_000,
      requestMs: 60_000,
      headersMs: 15_000,
      drainMs: 10_000,
    });
  });
});
