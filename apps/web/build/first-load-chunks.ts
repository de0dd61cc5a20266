import type { Rolldown } from 'vite';

/**
 * What every first page needs stands in few files: small scripts compress badly, each for itself, and cost a request.
 * A group takes its modules' static imports along, so each list names only what is on the way of all its pages.
 */
export const FIRST_LOAD_CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // What both workers begin with must not wait for the base, which the page's scripts read first.
    { name: 'first', priority: 8, test: /vite\/preload-helper|apps\/web\/src\/api\/preloaded-answers\.ts$/ },
    {
      name: 'base',
      priority: 7,
      test: /apps\/web\/src\/(main\.tsx|api\/use-operation-(query|mutation)\.ts|i18n\/format\.ts|ui\/(locale-switch|wordmark|region-boundary|text-field)\.tsx)$/,
    },
    {
      name: 'shell',
      priority: 6,
      test: /apps\/web\/src\/(app\/shell\/shell\.tsx|ui\/(price|skeleton)\.tsx|domain\/rings\/(selection\.ts|first-questions\.ts|picture-sizes\.ts|shown-form\.ts|ring-picture\.tsx))$|packages\/contract\/src\/operations\/catalogue\.ts$/,
    },
    {
      name: 'ring-list',
      priority: 5,
      test: /apps\/web\/src\/(ui\/(pager|select)\.tsx|domain\/rings\/(ring-results|range-field|stone-switch|use-list-search|ring-filters)\.tsx?|features\/gallery\/gallery-page\.tsx)$/,
    },
    // Both workers begin with these, before the page is read.
    {
      name: 'preload',
      priority: 4,
      test: /apps\/web\/src\/(kernel-worker\/open-kernel|viewer-host\/preload-viewer|features\/configurator\/session\/prefetch-set)\.ts$/,
    },
    // Asked for by what keeps pages for a day without network, too.
    {
      name: 'records',
      priority: 3,
      test: /packages\/contract\/src\/(design-code|stone-shapes|operations\/(designs|evaluation|customer-view|trade))\.ts$|apps\/web\/src\/api\/customer-view\.ts$/,
    },
    // What a set's page shares with one or the other page that is opened later.
    {
      name: 'set',
      priority: 2,
      test: /apps\/web\/src\/(ui\/(menu|dialog)\.tsx|domain\/(compare\/compare-tray|rings\/(find-design|set-address))\.ts|viewer-host\/(use-background|use-ring-viewer)\.ts|features\/configurator\/(model\/(ring-changes|fact-value)|session\/(configurator-session|use-trade-view))\.ts)$|packages\/(contract\/src\/operations\/shares|kernel\/src\/design\/(blank-ring|ring-design)|viewer\/src\/ring-viewer)\.ts$/,
    },
    {
      name: 'configurator',
      priority: 1,
      test: /apps\/web\/src\/features\/configurator\/page\/configurator-page\.tsx$/,
    },
  ],
};
