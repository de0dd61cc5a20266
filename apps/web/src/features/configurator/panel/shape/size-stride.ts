/** Ring gauges go by halves, mm of circumference; a typed size is taken to the tenth. */
export const SIZE_STRIDE = 0.5;
