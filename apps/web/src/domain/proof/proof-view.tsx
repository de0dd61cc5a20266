import type { Proof, ProofDrawing } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './proof-view.module.css';

/** CSS pixels of a millimetre, twice as large as printed: measures are read from a tablet that stands on the counter. */
const SCREEN_MM = (96 / 25.4) * 2;

interface DrawnProps {
  readonly drawing: ProofDrawing;
  readonly caption: string;
  readonly isLong?: boolean;
}

/** A drawing of the server as a picture: nothing of it can run. */
function Drawn({ drawing, caption, isLong = false }: DrawnProps) {
  return (
    <figure className={styles['figure']}>
      <div className={classNames(styles['plate'], isLong && styles['long'])}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
          width={Math.round(drawing.width * SCREEN_MM)}
          height={Math.round(drawing.height * SCREEN_MM)}
          alt={caption}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface ProofViewProps {
  readonly proof: Proof;
  /** In a column beside the rings: words and drawings stand one below the other. */
  readonly isNarrow?: boolean;
}

/** Ring by ring: words, view, section and unrolled engraving, as they are printed. */
export function ProofView({ proof, isNarrow = false }: ProofViewProps) {
  const t = useTexts('proof');
  return (
    <div className={styles['rings']}>
      {proof.rings.map(({ title, rows, elevation, section, sectionTitle, strips }) => (
        <section key={title} className={styles['ring']} aria-label={title}>
          <h2 className={styles['title']}>{title}</h2>
          <div className={classNames(styles['body'], isNarrow && styles['narrow'])}>
            <dl className={styles['facts']}>
              {rows.map(([label, value], at) => (
                // Labels repeat (two grooves); their order is the sheet's.
                // oxlint-disable-next-line react/no-array-index-key
                <div key={at} className={styles['fact']}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles['drawings']}>
              <Drawn drawing={elevation} caption={t('view')} />
              <Drawn drawing={section} caption={sectionTitle} />
            </div>
          </div>
          {strips.map(({ title: face, drawing }) => (
            <Drawn key={face} drawing={drawing} caption={face} isLong />
          ))}
        </section>
      ))}
    </div>
  );
}
