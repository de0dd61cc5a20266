import type { Shell } from '../shell/shell.ts';

/** A shell of stride 8 while it is being filled. */
export class ShellDraft {
  readonly #numbers: number[] = [];
  readonly #corners: number[] = [];

  /** Adds a vertex and returns its number. */
  vertex(position: readonly number[], normal: readonly number[], u: number, v: number): number {
    const [x = 0, y = 0, z = 0] = position;
    const [nx = 0, ny = 0, nz = 0] = normal;
    this.#numbers.push(x, y, z, nx, ny, nz, u, v);
    return this.#numbers.length / 8 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#corners.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#corners.push(a, b, c, a, c, d);
  }

  /** The shell, every triangle under one tag. */
  finish(tag: number): Shell {
    return {
      stride: 8,
      vertices: new Float32Array(this.#numbers),
      indices: new Uint32Array(this.#corners),
      tags: new Uint32Array(this.#corners.length / 3).fill(tag),
    };
  }
}
