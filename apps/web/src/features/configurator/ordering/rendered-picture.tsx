import { useMemo } from 'react';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingStills } from '../../../viewer-host/use-ring-stills.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';

/** The picture is the only one, so any name does. */
const KEY = 'open-design';

/** The open design as the viewer renders it now; its outline until the picture is there, and where none can be made. */
export default function RenderedPicture({ name }: { readonly name: string }) {
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const looks = useSessionState((state) => state.menu.looks);
  const subjects = useMemo(() => [{ key: KEY, bring: () => session.scenesOf(design) }], [session, design]);
  const stills = useRingStills({ subjects, looks, view: 'hero', background: useBackground() });
  return <RingPicture still={stills.get(KEY) ?? null} design={design} name={name} />;
}
