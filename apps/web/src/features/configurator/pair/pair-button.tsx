import { equalLinks, LINKS } from '../../../design-store/design-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import { partnerChanges } from './partner.ts';

/** Makes a pair of a single ring: the partner shares profile, metal, edges and grooves, joined from the start. */
export function PartnerButton() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const changes = partnerChanges(design);
  if (changes === null) return null;
  const make = (): void => {
    const rings = changes[0]?.value;
    session.propose(changes);
    // What the two have in common when they are made stays in common.
    const joined = Array.isArray(rings) ? equalLinks({ ...design, rings }) : [];
    for (const link of LINKS) session.store.getState().setLink(link, joined.includes(link));
  };
  return (
    <Button icon="rings" onClick={make}>
      {t('pair.make')}
    </Button>
  );
}
