import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { connectDatabase } from '../../apps/server/src/storage/connect-database.ts';

// A server of a house whose database another process runs: it may be killed at any moment.
const config = readConfig(process.env);
const { database } = await connectDatabase(config, (line) => process.stderr.write(`${line}\n`));
const app = await createApp(config, { database });
await app.listen({ port: config.port, host: '127.0.0.1' });
process.stdout.write('listens\n');
