/** What the page's head asks the API ahead (`page-ahead/page-ahead.ts`), by address. */
interface WithAhead {
  ringwerkAhead?: Map<string, Promise<Response>>;
}

/** An answer that nobody has taken by then is too old for a page that opens later, ms since the page was asked for. */
const LIFE = 15_000;

/** Nothing that was asked ahead is taken any more. */
export function dropAhead(): void {
  delete (globalThis as WithAhead).ringwerkAhead;
}

/** The answer to a question that the head has asked already, once; before a write everything older is forgotten. */
export function takeAhead(method: string, address: string): Promise<Response> | undefined {
  const { ringwerkAhead } = globalThis as WithAhead;
  if (ringwerkAhead === undefined) return undefined;
  if (method !== 'GET' || performance.now() > LIFE) {
    dropAhead();
    return undefined;
  }
  const found = ringwerkAhead.get(address);
  ringwerkAhead.delete(address);
  return found;
}

/** The body of a question that the head has asked and nobody has taken yet, beside the one who will take it; null when it was refused. */
export async function peekAhead(isMeant: (address: string) => boolean): Promise<unknown> {
  const found = [...((globalThis as WithAhead).ringwerkAhead ?? [])].find(([address]) => isMeant(address));
  const response = await found?.[1];
  return response?.ok === true ? response.clone().json() : null;
}
