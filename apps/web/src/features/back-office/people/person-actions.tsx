import {
  changePerson,
  createPersonLink,
  endPersonSessions,
  listPeople,
  type Person,
  type PersonLink,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { personName } from './person-name.ts';

export interface PersonActionsProps {
  readonly person: Person;
  readonly hasMail: boolean;
  readonly onEdit: () => void;
  /** A link was made: it is shown, or said to be on its way. */
  readonly onLink: (link: PersonLink) => void;
}

/** The steps for one person; those that end something are asked about first. */
export function PersonActions({ person, hasMail, onEdit, onLink }: PersonActionsProps) {
  const t = useTexts('people');
  const [asked, setAsked] = useState<'disable' | 'logOut' | null>(null);
  const { setDisabled, logOut, makeLink, isPending } = usePersonSteps(person, { hasMail, onLink });
  const name = personName(person);
  const isDisabled = person.state === 'disabled';
  const items: readonly MenuItem[] = [
    { key: 'edit', label: t('edit'), icon: 'edit', onSelect: onEdit },
    ...(isDisabled
      ? []
      : [
          {
            key: 'link',
            label: t(person.state === 'invited' ? 'inviteAgain' : 'resetLink'),
            onSelect: makeLink,
          },
        ]),
    ...(person.sessions === 0 ? [] : [{ key: 'logOut', label: t('logOut'), onSelect: () => setAsked('logOut') }]),
    isDisabled
      ? { key: 'enable', label: t('enable'), onSelect: () => setDisabled(false) }
      : { key: 'disable', label: t('disable'), isDanger: true, onSelect: () => setAsked('disable') },
  ];
  const close = (): void => setAsked(null);
  return (
    <>
      <Menu label={t('actions', { name })} button={<Icon name="more" />} items={items} />
      <ConfirmDialog
        title={t(asked === 'logOut' ? 'logOutTitle' : 'disableTitle', { name })}
        isOpen={asked !== null}
        isDanger
        isBusy={isPending}
        confirmLabel={t(asked === 'logOut' ? 'logOut' : 'disable')}
        onConfirm={() => (asked === 'logOut' ? logOut(close) : setDisabled(true, close))}
        onClose={close}
      >
        <p>{t(asked === 'logOut' ? 'logOutText' : 'disableText')}</p>
      </ConfirmDialog>
    </>
  );
}

function usePersonSteps(person: Person, { hasMail, onLink }: Pick<PersonActionsProps, 'hasMail' | 'onLink'>) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const change = useOperationMutation(changePerson, [listPeople]);
  const end = useOperationMutation(endPersonSessions, [listPeople]);
  const link = useOperationMutation(createPersonLink, [listPeople]);
  const params = { id: person.id };
  const name = personName(person);
  const say = (text: string, then?: () => void) => ({
    onAnswer: () => void showToast(text, { tone: 'good' }),
    onSuccess: () => then?.(),
    onError: (error: unknown) => {
      then?.();
      showToast(errorText(error), { tone: 'bad' });
    },
  });
  return {
    isPending: change.isPending || end.isPending,
    setDisabled: (isDisabled: boolean, then?: () => void) =>
      change.mutate(
        { params, body: { version: person.version, isDisabled } },
        say(t(isDisabled ? 'disabled' : 'enabled', { name }), then),
      ),
    logOut: (then: () => void) => end.mutate({ params }, say(t('loggedOut', { name }), then)),
    makeLink: () =>
      link.mutate(
        { params, body: { delivery: hasMail && person.email !== '' ? 'mail' : 'shown' } },
        { onSuccess: onLink, onError: (error) => showToast(errorText(error), { tone: 'bad' }) },
      ),
  };
}
