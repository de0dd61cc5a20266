import { writeField } from '@ringwerk/advice';
import type { ProfileRatios } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Disclosure } from '../disclosure.tsx';
import { Measure } from '../measure.tsx';
import { PricedButton } from '../../parts/priced-button.tsx';

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
  const { ring, ringsOf } = useRingEdit();
  const usual = profiles.find((profile) => profile.id === ring.profile)?.ratios;
  if (usual === undefined) return null;
  const now = ring.ratios ?? usual;
  const changes = (ratios: ProfileRatios | null) => writeField(ringsOf('profile'), 'ratios', ratios);
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
          gesture={`ratio-${name}`}
          changes={(value) => changes({ ...now, [name]: value })}
        />
      ))}
      {ring.ratios !== null && (
        <PricedButton name="usual-curvature" icon="undo" changes={changes(null)}>
          {t('curvature.reset')}
        </PricedButton>
      )}
    </Disclosure>
  );
}
