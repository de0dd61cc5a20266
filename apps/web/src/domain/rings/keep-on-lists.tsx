import { getWatchLists } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import type { KeepTarget } from '../../api/keep-ring.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './card-actions.module.css';

export interface KeepOnListsProps {
  readonly onKeep: (target: KeepTarget) => void;
}

/** A list that there is not yet. */
function NewList({ onKeep }: KeepOnListsProps) {
  const words = useTexts('filters');
  const [name, setName] = useState('');
  const listName = name.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (listName === '') return;
    onKeep({ listName });
    setName('');
  };
  return (
    <form className={styles['new']} onSubmit={submit}>
      <TextField
        label={words('newList')}
        placeholder={words('listName')}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
      <Button look="secondary" type="submit" disabled={listName === ''}>
        {words('keepNew')}
      </Button>
    </form>
  );
}

/** The watch lists of the shop, each by one touch, and a new one by its name. */
export function KeepOnLists({ onKeep }: KeepOnListsProps) {
  const words = useTexts('filters');
  const lists = useOperationQuery(getWatchLists, {}).data?.lists ?? [];
  return (
    <>
      {lists.map((list) => (
        <button key={list.id} type="button" className={styles['act']} onClick={() => onKeep({ listId: list.id })}>
          <Icon name="bookmark" />
          {words('keepOn', { list: list.name })}
        </button>
      ))}
      <NewList onKeep={onKeep} />
    </>
  );
}
