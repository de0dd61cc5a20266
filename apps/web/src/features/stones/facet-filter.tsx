import type { StoneFacet } from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './facet-filter.module.css';

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly drawing?: ReactNode;
}

export interface FacetFilterProps {
  readonly facet: StoneFacet;
  readonly legend: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  /** Stones with each value, under the other filters. */
  readonly counts: Readonly<Record<string, number>>;
  readonly onToggle: (value: string) => void;
}

/** More values than this fold away. */
const SHOWN = 11;

/** Values of one property, any number of them, each with the stones that it would bring. */
export function FacetFilter({ facet, legend, values, chosen, counts, onToggle }: FacetFilterProps) {
  const t = useTexts('stones');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? values : values.filter(({ value }, index) => index < SHOWN || chosen.includes(value));
  return (
    <fieldset className={styles['facet']} data-facet={facet}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['values']}>
        {shown.map(({ value, label, drawing }) => {
          const count = counts[value] ?? 0;
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={styles['value']} data-empty={count === 0 && !isChosen}>
              <input type="checkbox" className="visually-hidden" checked={isChosen} onChange={() => onToggle(value)} />
              {drawing}
              <span>{label}</span>
              <span className={styles['count']}>{format.number(count)}</span>
            </label>
          );
        })}
      </div>
      {values.length > shown.length || isOpen ? (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'showFewer' : 'showMore')}
        </Button>
      ) : null}
    </fieldset>
  );
}
