import { useOriginText } from '../../../domain/order-life/use-origin-text.ts';
import type { Partner } from '../session/partner.ts';

/** Which ring of an earlier order the new one is made from. */
export default function PartnerOrigin({ partner: { relation, order } }: { readonly partner: Partner }) {
  const origin = useOriginText();
  return <p>{origin({ kind: relation.kind, number: order.number, of: relation })}</p>;
}
