import { isHouseRole, type Role } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import type { PeopleSide } from './people-side.ts';

interface RoleSelectProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly role: R;
  readonly onRole: (role: R) => void;
}

/** The role of a person; of a dealer's people with what it means, as no table of roles stands on those pages. */
export function RoleSelect<R extends Role>({ side, role, onRole }: RoleSelectProps<R>) {
  const t = useTexts('people');
  const chosen: Role = role;
  return (
    <Select<R>
      label={t('role')}
      hint={isHouseRole(chosen) ? undefined : t(`roleHint.${chosen}`)}
      value={role}
      onChange={onRole}
      options={side.roles.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  );
}
