import { ALLOY_FORMS_MAX, listModelAlloys, type Language, type StoneOption } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { namedQuery, type QueryOf } from '../../api/queries.ts';

/** An alloy that a ring can be had in. */
export interface CardAlloy {
  readonly id: string;
  readonly name: string;
  /** `#RRGGBB` */
  readonly swatch: string;
}
export interface CardAlloys {
  readonly own: string;
  readonly alloys: readonly CardAlloy[];
}

interface Waiting {
  readonly form: string;
  readonly language: Language;
  readonly settle: PromiseWithResolvers<CardAlloys | null>;
}
let waiting: Waiting[] = [];

/** One question for the cards of a page. */
async function askTogether(language: Language, asked: readonly Waiting[]): Promise<void> {
  try {
    const forms = asked.map(({ form }) => form).join(',');
    const answer = await call(listModelAlloys, { query: { forms, lang: language } });
    const byId = new Map(answer.alloys.map((alloy) => [alloy.id, alloy]));
    const known = new Map(answer.forms.map((each) => [`${each.setId}-${each.form}`, each]));
    for (const { form, settle } of asked) {
      const found = known.get(form);
      const alloys = found?.alloys.flatMap((id) => byId.get(id) ?? []) ?? [];
      settle.resolve(found === undefined ? null : { own: found.own, alloys });
    }
  } catch (error) {
    for (const { settle } of asked) settle.reject(error);
  }
}

function askWaiting(): void {
  const all = waiting;
  waiting = [];
  for (const [language, asked] of Map.groupBy(all, (each) => each.language))
    for (let at = 0; at < asked.length; at += ALLOY_FORMS_MAX)
      void askTogether(language, asked.slice(at, at + ALLOY_FORMS_MAX));
}

function alloysOf(form: string, language: Language): Promise<CardAlloys | null> {
  const settle = Promise.withResolvers<CardAlloys | null>();
  if (waiting.length === 0) queueMicrotask(() => setTimeout(askWaiting));
  waiting.push({ form, language, settle });
  return settle.promise;
}

/** Alloys of a form of a model; cards that ask at the same time ask once. */
export const cardAlloys = (setId: number, option: StoneOption, language: Language): QueryOf<CardAlloys | null> =>
  namedQuery('cardAlloys', { setId, option, language }, () => alloysOf(`${setId}-${option}`, language));
