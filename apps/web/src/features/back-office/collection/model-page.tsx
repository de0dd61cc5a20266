import { getHouseModel, type HouseModelAnswer } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { isApiError } from '../../../api/api-error.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ModelForm } from './model-form.tsx';

/** `/verwaltung/kollektion/{setId}`: one model with everything that the house says of it. */
export default function ModelPage() {
  const { setId = '' } = useParams();
  const t = useTexts('collection');
  const lang = useLanguage();
  const isNumber = /^[1-9]\d{0,8}$/u.test(setId);
  const answer = useOperationQuery(
    getHouseModel,
    { params: { setId: Number(setId) }, query: { lang } },
    { enabled: isNumber, keepPrevious: true },
  );
  const model: HouseModelAnswer | undefined = answer.data;
  const title = model === undefined ? undefined : `${model.articleNumber} · ${model.name}`;
  if (!isNumber || isApiError(answer.error, 'model.unknown')) {
    return (
      <OfficeFrame section={OFFICE_SECTIONS.collection}>
        <EmptyState title={t('unknown')} action={<ButtonLink url={PATHS.officeCollection}>{t('back')}</ButtonLink>} />
      </OfficeFrame>
    );
  }
  return (
    <OfficeFrame section={OFFICE_SECTIONS.collection} title={title}>
      {answer.isPending && <Spinner />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {model !== undefined && <ModelForm key={model.setId} model={model} reread={() => answer.refetch()} />}
    </OfficeFrame>
  );
}
