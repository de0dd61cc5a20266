import type { Role } from '@ringwerk/contract';
import { useState } from 'react';
import { useAct } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Account, Delivery, MadeLink, PeopleSide } from './people-side.ts';
import { personName } from './person-name.ts';

export interface PersonActionsProps<R extends Role> {
  readonly side: PeopleSide<R>;
  readonly person: Account<R>;
  readonly onEdit: () => void;
  /** A link was made: it is shown, or said to be on its way. */
  readonly onLink: (link: MadeLink<R>) => void;
}

/** The steps for one person; those that end something are asked about first. */
export function PersonActions<R extends Role>({ side, person, onEdit, onLink }: PersonActionsProps<R>) {
  const t = useTexts('people');
  const [asked, setAsked] = useState<'disable' | 'logOut' | null>(null);
  const { setDisabled, logOut, makeLink, isPending } = usePersonSteps(person, { side, onLink });
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

function usePersonSteps<R extends Role>(
  person: Account<R>,
  { side, onLink }: Pick<PersonActionsProps<R>, 'side' | 'onLink'>,
) {
  const t = useTexts('people');
  const errorText = useErrorText();
  const { id, version } = person;
  const change = useAct((isDisabled: boolean) => side.change(id, { version, isDisabled }), side.answers);
  const end = useAct(() => side.endSessions(id), side.answers);
  const link = useAct((delivery: Delivery) => side.makeLink(id, delivery), side.answers);
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
      change.mutate(isDisabled, say(t(isDisabled ? 'disabled' : 'enabled', { name }), then)),
    logOut: (then: () => void) => end.mutate(undefined, say(t('loggedOut', { name }), then)),
    makeLink: () =>
      link.mutate(side.hasMail && person.email !== '' ? 'mail' : 'shown', {
        onSuccess: onLink,
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      }),
  };
}
