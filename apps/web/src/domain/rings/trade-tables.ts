/** The named tables of the catalogue, and nothing that computes: a page of words loads no kernel. */
export {
  composeAlloys,
  FINISHES,
  PROFILES,
  SETTINGS,
  STONE_CUT_CONTENT,
  STONE_MATERIALS,
  STONE_QUALITIES,
} from '@ringwerk/catalogue';
