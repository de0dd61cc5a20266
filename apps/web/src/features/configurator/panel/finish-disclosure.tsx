import type { Change } from '@ringwerk/advice';
import type { FinishId } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { Disclosure } from './disclosure.tsx';
import { FinishCards } from './finish-cards.tsx';

export interface FinishDisclosureProps {
  /** Unique on the page. */
  readonly name: string;
  readonly alloy: string;
  readonly finish: FinishId;
  readonly changes: (finish: FinishId) => readonly Change[];
}

/** The surface of a small part: named, and chosen when it is opened. */
export function FinishDisclosure({ name, alloy, finish, changes }: FinishDisclosureProps) {
  const t = useTexts('configurator');
  const facts = useFactText();
  return (
    <Disclosure name="part-finish" title={t('fact.finish')} summary={facts.name('finishes', finish)}>
      <FinishCards name={`finish-${name}`} alloy={alloy} finish={finish} changes={changes} />
    </Disclosure>
  );
}
