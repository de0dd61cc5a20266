import type { DealerUser } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OfficeTable, type OfficeColumn } from '../office-table.tsx';
import styles from '../office-table.module.css';

/** Who logs in for the dealer. */
export function DealerPeople({ people }: { readonly people: readonly DealerUser[] }) {
  const t = useTexts('people');
  const format = useFormat();
  const columns: readonly OfficeColumn<DealerUser>[] = [
    {
      key: 'name',
      label: t('name'),
      sortBy: ({ name }) => name,
      render: ({ name, customerNumber }) => (
        <>
          {name}
          <span className={classNames(styles['line'], styles['soft'])}>{customerNumber}</span>
        </>
      ),
    },
    { key: 'email', label: t('email'), sortBy: ({ email }) => email, render: ({ email }) => email },
    { key: 'role', label: t('role'), sortBy: ({ role }) => role, render: ({ role }) => t(`role.${role}`) },
    { key: 'state', label: t('state'), sortBy: ({ state }) => state, render: ({ state }) => t(`state.${state}`) },
    {
      key: 'lastLogin',
      label: t('lastLogin'),
      isFigure: true,
      sortBy: ({ lastLoginAt }) => lastLoginAt ?? '',
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : format.dateTime(lastLoginAt)),
    },
  ];
  return <OfficeTable caption={t('lead')} columns={columns} rows={people} keyOf={({ id }) => id} />;
}
