/** What the page's head preloads from the API (`preload/preload-page.ts`), by address. */
interface WithPreloaded {
  ringwerkPreloaded?: Map<string, Promise<Response>>;
}

/** An answer that nobody has taken by then is too old for a page that opens later, ms since the page was asked for. */
const LIFE = 15_000;

/** Nothing that was preloaded is taken any more. */
export function dropPreloaded(): void {
  delete (globalThis as WithPreloaded).ringwerkPreloaded;
}

/** The answer to a question that the head has asked already, once; before a write everything older is forgotten. */
export function takePreloaded(method: string, address: string): Promise<Response> | undefined {
  const { ringwerkPreloaded } = globalThis as WithPreloaded;
  if (ringwerkPreloaded === undefined) return undefined;
  if (method !== 'GET' || performance.now() > LIFE) {
    dropPreloaded();
    return undefined;
  }
  const found = ringwerkPreloaded.get(address);
  ringwerkPreloaded.delete(address);
  return found;
}

/** The body of a question that the head has asked and nobody has taken yet, beside the one who will take it; null when it was refused. */
export async function peekPreloaded(isMeant: (address: string) => boolean): Promise<unknown> {
  const found = [...((globalThis as WithPreloaded).ringwerkPreloaded ?? [])].find(([address]) => isMeant(address));
  const response = await found?.[1];
  return response?.ok === true ? response.clone().json() : null;
}
