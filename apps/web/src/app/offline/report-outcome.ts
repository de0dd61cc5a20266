import type { Order, SavedDesign } from '@ringwerk/contract';
import type { Outcome } from '../../api/offline/outbox.ts';
import { loadTexts } from '../../i18n/catalogue.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { translate } from '../../i18n/translate.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Long enough to be read by somebody who is busy with a couple. */
const LIFE = 20_000;

/** Reports what became of something that had waited. */
export function reportOutcome(outcome: Outcome): void {
  const { language } = useLocaleStore.getState();
  const say = (): void => {
    const { entry } = outcome;
    const { title } = entry;
    if (outcome.kind === 'refused') {
      showToast(translate(language, 'offline', 'outcome.refused', { title }), { tone: 'bad', life: LIFE });
      return;
    }
    // The answer belongs to the entry's own operation.
    const { number = '', code = '' } = outcome.answer as Partial<Order & SavedDesign>;
    const values = { title, number, code };
    showToast(translate(language, 'offline', `outcome.${entry.operation}`, values), { tone: 'good', life: LIFE });
  };
  loadTexts(language, 'offline').then(say, (error: unknown) => console.error('offline:', error));
}
