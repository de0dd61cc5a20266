import { getAlloys, getModel, getSession } from '@ringwerk/contract';
import { readRecord, removeRecords, writeRecord } from './database.ts';

/*
 * While a couple looks on, the trade answers of this device are locked away. What the couple's page needs to be loaded
 * anew without a network lies open meanwhile: the session, the articles that were looked at and the alloys. They name no trade
 * figure; an article's price is the dealer's own retail price, which the couple sees.
 */

interface OpenRecord {
  /** User, then the mark, then the question. */
  readonly id: string;
  readonly answer: unknown;
}

const marked = (user: string): string => `${user} open `;
const isOpen = (name: string): boolean => [getSession, getModel, getAlloys].some(({ id }) => name.startsWith(`${id} `));

/** Keeps an answer to a page in the customer view. @param name - the question: operation and input. */
export async function keepForCouple(user: string, name: string, answer: unknown): Promise<void> {
  if (!isOpen(name)) return;
  const record: OpenRecord = { id: `${marked(user)}${name}`, answer };
  await writeRecord('kept', record);
}

export async function recallForCouple(user: string, name: string): Promise<unknown> {
  return (await readRecord<OpenRecord>('kept', `${marked(user)}${name}`))?.answer;
}

/** The couple has left. */
export async function forgetCouple(user: string): Promise<void> {
  await removeRecords('kept', (id) => id.startsWith(marked(user)));
}
