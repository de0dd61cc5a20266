import {
  NOTE_PURPOSES,
  personName,
  SIGNATURE_FIELD,
  strokePath,
  type CoupleFile,
  type exportCouple,
} from '@ringwerk/contract';
import type { AnswerOf } from '../../api/call.ts';
import { useFormat, type Format } from '../../i18n/format.ts';
import { useLocaleStore, localeTag } from '../../i18n/locale-store.ts';
import { useTexts, type Translate } from '../../i18n/use-texts.ts';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { useHeartName } from './heart-name.ts';
import { mergedText } from './notes.tsx';
import { useSizeText } from './size-text.ts';

/** What turns stored data into words. */
export interface ExportWords {
  readonly t: Translate<'couples'>;
  readonly trade: Translate<'trade'>;
  readonly proof: Translate<'proof'>;
  readonly quote: Translate<'quote'>;
  readonly hand: Translate<'hand'>;
  readonly format: Format;
  readonly sizeText: ReturnType<typeof useSizeText>;
  readonly heartName: ReturnType<typeof useHeartName>;
  /** BCP 47 tag of the reader's language. */
  readonly tag: string;
}

export function useExportWords(): ExportWords {
  const { language, country } = useLocaleStore();
  return {
    t: useTexts('couples'),
    trade: useTexts('trade'),
    proof: useTexts('proof'),
    quote: useTexts('quote'),
    hand: useTexts('hand'),
    format: useFormat(),
    sizeText: useSizeText(),
    heartName: useHeartName(),
    tag: localeTag({ language, country }),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** As it was typed, whatever it holds. */
const plain = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dt{color:#666}dd{margin:0 0 .5rem;white-space:pre-wrap}';

const rows = (facts: readonly (readonly [string, string])[]): string =>
  `<dl>${facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${plain(label)}</dt><dd>${plain(value)}</dd>`)
    .join('')}</dl>`;

const section = (title: string, content: string): string => `<section><h2>${plain(title)}</h2>${content}</section>`;

type Exported = AnswerOf<typeof exportCouple>;
type Facts = readonly (readonly [string, string])[];

function peopleOf({ people, language }: CoupleFile, { t, sizeText }: ExportWords): string {
  return people
    .map((person) =>
      section(
        personName(person, language),
        rows([
          [t('field.givenName'), person.givenName],
          [t('field.familyName'), person.familyName],
          [t('field.email'), person.email],
          [t('field.phone'), person.phone],
          [t('size.title'), person.sizes.map(sizeText).join('\n')],
        ]),
      ),
    )
    .join('');
}

function factsOf(file: CoupleFile, { t, format }: ExportWords): Facts {
  const day = (date: string | null): string => (date === null ? '' : format.date(date));
  return [
    [t('address'), [file.street, `${file.postcode} ${file.city}`.trim()].filter((line) => line !== '').join('\n')],
    [t('field.weddingDate'), day(file.weddingDate)],
    [t('field.language'), LANGUAGE_NAMES[file.language]],
    [t('field.source'), file.source === null ? '' : t(`source.${file.source}`)],
    [t('field.nextStep'), [file.nextStep, day(file.nextStepOn)].filter((part) => part !== '').join(' · ')],
    [t('since'), format.dateTime(file.createdAt)],
  ];
}

function papersOf(file: CoupleFile, { t, trade, format, heartName }: ExportWords): Readonly<Record<string, Facts>> {
  const line = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
  return {
    [t('design.title')]: file.designs.map(({ code, name, articleNumber, createdAt, retail }) => [
      code,
      line([name, articleNumber ?? '', format.dateTime(createdAt), format.money(retail.gross, retail.currency)]),
    ]),
    [t('quote.title')]: file.quotes.map(({ number, status, createdAt, validUntil, retail, codes }) => [
      number,
      line([
        trade(`quote-${status}`),
        format.dateTime(createdAt),
        t('quote.until', { date: format.date(validUntil) }),
        ...codes,
        format.money(retail.gross, retail.currency),
      ]),
    ]),
    [t('order.title')]: file.orders.map(({ number, status, createdAt, commission, notes, codes, retail }) => [
      number,
      line([
        trade(`status-${status}`),
        commission,
        ...NOTE_PURPOSES.map((purpose) => notes[purpose]),
        format.dateTime(createdAt),
        ...codes,
        format.money(retail.gross, retail.currency),
      ]),
    ]),
    [t('link.title')]: file.shares.map(({ code, createdAt, expiresAt, status, greeting, list, messages }) => [
      line([code ?? '', format.dateTime(createdAt)]),
      [
        t(`link.${status}`, { date: format.date(expiresAt) }),
        list === null ? '' : t('link.list', { name: list.name }),
        ...(list?.hearts ?? []).map((heart) =>
          t('link.liked', { items: `${heartName(heart)}, ${format.dateTime(heart.at)}` }),
        ),
        greeting,
        ...messages.map(({ author, at, text }) => `${author}, ${format.dateTime(at)}: ${text}`),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    ]),
    [t('note.title')]: file.notes.map(({ kind, at, by, text }) => [
      line([t(`note.${kind}`), format.dateTime(at), by]),
      kind === 'merged' ? mergedText(text, t) : text,
    ]),
    [t('consent.title')]: file.consents.map(({ purpose, isGiven, at, by }) => [
      t(`consent.${purpose}`),
      t(isGiven ? 'consent.given' : 'consent.withdrawn', { date: format.dateTime(at), name: by }),
    ]),
  };
}

/** The hand as it was drawn. */
const handOf = ({ strokes }: Exported['signatures'][number]): string =>
  strokes === null
    ? ''
    : `<svg viewBox="0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}" width="220" fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round"><path d="${plain(strokePath(strokes))}"/></svg>`;

/** What the couple has put its name to. */
function saidOf(
  { signatures, answers }: Pick<Exported, 'signatures' | 'answers'>,
  { proof, quote, format }: ExportWords,
): string[] {
  const signed = signatures.map((signature) => {
    const { code, name, at, place, strokes } = signature;
    const way = strokes === null ? [proof('typed')] : [];
    return rows([[code, [name, format.dateTime(at), proof(`place-${place}`), ...way].join(' · ')]]) + handOf(signature);
  });
  const answered = answers.map(({ number, answer, by: name, at, place, reason }): [string, string] => [
    number,
    [quote(`said-${answer}`, { name }), format.dateTime(at), quote(`place-${place}`), reason]
      .filter((part) => part !== '')
      .join(' · '),
  ]);
  return [
    ...(signed.length === 0 ? [] : [section(proof('approval'), signed.join(''))]),
    ...(answered.length === 0 ? [] : [section(quote('answerTitle'), rows(answered))]),
  ];
}

/** The pictures that its links keep, within the page itself. */
function handsOf({ handPictures }: Pick<Exported, 'handPictures'>, { hand, format }: ExportWords): string[] {
  const pictures = handPictures.map(({ consentedBy: name, consentedAt, data }) => {
    const by = hand('kept.by', { name, date: format.dateTime(consentedAt) });
    return `<figure><img src="data:image/jpeg;base64,${plain(data)}" alt="" style="max-width:100%"><figcaption>${plain(by)}</figcaption></figure>`;
  });
  return pictures.length === 0 ? [] : [section(hand('title'), pictures.join(''))];
}

/** Everything that is stored about a couple as one page that any browser shows, with no way out of it. */
export function exportFile({ exportedAt, couple, ...said }: Exported, words: ExportWords): string {
  const { t, format, tag } = words;
  const papers = Object.entries(papersOf(couple, words))
    .filter(([, facts]) => facts.length > 0)
    .map(([title, facts]) => section(title, rows(facts)));
  return `<!doctype html>
<html lang="${plain(tag)}">
<head><meta charset="utf-8"><title>${plain(couple.title)}</title><style>${STYLE}</style></head>
<body>
<h1>${plain(couple.title)}</h1>
<p>${plain(t('export.lead', { time: format.dateTime(exportedAt) }))}</p>
${peopleOf(couple, words)}
${section(t('both'), rows(factsOf(couple, words)))}
${[...papers, ...saidOf(said, words), ...handsOf(said, words)].join('\n')}
</body>
</html>
`;
}
