/** Ring gauges go by halves, mm of circumference; a typed size is taken to the hundredth, as every national scale needs it. */
export const SIZE_STRIDE = 0.5;
