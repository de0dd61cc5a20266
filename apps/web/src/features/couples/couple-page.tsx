import { getCouple, type CoupleFile } from '@ringwerk/contract';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Consents } from './consents.tsx';
import { CoupleActions } from './couple-actions.tsx';
import { CouplePapers } from './couple-papers.tsx';
import { CoupleDialog } from './couple-dialog.tsx';
import styles from './couple-page.module.css';
import { DesignForThem } from './design-for-them.tsx';
import { Notes } from './notes.tsx';
import { PeopleFacts } from './people-facts.tsx';
import { TiedDesigns } from './tied-designs.tsx';
import { TiedMessages } from './tied-messages.tsx';
import { TiedOrders, TiedQuotes } from './tied-papers.tsx';

function FileView({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={file.title}
      crumbs={[{ label: t('title'), url: PATHS.couples }]}
      lead={t('changed', { name: file.updatedBy, time: format.dateTime(file.updatedAt) })}
      actions={
        <>
          <DesignForThem file={file} />
          <Button icon="edit" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <CoupleActions file={file} />
        </>
      }
    >
      <div className={styles['columns']}>
        <div className={styles['people']}>
          <PeopleFacts file={file} />
          <Consents file={file} />
          <Notes file={file} />
        </div>
        <div className={styles['work']}>
          <TiedDesigns file={file} />
          <TiedQuotes file={file} />
          <TiedOrders file={file} />
          <CouplePapers file={file} />
          <TiedMessages file={file} />
        </div>
      </div>
      {isEditing && (
        <CoupleDialog
          file={file}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            showToast(t('saved'), { tone: 'good' });
          }}
        />
      )}
    </Page>
  );
}

/** `/paare/{id}`: one couple, with everything that was made for it. */
export default function CouplePage() {
  const { id = '' }: { id?: string } = useParams();
  const t = useTexts('couples');
  // A colleague at the other counter may have written meanwhile.
  const answer = useOperationQuery(getCouple, { params: { id } }, { staleTime: 0 });
  // A malformed id is refused, an id of another shop is unknown: for the reader both are the same.
  if (answer.isError && (answer.error.status === 404 || answer.error.status === 400))
    return (
      <EmptyState isPage title={t('unknown')} action={<ButtonLink url={PATHS.couples}>{t('toAll')}</ButtonLink>} />
    );
  return <QueryView result={answer}>{(file) => <FileView key={file.id} file={file} />}</QueryView>;
}
