import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Bundles a module of the workspace into one script that a browser runs without a server: as the portal ships it, or
 * with three's own materials where something is measured against them.
 */
export async function bundlePage(
  root: string,
  entry: string,
  { keepsMaterials = false }: { readonly keepsMaterials?: boolean } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-page-'));
  try {
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'tools/page-bundle/vite.config.ts'],
      {
        cwd: root,
        env: {
          ...process.env,
          PAGE_ENTRY: join(root, entry),
          PAGE_OUTPUT: folder,
          PAGE_MATERIALS: keepsMaterials ? 'keep' : '',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return await readFile(join(folder, 'page.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
