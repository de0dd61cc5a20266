import type { HouseFace } from '@ringwerk/contract';
import { useHouseFaceQuery } from '../api/use-house-face.ts';
import { classNames } from './class-names.ts';
import styles from './house-mark.module.css';
import { Wordmark } from './wordmark.tsx';

/**
 * Whose portal it is: the logo of the house, or its name beside two rings. Its colour is a line, never writing: it reads in
 * both themes.
 */
export function HouseMark({ isShort = false }: { readonly isShort?: boolean }) {
  const { data: face, isPending } = useHouseFaceQuery();
  // The place is kept: another mark for a moment would flicker at every start.
  if (isPending) {
    return (
      <span className={styles['waiting']}>
        <Wordmark isShort={isShort} />
      </span>
    );
  }
  return <Mark face={face ?? NOBODY} isShort={isShort} />;
}

/** Without a network it is not known whose portal it is. */
const NOBODY = { company: '', logo: null, colour: null };

interface MarkProps {
  readonly face: Pick<HouseFace, 'company' | 'logo' | 'colour'>;
  readonly isShort: boolean;
}

function Mark({ face: { company, logo, colour }, isShort }: MarkProps) {
  // A logo is too wide for a narrow sidebar: there the rings stand for it.
  const isName = isShort || logo === null;
  const line = colour === null ? {} : { style: { borderColor: colour } };
  return (
    <span className={classNames(styles['mark'], colour !== null && styles['lined'])} {...line}>
      {isName ? (
        <Wordmark isShort={isShort} {...(company === '' ? {} : { name: company })} />
      ) : (
        <img src={logo} alt={company} className={styles['logo']} />
      )}
    </span>
  );
}
