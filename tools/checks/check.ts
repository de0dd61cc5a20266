import { spawn } from 'node:child_process';

/** What a check found: how many things it looked at (zero is a failure) and one line per failure. */
export interface CheckReport {
  readonly looked: number;
  readonly unit: string;
  readonly failures: readonly string[];
}

export interface Check {
  readonly name: string;
  run(root: string): Promise<CheckReport>;
}

export interface CommandOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the workspace's tools under this Node and returns all it printed; never throws on a bad exit. */
export function runTool(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/** Printable verdict of a report; a check that looked at nothing has failed. */
export function verdict(name: string, report: CheckReport): { passed: boolean; text: string } {
  if (report.looked === 0) return { passed: false, text: `✗ ${name}: looked at 0 ${report.unit}` };
  if (report.failures.length === 0) return { passed: true, text: `✓ ${name}: ${report.looked} ${report.unit}` };
  return {
    passed: false,
    text: `✗ ${name}: ${report.failures.length} of ${report.looked} ${report.unit}\n${report.failures.slice(0, 40).join('\n')}`,
  };
}
