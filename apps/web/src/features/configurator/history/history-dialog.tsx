import type { Design } from '@ringwerk/kernel';
import { useCustomerView } from '../../../api/session-store.ts';
import { stepsOf } from '../../../design-store/design-history.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { describeDifference } from '../model/describe-difference.ts';
import { useFactText } from '../session/use-fact-text.ts';
import { closeDialog } from '../session/open-dialog.ts';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import { DesignPicture } from './design-picture.tsx';
import styles from './history.module.css';
import { Versions } from './versions.tsx';

/** More steps than this are kept, but not drawn. */
const SHOWN = 60;

/** The way of this design: every step with its picture, and the versions that were saved under a name, often a customer's. */
export function HistoryDialog({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTexts('configurator');
  const isCustomerView = useCustomerView();
  return (
    <Dialog title={t('history.title')} isOpen={isOpen} onClose={closeDialog} isWide>
      <div className={styles['dialog']}>
        {!isCustomerView && <Versions />}
        <Steps />
      </div>
    </Dialog>
  );
}

function Steps() {
  const t = useTexts('configurator');
  const format = useFormat();
  const { session } = useConfigurator();
  const history = useDesignState((state) => state.history);
  const steps = stepsOf(history);
  const at = history.past.length;
  const first = Math.max(0, steps.length - SHOWN);
  const shown = steps
    .map(({ design }, step) => ({ design, step }))
    .slice(first)
    .toReversed();
  return (
    <section className={styles['part']} aria-label={t('history.steps')}>
      <h3 className={styles['heading']}>{t('history.steps')}</h3>
      <ol className={styles['list']} reversed>
        {shown.map(({ design, step }) => (
          <li key={step}>
            <button
              type="button"
              className={classNames(styles['step'], step === at && styles['present'])}
              aria-current={step === at ? 'step' : undefined}
              onClick={() => session.goTo(step)}
            >
              <DesignPicture design={design} />
              <StepWords before={steps[step - 1]?.design} design={design} />
              <span className={styles['number']}>{format.number(step + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a step changed; the first one is how the work began. */
function StepWords({ before, design }: { readonly before: Design | undefined; readonly design: Design }) {
  const t = useTexts('configurator');
  const facts = useFactText();
  if (before === undefined) return <span>{t('history.start')}</span>;
  const differences = describeDifference(before, design);
  const [first] = differences;
  if (first === undefined) return <span>{t('history.rings')}</span>;
  const more = differences.length - 1;
  return (
    <span>
      {facts.difference(first)}
      {more > 0 ? ` · +${more}` : ''}
    </span>
  );
}
