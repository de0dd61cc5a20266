import { useState } from 'react';
import { useCustomerView } from '../../../api/session-store.ts';
import { useOriginText } from '../../../domain/order-life/use-origin-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { orderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useBesideTitle } from '../session/use-beside-title.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { useFactText } from '../session/use-fact-text.ts';
import type { Partner } from '../session/use-partner.ts';
import styles from './partner-note.module.css';

/** Which ring of an earlier order this one is made from, and what lies beside it. */
export default function PartnerNote({ partner }: { readonly partner: Partner }) {
  const origin = useOriginText();
  const isCustomerView = useCustomerView();
  const { order, relation, beside } = partner;
  const words = origin({ kind: relation.kind, number: order.number, of: relation });
  return (
    <div className={styles['note']} role="note" data-over-rings>
      <p>{isCustomerView ? words : <Link to={orderPath(order.id)}>{words}</Link>}</p>
      {beside !== null && <Beside partner={partner} beside={beside} />}
    </div>
  );
}

interface BesideProps {
  readonly partner: Partner;
  readonly beside: NonNullable<Partner['beside']>;
}

/** The ring that was made: its metal and weight, frozen with its order; it can be taken off the stage. */
function Beside({ partner: { order, relation }, beside }: BesideProps) {
  const t = useTexts('partner');
  const format = useFormat();
  const facts = useFactText();
  const titleOf = useBesideTitle();
  const { session } = useConfigurator();
  const [isShown, setShown] = useState(true);
  const rings = order.positions.find(({ number }) => number === relation.position)?.rings;
  const at = rings?.design.rings.indexOf(beside) ?? -1;
  const weight = rings?.evaluation.rings[at]?.weight ?? null;
  const alloys = new Set(beside.segments.map(({ alloy }) => facts.name('alloys', alloy)));
  return (
    <>
      <p className={styles['facts']}>
        {[
          t('beside', { name: titleOf(beside) }),
          ...alloys,
          ...(weight === null ? [] : [format.grams(weight.shown)]),
        ].join(' · ')}
      </p>
      <Switch
        isOn={isShown}
        onChange={(isOn) => {
          setShown(isOn);
          session.showBeside(isOn);
        }}
      >
        {t('show')}
      </Switch>
    </>
  );
}
