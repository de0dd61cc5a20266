import { engravingZone } from '../../engraving/engraving-zone.ts';
import { ruledEngravings } from './engraving-lines.ts';
import { downToStep, issue, shownMm, stepsUp } from '../basis/make-issue.ts';
import type { RingRule } from '../basis/rule.ts';

const HAIR = 1e-6;
const POSITION_STEP = 0.05;

/**
 * Letters stand whole on their surface: on the bore inside its edges, outside 0.5 mm clear of edges, steps, grooves
 * and inlays and on one colour.
 */
export const engravingPlace: RingRule = (context) =>
  ruledEngravings(context).flatMap(({ engraving, body, line, height, at }) => {
    const { ring, path } = context;
    const { face, position } = engraving;
    const zone = engravingZone(ring, body, face, position);
    const up = line?.reach.up ?? height / 2;
    const down = line?.reach.down ?? -height / 2;
    const over = Math.max(zone.from - (position - up), position - down - zone.to);
    if (over <= HAIR && zone.to > zone.from) return [];
    // The middle of the room for letters that are not as high below as above their own middle.
    const middle = (zone.from + zone.to + up + down) / 2;
    const centred = shownMm(Math.round(middle / POSITION_STEP) * POSITION_STEP);
    const fitting = downToStep((height * (zone.to - zone.from)) / Math.max(HAIR, up - down), POSITION_STEP);
    const ways = [
      ...(engraving.height === null ? [] : [{ path: `${at}/height`, value: null }]),
      { path: `${at}/position`, value: centred },
      { path: `${at}/position`, value: 0 },
      ...(fitting >= 0.6 ? [{ path: at, value: { ...engraving, height: fitting, position: centred } }] : []),
      ...stepsUp(`${path}/width`, ring.width + 2 * over, 0.5).slice(0, 2),
      { path: `${at}/face`, value: 'inside' },
    ];
    const params = { value: shownMm(Math.max(0, over)), face };
    return [issue('engraving.place', `${at}/position`, params, ...ways)];
  });
