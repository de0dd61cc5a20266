import { keepSharedHandPicture, listSharedHandPictures } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { KeepForm, type KeepFormProps } from '../../pictures/on-hand/keep-form.tsx';

interface CoupleKeeperProps extends Pick<KeepFormProps, 'picture' | 'isReady'> {
  readonly token: string;
}

/** Keeps a picture of the rings on the hand with the couple's own link. */
export function CoupleKeeper({ token, ...form }: CoupleKeeperProps) {
  const { mutateAsync } = useOperationMutation(keepSharedHandPicture, [listSharedHandPictures]);
  return <KeepForm {...form} keep={(body) => mutateAsync({ params: { token }, body })} />;
}
