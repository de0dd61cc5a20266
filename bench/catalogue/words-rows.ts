import { missingLabels, SENTENCES, type LabelledSentence } from '@ringwerk/advice/test/sentences';
import { spokenSentences } from '@ringwerk/advice/test/spoken-sentences';
import { KERNEL_TABLES } from '@ringwerk/catalogue';
import { designFromWords } from '@ringwerk/contract';
import { findErrors } from '@ringwerk/kernel/rules';
import type { Measurement } from '../measurement.ts';
import { CURRENCIES, DEALER, sellIn, type Currency } from './dealer-rules.ts';
import type { Ask, BenchHouse } from './house.ts';

const SPOKEN = 300;
const SEED = 21;

interface JudgedSentence {
  readonly sentence: LabelledSentence;
  readonly isSpoken: boolean;
  /** The rules accept it, it says that it has everything, and it has what the labels ask for. */
  readonly isMet: boolean;
  /** What is missing is said by the answer itself. */
  readonly isSaid: boolean;
  readonly ms: number;
}

const currencyOf = ({ text }: LabelledSentence): Currency =>
  /円/u.test(text) ? 'JPY' : /만원/u.test(text) ? 'KRW' : 'EUR';

async function judge(sentence: LabelledSentence, isSpoken: boolean, ask: Ask, minor: number): Promise<JudgedSentence> {
  const { text, ms } = await ask({ q: sentence.text }, designFromWords.path);
  const { made } = designFromWords.answer.parse(JSON.parse(text));
  if (made === null) return { sentence, isSpoken, isMet: false, isSaid: false, ms };
  const isMakeable = findErrors(made.design, KERNEL_TABLES).length === 0;
  const missing = missingLabels(made.design, made.retail.gross / minor, sentence.labels);
  const isMet = isMakeable && made.unmet.length === 0 && missing.length === 0;
  return { sentence, isSpoken, isMet, isSaid: isMakeable && made.unmet.length > 0, ms };
}

/** Sentences that become designs: those of the committed set, and others by chance. */
export async function* wordsRows(house: BenchHouse): AsyncGenerator<Measurement> {
  const judged: JudgedSentence[] = [];
  await house.serve(null, async (logIn) => {
    const ask = await logIn(DEALER);
    await ask({ q: 'Platin' });
    for (const currency of CURRENCIES) {
      const minor = await sellIn(currency, house);
      for (const sentence of SENTENCES)
        if (currencyOf(sentence) === currency) judged.push(await judge(sentence, false, ask, minor));
    }
    for (const sentence of spokenSentences(SPOKEN, SEED)) judged.push(await judge(sentence, true, ask, 100));
  });
  const row = (name: string, value: number, unit: string, samples: number, note: string): Measurement => ({
    task: 'catalogue',
    name,
    value: Math.round(value * 10_000) / 10_000,
    unit,
    samples,
    note,
  });
  const share = (some: readonly JudgedSentence[]): number => some.filter(({ isMet }) => isMet).length / some.length;
  const missed = judged.filter(({ isMet }) => !isMet);
  const list = missed.map(({ sentence, isSaid }) => `${sentence.text}${isSaid ? ' (said)' : ''}`).join(' | ');
  const what = `sentences in six languages over HTTP, ${SPOKEN} of them by chance (seed ${SEED}); missed: ${list}`;
  yield { ...row('words.makeable', share(judged), 'share', judged.length, what), atLeast: 0.98 };
  const written = judged.filter(({ isSpoken }) => !isSpoken);
  yield row(
    'words.makeable_written',
    share(written),
    'share',
    written.length,
    'the committed sentences alone; no limit',
  );
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  yield row('words.p95_ms', p95, 'ms', times.length, 'one sentence after another; no limit');
}
