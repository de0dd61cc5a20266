import { changeCouple, getCouple, listCouples, listDue, personName, type CoupleFile } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LANGUAGE_NAMES } from '../../ui/locale-switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-page.module.css';
import { useSizeText } from './size-text.ts';
import { weeksUntil } from './weeks-until.ts';

/** The two with contacts and sizes, then what belongs to both. */
export function PeopleFacts({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  return (
    <section className={styles['part']} aria-label={t('people')}>
      {file.people.map((person, at) => (
        // Rings have no names but their places.
        <Person key={at} person={person} language={file.language} />
      ))}
      <NextStep file={file} />
      <Facts file={file} />
    </section>
  );
}

type ShownPerson = CoupleFile['people'][number];

function Person({ person, language }: { readonly person: ShownPerson; readonly language: CoupleFile['language'] }) {
  const sizeText = useSizeText();
  const t = useTexts('couples');
  return (
    <div className={styles['person']}>
      <h2 className={styles['name']}>{personName(person, language)}</h2>
      {person.email !== '' && <a href={`mailto:${person.email}`}>{person.email}</a>}
      {person.phone !== '' && <a href={`tel:${person.phone.replaceAll(/[^\d+]/gu, '')}`}>{person.phone}</a>}
      {person.sizes.length === 0 ? (
        <p className={styles['small']}>{t('size.none')}</p>
      ) : (
        <ul className={styles['sizes']} aria-label={t('size.title')}>
          {person.sizes.map((size) => (
            <li key={`${size.hand} ${size.finger} ${size.scale} ${size.size}`}>{sizeText(size)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is to be done next, and that it is done. */
function NextStep({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const format = useFormat();
  const errorText = useErrorText();
  const change = useOperationMutation(changeCouple, [getCouple, listCouples, listDue]);
  if (file.nextStep === '' && file.nextStepOn === null) return null;
  const done = (): void =>
    change.mutate(
      { params: { id: file.id }, body: { version: file.version, nextStep: '', nextStepOn: null } },
      { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
    );
  return (
    <div className={styles['step']}>
      <p>
        <span className={styles['small']}>{t('field.nextStep')}</span>
        <br />
        {file.nextStep}
        {file.nextStepOn !== null && <span className={styles['small']}> {format.date(file.nextStepOn)}</span>}
      </p>
      <Button look="quiet" icon="check" isBusy={change.isPending} onClick={done}>
        {t('step.done')}
      </Button>
    </div>
  );
}

function Facts({ file }: { readonly file: CoupleFile }) {
  const today = useToday();
  const t = useTexts('couples');
  const format = useFormat();
  const weeks = file.weddingDate === null ? null : weeksUntil(file.weddingDate, today);
  const address = [file.street, `${file.postcode} ${file.city}`.trim()].filter((line) => line !== '').join(', ');
  const wedding =
    file.weddingDate === null
      ? '–'
      : [format.date(file.weddingDate), ...(weeks === null ? [] : [t('weeks', { count: weeks })])].join(' · ');
  const facts = [
    [t('field.weddingDate'), wedding],
    ...(address === '' ? [] : [[t('address'), address] as const]),
    [t('field.language'), LANGUAGE_NAMES[file.language]],
    ...(file.source === null ? [] : [[t('field.source'), t(`source.${file.source}`)] as const]),
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
