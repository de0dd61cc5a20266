/** What a user may open; checked by the server for every operation and by the page for every link. */
export const PERMISSIONS = ['konfigurator1', 'konfigurator', 'stones', 'orders', 'dealer', 'backoffice'] as const;
export type Permission = (typeof PERMISSIONS)[number];
