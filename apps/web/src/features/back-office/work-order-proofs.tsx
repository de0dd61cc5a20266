import { listWorkOrderProofs } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { SignedState } from '../../domain/proof/proof-state.tsx';
import styles from '../../domain/proof/proof-state.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { QueryView } from '../../ui/query-view.tsx';

/** What the couple has signed of an order, design by design. */
export function WorkOrderProofs({ orderId }: { readonly orderId: string }) {
  const t = useTexts('proof');
  const answer = useOperationQuery(listWorkOrderProofs, { params: { id: orderId } });
  return (
    <section className={styles['state']} aria-labelledby="work-order-proofs">
      <h2 id="work-order-proofs" className={styles['title']}>
        {t('approval')}
      </h2>
      <QueryView result={answer}>
        {({ proofs, isSigned }) => (
          <>
            {proofs.length > 1 && (
              <p className={styles[isSigned ? 'good' : 'line']}>
                {t('signedOf', {
                  signed: proofs.filter(({ signatures }) => signatures.length > 0).length,
                  count: proofs.length,
                })}
              </p>
            )}
            {proofs.map(({ number, code, signatures }) => (
              <div key={number} className={styles['state']}>
                {proofs.length > 1 && <h3 className={styles['design']}>{`${number} · ${code}`}</h3>}
                <SignedState proof={{ signatures, signedOther: null }} />
              </div>
            ))}
          </>
        )}
      </QueryView>
    </section>
  );
}
