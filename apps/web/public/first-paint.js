// Runs before the first paint, so that a dark page never flashes light. The store `ringwerk.layout` is written by the page.
try {
  var layout = JSON.parse(localStorage.getItem('ringwerk.layout') || '{}');
  if (layout.dark === true) document.documentElement.dataset.theme = 'dark';
  if (layout.dark === false) document.documentElement.dataset.theme = 'light';
} catch {
  // Without storage the system's own preference holds.
}

// A set's page waits for two workers: build/start-ahead.ts says what starts them.
if (/\/ringwerk\/set\/\d+$/.test(location.pathname) && /\begf=/.test(document.cookie))
  document
    .querySelector('[name=ringwerk-ahead]')
    ?.content.split(' ')
    .forEach((part) => import(part));
