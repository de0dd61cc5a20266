import { coupleTitle, type CoupleField, type CoupleFile } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { useSizeText } from './size-text.ts';

/** A field of a file as people read it; a dash where nothing stands. */
export function useFieldValue(): (file: CoupleFile, field: CoupleField) => string {
  const t = useTexts('couples');
  const format = useFormat();
  const sizeText = useSizeText();
  return (file, field) => {
    const day = (date: string | null): string => (date === null ? '–' : format.date(date));
    switch (field) {
      case 'people': {
        const more = file.people.flatMap(({ email, phone, sizes }) => [email, phone, ...sizes.map(sizeText)]);
        return [coupleTitle(file.people, file.language), ...more].filter((part) => part !== '').join(', ');
      }
      case 'weddingDate':
        return day(file.weddingDate);
      case 'nextStepOn':
        return day(file.nextStepOn);
      case 'language':
        return LANGUAGE_NAMES[file.language];
      case 'source':
        return file.source === null ? '–' : t(`source.${file.source}`);
      default:
        return file[field] === '' ? '–' : file[field];
    }
  };
}
