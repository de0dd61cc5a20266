import type { Listing } from '@ringwerk/contract';
import styles from './shape-drawing.module.css';

type Shape = Listing['shape'];

/** Girdle outline and table of each cut, seen from above, on a 24 mm field; drawn for this page. */
const OUTLINES: Readonly<Record<Shape, { readonly girdle: string; readonly facets: string }>> = {
  round: {
    girdle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
    facets:
      'M12 6.7l3.75 1.55 1.55 3.75-1.55 3.75L12 17.3l-3.75-1.55L6.7 12l1.55-3.75zM12 2.5l3.75 5.75 2.97-2.97-1.42 6.72L21.5 12l-5.75 3.75 2.97 2.97L12 17.3v4.2l-3.75-5.75-2.97 2.97L6.7 12H2.5l5.75-3.75-2.97-2.97L12 6.7z',
  },
  princess: {
    girdle: 'M3.5 3.5h17v17h-17z',
    facets: 'M8 8h8v8H8zM3.5 3.5L8 8M20.5 3.5L16 8M20.5 20.5L16 16M3.5 20.5L8 16M12 3.5V8M12 16v4.5M3.5 12H8M16 12h4.5',
  },
  oval: {
    girdle: 'M12 2a7 10 0 1 1 0 20a7 10 0 0 1 0-20z',
    facets:
      'M12 7l2.6 2 1 3-1 3-2.6 2-2.6-2-1-3 1-3zM12 2v5M12 17v5M5 12h3.4M15.6 12H19M7.1 4.9L9.4 9M16.9 4.9L14.6 9M7.1 19.1L9.4 15M16.9 19.1L14.6 15',
  },
  cushion: {
    girdle: 'M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5z',
    facets:
      'M9.5 7.5h5l2 2v5l-2 2h-5l-2-2v-5zM4.6 4.6l4 3.8M19.4 4.6l-4 3.8M4.6 19.4l4-3.8M19.4 19.4l-4-3.8M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4',
  },
  emerald: {
    girdle: 'M8 2h8l3 3v14l-3 3H8l-3-3V5z',
    facets:
      'M9 4.5h6l1.5 1.7v11.6L15 19.5H9l-1.5-1.7V6.2zM10 7h4l.5.7v8.6l-.5.7h-4l-.5-.7V7.7zM8 2l2 5M16 2l-2 5M8 22l2-5M16 22l-2-5',
  },
  asscher: {
    girdle: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
    facets:
      'M9 6h6l3 3v6l-3 3H9l-3-3V9zM10.2 9h3.6l1.2 1.2v3.6L13.8 15h-3.6L9 13.8v-3.6zM8 3l2.2 6M16 3l-2.2 6M21 8l-6 2.2M21 16l-6-2.2M16 21l-2.2-6M8 21l2.2-6M3 16l6-2.2M3 8l6 2.2',
  },
  radiant: {
    girdle: 'M8 2.5h8L19 5v14l-3 2.5H8L5 19V5z',
    facets:
      'M9 7h6v10H9zM8 2.5L9 7M16 2.5L15 7M19 5l-4 2M19 19l-4-2M16 21.5L15 17M8 21.5L9 17M5 19l4-2M5 5l4 2M5 12h4M15 12h4M12 2.5V7M12 17v4.5',
  },
  pear: {
    girdle: 'M12 2c3 4.5 6.5 8.5 6.5 13.2A6.5 6.5 0 0 1 12 22a6.5 6.5 0 0 1-6.5-6.8C5.5 10.500 9 6.500 12 2z',
    facets:
      'M12 8l2.8 4 .7 3-1.500 2.500-2 .8-2-.8-1.500-2.500.7-3zM12 2v6M18.3 13.5l-2.800 1.500M5.700 13.500l2.800 1.500M12 18.300V22M16.800 19.600L14 17.500M7.200 19.600L10 17.500M15.600 7.500L14.800 12M8.400 7.500L9.200 12',
  },
  marquise: {
    girdle: 'M12 1.500c4 3.500 6 7 6 10.500s-2 7-6 10.500c-4-3.500-6-7-6-10.500s2-7 6-10.500z',
    facets:
      'M12 7l2.200 2.500.8 2.500-.8 2.500L12 17l-2.200-2.500L9 12l.8-2.500zM12 1.500V7M12 17v5.500M6 12h3M15 12h3M16.300 7.300l-2.100 2.200M7.700 7.300l2.100 2.200M16.300 16.700l-2.100-2.200M7.700 16.700l2.100-2.200',
  },
  heart: {
    girdle:
      'M12 6.500C12 4 14 2.800 16.200 2.800c3 0 5 2.300 5 5.200 0 5-5 9.500-9.200 13.500C7.800 17.500 2.800 13 2.800 8c0-2.900 2-5.200 5-5.200C10 2.800 12 4 12 6.500z',
    facets:
      'M8.500 8l3.500 2 3.500-2 1.500 2-5 5.500L7 10zM12 6.500V10M12 15.500v6M17 10l4.200-2M7 10L2.800 8M15.500 8l.7-5.200M8.500 8l-.7-5.200M16.500 17l-3-3M7.500 17l3-3',
  },
};

/** A cut from above. Decorative: its name stands beside it. */
export function ShapeDrawing({ shape, size = 28 }: { readonly shape: Shape; readonly size?: number }) {
  const { girdle, facets } = OUTLINES[shape];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={styles['shape']}
      aria-hidden="true"
      focusable="false"
    >
      <path d={girdle} />
      <path d={facets} className={styles['facets']} />
    </svg>
  );
}
