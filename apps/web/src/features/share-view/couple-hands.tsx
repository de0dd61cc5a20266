import { deleteSharedHandPicture, getSharedHandPicture, listSharedHandPictures } from '@ringwerk/contract';
import { operationUrl } from '../../api/call.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { KeptHands, type KeptHandsProps } from '../../domain/hand-pictures/kept-hands.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './couple-page.module.css';

/** The pictures of the rings on the hand that the couple's link keeps; nothing where there are none. */
export default function CoupleHands({ token }: { readonly token: string }) {
  const { data } = useOperationQuery(listSharedHandPictures, { params: { token } });
  if (data === undefined || data.pictures.length === 0) return null;
  return <Kept token={token} pictures={data.pictures} />;
}

interface KeptProps extends Pick<KeptHandsProps, 'pictures'> {
  readonly token: string;
}

function Kept({ token, pictures }: KeptProps) {
  const t = useTexts('hand');
  const { mutateAsync } = useOperationMutation(deleteSharedHandPicture, [listSharedHandPictures]);
  return (
    <section className={styles['talk']}>
      <h2 className={styles['heading']}>{t('title')}</h2>
      <KeptHands
        pictures={pictures}
        addressOf={({ id: pictureId }) => operationUrl(getSharedHandPicture, { params: { token, pictureId } })}
        remove={({ id: pictureId }) => mutateAsync({ params: { token, pictureId } })}
      />
    </section>
  );
}
