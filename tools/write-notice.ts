import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectedNotice } from './notice/compose-notice.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
await writeFile(new URL('../NOTICE.md', import.meta.url), await expectedNotice(root));
