import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../office-table.module.css';
import { EVERYTHING, queryOf, type AuditQuestion } from './audit-question.ts';
import { useAuditWords } from './audit-words.ts';

interface AuditFiltersProps {
  readonly question: AuditQuestion;
  readonly entities: readonly string[];
  readonly onAsk: (changes: Partial<AuditQuestion>) => void;
}

export function AuditFilters({ question, entities, onAsk }: AuditFiltersProps) {
  const t = useTexts('audit');
  const { entityName } = useAuditWords();
  const isFiltered = Object.keys(queryOf(question)).length > 0;
  return (
    <div className={styles['bar']}>
      <TextField
        type="search"
        label={t('search')}
        maxLength={200}
        value={question.q}
        onChange={(event) => onAsk({ q: event.target.value })}
      />
      <Select
        label={t('kind')}
        value={question.entity}
        onChange={(entity) => onAsk({ entity, entityId: '' })}
        options={[
          { value: '', label: t('all') },
          ...entities.map((entity) => ({ value: entity, label: entityName(entity) })),
        ]}
      />
      <TextField
        type="date"
        label={t('from')}
        min="1900-01-01"
        max="9999-12-31"
        value={question.from}
        onChange={(event) => onAsk({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        min="1900-01-01"
        max="9999-12-31"
        value={question.to}
        onChange={(event) => onAsk({ to: event.target.value })}
      />
      {isFiltered && (
        <Button look="quiet" icon="close" onClick={() => onAsk(EVERYTHING)}>
          {question.person === null ? t('clear') : `${question.person.name} · ${t('clear')}`}
        </Button>
      )}
    </div>
  );
}
