import { isOpenOrder, type listWorkOrders, type OrderStatus } from '@ringwerk/contract';
import type { AnswerOf } from '../../../api/call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './board.module.css';

interface BoardStepsProps {
  readonly steps: AnswerOf<typeof listWorkOrders>['steps'];
  readonly chosen: OrderStatus | undefined;
  /** Whether the list shows what is open, if no step is chosen: not while it shows news at every step. */
  readonly isOpenShown: boolean;
  readonly onChoose: (status: OrderStatus | undefined) => void;
}

/** How much stands at each step of the workshop, and how much of it is late; each opens its step. */
export function BoardSteps({ steps, chosen, isOpenShown, onChoose }: BoardStepsProps) {
  const t = useTexts('production');
  const house = useTexts('house');
  const open = steps.filter(({ status }) => isOpenOrder(status));
  const all = open.reduce((sum, { count, late }) => ({ count: sum.count + count, late: sum.late + late }), {
    count: 0,
    late: 0,
  });
  return (
    <ul className={styles['steps']} aria-label={t('board.steps')}>
      <Step
        name={t('board.open')}
        {...all}
        isChosen={chosen === undefined && isOpenShown}
        onChoose={() => onChoose(undefined)}
      />
      {steps.map(({ status, count, late }) => (
        <Step
          key={status}
          name={house(`order.${status}`)}
          count={count}
          late={late}
          isChosen={chosen === status}
          onChoose={() => onChoose(status)}
        />
      ))}
    </ul>
  );
}

interface StepProps {
  readonly name: string;
  readonly count: number;
  readonly late: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Step({ name, count, late, isChosen, onChoose }: StepProps) {
  const t = useTexts('production');
  const format = useFormat();
  return (
    <li>
      <button type="button" className={styles['step']} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles['stepName']}>{name}</span>
        <span className={styles['count']}>{format.number(count)}</span>
        <span className={styles['stepLate']}>{late > 0 && t('board.late', { count: format.number(late) })}</span>
      </button>
    </li>
  );
}
