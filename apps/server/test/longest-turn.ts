/**
 * Work that is done while `work` runs, in the longest turn of the event loop: ms of processor of this thread, so that other load
 * of the machine does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const spent = process.threadCpuUsage(before);
    longest = Math.max(longest, (spent.user + spent.system) / 1_000);
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return longest;
}

/** Times that work is done before its longest turn counts. */
const TRIES = 3;

/**
 * The least longest turn of work that is done again until one is shorter than `limit`, three times at most: ms. What the runner's
 * own memory costs falls into one of them, what the work costs into each.
 */
export async function leastLongestTurn(limit: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let left = TRIES; left > 0 && least >= limit; left -= 1) {
    // One after the other: together they would share turns.
    // oxlint-disable-next-line no-await-in-loop
    least = Math.min(least, await longestTurn(work));
  }
  return least;
}
