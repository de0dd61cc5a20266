import type { Rolldown } from 'vite';

/**
 * What every first page needs stands in few files: small scripts compress badly, each for itself, and cost a request.
 * A group takes its modules' static imports along, so each list names only what is on the way of all its pages.
 */
export const FIRST_LOAD_CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    {
      name: 'base',
      priority: 3,
      test: /apps\/web\/src\/(main\.tsx|api\/use-operation\.ts|i18n\/format\.ts|ui\/(locale-switch|wordmark|region-boundary|text-field)\.tsx)$/,
    },
    {
      name: 'shell',
      priority: 2,
      test: /apps\/web\/src\/(app\/shell\/shell\.tsx|ui\/(price|skeleton)\.tsx|ui\/rings\/(selection\.ts|shown-form\.ts|ring-picture\.tsx))$|packages\/contract\/src\/operations\/(catalogue|watch-lists)\.ts$/,
    },
    {
      name: 'ring-list',
      priority: 1,
      test: /apps\/web\/src\/(ui\/(pager|select)\.tsx|ui\/rings\/(ring-results|range-field|stone-switch|use-list-search|unknown-selection|ring-filters)\.tsx?)$/,
    },
  ],
};
