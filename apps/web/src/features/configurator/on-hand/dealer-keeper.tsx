import { keepHandPicture, listHandPictures, listShares, type Share } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { KeepForm, type KeepFormProps } from '../../../pictures/on-hand/keep-form.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { useConfigurator } from '../session/use-configurator.ts';

type Asked = Pick<KeepFormProps, 'picture' | 'isReady'>;

/** Keeps a picture of the rings on the hand with one of the open links to this article. */
export function DealerKeeper(form: Asked) {
  const t = useTexts('hand');
  const { model } = useConfigurator();
  const answer = useOperationQuery(listShares, { query: { setId: model.setId, pageSize: 50 } });
  return (
    <QueryView result={answer}>
      {({ shares }) => {
        const open = shares.filter(({ status }) => status === 'open');
        return open.length === 0 ? <p>{t('keep.none')}</p> : <Open {...form} shares={open} />;
      }}
    </QueryView>
  );
}

function Open({ shares, ...form }: Asked & { readonly shares: readonly Share[] }) {
  const t = useTexts('hand');
  const format = useFormat();
  const { mutateAsync } = useOperationMutation(keepHandPicture, [listHandPictures, listShares]);
  const [chosen, setChosen] = useState<string | null>(null);
  const id = shares.find((share) => share.id === chosen)?.id ?? shares[0]?.id ?? '';
  return (
    <KeepForm {...form} keep={(body) => mutateAsync({ params: { id }, body })}>
      <Select
        label={t('keep.link')}
        value={id}
        options={shares.map(({ id: value, couple, name, expiresAt }) => ({
          value,
          label: t('keep.ofLink', { name: couple === '' ? name : couple, date: format.date(expiresAt) }),
        }))}
        onChange={setChosen}
      />
    </KeepForm>
  );
}
