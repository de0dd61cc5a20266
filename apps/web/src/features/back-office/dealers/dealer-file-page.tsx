import { getDealerFile } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { DealerFileView } from './dealer-file-view.tsx';

/** `/verwaltung/haendler/{id}`: everything that the house knows of a dealer. */
export default function DealerFilePage() {
  const { id = '' } = useParams();
  const t = useTexts('dealers');
  const answer = useOperationQuery(getDealerFile, { params: { id } });
  // An address that names nobody, or is no id at all.
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return (
      <OfficeFrame section={OFFICE_SECTIONS.dealers}>
        <EmptyState title={t('unknown')} action={<ButtonLink url={PATHS.officeDealers}>{t('back')}</ButtonLink>} />
      </OfficeFrame>
    );
  return (
    <QueryView result={answer}>
      {(file) => <DealerFileView key={file.id} file={file} reread={() => answer.refetch()} />}
    </QueryView>
  );
}
