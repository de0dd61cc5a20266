/** Customer number of the manufactory's own company: its stones and its staff belong to it. */
export const MANUFACTORY_NUMBER = '90001';
