import { useState } from 'react';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { PATHS } from '../../src/paths.ts';
import { ButtonLink } from '../../src/ui/button-link.tsx';
import { Button } from '../../src/ui/button.tsx';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { IconButton } from '../../src/ui/icon-button.tsx';
import { Menu } from '../../src/ui/menu.tsx';
import { Popover } from '../../src/ui/popover.tsx';
import { Switch } from '../../src/ui/switch.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { showToast } from '../../src/ui/toast-store.ts';
import { useUndoToast } from '../../src/ui/undo-toast.ts';
import type { Exhibit } from '../exhibit.ts';

const nothing = (): void => undefined;

function Buttons() {
  const t = useTexts('trade');
  const watch = useTexts('watch');
  return (
    <>
      <Button look="primary">{t('orderSubmit')}</Button>
      <Button>{t('reorder')}</Button>
      <Button look="quiet">{t('cancel')}</Button>
      <Button look="danger" icon="trash">
        {watch('deleteList')}
      </Button>
      <Button look="primary" disabled>
        {t('orderSubmit')}
      </Button>
      <Button look="primary" isBusy>
        {t('ordering')}
      </Button>
      <Button look="primary" isWide>
        {t('orderAtToday')}
      </Button>
    </>
  );
}

function ButtonLinks() {
  const t = useTexts('trade');
  return (
    <>
      <ButtonLink url={PATHS.orders} look="primary">
        {t('toOrders')}
      </ButtonLink>
      <ButtonLink url={PATHS.quotes} icon="arrowRight">
        {t('toQuotes')}
      </ButtonLink>
      <ButtonLink url={PATHS.home} look="quiet">
        {t('toSelection')}
      </ButtonLink>
    </>
  );
}

function IconButtons() {
  const t = useTexts('ui');
  return (
    <>
      <IconButton icon="close" label={t('close')} />
      <IconButton icon="arrowLeft" label={t('pager.previous')} disabled />
      <IconButton icon="eye" label={t('password.show')} aria-pressed />
    </>
  );
}

function Menus() {
  const t = useTexts('trade');
  const watch = useTexts('watch');
  const [status, setStatus] = useState('received');
  const choices = ['received', 'casting', 'shipped'] as const;
  return (
    <>
      <Menu
        label={t('status')}
        button={t('filterStatus')}
        align="start"
        items={choices.map((key) => ({
          key,
          label: t(`status-${key}`),
          isChosen: key === status,
          onSelect: () => setStatus(key),
        }))}
      />
      <Menu
        label={watch('lists')}
        button={<Icon name="more" />}
        align="start"
        items={[
          { key: 'rename', label: watch('rename'), icon: 'edit', onSelect: nothing },
          { key: 'print', label: watch('print'), isDisabled: true, onSelect: nothing },
          { key: 'delete', label: watch('deleteList'), icon: 'trash', isDanger: true, onSelect: nothing },
        ]}
      />
    </>
  );
}

function Popovers() {
  const t = useTexts('shell');
  const [isOn, setOn] = useState(false);
  return (
    <Popover label={t('display.label')} align="start" button={t('display.label')}>
      <Switch isOn={isOn} onChange={setOn}>
        {t('display.dark')}
      </Switch>
    </Popover>
  );
}

function Dialogs() {
  const t = useTexts('watch');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('newList')}</Button>
      <Dialog
        title={t('newList')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button look="primary" onClick={close}>
              {t('create')}
            </Button>
          </>
        }
      >
        <TextField label={t('newListName')} placeholder={t('newListExample')} />
      </Dialog>
    </>
  );
}

function ConfirmDialogs() {
  const t = useTexts('watch');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deleteList')}</Button>
      <ConfirmDialog
        title={t('deleteListAsk', { name: 'Huber 24' })}
        isOpen={isOpen}
        isDanger
        confirmLabel={t('deleteList')}
        onConfirm={close}
        onClose={close}
      >
        <p>{t('deleteListConsequence', { count: 3 })}</p>
      </ConfirmDialog>
    </>
  );
}

function Toasts() {
  const t = useTexts('watch');
  const undo = useUndoToast();
  return (
    <>
      <Button onClick={() => showToast(t('renamed'))}>{t('rename')}</Button>
      <Button onClick={() => showToast(t('created', { name: 'Huber 24' }), { tone: 'good' })}>{t('create')}</Button>
      <Button onClick={() => showToast(t('createFailed'), { tone: 'bad' })}>{t('newList')}</Button>
      <Button onClick={() => undo(t('listDeleted', { name: 'Huber 24' }), nothing)}>{t('deleteList')}</Button>
    </>
  );
}

export const ACTIONS: readonly Exhibit[] = [
  { part: 'Button', isWide: true, States: Buttons },
  { part: 'ButtonLink', States: ButtonLinks },
  { part: 'IconButton', States: IconButtons },
  { part: 'Menu', States: Menus },
  { part: 'Popover', States: Popovers },
  { part: 'Dialog', States: Dialogs },
  { part: 'ConfirmDialog', States: ConfirmDialogs },
  { part: 'ToastRegion', States: Toasts },
];
