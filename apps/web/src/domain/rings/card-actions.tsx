import type { Model, StoneOption } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useState } from 'react';
import { keepRing, type KeepTarget } from '../../api/keep-ring.ts';
import { useSeesTrade } from '../../api/session-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { alikePath, PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LateDataSheet } from '../products/late-data-sheet.tsx';
import { sheetArticle, type SheetArticle } from '../products/sheet-article.ts';
import { layAside } from '../compare/compare-tray.ts';
import styles from './card-actions.module.css';
import { KeepOnLists } from './keep-on-lists.tsx';

export interface CardActionsProps {
  readonly model: Model;
  /** As the card shows it. */
  readonly design: Design;
  readonly option: StoneOption;
}

/** Keeps the ring on a list and says on which. */
function useKeepOn({ model, design }: CardActionsProps): (target: KeepTarget) => void {
  const words = useTexts('filters');
  const errorText = useErrorText();
  return (target) => {
    keepRing.keep(model, design, target).then(
      ({ listName }) => showToast(words('keptOn', { name: model.name, list: listName }), { tone: 'good' }),
      (error: unknown) => showToast(errorText(error), { tone: 'bad' }),
    );
  };
}

/** What looks like the ring, the comparison, and lists to keep it on. */
export default function CardActions(props: CardActionsProps) {
  const { model, design, option } = props;
  const t = useTexts('gallery');
  const words = useTexts('filters');
  const navigate = useNavigate();
  const seesTrade = useSeesTrade();
  const keepOn = useKeepOn(props);
  const [sheet, setSheet] = useState<SheetArticle | null>(null);
  const compare = (): void => {
    layAside({ design, name: model.name, setId: model.setId });
    const onAction = (): void => void navigate(PATHS.compare);
    showToast(words('compareLaid'), { tone: 'good', action: { label: words('compare'), onAction } });
  };
  const askSheet = (): void => setSheet(sheetArticle(model, option));
  return (
    <>
      <Popover label={t('more', { name: model.name })} button={<Icon name="more" />} isOpenAtFirst>
        <Link to={alikePath(model.setId)} className={styles['act']}>
          <Icon name="rings" />
          {words('alike')}
        </Link>
        <button type="button" className={styles['act']} onClick={askSheet}>
          <Icon name="print" />
          {words('dataSheet')}
        </button>
        {/* The page that it leads to computes prices from the list. */}
        {seesTrade && (
          <button type="button" className={styles['act']} onClick={compare}>
            <Icon name="compare" />
            {words('compare')}
          </button>
        )}
        <KeepOnLists onKeep={keepOn} />
      </Popover>
      {/* Beside the panel, which closes when the focus leaves it. */}
      <LateDataSheet article={sheet} onClose={() => setSheet(null)} />
    </>
  );
}
