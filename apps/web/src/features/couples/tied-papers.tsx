import { AREAS, type CoupleFile } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { servicePath } from '../../domain/order-life/service-path.ts';
import { useOriginText } from '../../domain/order-life/use-origin-text.ts';
import { PartnerAct } from '../../domain/partner/partner-act.tsx';
import { useStatusName } from '../../domain/trade/use-status-name.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath, quotePath, type PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './couple-page.module.css';

interface Paper {
  readonly id: string;
  readonly url: PortalPath;
  readonly number: string;
  readonly words: readonly string[];
  readonly price: ReactNode;
  /** What can be done with it. */
  readonly act?: ReactNode;
}

function Papers({
  title,
  none,
  papers,
}: {
  readonly title: string;
  readonly none: string;
  readonly papers: readonly Paper[];
}) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      {papers.length === 0 ? (
        <p className={styles['small']}>{none}</p>
      ) : (
        <ul className={styles['rows']}>
          {papers.map(({ id, url, number, words, price, act }) => (
            <li key={id}>
              <span className={styles['words']}>
                <Link to={url}>{number}</Link>
                <span className={styles['small']}>{words.join(' · ')}</span>
              </span>
              {act}
              {price}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function TiedQuotes({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const trade = useTexts('trade');
  const format = useFormat();
  const papers = file.quotes.map(({ id, number, status, createdAt, validUntil, retail }) => ({
    id,
    url: quotePath(id),
    number,
    words: [trade(`quote-${status}`), format.date(createdAt), t('quote.until', { date: format.date(validUntil) })],
    price: <Price amount={retail.gross} currency={retail.currency} size="s" />,
  }));
  return <Papers title={t('quote.title')} none={t('quote.none')} papers={papers} />;
}

/** Work at rings made none, and rings of a cancelled order were never made. */
const isMatchable = ({ status, from, codes }: CoupleFile['orders'][number]): boolean =>
  status !== 'cancelled' && from?.kind !== 'service' && codes.length > 0;

export function TiedOrders({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const nameOf = useStatusName();
  const format = useFormat();
  const origin = useOriginText();
  const services = useTexts('services');
  const mayOrder = usePermission(AREAS.ordering.needs);
  const papers = file.orders.map((order) => ({
    id: order.id,
    url: orderPath(order.id),
    number: order.number,
    words: [
      nameOf(order.status, order.from?.kind === 'service' ? 'service' : 'goods'),
      order.commission,
      format.date(order.createdAt),
      ...(order.from === null ? [] : [origin(order.from)]),
      ...(order.requestedDate === null ? [] : [t('order.for', { date: format.date(order.requestedDate) })]),
    ],
    price: <Price amount={order.retail.gross} currency={order.retail.currency} size="s" />,
    act: (
      <>
        {isMatchable(order) && <PartnerAct orderId={order.id} look="quiet" />}
        {/* Rings that were sent come back for work at them. */}
        {mayOrder && order.status === 'shipped' && order.codes.length > 0 && (
          <Link to={servicePath(order.id)} aria-label={services('act.of', { number: order.number })}>
            {services('kind-service')}
          </Link>
        )}
      </>
    ),
  }));
  return <Papers title={t('order.title')} none={t('order.none')} papers={papers} />;
}
