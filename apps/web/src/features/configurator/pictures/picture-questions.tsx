import { useTexts } from '../../../i18n/use-texts.ts';
import { PicturePreview } from '../../../pictures/files/picture-preview.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SequenceFields, StillFields, useSizeText, VideoFields, type PictureFieldsProps } from './picture-fields.tsx';
import { KINDS, sceneOf, sizeOf } from './picture-choices.ts';
import type { VideoFormat } from './video-format.ts';
import styles from './pictures.module.css';

export interface PictureQuestionsProps extends PictureFieldsProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Address of a small picture of what is asked for. */
  readonly preview: string | null;
  /** That this browser encodes; null while that is not known. */
  readonly formats: readonly VideoFormat[] | null;
}

/** What is to be saved: one of three kinds, beside a preview of it. */
export function PictureQuestions({ choices, onChange, name, onName, preview, formats }: PictureQuestionsProps) {
  const t = useTexts('pictures');
  const size = useSizeText();
  const { kind } = choices;
  return (
    <div className={styles['questions']}>
      <PicturePreview preview={preview} size={sizeOf(choices)} ground={sceneOf(choices).ground} />
      <Tabs
        label={t('kind')}
        tabs={KINDS.map((key) => ({ key, label: t(`kind.${key}`) }))}
        chosen={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      >
        <div className={styles['fields']}>
          <p className={styles['help']}>
            {t(`help.${kind}`)} {kind === 'video' && <span className={styles['size']}>{size(sizeOf(choices))}</span>}
          </p>
          {kind === 'still' && <StillFields choices={choices} onChange={onChange} />}
          {kind === 'sequence' && <SequenceFields choices={choices} onChange={onChange} />}
          {kind === 'video' && formats !== null && formats.length > 0 && (
            <VideoFields choices={choices} formats={formats} onChange={onChange} />
          )}
          {kind === 'video' && formats?.length === 0 && (
            <p role="status" className={styles['help']}>
              {t('noEncoder')}
            </p>
          )}
          <TextField
            label={t('name')}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
          <p className={styles['help']}>{t('device')}</p>
        </div>
      </Tabs>
    </div>
  );
}
