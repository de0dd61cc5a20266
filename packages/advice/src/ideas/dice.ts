/** 0 ≤ value < 1, as `Math.random`. */
export type Dice = () => number;

/** Modulus and multiplier of Lehmer's generator (Park and Miller 1988, revised 1993). */
const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/** The same throws for the same seed, a whole number from 1. */
export function seededDice(seed: number): Dice {
  let state = 1 + (seed % (MODULUS - 1));
  return () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
}
