import { ringBody } from '../body/ring-body.ts';
import { STRAIGHT_SPLIT } from '../design/blank-ring.ts';
import { grooveJoint } from './grooves/groove-joint.ts';
import { groovePlace } from './grooves/groove-place.ts';
import { grooveWall } from './grooves/groove-wall.ts';
import { inlayPlace } from './inlays/inlay-place.ts';
import { downToStep, issue, shownMm, stepsUp, type Finding } from './basis/make-issue.ts';
import type { RingRule, RuleContext } from './basis/rule.ts';
import { splitPlace } from './segments/split-place.ts';
import { splitShell } from './segments/split-shell.ts';

/** What the messages give as the distance that a line keeps from the end of the broad face, mm. */
const CLEAR = 0.1;

function jointFindings(context: RuleContext): Finding[] {
  const { ring, path, body } = context;
  if (!body().leavesFace.joints || splitPlace(context).length > 0) return [];
  const fitting = downToStep(body().joints.amplitude, 0.05);
  const ways = [
    ...(fitting > 0 ? [{ path: `${path}/split/amplitude`, value: fitting }] : []),
    ...stepsUp(`${path}/width`, ring.width + 0.5, 0.5).slice(0, 3),
    { path: `${path}/split`, value: STRAIGHT_SPLIT },
  ];
  return [issue('split.edge-distance', `${path}/split/form`, { value: 0, min: CLEAR }, ...ways)];
}

function grooveFindings(context: RuleContext): Finding[] {
  const { ring, path, body } = context;
  const { leavesFace, skippedGrooves, wavy } = body();
  const lost = [...new Set([...leavesFace.grooves, ...skippedGrooves])];
  if (lost.length === 0) return [];
  const named = [...groovePlace(context), ...grooveWall(context), ...grooveJoint(context)].map(
    (finding) => finding.path,
  );
  return lost.flatMap((index) => {
    const at = `${path}/grooves/${index}`;
    if (named.some((other) => other.startsWith(`${at}/`))) return [];
    const fitting = downToStep(wavy.find((groove) => groove.index === index)?.swing.amplitude ?? 0, 0.05);
    const ways = [
      ...(fitting > 0 ? [{ path: `${at}/path/amplitude`, value: fitting }] : []),
      { path: `${at}/position`, value: 0 },
      ...stepsUp(`${path}/width`, ring.width + 0.5, 0.5).slice(0, 2),
      { path: `${path}/grooves`, value: ring.grooves.filter((_, other) => other !== index) },
    ];
    return [issue('groove.edge-distance', `${at}/position`, { value: 0, min: CLEAR }, ...ways)];
  });
}

function inlayFindings(context: RuleContext): Finding[] {
  const { ring, path, body } = context;
  const lost = body().skippedInlays;
  if (lost.length === 0 || inlayPlace(context).length > 0) return [];
  return lost.map((index) =>
    issue(
      'inlay.neighbour',
      `${path}/inlays/${index}/position`,
      { value: 0, min: CLEAR },
      { path: `${path}/inlays`, value: ring.inlays.filter((_, other) => other !== index) },
    ),
  );
}

function edgeFindings({ ring, path, body }: RuleContext): Finding[] {
  return (['left', 'right'] as const).flatMap((side) => {
    if (ring.edges[side] === null || body().section.edges[side] !== null) return [];
    // A domed profile that already lies lower than the tool leaves nothing to work.
    return [issue('edge.profile', `${path}/edges/${side}`, { profile: ring.profile }, { value: null })];
  });
}

/** Steps in whose wall the shells' joint would lie: without that one there is room for both. */
function stepsInTheWay({ ring, tables }: RuleContext): ('left' | 'right')[] {
  return (['left', 'right'] as const).filter(
    (side) =>
      ring.edges[side]?.form === 'step' &&
      ringBody({ ...ring, edges: { ...ring.edges, [side]: null } }, tables).shell !== null,
  );
}

function shellFindings(context: RuleContext): Finding[] {
  const { ring, path, body } = context;
  if (ring.split.form !== 'shell' || body().shell !== null || splitShell(context).length > 0) return [];
  const ways = [
    ...stepsUp(`${path}/height`, ring.height + 0.1, 0.1).slice(0, 4),
    ...stepsInTheWay(context).map((side) => ({ path: `${path}/edges/${side}`, value: null })),
    { path: `${path}/split`, value: STRAIGHT_SPLIT },
  ];
  const params = { profile: ring.profile, value: shownMm(ring.height) };
  return [issue('split.profile', `${path}/split/form`, params, ...ways)];
}

/**
 * The ring is built as it is drawn: whatever the geometry had to calm, to move or to leave out is refused, even where
 * no other rule has a reason. Nothing vanishes silently.
 */
export const builtAsDrawn: RingRule = (context) => [
  ...jointFindings(context),
  ...grooveFindings(context),
  ...inlayFindings(context),
  ...edgeFindings(context),
  ...shellFindings(context),
];
