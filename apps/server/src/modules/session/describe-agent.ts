export interface Agent {
  readonly browser: string;
  readonly system: string;
}

/** In this order: most browsers also call themselves what came before them. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, string])[]): string =>
  names.find(([sign]) => agent.includes(sign))?.[1] ?? '';

/** Browser and system by name: what its owner knows a device by. Versions and models stay out of the database. */
export const describeAgent = (agent: string): Agent => ({
  browser: nameIn(agent, BROWSERS),
  system: nameIn(agent, SYSTEMS),
});
