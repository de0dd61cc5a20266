import { listHouseModels, listJobs, redrawModel, type ListedModel } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './collection.module.css';

/** How a model's picture stands, why it is not there, and the step that draws it again. */
export function ModelPicture({ model: { setId, articleNumber, picture } }: { readonly model: ListedModel }) {
  const t = useTexts('collection');
  const jobs = useTexts('jobs');
  const format = useFormat();
  const errorText = useErrorText();
  const redraw = useOperationMutation(redrawModel, [listHouseModels, listJobs]);
  const { state, drawnAt, error, hasWorker } = picture;
  const reason = state === 'waiting' && !hasWorker ? jobs('noWorker.picture') : error && jobs(`error.${error}`);
  return (
    <>
      <span className={styles[`picture-${state}`]}>
        {t(`picture.${state}`, { time: drawnAt === null ? '' : format.dateTime(drawnAt) })}
      </span>
      {reason !== null && <span className={styles['reason']}>{reason}</span>}
      {(state === 'drawn' || state === 'failed' || state === 'missing') && (
        <Button
          look="quiet"
          className={styles['redraw']}
          aria-label={t('picture.redrawNamed', { article: articleNumber })}
          isBusy={redraw.isPending}
          onClick={() =>
            redraw.mutate(
              { params: { setId } },
              {
                onAnswer: () => showToast(t('picture.redrawn')),
                onError: (failure) => showToast(errorText(failure), { tone: 'bad' }),
              },
            )
          }
        >
          {t('picture.redraw')}
        </Button>
      )}
    </>
  );
}
