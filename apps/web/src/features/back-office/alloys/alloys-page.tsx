import { AREAS, listHouseAlloys, mayEnter } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseAlloyPath, NEW_ALLOY } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import styles from '../office-table.module.css';
import { AlloysTable } from './alloys-table.tsx';

/** `/verwaltung/legierungen`: every alloy of the house. */
export default function AlloysPage() {
  const t = useTexts('alloys');
  const visitor = visitorOf(useSession());
  const answer = useOperationQuery(listHouseAlloys, {});
  const mayChange = mayEnter(AREAS.officeAlloyChanges, visitor);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.alloys}
      actions={
        mayChange && (
          <ButtonLink look="primary" icon="plus" url={houseAlloyPath(NEW_ALLOY)}>
            {t('new')}
          </ButtonLink>
        )
      }
    >
      <p className={styles['lead']}>{t('lead')}</p>
      <QueryView result={answer}>{({ alloys }) => <AlloysTable alloys={alloys} />}</QueryView>
    </OfficeFrame>
  );
}
