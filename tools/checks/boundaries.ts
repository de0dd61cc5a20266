import type { Check, CheckReport } from './check.ts';
import { runTool } from './check.ts';

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/**
 * Runs the boundary rules over `folders` below `root`.
 * @throws Error when the tool printed no report: silence must not read as success.
 */
export async function cruise(root: string, config: string, folders: readonly string[]): Promise<Cruise['summary']> {
  const script = new URL('../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url).pathname;
  const output = await runTool(root, script, ['--config', config, '--output-type', 'json', ...folders]);
  if (!output.stdout.startsWith('{'))
    throw new Error(`boundary tool printed no report: ${output.stderr.slice(0, 2000)}`);
  const report: Cruise = JSON.parse(output.stdout); // shape of dependency-cruiser's json reporter
  return report.summary;
}

export const boundariesCheck: Check = {
  name: 'boundaries',
  async run(root): Promise<CheckReport> {
    const summary = await cruise(root, '.dependency-cruiser.mjs', ['packages', 'apps']);
    const failures = summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`);
    return { looked: summary.totalCruised, unit: 'modules', failures };
  },
};
