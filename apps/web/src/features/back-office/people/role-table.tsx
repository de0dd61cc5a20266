import { hasPermission, HOUSE_ROLES, PERMISSIONS, type HouseRole, type Permission } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import styles from '../office-table.module.css';

/** What only a dealer's people may do is not shown beside the roles of the house. */
const SHOWN = PERMISSIONS.filter((permission) => HOUSE_ROLES.some((role) => hasPermission(role, permission)));

/** The contract's own table of roles, as the server reads it. */
export function RoleTable() {
  const t = useTexts('people');
  const roleColumn = (role: HouseRole): ListColumn<Permission> => ({
    key: role,
    label: t(`role.${role}`),
    render: (permission) =>
      hasPermission(role, permission) ? (
        <>
          <Icon name="check" size={16} />
          <span className="visually-hidden">{t('may')}</span>
        </>
      ) : (
        <>
          <span aria-hidden="true" className={styles['soft']}>
            –
          </span>
          <span className="visually-hidden">{t('mayNot')}</span>
        </>
      ),
  });
  const columns: readonly ListColumn<Permission>[] = [
    { key: 'permission', label: t('rolesTitle'), render: (permission) => t(`permission.${permission}`) },
    ...HOUSE_ROLES.map(roleColumn),
  ];
  return (
    <section className={styles['section']} aria-labelledby="roles-title">
      <h2 id="roles-title" className={styles['title']}>
        {t('rolesTitle')}
      </h2>
      <p className={styles['lead']}>{t('rolesLead')}</p>
      <ListTable
        table="roles"
        caption={t('rolesTitle')}
        columns={columns}
        rows={SHOWN}
        keyOf={(permission) => permission}
      />
    </section>
  );
}
