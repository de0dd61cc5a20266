import branding from '../../domain/branding/branding.module.css';
import { ColourField } from '../../domain/branding/colour-field.tsx';
import { LogoField } from '../../domain/branding/logo-field.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../ui/form.module.css';

/** Logo and colour that go along when the house is set up. */
export interface Look {
  readonly logo: {
    readonly data: string;
    /** Address by which the page shows it. */
    readonly url: string;
  } | null;
  readonly colour: string | null;
}
export const NO_LOOK: Look = { logo: null, colour: null };

export const postedLook = ({ logo, colour }: Look) => ({
  ...(logo === null ? {} : { logo: logo.data }),
  ...(colour === null ? {} : { brandColour: colour }),
});

interface AppearancePartProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** Logo and colour of a new house; both may wait. */
export function AppearancePart({ look, onLook, fieldError }: AppearancePartProps) {
  const t = useTexts('branding');
  return (
    <>
      <h2 className={formStyles['legend']}>{t('houseTitle')}</h2>
      <div className={classNames(formStyles['whole'], branding['form'])}>
        <p>{t('houseLead')}</p>
        <LogoField
          logo={look.logo?.url ?? null}
          company=""
          mayChange
          isRemoving={false}
          error={fieldError('/logo')}
          onChoose={(data, { type }) => onLook({ ...look, logo: { data, url: `data:${type};base64,${data}` } })}
          onRemove={() => onLook({ ...look, logo: null })}
        />
        <ColourField
          colour={look.colour}
          mayChange
          isBusy={false}
          error={fieldError('/brandColour')}
          onChange={(colour) => onLook({ ...look, colour })}
        />
      </div>
    </>
  );
}
