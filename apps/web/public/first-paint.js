// Runs before the first paint, so that a dark page never flashes light and a set's picture stands where its rings will stand.
// The store `ringwerk.layout` is written by the page.
try {
  const root = document.documentElement;
  const layout = JSON.parse(localStorage.getItem('ringwerk.layout') || '{}');
  if (layout.dark === true) root.dataset.theme = 'dark';
  if (layout.dark === false) root.dataset.theme = 'light';
  if (layout.sidebarToggled === true) root.style.setProperty('--first-side', '0rem');
  else if (typeof layout.collapsed === 'boolean')
    root.style.setProperty('--first-side', 'var(--sidebar-' + (layout.collapsed ? 'collapsed)' : 'width)'));
  if (layout.headerHidden === true) root.style.setProperty('--first-top', '0rem');
  // Unfinished work that the address asks for is another ring (`prefetch-set.ts`), and a couple's page has no frame.
  if (/[?&]resume\b/.test(location.search) || localStorage.getItem('ringwerk.customer-view') !== null)
    root.dataset.opens = 'otherwise';
} catch {
  // Without storage the system's own preference holds.
}

// A set's page waits for two workers: build/preload-set.ts says what starts them.
if (/\/ringwerk\/set\/\d+$/.test(location.pathname) && /\begf=/.test(document.cookie))
  document
    .querySelector('[name=ringwerk-preload]')
    ?.content.split(' ')
    .forEach((part) => import(part));
