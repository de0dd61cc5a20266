import type { ProfileRatios } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { writeField } from '../../model/ring-changes.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Disclosure } from '../disclosure.tsx';
import { Measure } from '../measure.tsx';

const RATIOS = [
  'outerSagitta',
  'innerSagitta',
  'outerFillet',
  'innerFillet',
] as const satisfies readonly (keyof ProfileRatios)[];

/** The maker's own curvature, starting from the profile's; one touch goes back to it. */
export function CurvatureEditor() {
  const t = useTexts('configurator');
  const { profiles, spans } = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose, settle } = useRingEdit();
  const usual = profiles.find((profile) => profile.id === ring.profile)?.ratios;
  if (usual === undefined) return null;
  const now = ring.ratios ?? usual;
  const write = (ratios: ProfileRatios | null, gesture: string | null): void =>
    propose(writeField(ringsOf('profile'), 'ratios', ratios), gesture);
  return (
    <Disclosure
      name="curvature"
      title={t('curvature.title')}
      summary={t(ring.ratios === null ? 'curvature.usual' : 'curvature.own')}
    >
      {RATIOS.map((name) => (
        <Measure
          key={name}
          label={t(`curvature.${name}`)}
          value={now[name]}
          unit="ratio"
          {...spans[`ratios/${name}`]}
          onChange={(value) => write({ ...now, [name]: value }, `ratio-${name}`)}
          onSettle={settle}
        />
      ))}
      {ring.ratios !== null && (
        <Button icon="undo" onClick={() => write(null, null)}>
          {t('curvature.reset')}
        </Button>
      )}
    </Disclosure>
  );
}
