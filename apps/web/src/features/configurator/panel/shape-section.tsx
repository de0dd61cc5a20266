import { readSize, sizeLabel } from '@ringwerk/kernel/sizes';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ProfileEntry } from '../../../kernel-worker/kernel-messages.ts';
import { useAssessed, type Choice } from '../session/use-choices.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { StackEditor } from './stack/stack-editor.tsx';
import { Group } from './group.tsx';
import { Measure } from './measure.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CurvatureEditor } from './shape/curvature-editor.tsx';
import { EdgesEditor } from './shape/edges-editor.tsx';
import { SizeAdvisor } from './shape/size-advisor.tsx';
import { SIZE_STRIDE } from './shape/size-stride.ts';
import styles from './shape-section.module.css';

/** Form: section of the band, width, height, size. */
export function ShapeSection() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf } = useRingEdit();
  const { profile: chosen } = ring;
  const hasOwnRatios = ring.ratios !== null;
  const reached = ringsOf('profile').join();
  const list = useMemo(() => {
    const rings = reached.split(',');
    const choices = menu.profiles.map((profile): Choice<string> => ({
      value: profile.id,
      label: profile.name,
      picture: <ProfileDrawing profile={profile} />,
      changes:
        chosen === profile.id
          ? []
          : rings.flatMap((index) => [
              { path: `/rings/${index}/profile`, value: profile.id },
              // A profile is chosen for its own curvature.
              ...(hasOwnRatios ? [{ path: `/rings/${index}/ratios`, value: null }] : []),
            ]),
    }));
    return { name: 'profile', choices };
  }, [menu, chosen, hasOwnRatios, reached]);
  useAssessed([list]);
  return (
    <>
      <Group title={t('fact.profile')} link="profile">
        <ChoiceCards list={list} label={t('fact.profile')} isLabelHidden value={ring.profile} look="cards" />
        <CurvatureEditor />
      </Group>
      <ShapeMeasures />
      <EdgesEditor />
      <StackEditor />
    </>
  );
}

/** Width, height and size of the band. */
function ShapeMeasures() {
  const t = useTexts('configurator');
  const menu = useSessionState((state) => state.menu);
  const { ring, index, ringsOf } = useRingEdit();
  const spec = menu.profiles.find((profile) => profile.id === ring.profile);
  const writing = (field: 'width' | 'height' | 'size') => ({
    gesture: field,
    changes: (value: number) => ringsOf(field).map((at) => ({ path: `/rings/${at}/${field}`, value })),
  });
  const label = sizeLabel(menu.sizeSystem, ring.size);
  return (
    <>
      <Group title={t('fact.width')} link="width" part="width">
        <Measure
          label={t('fact.width')}
          value={ring.width}
          min={spec?.width[0] ?? menu.width.min}
          max={spec?.width[1] ?? menu.width.max}
          step={menu.width.step}
          {...writing('width')}
        />
      </Group>
      <Group title={t('fact.height')} link="height" part="height">
        <Measure
          label={t('fact.height')}
          value={ring.height}
          min={spec?.height[0] ?? menu.height.min}
          max={spec?.height[1] ?? menu.height.max}
          step={menu.height.step}
          {...writing('height')}
        />
      </Group>
      <Group title={t('fact.size')} link="size" part="size">
        <Measure
          label={t('fact.size')}
          value={ring.size}
          min={menu.size.min}
          max={menu.size.max}
          step={menu.size.step}
          stride={SIZE_STRIDE}
          read={(text) => readSize(text, menu.sizeSystem)}
          {...writing('size')}
          note={<span className={styles['size']}>{t(`size.${menu.sizeSystem}`, { label })}</span>}
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
