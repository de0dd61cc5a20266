/** Bands nearer than this lie flush, mm: the grid on which rings are held against each other. */
export const FLUSH = 0.06;
