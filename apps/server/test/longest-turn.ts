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
