/**
 * Gallery, search, watch lists, products, design categories, stones, quotes and orders. Each entry is a
 * `createRoute` below `areaRoute` (search before `$version/$art/$id`); see `shell-routes.ts` for the form.
 */
export const roomRoutes = [] as const;
