const NAME = 'ringwerk';
const VERSION = 1;

/** `vault`: keys by user. `kept`: sealed answers by user and question. `outbox`: what waits to be sent, by its key. */
export const STORES = ['vault', 'kept', 'outbox'] as const;
export type StoreName = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | null = null;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const name of STORES) request.result.createObjectStore(name, { keyPath: 'id' });
  });
  return settled(request).then((database) => {
    // Another tab with a newer version must not wait for this one.
    database.addEventListener('versionchange', () => database.close());
    database.addEventListener('close', () => (opened = null));
    return database;
  });
}

async function storeFor(name: StoreName, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  try {
    // A record counts when it lies on the disk: what is queued must survive a power cut.
    return (await opened).transaction(name, mode, { durability: 'strict' }).objectStore(name);
  } catch (error) {
    opened = null;
    throw error;
  }
}

function whole(store: IDBObjectStore): Promise<void> {
  const { transaction } = store;
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the browser kept nothing'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

/** Null when there is no such record. Our own records: the shape is the writer's. */
export async function readRecord<T>(name: StoreName, id: string): Promise<T | null> {
  const found: unknown = await settled((await storeFor(name, 'readonly')).get(id));
  return found === undefined ? null : (found as T);
}

export async function readRecords<T>(name: StoreName): Promise<T[]> {
  return settled((await storeFor(name, 'readonly')).getAll());
}

/** Resolves when the record lies safely in the browser's own database. */
export async function writeRecord(name: StoreName, record: { readonly id: string }): Promise<void> {
  const store = await storeFor(name, 'readwrite');
  store.put(record);
  await whole(store);
}

/** Removes the records that `isMeant` names. */
export async function removeRecords(name: StoreName, isMeant: (id: string) => boolean): Promise<void> {
  const store = await storeFor(name, 'readwrite');
  const done = whole(store);
  for (const id of await settled(store.getAllKeys())) if (typeof id === 'string' && isMeant(id)) store.delete(id);
  await done;
}
