import type { PadProblem } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './row-answer.module.css';
import type { PadRow } from './pad-row.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import { useProblemText } from './use-problem-text.ts';

interface RowAnswerProps {
  readonly checked: CheckedRow;
  readonly onChange: (change: Partial<PadRow>) => void;
}

/** What is wrong in one place, and the ways out that one touch takes. */
function Problem({ problem, checked, onChange }: RowAnswerProps & { readonly problem: PadProblem }) {
  const t = useTexts('pad');
  const problemText = useProblemText();
  const { row, answer } = checked;
  const isRule = problem.code === 'refused' && answer?.article != null;
  return (
    <li className={styles['problem']}>
      <span>{problemText(problem)}</span>
      {problem.nearest?.map(({ articleNumber, name }) => (
        <Button
          key={articleNumber}
          look="quiet"
          aria-label={t('takeNearest', { article: articleNumber, name })}
          onClick={() => onChange({ article: articleNumber })}
        >
          {articleNumber} {name}
        </Button>
      ))}
      {problem.code === 'unread' && (
        <Button
          look="quiet"
          onClick={() =>
            onChange({
              unread: row.unread.filter(({ field, text }) => field !== problem.field || text !== problem.text),
            })
          }
        >
          {t('ignoreWord')}
        </Button>
      )}
      {isRule && answer.article !== null && (
        <ButtonLink url={modelPath(answer.article)} look="quiet">
          {t('openConfigurator')}
        </ButtonLink>
      )}
    </li>
  );
}

/** What the house says to a row: nothing where it can be ordered. */
export function RowAnswer({ checked, onChange }: RowAnswerProps) {
  const t = useTexts('pad');
  const { answer, isChecking } = checked;
  if (isChecking) return <span className={styles['state']}>{t('stateChecking')}</span>;
  if (answer === null) return <span className={styles['state']}>{t('errCheck')}</span>;
  if (answer.problems.length === 0) return null;
  return (
    <ul className={styles['answer']}>
      {answer.problems.map((problem) => (
        <Problem
          key={`${problem.field} ${problem.code} ${problem.text ?? ''}`}
          problem={problem}
          checked={checked}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}
