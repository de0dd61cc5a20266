import { useState } from 'react';
import { useCustomerView } from '../../../api/session-store.ts';
import { useOriginText } from '../../../domain/order-life/use-origin-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { orderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBesideTitle } from '../session/use-beside-title.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { useFactText } from '../session/use-fact-text.ts';
import type { Partner } from '../session/partner.ts';
import styles from './partner-note.module.css';

/** Which ring of an earlier order this one is made from, and what lies beside it. */
export default function PartnerNote({ partner }: { readonly partner: Partner }) {
  const origin = useOriginText();
  const isCustomerView = useCustomerView();
  const { order, relation, beside } = partner;
  const words = origin({ kind: relation.kind, number: order.number, of: relation });
  return (
    <div className={styles['note']} role="note">
      <div className={styles['words']}>
        <p>{isCustomerView ? words : <Link to={orderPath(order.id)}>{words}</Link>}</p>
        {beside !== null && <BesideFacts partner={partner} beside={beside} />}
      </div>
      {beside !== null && <ShowBeside />}
    </div>
  );
}

interface BesideFactsProps {
  readonly partner: Partner;
  readonly beside: NonNullable<Partner['beside']>;
}

/** The ring that was made: whose it is, its metal, and its weight as its order keeps it. */
function BesideFacts({ partner: { order, relation }, beside }: BesideFactsProps) {
  const t = useTexts('partner');
  const format = useFormat();
  const facts = useFactText();
  const titleOf = useBesideTitle();
  const rings = order.positions.find(({ number }) => number === relation.position)?.rings;
  const at = rings?.design.rings.indexOf(beside) ?? -1;
  const weight = rings?.evaluation.rings[at]?.weight ?? null;
  const alloys = new Set(beside.segments.map(({ alloy }) => facts.name('alloys', alloy)));
  const grams = weight === null ? [] : [format.grams(weight.shown)];
  return <p className={styles['facts']}>{[t('beside', { name: titleOf(beside) }), ...alloys, ...grams].join(' · ')}</p>;
}

/** Takes the ring that was made off the stage, and puts it back. */
function ShowBeside() {
  const t = useTexts('partner');
  const { session } = useConfigurator();
  const [isShown, setShown] = useState(true);
  const toggle = (): void => {
    setShown(!isShown);
    session.showBeside(!isShown);
  };
  return <IconButton icon={isShown ? 'eye' : 'eyeOff'} label={t('show')} aria-pressed={isShown} onClick={toggle} />;
}
