import { deleteHandPicture, getHandPicture, listHandPictures, listShares, type Share } from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { KeptHands } from '../../domain/hand-pictures/kept-hands.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** What couple and shop have kept of the rings on the hand with a link, fetched when it is asked for. */
export function ShareHands({ share: { id, handPictures } }: { readonly share: Share }) {
  const t = useTexts('shares');
  const [isShown, setShown] = useState(false);
  if (handPictures === 0) return null;
  return (
    <>
      <div>
        <Button look="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('hands', { count: handPictures })}
        </Button>
      </div>
      {isShown && <Fetched id={id} />}
    </>
  );
}

function Fetched({ id }: Pick<Share, 'id'>) {
  const answer = useOperationQuery(listHandPictures, { params: { id } });
  const { mutateAsync } = useOperationMutation(deleteHandPicture, [listHandPictures, listShares]);
  return (
    <QueryView result={answer}>
      {({ pictures }) => (
        <KeptHands
          pictures={pictures}
          addressOf={({ id: pictureId }) => operationUrl(getHandPicture, { params: { id, pictureId } })}
          remove={({ id: pictureId }) => mutateAsync({ params: { id, pictureId } })}
        />
      )}
    </QueryView>
  );
}
