import { openShowcaseTag, type TagRing } from '@ringwerk/contract';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { isApiError } from '../../api/api-error.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useCoupleAtHand } from '../../domain/couples/couple-at-hand.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, type PortalPath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './showcase.module.css';

/** Where a ring opens, in the sizes of the couple at hand; null for a set that no section of the catalogue holds. */
function openingOf(
  { setId, designCode }: Pick<TagRing, 'setId' | 'designCode'>,
  coupleSizes: readonly (number | null)[],
): PortalPath | null {
  const address = setAddress(setId);
  if (address === null) return null;
  const sizes = coupleSizes.every((size) => size === null) ? '' : `&sizes=${coupleSizes.join(',')}`;
  return `${address}?code=${designCode}${sizes}`;
}

/** `/vitrine/{code}`: what a scanned tag opens. The ring itself, or why not. */
export default function TagPage() {
  const { code = '' } = useParams();
  const t = useTexts('showcase');
  const couple = useCoupleAtHand();
  const answer = useOperationQuery(openShowcaseTag, {
    params: { code },
    query: couple === null ? {} : { coupleId: couple.id },
  });
  if (isApiError(answer.error, 'showcase.unknown') || isApiError(answer.error, 'request.invalid'))
    return (
      <EmptyState isPage title={t('tag.unknown')} action={<ToShowcase />}>
        {t('tag.unknownHelp')}
      </EmptyState>
    );
  return (
    <QueryView result={answer}>
      {({ ring, coupleSizes }) => <Scanned ring={ring} address={openingOf(ring, coupleSizes)} />}
    </QueryView>
  );
}

function ToShowcase() {
  const t = useTexts('showcase');
  return <ButtonLink url={PATHS.showcase}>{t('tag.toShowcase')}</ButtonLink>;
}

interface ScannedProps {
  readonly ring: TagRing;
  readonly address: PortalPath | null;
}

/** A ring that stands there opens at once; one that is gone is said first. */
function Scanned({ ring, address }: ScannedProps) {
  const t = useTexts('showcase');
  const navigate = useNavigate();
  const isOpening = ring.gone === null && address !== null;
  useEffect(() => {
    // Back leads to where the scan came from, not here again.
    if (isOpening) void navigate(address, { replace: true });
  }, [isOpening, address, navigate]);
  if (isOpening) return <Spinner />;
  if (address === null) return <EmptyState isPage title={t('tag.noArticle')} action={<ToShowcase />} />;
  return <Gone ring={ring} onOpen={() => void navigate(address)} />;
}

function Gone({ ring, onOpen }: { readonly ring: TagRing; readonly onOpen: () => void }) {
  const t = useTexts('showcase');
  const format = useFormat();
  const name = ringNameIn(ring, useLanguage());
  return (
    <Page title={name} lead={ring.articleNumber}>
      <div className={styles['gone']}>
        <RingPicture still={ring.still} design={ring.design} name={name} isEager />
        <div className={styles['facts']}>
          {ring.gone !== null && <p>{t(`tag.${ring.gone.as}`, { date: format.date(ring.gone.on) })}</p>}
          <div className={styles['ways']}>
            <Button look="primary" icon="rings" onClick={onOpen}>
              {t('tag.openAnyway')}
            </Button>
            <ToShowcase />
          </div>
        </div>
      </div>
    </Page>
  );
}
