import { AREAS, getDealer, type Dealer } from '@ringwerk/contract';
import { usePermission, useSession } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BrandingForm } from './branding-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { ExportSection } from './export-section.tsx';
import { OrderMailsForm } from './order-mails-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { RetailRuleForm } from './retail-rule-form.tsx';
import { StaffList } from './staff-list.tsx';
import { UsersSection } from './users-section.tsx';
import styles from './dealer-page.module.css';

/** The shop itself: company, people, retail rule. The owner changes it, sellers read it. */
export default function DealerPage() {
  const t = useTexts('dealer');
  const shell = useTexts('shell');
  const session = useSession();
  const answer = useOperationQuery(getDealer, {});
  const isOwner = usePermission(AREAS.dealerCompany.needs);
  return (
    <Page
      title={shell('nav.dealer')}
      lead={
        <>
          <span className={styles['greeting']}>{t('greeting', { name: session?.user.name ?? '' })}</span>
          {t(isOwner ? 'leadOwner' : 'leadSeller', { company: session?.dealer.company ?? '' })}
        </>
      }
    >
      {answer.isPending && <Spinner />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && (
        <div className={styles['sections']}>
          <RetailRuleForm dealer={answer.data} isOwner={isOwner} />
          <CompanyForm dealer={answer.data} isOwner={isOwner} />
          <PreferencesForm dealer={answer.data} isOwner={isOwner} />
          <OrderMailsForm dealer={answer.data} isOwner={isOwner} />
          <BrandingForm dealer={answer.data} isOwner={isOwner} />
          <People dealer={answer.data} isOwner={isOwner} />
          <Export />
        </div>
      )}
    </Page>
  );
}

/** Who looks on as the dealer reads who is there and changes nobody. */
function People({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const isView = useSession()?.isDealerView === true;
  return isOwner && !isView ? <UsersSection /> : <StaffList dealer={dealer} />;
}

/** For the owner; whoever looks on as the dealer takes nothing away. */
function Export() {
  const isOwner = usePermission(AREAS.dealerExport.needs);
  const isView = useSession()?.isDealerView === true;
  return isOwner && !isView ? <ExportSection /> : null;
}
