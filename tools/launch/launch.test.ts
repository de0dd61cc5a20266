import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const launcher = fileURLToPath(new URL('../launch.mjs', import.meta.url));

test('an unknown verb is one line on stderr and an exit code', () => {
  const result = spawnSync(process.execPath, [launcher, 'toString'], { encoding: 'utf8' });
  expect([result.status, result.stdout]).toEqual([1, '']);
  expect(result.stderr).toBe(
    'Unknown verb "toString". One of: start, house, dev, test, check, unit, bench, ring, notice, release, stills.\n',
  );
});
