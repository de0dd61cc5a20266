export { checkDesign, findErrors } from './engine/check-design.ts';
export {
  repairAround,
  repairKeeping,
  repairWays,
  repair,
  type Repair,
  type MadeRepair,
} from './engine/repair-design.ts';
export { mostCharacters } from './engraving/engraving-characters.ts';
export { designDifference } from './engine/design-difference.ts';
export { isRefinishable, resizedFamily, resizeRefusal, takesRhodium } from './service/ring-service.ts';
