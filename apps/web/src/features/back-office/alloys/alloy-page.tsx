import { AREAS, getHouseAlloy, mayEnter, type AlloyRecord } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { isApiError } from '../../../api/api-error.ts';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseAlloyPath, NEW_ALLOY, PATHS } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { AlloyForm } from './alloy-form.tsx';
import { AlloyHistory } from './alloy-history.tsx';
import { PlannedNotice } from './planned-notice.tsx';

/** `/verwaltung/legierungen/{id}`: one alloy with all of its versions; `neu` enters another. */
export default function AlloyPage() {
  const { id = '' } = useParams();
  const t = useTexts('alloys');
  const navigate = useNavigate();
  const language = useLanguage();
  const mayChange = mayEnter(AREAS.officeAlloyChanges, visitorOf(useSession()));
  const isNew = id === NEW_ALLOY;
  const answer = useOperationQuery(getHouseAlloy, { params: { id } }, { enabled: !isNew });
  if ((isNew && !mayChange) || isApiError(answer.error, 'alloy.unknown') || isApiError(answer.error, 'request.invalid'))
    return (
      <OfficeFrame section={OFFICE_SECTIONS.alloys}>
        <EmptyState title={t('unknown')} action={<ButtonLink url={PATHS.officeAlloys}>{t('back')}</ButtonLink>} />
      </OfficeFrame>
    );
  if (isNew)
    return (
      <OfficeFrame section={OFFICE_SECTIONS.alloys} title={t('new')}>
        <AlloyForm alloy={null} isReadOnly={false} onSaved={(made) => void navigate(houseAlloyPath(made))} />
      </OfficeFrame>
    );
  const alloy: AlloyRecord | undefined = answer.data;
  return (
    <OfficeFrame section={OFFICE_SECTIONS.alloys} title={alloy?.names[language]}>
      <QueryView result={answer}>
        {(shown) => (
          <>
            <PlannedNotice alloy={shown} mayChange={mayChange} />
            <AlloyForm
              key={`${shown.id} ${shown.version}`}
              alloy={shown}
              isReadOnly={!mayChange}
              onSaved={() => undefined}
            />
            <AlloyHistory alloy={shown} />
          </>
        )}
      </QueryView>
    </OfficeFrame>
  );
}
