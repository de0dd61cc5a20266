import type {
  Assessment,
  Change,
  EditOption,
  EvaluatedEdit,
  OfferedAlloy,
  Reach,
  ReachQuery,
  Span,
} from '@ringwerk/advice';
import type { BudgetProposal, BudgetQuery } from '@ringwerk/advice/budget';
import type { StackFit, StackQuery } from '@ringwerk/advice/stack';
import type { AlloyGroup, CatalogueLooks, HouseAlloy } from '@ringwerk/catalogue';
import type { Country, Language } from '@ringwerk/contract';
import type {
  CutSize,
  Design,
  EngravingFace,
  GrooveShape,
  ListedStones,
  ProfileRatios,
  Result,
  RingDesign,
  RoundSize,
  StoneCut,
} from '@ringwerk/kernel';
import type { FinishedMeasures } from '@ringwerk/kernel/body';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type { PriceBasis } from '@ringwerk/kernel/price';
import type { SizeSystem } from '@ringwerk/kernel/sizes';

/**
 * Page → kernel worker. Every message is answered by exactly one message with the same `id`. A newer message
 * of the kinds `mesh`, `settle`, `scenes`, `assess`, `stack` and `within-budget` supersedes an older one that has not been worked off: that one is
 * answered with `superseded`. `settle` waits until nothing changes: newer `mesh` and `change` supersede it, too.
 *
 * Scenes of `change`, `mesh` and `settle` go to the viewer through the port of `connect`; the page gets their numbers.
 */
export type KernelRequest =
  | { readonly id: number; readonly kind: 'open'; readonly open: KernelOpening }
  | { readonly id: number; readonly kind: 'listings'; readonly listings: ListedStones }
  /** What the page will most likely open with: its first pictures are cut while the page itself is still read. */
  | { readonly id: number; readonly kind: 'prefetch'; readonly input: unknown }
  | { readonly id: number; readonly kind: 'read'; readonly input: unknown }
  | { readonly id: number; readonly kind: 'read-link'; readonly text: string }
  | { readonly id: number; readonly kind: 'strip'; readonly design: Design }
  | { readonly id: number; readonly kind: 'present'; readonly design: Design }
  | { readonly id: number; readonly kind: 'evaluate'; readonly design: Design; readonly changes: readonly Change[] }
  | { readonly id: number; readonly kind: 'connect'; readonly port: MessagePort; readonly channel: number }
  | {
      readonly id: number;
      readonly kind: 'change';
      readonly design: Design;
      readonly changes: readonly Change[];
      readonly staged: readonly (StagedRing | null)[];
      /**
       * One of many positions of a drag: its scenes are coarser. Rings that it leaves alone become coarse as well where
       * nothing of them would be left out.
       */
      readonly isDrag: boolean;
    }
  | {
      readonly id: number;
      readonly kind: 'mesh';
      readonly rings: readonly RingDesign[];
      /** The first scenes of an opening: coarser. */
      readonly isFirst: boolean;
    }
  /** Scenes for the page itself, e.g. for a still of another design. */
  | { readonly id: number; readonly kind: 'scenes'; readonly rings: readonly RingDesign[] }
  | { readonly id: number; readonly kind: 'settle'; readonly rings: readonly RingDesign[] }
  | { readonly id: number; readonly kind: 'letters'; readonly ring: RingDesign; readonly face: EngravingFace }
  /** The drawing of a cut: only those who choose stones see it. */
  | { readonly id: number; readonly kind: 'facets'; readonly cut: StoneCut }
  | { readonly id: number; readonly kind: 'assess'; readonly design: Design; readonly options: readonly EditOption[] }
  | { readonly id: number; readonly kind: 'stack'; readonly question: StackQuery }
  | { readonly id: number; readonly kind: 'reach'; readonly question: ReachQuery }
  | { readonly id: number; readonly kind: 'within-budget'; readonly question: BudgetQuery };

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
  | { readonly id: number; readonly kind: 'meshed'; readonly scenes: readonly SentScene[] }
  | { readonly id: number; readonly kind: 'settled'; readonly scenes: readonly (SentScene | null)[] }
  | { readonly id: number; readonly kind: 'letters'; readonly face: UnrolledFace | null }
  | { readonly id: number; readonly kind: 'facets'; readonly facets: string }
  | { readonly id: number; readonly kind: 'assessed'; readonly assessments: readonly Assessment[] }
  | { readonly id: number; readonly kind: 'stacked'; readonly stack: StackFit }
  | { readonly id: number; readonly kind: 'reached'; readonly reach: Reach }
  | { readonly id: number; readonly kind: 'found'; readonly finds: readonly LinkedFind[] }
  | { readonly id: number; readonly kind: 'taken' }
  | { readonly id: number; readonly kind: 'superseded' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** An affordable design and its link form. */
export interface LinkedFind extends BudgetProposal {
  readonly link: string;
}

/** Null price basis: designs are checked and weighed, prices stay out. */
export interface KernelOpening {
  readonly language: Language;
  readonly country: Country;
  readonly priceBasis: PriceBasis | null;
  /** What the house has beside the alloys of the release. */
  readonly alloys: readonly HouseAlloy[];
  /** The scale that sizes are named on; without it that of the country. */
  readonly sizeSystem?: SizeSystem | null;
}

/** An edit as the page shows it; while a design is only presented, its evaluation is null. */
export interface Evaluated extends EvaluatedEdit {
  /** Stable key of the design and its link form. */
  readonly key: string;
  readonly link: string;
  readonly hasStones: boolean;
  /** What a gauge reads on every ring of `design`. */
  readonly finished: readonly FinishedMeasures[];
}

/** A ring of the design as the viewer has it. */
export interface StagedRing {
  readonly id: number;
  readonly isCoarse: boolean;
}

/** What the page keeps of a scene that went to the viewer. */
export interface SentScene {
  /** Its number there. */
  readonly id: number;
  /** The port that it went through, by the page's count. */
  readonly channel: number;
  /** Whether it has more than one lane. */
  readonly hasColours: boolean;
  readonly hasLetters: boolean;
}

/** An edit and, where it is accepted, the scene of every ring that it changed; null for the others. */
export interface Changed {
  /** Number of the edit: the viewer shows the scenes under it. */
  readonly edit: number;
  readonly evaluated: Evaluated;
  readonly scenes: readonly (SentScene | null)[];
}

export interface MenuEntry {
  readonly id: string;
  readonly name: string;
}

export interface AlloyEntry extends MenuEntry, OfferedAlloy {
  readonly group: AlloyGroup;
  readonly hallmark: string;
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
