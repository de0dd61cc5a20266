import { vatCaseOf, type Supply, type VatAnswer } from '@ringwerk/papers';
import { shipTo } from '../orders/ship-to.ts';
import type { PaperBasis } from './paper-basis.ts';

type TaxBasis = Pick<PaperBasis, 'full' | 'house' | 'dealer' | 'vatCheck' | 'domesticRate'>;

/** How what an order bills is taxed on a day of the house's `domesticRate`. */
export function vatOf({ full, house, dealer, vatCheck, domesticRate }: TaxBasis, supply: Supply): VatAnswer {
  return vatCaseOf({
    supply,
    house: house.country,
    dealer: { country: dealer.country, vatId: dealer.vatId, isVatIdRight: vatCheck.isRight },
    destination: shipTo(dealer, full.order.shipTo).country,
    domesticRate,
  });
}
