import { useTexts } from '../../src/i18n/use-texts.ts';
import { PATHS } from '../../src/paths.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { ICON_NAMES } from '../../src/ui/icon-names.ts';
import { OpenFrame } from '../../src/ui/open-frame.tsx';
import { HouseMark } from '../../src/ui/house-mark.tsx';
import { PageSection } from '../../src/ui/page-section.tsx';
import { Page } from '../../src/ui/page.tsx';
import { QrCode } from '../../src/ui/qr-code.tsx';
import { Wordmark } from '../../src/ui/wordmark.tsx';
import type { Exhibit } from '../exhibit.ts';
import styles from '../gallery.module.css';

function Pages() {
  const t = useTexts('trade');
  const shell = useTexts('shell');
  return (
    <Page
      title={t('order', { number: 2041 })}
      lead={t('ordersIntro')}
      crumbs={[
        { label: shell('nav.home'), url: PATHS.home },
        { label: t('orders'), url: PATHS.orders },
      ]}
      actions={<Button>{t('openSheet')}</Button>}
    >
      {null}
    </Page>
  );
}

function PageSections() {
  const t = useTexts('house');
  return (
    <PageSection title={t('registration.title')} lead={t('registration.lead')}>
      <p>{t('registration.lead')}</p>
    </PageSection>
  );
}

function OpenFrames() {
  const t = useTexts('house');
  return (
    <div className={styles['screen']}>
      <OpenFrame>
        <p>{t('registration.lead')}</p>
      </OpenFrame>
    </div>
  );
}

const Icons = () => (
  <>
    {ICON_NAMES.map((name) => (
      <span key={name} title={name}>
        <Icon name={name} />
      </span>
    ))}
  </>
);

const Wordmarks = () => (
  <>
    <Wordmark />
    <Wordmark isShort />
    <Wordmark name="Trauringmanufaktur Berger" />
  </>
);

const HouseMarks = () => (
  <>
    <HouseMark />
    <HouseMark isShort />
  </>
);

function QrCodes() {
  const t = useTexts('customer');
  return <QrCode text="https://portal.example/paar/token-of-the-gallery" label={t('share.qr')} />;
}

export const FRAMES: readonly Exhibit[] = [
  { part: 'Page', isWide: true, States: Pages },
  { part: 'PageSection', isWide: true, States: PageSections },
  { part: 'OpenFrame', isWide: true, States: OpenFrames },
  { part: 'Icon', isWide: true, States: Icons },
  { part: 'Wordmark', States: Wordmarks },
  { part: 'HouseMark', States: HouseMarks },
  { part: 'QrCode', States: QrCodes },
];
