/** How many of these stand in the first line. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.offsetTop;
  const next = cards.findIndex((card) => card.offsetTop !== top);
  return next < 0 ? cards.length : next;
}

function stepOf(key: string, at: number, cards: readonly HTMLElement[]): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return at + columnsOf(cards);
    case 'ArrowUp':
      return at - columnsOf(cards);
    case 'Home':
      return 0;
    case 'End':
      return cards.length - 1;
    default:
      return null;
  }
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'currentTarget' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'
>;

/** Arrow keys, Home and End take the focus from the link of one card of a list to that of another. */
export function walkCards(event: Pressed): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(currentTarget instanceof HTMLElement)) return;
  const list = currentTarget.closest('ul')?.children ?? [];
  const cards = [...list].filter((card): card is HTMLElement => card instanceof HTMLElement);
  const at = cards.findIndex((card) => card.contains(currentTarget));
  const next = cards[stepOf(key, at, cards) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}
