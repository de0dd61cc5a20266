/** What a region of a ring is: it can be picked and looks alike. */
export type PartKind =
  | 'band'
  | 'groove'
  | 'bead'
  | 'inner'
  | 'seat'
  | 'edge'
  | 'inlay'
  | 'prong'
  | 'bezel'
  | 'bar'
  | 'gallery'
  | 'engraving';
