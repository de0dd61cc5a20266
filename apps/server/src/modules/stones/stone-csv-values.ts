import { STONE_CLARITIES, STONE_COLOURS } from '@ringwerk/contract';
import type {
  StoneClarity,
  StoneColour,
  StoneCutGrade,
  StoneLab,
  StoneOrigin,
  StoneShape,
  StoneStatus,
  StoneTreatment,
} from './stone-record.ts';

/** Short forms of the trade beside each shape's own name. */
const SHAPE_ALIASES: Readonly<Record<StoneShape, string>> = {
  round: 'B BR RB RD RBC RND BRILLIANT ROUNDBRILLIANT BRILLANT',
  pear: 'P PS PSH PB PMB TROPFEN',
  emerald: 'E EM EC EMERALDCUT SMARAGD',
  princess: 'PRN PR PRIN PN PC MDSQB SMB',
  marquise: 'MQB M MQ NAVETTE',
  asscher: 'A CSS CSSC AC',
  cushion: 'C CB CUX CU CMB CUSH CUS RCRMB CRC CSC CX RCSB SCMB SCX',
  heart: 'H HS HT MHRC HERZ',
  oval: 'O OV OMB',
  radiant: 'R RAD RA RC RDN CRB RCRB',
};
// The keys of the literal above are the shapes.
const SHAPE_NAMES = Object.keys(SHAPE_ALIASES) as StoneShape[];
const SHAPE_OF = new Map<string, StoneShape>(
  SHAPE_NAMES.flatMap((shape) =>
    [shape.toUpperCase(), ...SHAPE_ALIASES[shape].split(' ')].map((name) => [name, shape] as const),
  ),
);
const CLARITY_ALIASES: Readonly<Record<string, StoneClarity>> = { LC: 'IF', P1: 'I1', P2: 'I2', P3: 'I3' };
const CUT_OF: Readonly<Record<string, StoneCutGrade>> = {
  '': '',
  NONE: '',
  NA: '',
  I: 'EX',
  ID: 'EX',
  IDEAL: 'EX',
  EX: 'EX',
  EXC: 'EX',
  EXCELLENT: 'EX',
  VG: 'VG',
  VERYGOOD: 'VG',
  G: 'G',
  GD: 'G',
  GOOD: 'G',
  F: 'F',
  FR: 'F',
  FAIR: 'F',
  P: 'P',
  PR: 'P',
  POOR: 'P',
};
const LAB_OF: Readonly<Record<string, StoneLab>> = {
  '': '',
  NONE: '',
  NA: '',
  GIA: 'GIA',
  IGI: 'IGI',
  HRD: 'HRD',
  AGS: 'AGS',
};
const STATUS_OF: Readonly<Record<string, StoneStatus>> = {
  '': 'listed',
  G: 'listed',
  GA: 'listed',
  GUARANTEED: 'listed',
  AVAILABLE: 'listed',
  STPS: 'listed',
  SUBJECTTOPRIORSALE: 'listed',
  M: 'listed',
  MEMO: 'listed',
  ONMEMO: 'listed',
  NA: 'withdrawn',
  NOTAVAILABLE: 'withdrawn',
  SOLD: 'sold',
};

/** Yes and no answer the question "lab-grown?". Methods of growth are lab-grown. */
const ORIGIN_OF: Readonly<Record<string, StoneOrigin>> = {
  NATURAL: 'natural',
  NAT: 'natural',
  NATURALDIAMOND: 'natural',
  MINED: 'natural',
  EARTHMINED: 'natural',
  NATUR: 'natural',
  NATUERLICH: 'natural',
  NO: 'natural',
  FALSE: 'natural',
  LAB: 'lab-grown',
  LABGROWN: 'lab-grown',
  LABGROWNDIAMOND: 'lab-grown',
  LABORATORYGROWN: 'lab-grown',
  LABDIAMOND: 'lab-grown',
  LG: 'lab-grown',
  LGD: 'lab-grown',
  SYNTHETIC: 'lab-grown',
  SYNTHETISCH: 'lab-grown',
  CVD: 'lab-grown',
  HPHT: 'lab-grown',
  YES: 'lab-grown',
  Y: 'lab-grown',
  TRUE: 'lab-grown',
};
const TREATMENT_OF: Readonly<Record<string, StoneTreatment>> = {
  NONE: 'none',
  NO: 'none',
  N: 'none',
  UNTREATED: 'none',
  KEINE: 'none',
  UNBEHANDELT: 'none',
  LD: 'laser-drilled',
  LASER: 'laser-drilled',
  LASERDRILLED: 'laser-drilled',
  DRILLED: 'laser-drilled',
  CE: 'clarity-enhanced',
  CLARITYENHANCED: 'clarity-enhanced',
  FRACTUREFILLED: 'clarity-enhanced',
  FILLED: 'clarity-enhanced',
  COL: 'colour-enhanced',
  COLORENHANCED: 'colour-enhanced',
  COLOURENHANCED: 'colour-enhanced',
  COLORTREATED: 'colour-enhanced',
  IRR: 'irradiated',
  IRRADIATED: 'irradiated',
  BESTRAHLT: 'irradiated',
  HPHT: 'hpht',
  HPHTPROCESSED: 'hpht',
  HPHTANNEALED: 'hpht',
  COATED: 'coated',
  COATING: 'coated',
  OTHER: 'other',
  ANDERE: 'other',
};

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const readShape = (text: string): StoneShape | undefined => SHAPE_OF.get(plain(text));
export const readCutGrade = (text: string): StoneCutGrade | undefined => CUT_OF[plain(text)];
export const readLab = (text: string): StoneLab | undefined => LAB_OF[plain(text)];
export const readOrigin = (text: string): StoneOrigin | undefined => ORIGIN_OF[plain(text)];
export const readTreatment = (text: string): StoneTreatment | undefined => TREATMENT_OF[plain(text)];
export const readStatus = (text: string): StoneStatus | undefined => STATUS_OF[plain(text)];
export const readColour = (text: string): StoneColour | undefined =>
  STONE_COLOURS.find((colour) => colour === plain(text));
export const readClarity = (text: string): StoneClarity | undefined => {
  const name = plain(text);
  return CLARITY_ALIASES[name] ?? STONE_CLARITIES.find((clarity) => clarity === name);
};

/**
 * A number as files write it: `5200`, `5,200.00`, `5.200,00`, `0,52`, `$5200`. With both signs the last one is the
 * decimal sign; a lone comma before exactly three digits groups thousands, unless a bare 0 stands before it.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$ ']|USD|ct\.?$/gi, '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  const isGrouping = comma > dot ? dot === -1 && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(bare) : comma !== -1;
  const normal = isGrouping || comma === -1 ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(normal) ? Number(normal) : undefined;
}

/** `6.45 x 6.48 x 3.95`, `6.45-6.48x3.95`, `6.45*6.48*3.95` as hundredths of a millimetre. */
export function readMeasurements(text: string): [number, number, number] | undefined {
  const parts = text.replaceAll(/mm/gi, '').split(/\s*[x*×–-]\s*/i);
  const [length, width, depth] = parts.map((part) => readNumber(part.trim()));
  if (parts.length !== 3 || length === undefined || width === undefined || depth === undefined) return undefined;
  const measures: [number, number, number] = [
    Math.round(length * 100),
    Math.round(width * 100),
    Math.round(depth * 100),
  ];
  return measures.every((value) => value >= 50 && value <= 5000) ? measures : undefined;
}
