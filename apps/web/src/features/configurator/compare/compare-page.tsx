import { useMemo, useState } from 'react';
import { Link } from '../../../routing/link.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { takeAway, useLaid, type LaidDesign } from '../../../domain/compare/compare-tray.ts';
import { OptionCards } from '../../../ui/controls/option-cards.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { readRecord } from '../../../domain/rings/read-record.ts';
import { setAddress } from '../../../domain/rings/set-address.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useBackground } from '../../../viewer-host/use-background.ts';
import { useRingStills } from '../../../viewer-host/use-ring-stills.ts';
import type { ViewerView } from '../../../viewer-host/viewer-types.ts';
import { setTradeView, useTradeView } from '../session/use-trade-view.ts';
import styles from './compare-page.module.css';
import { CompareRows } from './compare-rows.tsx';
import { usePricedKernel } from '../session/use-priced-kernel.ts';
import { useCompared, type Compared } from './use-compared.ts';

const VIEWS = ['hero', 'front', 'side', 'top', 'macro'] as const satisfies readonly ViewerView[];

/** `/vergleich`: up to four designs side by side by one camera, and only what they do not have in common. */
export default function ComparePage() {
  const t = useTexts('rooms');
  const laid = useLaid();
  const open = usePricedKernel();
  const records = useMemo(() => laid.map(({ design }) => design), [laid]);
  const compared = useCompared(open?.kernel ?? null, records);
  return (
    <Page title={t('compare.title')} lead={t('compare.lead')} width="full">
      {laid.length === 0 ? (
        <EmptyState
          title={t('compare.emptyTitle')}
          action={<ButtonLink url={PATHS.selection}>{t('toSelection')}</ButtonLink>}
        >
          {t('compare.emptyHelp')}
        </EmptyState>
      ) : open === null || compared === null ? (
        <Spinner />
      ) : (
        <Comparison laid={laid} compared={compared} kernel={open.kernel} menu={open.menu} />
      )}
    </Page>
  );
}

interface ComparisonProps {
  readonly laid: readonly LaidDesign[];
  readonly compared: readonly Compared[];
  readonly kernel: KernelClient;
  readonly menu: Menu;
}

function Comparison({ laid, compared, kernel, menu }: ComparisonProps) {
  const t = useTexts('rooms');
  const c = useTexts('configurator');
  const [view, setView] = useState<ViewerView>('hero');
  const isTrade = useTradeView();
  const subjects = useMemo(
    () =>
      compared.flatMap((entry) =>
        entry === null ? [] : [{ key: entry.evaluated.key, bring: () => kernel.scenes(entry.design.rings) }],
      ),
    [compared, kernel],
  );
  const stills = useRingStills({ subjects, looks: menu.looks, view, background: useBackground() });
  return (
    <>
      <div className={styles['tools']}>
        <OptionCards
          label={c('view.label')}
          look="chips"
          value={view}
          options={VIEWS.map((value) => ({ value, label: c(`view.${value}`) }))}
          onChoose={setView}
        />
        <Switch isOn={isTrade} onChange={setTradeView}>
          {t('compare.trade')}
        </Switch>
      </div>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('compare.title')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                <span className="visually-hidden">{t('compare.fact')}</span>
              </th>
              {laid.map((design, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the place in the tray is what is taken away
                <th key={index} scope="col" className={styles['design']}>
                  <Column
                    laid={design}
                    index={index}
                    compared={compared[index] ?? null}
                    still={stills.get(compared[index]?.evaluated.key ?? '') ?? null}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <CompareRows compared={compared} menu={menu} isTrade={isTrade} />
        </table>
      </div>
    </>
  );
}

interface ColumnProps {
  readonly laid: LaidDesign;
  readonly index: number;
  readonly compared: Compared;
  readonly still: string | null;
}

function Column({ laid, index, compared, still }: ColumnProps) {
  const t = useTexts('rooms');
  const format = useFormat();
  const address = laid.setId === null ? null : setAddress(laid.setId);
  const total = compared?.evaluated.evaluation?.total ?? null;
  return (
    <div className={styles['head']}>
      <div className={styles['picture']}>
        <RingPicture still={still} design={readRecord(laid.design)} name={laid.name} />
        <IconButton
          icon="close"
          label={t('compare.remove', { name: laid.name })}
          className={styles['remove']}
          onClick={() => takeAway(index)}
        />
      </div>
      <p className={styles['name']}>
        {address === null || compared === null ? (
          laid.name
        ) : (
          <Link to={address} search={{ d: compared.evaluated.link }}>
            {laid.name}
          </Link>
        )}
      </p>
      <p className={styles['price']}>
        {total === null ? t('noPrice') : format.money(total.retail.gross, total.retail.currency)}
      </p>
    </div>
  );
}
