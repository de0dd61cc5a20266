// Runs before the first paint, so that a dark page never flashes light. The store `ringwerk.layout` is written by the page.
try {
  var layout = JSON.parse(localStorage.getItem('ringwerk.layout') || '{}');
  if (layout.dark === true) document.documentElement.dataset.theme = 'dark';
  if (layout.dark === false) document.documentElement.dataset.theme = 'light';
} catch {
  // Without storage the system's own preference holds.
}

// A set's page waits longest for its two workers: they start here, beside the page's own scripts.
if (/\/ringwerk\/set\/\d+$/.test(location.pathname) && /(^|; )egf=/.test(document.cookie)) {
  var ahead = document.querySelector('meta[name="ringwerk-ahead"]');
  // Its parts beside it: asked for one after the other they would come too late.
  if (ahead) ahead.content.split(' ').forEach((file) => import(file));
}
