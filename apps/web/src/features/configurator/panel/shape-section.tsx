import { useTexts } from '../../../i18n/use-texts.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import type { ProfileEntry } from '../../../kernel-worker/kernel-messages.ts';
import { useAssessed, useCards, type Choice } from '../model/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { Group } from './group.tsx';
import { Measure } from './measure.tsx';
import { CurvatureEditor } from './shape/curvature-editor.tsx';
import { EdgesEditor } from './shape/edges-editor.tsx';
import { SizeAdvisor } from './shape/size-advisor.tsx';
import styles from './shape-section.module.css';

/** Form: section of the band, width, height, size. */
export function ShapeSection() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf, propose } = useRingEdit();
  const profiles: readonly Choice<string>[] = menu.profiles.map((profile) => ({
    value: profile.id,
    label: profile.name,
    picture: <ProfileDrawing profile={profile} />,
    changes:
      ring.profile === profile.id
        ? []
        : ringsOf('profile').flatMap((index) => [
            { path: `/rings/${index}/profile`, value: profile.id },
            // A profile is chosen for its own curvature.
            ...(ring.ratios === null ? [] : [{ path: `/rings/${index}/ratios`, value: null }]),
          ]),
  }));
  useAssessed([{ name: 'profile', choices: profiles }]);
  const cards = useCards('profile', profiles);
  return (
    <>
      <Group title={t('fact.profile')} link="profile">
        <OptionCards
          label={t('fact.profile')}
          isLabelHidden
          options={cards}
          value={ring.profile}
          onChoose={(id) => propose(profiles.find((profile) => profile.value === id)?.changes ?? [])}
        />
        <CurvatureEditor />
      </Group>
      <ShapeMeasures />
      <EdgesEditor />
    </>
  );
}

/** Width, height and size of the band. */
function ShapeMeasures() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, index, ringsOf, propose, settle } = useRingEdit();
  const spec = menu.profiles.find((profile) => profile.id === ring.profile);
  const write = (field: 'width' | 'height' | 'size', value: number): void =>
    propose(
      ringsOf(field).map((at) => ({ path: `/rings/${at}/${field}`, value })),
      field,
    );
  const label = menu.sizeLabels[Math.round((ring.size - menu.size.min) / menu.size.step)];
  return (
    <>
      <Group title={t('fact.width')} link="width">
        <Measure
          label={t('fact.width')}
          value={ring.width}
          min={spec?.width[0] ?? menu.width.min}
          max={spec?.width[1] ?? menu.width.max}
          step={menu.width.step}
          onChange={(value) => write('width', value)}
          onSettle={settle}
        />
      </Group>
      <Group title={t('fact.height')} link="height">
        <Measure
          label={t('fact.height')}
          value={ring.height}
          min={spec?.height[0] ?? menu.height.min}
          max={spec?.height[1] ?? menu.height.max}
          step={menu.height.step}
          onChange={(value) => write('height', value)}
          onSettle={settle}
        />
      </Group>
      <Group title={t('fact.size')} link="size">
        <Measure
          label={t('fact.size')}
          value={ring.size}
          min={menu.size.min}
          max={menu.size.max}
          step={menu.size.step}
          onChange={(value) => write('size', value)}
          onSettle={settle}
          note={
            label === undefined ? undefined : (
              <span className={styles['size']}>{t(`size.${menu.sizeSystem}`, { label })}</span>
            )
          }
        />
        <p className={styles['hint']}>{t('size.hint')}</p>
        <SizeAdvisor key={index} />
      </Group>
    </>
  );
}

/** The section as the lathe turns it, drawn from the kernel's own contour. */
function ProfileDrawing({ profile }: { readonly profile: ProfileEntry }) {
  return (
    <svg className={styles['profile']} viewBox={profile.viewBox} aria-hidden="true" focusable="false">
      <path d={profile.outline} />
    </svg>
  );
}
