import { CATEGORIES } from '@ringwerk/catalogue/pages';
import { COUNTED_CATEGORY, listPlaces } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS, placesPath } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import styles from './places.module.css';
import { PlacesGrid } from './places-grid.tsx';

/** `/verwaltung/kollektion/reihenfolge/{category}`: the models of a category as its gallery shows them, to be put in order. */
export default function PlacesPage() {
  const { category = '' } = useParams();
  const t = useTexts('collection');
  const lang = useLanguage();
  const navigate = useNavigate();
  const found = CATEGORIES.find(({ id }) => String(id) === category);
  const answer = useOperationQuery(
    listPlaces,
    { params: { category: found?.id ?? 1 }, query: { lang } },
    { enabled: found !== undefined },
  );
  if (found === undefined) {
    return (
      <OfficeFrame section={OFFICE_SECTIONS.collection}>
        <EmptyState title={t('unknown')} action={<ButtonLink url={PATHS.officeCollection}>{t('back')}</ButtonLink>} />
      </OfficeFrame>
    );
  }
  const isCounted = found.id === COUNTED_CATEGORY;
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.collection}
      title={t('order.title', { category: found.names[lang] })}
      actions={
        <Select
          label={t('filter.category')}
          isLabelHidden
          value={category}
          onChange={(id) => void navigate(placesPath(Number(id)))}
          options={CATEGORIES.map(({ id, names }) => ({ value: String(id), label: `${id} · ${names[lang]}` }))}
        />
      }
    >
      <p className={styles['lead']}>{t(isCounted ? 'order.counted' : 'order.lead')}</p>
      {answer.isPending && <Spinner />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.models.length === 0 && <EmptyState title={t('none')} />}
      {answer.data !== undefined && answer.data.models.length > 0 && (
        <PlacesGrid key={found.id} category={found.id} models={answer.data.models} isFixed={isCounted} />
      )}
    </OfficeFrame>
  );
}
