/** Rules and figures: a part of the kernel that arrives beside the first picture, not before it. */
export { checkDesign, evaluateDesign, repairAround, repairWays } from '@ringwerk/kernel';
