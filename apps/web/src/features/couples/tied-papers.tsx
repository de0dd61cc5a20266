import { AREAS, type CoupleFile } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { servicePath } from '../../domain/order-life/service-path.ts';
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

export function TiedOrders({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const nameOf = useStatusName();
  const format = useFormat();
  const life = useTexts('life');
  const services = useTexts('services');
  const mayOrder = usePermission(AREAS.ordering.needs);
  const papers = file.orders.map(
    ({ id, number, status, createdAt, requestedDate, commission, from, retail, codes }) => ({
      id,
      url: orderPath(id),
      number,
      words: [
        nameOf(status, from?.kind === 'service' ? 'service' : 'goods'),
        commission,
        format.date(createdAt),
        ...(from === null ? [] : [life(`from-${from.kind}`, { number: from.number })]),
        ...(requestedDate === null ? [] : [t('order.for', { date: format.date(requestedDate) })]),
      ],
      // Rings that were sent come back for work at them.
      act: mayOrder && status === 'shipped' && codes.length > 0 && (
        <Link to={servicePath(id)} aria-label={services('act.of', { number })}>
          {services('kind-service')}
        </Link>
      ),
      price: <Price amount={retail.gross} currency={retail.currency} size="s" />,
    }),
  );
  return <Papers title={t('order.title')} none={t('order.none')} papers={papers} />;
}
