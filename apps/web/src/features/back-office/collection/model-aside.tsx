import type { HouseModelAnswer } from '@ringwerk/contract';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { modelPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import styles from './model-form.module.css';

/** Pictures of both forms, what was counted, and the traits that are read off the design. */
export function ModelAside({ model }: { readonly model: HouseModelAnswer }) {
  const t = useTexts('collection');
  const format = useFormat();
  const { demand, forms } = model;
  const sourceOf = (code: string | null): string => {
    if (code !== null) return t('form.code', { code });
    return t((forms.with?.code ?? null) === null ? 'form.first' : 'form.derived');
  };
  const shown = [
    ...(forms.with === null ? [] : [{ key: 'with', form: forms.with } as const]),
    { key: 'without', form: forms.without } as const,
  ];
  return (
    <aside className={styles['aside']}>
      <p className={styles['state']}>{t(`state.${model.state}`)}</p>
      <div className={styles['forms']}>
        {shown.map(({ key, form }) => (
          <figure key={key}>
            <RingPicture still={form.still} design={undefined} name={t(`form.${key}`)} sizes="14rem" />
            <figcaption>
              {t(`form.${key}`)}
              <span>{sourceOf(form.code)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <ButtonLink url={modelPath(model)} look="quiet" icon="eye">
        {t('openConfigurator')}
      </ButtonLink>
      <dl className={styles['facts']}>
        <dt>{t('column.orders')}</dt>
        <dd>{format.number(demand.orders)}</dd>
        <dt>{t('column.keeps')}</dt>
        <dd>{format.number(demand.keeps)}</dd>
        <dt>{t('field.start')}</dt>
        <dd>{format.number(demand.start)}</dd>
        <dt>{t('column.points')}</dt>
        <dd>{format.number(Math.round(demand.points * 10) / 10)}</dd>
      </dl>
      <p className={styles['hint']}>{t('demand.formula')}</p>
      <h2 className={styles['title']}>{t('traits')}</h2>
      <p className={styles['traits']}>{model.traits.join(' · ')}</p>
      <p className={styles['hint']}>
        {t('changed', { time: format.dateTime(model.updatedAt), name: model.updatedBy ?? t('firstCollection') })}
      </p>
    </aside>
  );
}
