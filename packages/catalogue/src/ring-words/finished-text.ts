import { localised } from '../localised.ts';

/** What a gauge reads on the finished ring, beside what was ordered; `{measure}` stands for the millimetres. */
export const FINISHED_TEXT = localised(
  'fertig {measure}',
  '{measure} finished',
  'afgewerkt {measure}',
  '仕上がり {measure}',
  '완성 치수 {measure}',
  'fini {measure}',
);
