import { COUNTRIES, type Country, type ShippingAddress } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { useCountryNames } from '../../../ui/locale-switch.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const FIELDS = [
  { field: 'name', maxLength: 120 },
  { field: 'street', maxLength: 120 },
  { field: 'postcode', maxLength: 20 },
  { field: 'city', maxLength: 80 },
] as const;

interface ShippingFieldsProps {
  readonly shipping: ShippingAddress | null;
  /** Of the company: what another address begins with. */
  readonly country: Country;
  readonly onChange: (change: { readonly shipping: ShippingAddress | null }) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** Where parcels go: to the company, or to an address of their own. */
export function ShippingFields({ shipping, country, onChange, fieldError }: ShippingFieldsProps) {
  const t = useTexts('dealers');
  const countryNames = useCountryNames();
  const empty: ShippingAddress = { name: '', street: '', postcode: '', city: '', country };
  return (
    <>
      <h2 className={formStyles['legend']}>{t('field.shipping')}</h2>
      <div className={formStyles['whole']}>
        <Switch isOn={shipping === null} onChange={(isSame) => onChange({ shipping: isSame ? null : empty })}>
          {t('shipping.same')}
        </Switch>
      </div>
      {shipping !== null && (
        <>
          {FIELDS.map(({ field, maxLength }) => (
            <TextField
              key={field}
              maxLength={maxLength}
              autoComplete="off"
              label={t(`shipping.${field}`)}
              hint={field === 'name' ? t('shipping.nameHint') : undefined}
              value={shipping[field]}
              error={fieldError(`/shipping/${field}`)}
              onChange={(event) => onChange({ shipping: { ...shipping, [field]: event.target.value } })}
            />
          ))}
          <Select
            label={t('shipping.country')}
            value={shipping.country}
            onChange={(next) => onChange({ shipping: { ...shipping, country: next } })}
            options={COUNTRIES.map((value) => ({ value, label: countryNames[value] }))}
          />
        </>
      )}
    </>
  );
}
