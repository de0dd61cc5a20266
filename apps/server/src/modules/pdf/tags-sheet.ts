import { BCP47, spokenCode, type Language, type TagForm } from '@ringwerk/contract';
import { benchCode } from './bench-code.ts';
import { fontFamilies } from './fonts.ts';
import type { Drawing } from './ring-drawing.ts';

/** One tag, in ready text. No trade figure is among it, so none can get onto a tag. */
export interface TagSource {
  readonly article: string;
  readonly name: string;
  /** Eight characters, as they are typed where no camera reads. */
  readonly code: string;
  /** What the QR code says. */
  readonly address: string;
  readonly rings: readonly { readonly width: string; readonly alloys: readonly string[] }[];
  /** Retail; null: without. */
  readonly price: string | null;
}

export interface TagsSource {
  readonly language: Language;
  readonly form: TagForm;
  /** Labels of the first sheet that are used up. */
  readonly skip: number;
  readonly tags: readonly TagSource[];
}

/** The data of `templates/tags.typ`. */
interface TagsSheet {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly form: TagForm;
  readonly skip: number;
  readonly tags: readonly (Pick<TagSource, 'article' | 'name' | 'price'> & {
    readonly code: string;
    readonly square: Drawing;
    /** One line where both rings are alike. */
    readonly lines: readonly string[];
  })[];
}

/** Characters of a jeweller's own name that a label has room for. */
const NAME_MAX = 40;
const shortened = (name: string): string => {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return characters.length <= NAME_MAX
    ? name
    : `${characters
        .slice(0, NAME_MAX - 1)
        .join('')
        .trimEnd()}…`;
};
/** Korean words stay whole: without a joiner, lines may end after any syllable. */
const whole = (text: string): string => text.replaceAll(/(?<=\p{Script=Hangul})(?=\p{Script=Hangul})/gu, '\u2060');
const lineOf = ({ width, alloys }: TagSource['rings'][number]): string => `${width} · ${alloys.join(' / ')}`;

/** Pair with one alloy: both widths in one line. */
function linesOf(rings: TagSource['rings']): readonly string[] {
  const alloys = new Set(rings.map((ring) => ring.alloys.join(' / ')));
  const widths = [...new Set(rings.map(({ width }) => width))];
  const [shared] = alloys;
  if (alloys.size === 1 && shared !== undefined) return [widths.join(' / '), shared];
  return rings.map(lineOf);
}

export function tagsSheet({ language, form, skip, tags }: TagsSource): TagsSheet {
  return {
    lang: BCP47[language],
    fonts: fontFamilies(language),
    form,
    skip,
    tags: tags.map(({ article, name, code, address, rings, price }) => ({
      article,
      name: whole(shortened(name)),
      price,
      code: spokenCode(code),
      square: benchCode(address).square,
      lines: linesOf(rings).map(whole),
    })),
  };
}
