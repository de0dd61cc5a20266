import { isBeaded } from './groove-place.ts';
import { downToStep, issue, nearestWithin, shownMm, type Finding } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

/** The wheel that raises beads follows three waves a turn, the running cutter six. */
const WAVES = 6;
const WAVES_BEADED = 3;
/** A groove that swings less than this from crest to trough looks like a straight one that went wrong, mm. */
const SWING = 0.2;
/** Steepest a running tool follows: rise across over the way around. */
const SLOPE = 0.7;

/** A groove's path can be cut: not too many waves for its tool, enough swing to read, and not too steep. */
export const grooveWaves: RingRule = ({ ring, path }) =>
  ring.grooves.flatMap((groove, index): Finding[] => {
    const { form, amplitude, waves } = groove.path;
    if (form === 'straight') return [];
    const at = `${path}/grooves/${index}/path`;
    const max = isBeaded(groove) ? WAVES_BEADED : WAVES;
    const findings: Finding[] = [];
    if (waves > max) findings.push(issue('groove.waves', `${at}/waves`, { count: waves, max }, { value: max }));
    const most = (SLOPE * ring.size) / (2 * Math.PI) / waves;
    if (2 * amplitude >= SWING - 1e-9 && amplitude <= most) return findings;
    const near = nearestWithin(amplitude, SWING / 2, downToStep(most, 0.05));
    const params = { value: shownMm(2 * amplitude), min: SWING, max: shownMm(2 * most) };
    return [...findings, issue('split.amplitude', `${at}/amplitude`, params, { value: near })];
  });
