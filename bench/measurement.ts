/** One measured figure; printed as one JSON object per line with `--json`. */
export interface Measurement {
  readonly task: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly samples: number;
  readonly note: string;
  /** Upper limit; a value above it fails the run. */
  readonly limit?: number;
  /** Lower limit; a value below it fails the run. */
  readonly atLeast?: number;
}

export interface BenchTask {
  readonly summary: string;
  /** All rows at once, or each as it is measured. `words` name parts of the task; none of them means all. */
  run(root: string, words: readonly string[]): Promise<readonly Measurement[]> | AsyncGenerator<Measurement>;
}
