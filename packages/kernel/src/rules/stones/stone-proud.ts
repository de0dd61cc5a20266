import { flushDepth } from '../../stones/girdle-sink.ts';
import { stoneSize } from '../../stones/stone-size.ts';
import { shownMm, warning, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** Settings whose stones lie by the height of their tables. */
const FLUSH: readonly string[] = ['flush', 'scatter'];
/** A difference that nobody feels, mm. */
const PLAY = 0.01;

/** Tables of flush stones that stand out further than they should, because neighbours or the bore leave no room to lie lower. */
export const stoneProud: RingRule = ({ ring, path, plan }) =>
  ring.stones.flatMap((row, index): Finding[] => {
    const size = stoneSize(row);
    const depth = FLUSH.includes(row.setting) ? flushDepth(row, size) : null;
    const sink = Math.min(Infinity, ...plan(index).spots.map((spot) => spot.sink));
    if (depth === null || sink >= depth - PLAY) return [];
    const table = size.crown + size.girdle / 2;
    const params = { value: shownMm(table - sink), max: shownMm(table - depth) };
    return [warning('stone.proud', `${path}/stones/${index}/spacing`, params)];
  });
