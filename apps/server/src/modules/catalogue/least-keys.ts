/** The `count` least of some numbers, ascending; time grows with their number, not with that of all orders. */
export function leastKeys(keys: Float64Array, count: number): Float64Array {
  if (count < keys.length) partition(keys, count);
  return keys.subarray(0, count).sort();
}

/** Moves the `count` least keys to the front, in whatever order (quickselect, median of three). */
function partition(keys: Float64Array, count: number): void {
  let [low, high] = [0, keys.length - 1];
  while (low < high) {
    const pivot = medianOf(at(keys, low), at(keys, (low + high) >>> 1), at(keys, high));
    let [left, right] = [low, high];
    while (left <= right) {
      while (at(keys, left) < pivot) left += 1;
      while (at(keys, right) > pivot) right -= 1;
      if (left > right) break;
      [keys[left], keys[right]] = [at(keys, right), at(keys, left)];
      left += 1;
      right -= 1;
    }
    if (count <= right) high = right;
    else if (count > left) low = left;
    else return;
  }
}

const at = (keys: Float64Array, index: number): number => keys[index] ?? Infinity;
const medianOf = (a: number, b: number, c: number): number => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
