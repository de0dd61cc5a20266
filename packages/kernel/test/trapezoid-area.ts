import type { Trapezoid } from '../src/engraving/fill-area.ts';

/** Area of trapezoids in the square of their unit. */
export const trapezoidArea = (trapezoids: readonly Trapezoid[]): number =>
  trapezoids.reduce((sum, { bottom, top, bottomLeft, bottomRight, topLeft, topRight }) => {
    return sum + ((top - bottom) * (bottomRight - bottomLeft + topRight - topLeft)) / 2;
  }, 0);
