import type { AlloyGroup, CatalogueLooks } from '@ringwerk/catalogue';
import type { Country, Language } from '@ringwerk/contract';
import type {
  AlloyWork,
  CutSize,
  Design,
  EngravingFace,
  Evaluation,
  FinishedMeasures,
  GrooveShape,
  Issue,
  ListedStones,
  PriceList,
  ProfileRatios,
  Result,
  RetailRule,
  RingDesign,
  RingScene,
  RoundSize,
  SizeSystem,
  StoneCut,
  UnrolledFace,
} from '@ringwerk/kernel';
import type { Change } from './design-change.ts';
import type { Stack, StackQuestion } from './find-stack.ts';
import type { Reach, ReachQuestion } from './find-reach.ts';
import type { BudgetFind, BudgetQuestion } from './find-within-budget.ts';

/**
 * Page → kernel worker. Every message is answered by exactly one message with the same `id`. A newer message
 * of the kinds `scenes`, `settle`, `assess`, `stack` and `within-budget` supersedes an older one that has not been worked off: that one is
 * answered with `superseded`. `settle` waits for the hand to rest: newer `scenes` and `change` supersede it, too.
 */
export type KernelRequest =
  | { readonly id: number; readonly kind: 'open'; readonly open: KernelOpening }
  | { readonly id: number; readonly kind: 'listings'; readonly listings: ListedStones }
  /** What the page will most likely open with: its first pictures are cut while the page itself is still read. */
  | { readonly id: number; readonly kind: 'foresee'; readonly input: unknown }
  | { readonly id: number; readonly kind: 'read'; readonly input: unknown }
  | { readonly id: number; readonly kind: 'read-link'; readonly text: string }
  | { readonly id: number; readonly kind: 'strip'; readonly design: Design }
  | { readonly id: number; readonly kind: 'present'; readonly design: Design }
  | { readonly id: number; readonly kind: 'evaluate'; readonly design: Design; readonly changes: readonly Change[] }
  | {
      readonly id: number;
      readonly kind: 'change';
      readonly design: Design;
      readonly changes: readonly Change[];
      /**
       * One of many positions of a hand: its picture is cut more coarsely. `whole` = rings that are shown with all their
       * triangles; where nothing of them would be left out, they become coarse as well.
       */
      readonly drag: { readonly whole: readonly number[] } | null;
    }
  | {
      readonly id: number;
      readonly kind: 'scenes';
      readonly rings: readonly RingDesign[];
      /** The first pictures of an opening: cut more coarsely. */
      readonly isFirst: boolean;
    }
  | { readonly id: number; readonly kind: 'settle'; readonly rings: readonly RingDesign[] }
  | { readonly id: number; readonly kind: 'letters'; readonly ring: RingDesign; readonly face: EngravingFace }
  /** The drawing of a cut: only those who choose stones see it. */
  | { readonly id: number; readonly kind: 'facets'; readonly cut: StoneCut }
  | { readonly id: number; readonly kind: 'assess'; readonly design: Design; readonly options: readonly Option[] }
  | { readonly id: number; readonly kind: 'stack'; readonly question: StackQuestion }
  | { readonly id: number; readonly kind: 'reach'; readonly question: ReachQuestion }
  | { readonly id: number; readonly kind: 'within-budget'; readonly question: BudgetQuestion };

export type KernelQuestion = KernelRequest extends infer Request
  ? Request extends KernelRequest
    ? Omit<Request, 'id'>
    : never
  : never;

/** Kernel worker → page. */
export type KernelAnswer =
  | { readonly id: number; readonly kind: 'menu'; readonly menu: Menu }
  | { readonly id: number; readonly kind: 'design'; readonly result: Result<Design> }
  | { readonly id: number; readonly kind: 'evaluated'; readonly evaluated: Evaluated }
  | ({ readonly id: number; readonly kind: 'changed' } & Changed)
  | { readonly id: number; readonly kind: 'scenes'; readonly scenes: readonly RingScene[] }
  | { readonly id: number; readonly kind: 'settled'; readonly scenes: readonly (RingScene | null)[] }
  | { readonly id: number; readonly kind: 'letters'; readonly face: UnrolledFace | null }
  | { readonly id: number; readonly kind: 'facets'; readonly facets: string }
  | { readonly id: number; readonly kind: 'assessed'; readonly assessments: readonly Assessment[] }
  | { readonly id: number; readonly kind: 'stacked'; readonly stack: Stack }
  | { readonly id: number; readonly kind: 'reached'; readonly reach: Reach }
  | { readonly id: number; readonly kind: 'found'; readonly finds: readonly LinkedFind[] }
  | { readonly id: number; readonly kind: 'taken' }
  | { readonly id: number; readonly kind: 'superseded' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** An affordable design and its link form. */
export interface LinkedFind extends BudgetFind {
  readonly link: string;
}

/** Null price basis: designs are checked and weighed, prices stay out. */
export interface KernelOpening {
  readonly language: Language;
  readonly country: Country;
  readonly priceBasis: PriceBasis | null;
  /** The scale that sizes are named on; without it that of the country. */
  readonly sizeSystem?: SizeSystem | null;
}

export interface PriceBasis {
  readonly priceList: PriceList;
  readonly retailRule: RetailRule;
}

/** A choice the page shows, and what it would write. */
export interface Option {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** Gross retail in minor units of the dealer's currency, cost in cents EUR. */
export interface Figures {
  readonly gross: number;
  readonly cost: number;
  readonly grams: number;
}

/** The smallest change that makes a refused wish possible. */
export interface Remedy {
  /** The whole way from the design in hand: the wish, or the nearest to it, and what else has to change. */
  readonly changes: readonly Change[];
  /** False when the wish itself gives way to the nearest that can be made. */
  readonly keepsWish: boolean;
  /** Something that the design has would go: stones, letters, a worked edge. */
  readonly removes: boolean;
  /** Of the whole design afterwards; null without prices. */
  readonly figures: Figures | null;
}

/** What an option would mean. */
export interface Assessment {
  readonly id: string;
  /** Errors that the option would bring in; empty when it can be taken. */
  readonly issues: readonly Issue[];
  /** What makes a refused option possible; null when it can be taken as it is, and when no way is known. */
  readonly remedy: Remedy | null;
  /** Of the whole design after option and remedy; null without prices or when it cannot be made. */
  readonly figures: Figures | null;
}

export interface Evaluated {
  /** The wish after `changes`, parsed; the unchanged design when it was refused as a record. */
  readonly design: Design;
  /** Errors that the changes brought in. Empty: the wish is accepted. */
  readonly refused: readonly Issue[];
  readonly remedy: Remedy | null;
  /** Further ways out, ranked after `remedy` and each by other fields; at most two. */
  readonly alternatives: readonly Remedy[];
  /** Null when the wish is not even a record, without a price basis, and while the design is only presented. */
  readonly evaluation: Evaluation | null;
  /** Stable key of the design and its link form. */
  readonly key: string;
  readonly link: string;
  readonly hasStones: boolean;
  /** What a gauge reads on every ring of `design`. */
  readonly finished: readonly FinishedMeasures[];
}

/** A wish and, where it is granted, the picture of every ring that it changed; null for the others. */
export interface Changed {
  readonly evaluated: Evaluated;
  readonly scenes: readonly (RingScene | null)[];
}

export interface MenuEntry {
  readonly id: string;
  readonly name: string;
}

export interface AlloyEntry extends MenuEntry {
  readonly family: string;
  readonly colour: string;
  readonly fineness: number | null;
  readonly work: AlloyWork;
  readonly group: AlloyGroup;
  readonly hallmark: string;
  /** In the usual range of the reader's country. */
  readonly isOffered: boolean;
  /** `#rrggbb` of the computed reflectance. */
  readonly swatch: string;
}

export interface ProfileEntry extends MenuEntry {
  /** SVG path of the section at its usual size, y upwards turned to SVG's y downwards. */
  readonly outline: string;
  readonly viewBox: string;
  readonly width: readonly [number, number];
  readonly height: readonly [number, number];
  /** Its own curvature, where a maker's own one starts. */
  readonly ratios: ProfileRatios;
}

/** A cut, drawn as it is seen on its table. */
export interface CutEntry extends MenuEntry {
  readonly id: StoneCut;
  /** Length over width of its drawing. */
  readonly length: number;
}

/** Numbers of a ring whose range and step the panel needs, by their place in the record. */
export const RING_SPANS = [
  'ratios/outerSagitta',
  'ratios/innerSagitta',
  'ratios/outerFillet',
  'ratios/innerFillet',
  'edges/left/width',
  'edges/left/depth',
  'split/amplitude',
  'split/waves',
  'split/phase',
  'segments/*/share',
  'inlays/*/width',
  'inlays/*/depth',
  'grooves/*/path/amplitude',
  'stones/*/count',
  'stones/*/spacing',
  'stones/*/angle',
  'stones/*/lift',
  'engravings/*/angle',
  'engravings/*/height',
] as const;
export type RingSpan = (typeof RING_SPANS)[number];

export interface MaterialEntry extends MenuEntry {
  readonly qualities: readonly MenuEntry[];
}

export interface Span {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Everything the panel offers, in the reader's language; computed in the worker from kernel and catalogue. */
export interface Menu {
  readonly alloys: readonly AlloyEntry[];
  readonly profiles: readonly ProfileEntry[];
  readonly finishes: readonly MenuEntry[];
  readonly settings: readonly MenuEntry[];
  readonly materials: readonly MaterialEntry[];
  readonly cuts: readonly CutEntry[];
  /** Sizes of the cuts other than round. */
  readonly cutSizes: readonly CutSize[];
  readonly roundSizes: readonly RoundSize[];
  readonly grooveWidths: Readonly<Record<GrooveShape, readonly number[]>>;
  readonly width: Span;
  readonly height: Span;
  readonly size: Span;
  readonly spans: Readonly<Record<RingSpan, Span>>;
  /** Sizes of a list to choose from, mm; the record holds finer ones. */
  readonly listedSizes: readonly number[];
  readonly sizeSystem: SizeSystem;
  /** Names a measure of the finished ring, which stands in place of `{measure}`. */
  readonly finishedText: string;
  /** What the picture needs of alloys, finishes and stones. */
  readonly looks: CatalogueLooks;
}
