import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import {
  FRAME_EDGES,
  FRAME_TYPES,
  GROUNDS,
  SECTIONS,
  VIDEO_SHAPE_NAMES,
  type PictureChoices,
} from './picture-choices.ts';
import { EDGES, pictureSize, type PictureSize } from '../../../pictures/files/picture-size.ts';
import { QualityField, ShapeField } from '../../../pictures/files/still-fields.tsx';
import { FRAME_COUNTS, FRAME_RATES, LENGTHS } from './turn-frames.ts';
import type { VideoFormat } from './video-format.ts';

export interface PictureFieldsProps {
  readonly choices: PictureChoices;
  readonly onChange: (changes: Partial<PictureChoices>) => void;
}

interface NumberFieldProps<N extends number> {
  readonly label: string;
  readonly values: readonly N[];
  readonly value: N;
  readonly text: (value: N) => string;
  readonly onChange: (value: N) => void;
}

/** One of a few numbers. */
function NumberField<N extends number>({ label, values, value, text, onChange }: NumberFieldProps<N>) {
  return (
    <Select
      label={label}
      value={String(value)}
      options={values.map((each) => ({ value: String(each), label: text(each) }))}
      onChange={(chosen) => {
        const found = values.find((each) => String(each) === chosen);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}

/** A size as it is named beside pictures. */
export function useSizeText(): (size: PictureSize) => string {
  const t = useTexts('pictures');
  const format = useFormat();
  return ({ width, height }) => t('pixels', { width: format.factor(width), height: format.factor(height) });
}

function GroundField({ choices, onChange }: PictureFieldsProps) {
  const t = useTexts('pictures');
  return (
    <Select
      label={t('ground')}
      value={choices.ground}
      options={GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
      onChange={(ground) => onChange({ ground })}
    />
  );
}

export function StillFields({ choices, onChange }: PictureFieldsProps) {
  const t = useTexts('pictures');
  const size = useSizeText();
  return (
    <>
      <ShapeField value={choices.shape} onChange={(shape) => onChange({ shape })} />
      <NumberField
        label={t('resolution')}
        values={EDGES}
        value={choices.edge}
        text={(edge) => size(pictureSize(choices.shape, edge))}
        onChange={(edge) => onChange({ edge })}
      />
      <Select
        label={t('section')}
        value={choices.section}
        options={SECTIONS.map((value) => ({ value, label: t(`section.${value}`) }))}
        onChange={(section) => onChange({ section })}
      />
      <GroundField choices={choices} onChange={onChange} />
      <QualityField value={choices.quality} onChange={(quality) => onChange({ quality })} />
    </>
  );
}

/** Names of picture files, the same in every language. */
const FRAME_TYPE_NAMES = { 'image/webp': 'WebP', 'image/png': 'PNG' } as const;
const VIDEO_NAMES: Readonly<Record<VideoFormat, string>> = { mp4: 'MP4 (H.264)', webm: 'WebM' };

export function SequenceFields({ choices, onChange }: PictureFieldsProps) {
  const t = useTexts('pictures');
  const format = useFormat();
  const size = useSizeText();
  return (
    <>
      <NumberField
        label={t('count')}
        values={FRAME_COUNTS}
        value={choices.count}
        text={(count) => format.number(count)}
        onChange={(count) => onChange({ count })}
      />
      <NumberField
        label={t('resolution')}
        values={FRAME_EDGES}
        value={choices.frameEdge}
        text={(edge) => size({ width: edge, height: edge })}
        onChange={(frameEdge) => onChange({ frameEdge })}
      />
      <Select
        label={t('fileType')}
        value={choices.frameType}
        options={FRAME_TYPES.map((value) => ({ value, label: FRAME_TYPE_NAMES[value] }))}
        onChange={(frameType) => onChange({ frameType })}
      />
      <GroundField choices={choices} onChange={onChange} />
      <QualityField value={choices.frameQuality} onChange={(frameQuality) => onChange({ frameQuality })} />
    </>
  );
}

/** @param formats - that the browser encodes; at least one */
export function VideoFields({
  choices,
  formats,
  onChange,
}: PictureFieldsProps & { readonly formats: readonly VideoFormat[] }) {
  const t = useTexts('pictures');
  const format = useFormat();
  const [first = 'webm'] = formats;
  return (
    <>
      <Select
        label={t('shape')}
        value={choices.videoShape}
        options={VIDEO_SHAPE_NAMES.map((value) => ({ value, label: t(`video.${value}`) }))}
        onChange={(videoShape) => onChange({ videoShape })}
      />
      <NumberField
        label={t('length')}
        values={LENGTHS}
        value={choices.length}
        text={(seconds) => t('seconds', { seconds: format.number(seconds) })}
        onChange={(length) => onChange({ length })}
      />
      <NumberField
        label={t('rate')}
        values={FRAME_RATES}
        value={choices.rate}
        text={(rate) => format.number(rate)}
        onChange={(rate) => onChange({ rate })}
      />
      <Select
        label={t('fileType')}
        value={choices.format ?? first}
        options={formats.map((value) => ({ value, label: VIDEO_NAMES[value] }))}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      <QualityField value={choices.frameQuality} onChange={(frameQuality) => onChange({ frameQuality })} />
    </>
  );
}
