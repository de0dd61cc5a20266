import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/storage/database.ts';

/** A process of the portal that runs the jobs of a test's database, for tests that kill it. */
const [host = '', user = '', name = ''] = process.argv.slice(2);
const database = openDatabase({ host, user, database: name });
const app = await createApp(readConfig({ LOG_LEVEL: 'silent' }), { database });
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write('listens\n');
