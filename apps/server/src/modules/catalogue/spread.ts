/** Least and greatest value, 0 where there is none, and how many lie in each of the steps between. */
export interface SpreadFacet {
  readonly min: number;
  readonly max: number;
  readonly bins: readonly number[];
}

/** Steps of a distribution: as many as a narrow panel shows. */
const STEPS = 20;

/** Gathers values, and says how they are spread. */
export class Spread {
  #values = new Float64Array(256);
  #length = 0;
  #min = Infinity;
  #max = -Infinity;

  add(values: readonly number[]): void {
    for (const value of values) {
      if (this.#length === this.#values.length) {
        const larger = new Float64Array(this.#length * 2);
        larger.set(this.#values);
        this.#values = larger;
      }
      this.#values[this.#length] = value;
      this.#length += 1;
      if (value < this.#min) this.#min = value;
      if (value > this.#max) this.#max = value;
    }
  }

  get facet(): SpreadFacet {
    if (this.#length === 0) return { min: 0, max: 0, bins: [] };
    const [min, max] = [this.#min, this.#max];
    const bins = Array.from({ length: STEPS }, () => 0);
    const perStep = max > min ? STEPS / (max - min) : 0;
    for (let at = 0; at < this.#length; at += 1) {
      // The greatest value belongs to the last step.
      const step = Math.min(STEPS - 1, Math.floor(((this.#values[at] ?? min) - min) * perStep));
      bins[step] = (bins[step] ?? 0) + 1;
    }
    return { min, max, bins };
  }
}
