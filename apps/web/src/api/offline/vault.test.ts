import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyVault, learnPin, lockVault, seal, unlockVault, unseal } from './vault.ts';

/** The browser's database as a map: the test is about what lies in it. */
const stores = vi.hoisted(() => new Map<string, Map<string, { id: string }>>());
vi.mock('./database.ts', () => {
  const of = (name: string) => {
    const store = stores.get(name) ?? new Map<string, { id: string }>();
    stores.set(name, store);
    return store;
  };
  return {
    readRecord: (name: string, id: string) => Promise.resolve(of(name).get(id) ?? null),
    writeRecord: (name: string, record: { id: string }) => Promise.resolve(void of(name).set(record.id, record)),
    removeRecords: (name: string, isMeant: (id: string) => boolean) => {
      for (const id of of(name).keys()) if (isMeant(id)) of(name).delete(id);
      return Promise.resolve();
    },
  };
});

const NAME = 'getPriceBasis {}';
const BASIS = { priceList: { gold: 33_535 } };

async function sealedBasis() {
  const sealed = await seal('10001', NAME, BASIS);
  if (sealed === null) throw new Error('the vault was locked');
  return sealed;
}

beforeEach(() => {
  stores.clear();
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('isSecureContext', true);
});

describe('the vault', () => {
  it('gives back what it sealed, to its user and under its name only', async () => {
    const sealed = await sealedBasis();
    expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('33535');
    expect(await unseal('10001', NAME, sealed)).toEqual(BASIS);
    expect(await unseal('10001', 'getModel {}', sealed)).toBeUndefined();
    expect(await unseal('10002', NAME, sealed)).toBeUndefined();
  });

  it('opens nothing and seals nothing while a couple looks on, until the right PIN is given', async () => {
    const sealed = await sealedBasis();
    await learnPin('10001', '4711');
    expect(await lockVault('10001', true)).toBe(true);
    expect(stores.get('vault')?.get('10001')).toMatchObject({ key: null });
    expect(await unseal('10001', NAME, sealed)).toBeUndefined();
    expect(await seal('10001', NAME, BASIS)).toBeNull();
    expect(await unlockVault('10001', '4712')).toBe(false);
    expect(await unseal('10001', NAME, sealed)).toBeUndefined();
    expect(await unlockVault('10001', '4711')).toBe(true);
    expect(await unseal('10001', NAME, sealed)).toEqual(BASIS);
  });

  it('deletes what nobody could open again, unless the server is out of reach', async () => {
    await sealedBasis();
    stores.set('kept', new Map([['10001 x', { id: '10001 x' }]]));
    expect(await lockVault('10001', false)).toBe(false);
    expect(stores.get('kept')?.size).toBe(1);
    expect(await lockVault('10001', true)).toBe(false);
    expect([stores.get('kept')?.size, stores.get('vault')?.size]).toEqual([0, 0]);
  });

  it('empties one user and leaves the other', async () => {
    await Promise.all([seal('10001', NAME, BASIS), seal('10002', NAME, BASIS)]);
    await emptyVault('10001');
    expect([...(stores.get('vault')?.keys() ?? [])]).toEqual(['10002']);
  });

  it('keeps nothing where the page is not served securely', async () => {
    vi.stubGlobal('isSecureContext', false);
    await learnPin('10001', '4711');
    expect(await lockVault('10001', true)).toBe(false);
    expect(await unlockVault('10001', '4711')).toBe(false);
    expect(stores.size).toBe(0);
  });
});
