/** Rules, figures and the setter's metal: a part of the kernel that arrives beside the first picture, not before it. */
export { checkDesign, evaluateDesign, repair, repairAround, SETTER } from '@ringwerk/kernel';
