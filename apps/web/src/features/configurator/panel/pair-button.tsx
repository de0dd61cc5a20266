import { partnerChanges } from '@ringwerk/advice';
import { equalLinks } from '../../../design-store/links.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import { PricedButton } from '../parts/priced-button.tsx';

/** Makes a pair of a single ring: the partner shares profile, metal, edges and grooves, joined from the start. */
export function PartnerButton() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  const changes = partnerChanges(design);
  if (changes === null) return null;
  const join = (): void => {
    const rings = changes[0]?.value;
    // What the two have in common when they are made stays in common.
    const joined = Array.isArray(rings) ? equalLinks({ ...design, rings }) : [];
    void session.proposeEdit(changes, null, () => joined);
  };
  return (
    <PricedButton name="add-partner" icon="rings" changes={[]} example={changes} onPress={join}>
      {t('pair.make')}
    </PricedButton>
  );
}
