import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { personsOf, personsRow } from '../../storage/schema/persons.ts';
import { hashToken, newSessionToken } from '../session/session-token.ts';
import { findOpenShare, insertLink, insertShare } from '../shares/share-repository.ts';
import type { FoundQuote } from './quote-repository.ts';

/** Addresses of the couple's pages, by the code of the design that each shows. */
export type CouplePages = ReadonlyMap<string, string>;

/**
 * An address of the couple's page of each design of a quote, for its printed paper. A page that is open goes on; else one is
 * made that lives as long as the quote binds and shows no price: that stands on the paper beside it.
 */
export function couplePages(services: Services, caller: Caller, quote: FoundQuote): Promise<CouplePages> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const pages = new Map<string, string>();
    for (const { designCode, setId, retailRule } of quote.positions) {
      if (designCode === null) continue;
      // Statements of one transaction follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const known = await findOpenShare(transaction, { dealerId: caller.dealerId, designCode, now });
      const values = {
        dealerId: caller.dealerId,
        userId: caller.userId,
        designCode,
        setId,
        name: '',
        couple: quote.customerName,
        coupleId: quote.coupleId,
        ...personsRow(personsOf(quote)),
        language: quote.language,
        country: retailRule.country,
        showsPrice: false,
        createdAt: now,
        expiresAt: quote.validUntil,
      };
      if (known === null && quote.validUntil <= now) continue;
      // oxlint-disable-next-line no-await-in-loop
      const shareId = known ?? (await insertShare(transaction, values));
      const token = newSessionToken();
      // oxlint-disable-next-line no-await-in-loop
      await insertLink(transaction, { tokenHash: hashToken(token), shareId, createdAt: now });
      // oxlint-disable-next-line no-await-in-loop
      await recordAudit(transaction, caller, now, {
        action: known === null ? 'share.created' : 'share.linked',
        entity: 'share',
        entityId: shareId,
        detail: { quote: quote.number },
      });
      pages.set(designCode, `${services.config.publicUrl}/paar/${token}`);
    }
    return pages;
  });
}
