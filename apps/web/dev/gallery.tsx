import { LANGUAGES } from '@ringwerk/contract';
import { useState } from 'react';
import { useLocaleStore } from '../src/i18n/locale-store.ts';
import { classNames } from '../src/ui/class-names.ts';
import { LANGUAGE_NAMES } from '../src/ui/locale-switch.tsx';
import { Select } from '../src/ui/select.tsx';
import { Switch } from '../src/ui/switch.tsx';
import { ToastRegion } from '../src/ui/toast-region.tsx';
import type { Exhibit } from './exhibit.ts';
import { ACTIONS } from './exhibits/actions.tsx';
import { CHOICES } from './exhibits/choices.tsx';
import { FIELDS } from './exhibits/fields.tsx';
import { FRAMES } from './exhibits/frames.tsx';
import { MEASURES } from './exhibits/measures.tsx';
import { STATES } from './exhibits/states.tsx';
import { TABLES } from './exhibits/tables.tsx';
import styles from './gallery.module.css';

/** All parts, by what they are for. */
export const EXHIBITS: Readonly<Record<string, readonly Exhibit[]>> = {
  Actions: ACTIONS,
  Fields: FIELDS,
  Choices: CHOICES,
  Measures: MEASURES,
  Tables: TABLES,
  'Waiting, empty, failed': STATES,
  'Frames and signs': FRAMES,
};

/** Theme and language of everything below. */
function Head() {
  const language = useLocaleStore((state) => state.language);
  const [isDark, setDark] = useState(document.documentElement.dataset['theme'] === 'dark');
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>Parts of the page</h1>
      <Select
        label="Language"
        isLabelHidden
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(chosen) => useLocaleStore.setState({ language: chosen })}
      />
      <Switch
        isOn={isDark}
        onChange={(next) => {
          document.documentElement.dataset['theme'] = next ? 'dark' : 'light';
          setDark(next);
        }}
      >
        Dark
      </Switch>
    </header>
  );
}

/** Every part of `src/ui` in its states, with texts of the product in the chosen language. */
export function Gallery() {
  return (
    <>
      <Head />
      <main className={styles['rooms']}>
        {Object.entries(EXHIBITS).map(([room, exhibits]) => (
          <section key={room} aria-label={room}>
            <h2 className={styles['room']}>{room}</h2>
            <div className={styles['exhibits']}>
              {exhibits.map(({ part, isWide = false, States }) => (
                <section
                  key={part}
                  aria-label={part}
                  className={classNames(styles['exhibit'], isWide && styles['wide'])}
                >
                  <h3 className={styles['part']}>{part}</h3>
                  <div className={styles['states']}>
                    <States />
                  </div>
                </section>
              ))}
            </div>
          </section>
        ))}
      </main>
      <ToastRegion />
    </>
  );
}
