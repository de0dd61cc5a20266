import { setPath, type PortalPath } from '../../paths.ts';

/** The catalogue numbers its sets by section: the thousands of a set id are the category, or from 21 on a ring world. */
const WORLDS = { 21: 'engagementring', 22: 'memoire', 23: 'special' } as const;
const ZWEIKLANG = 24;
const isWorld = (section: number): section is keyof typeof WORLDS => Object.hasOwn(WORLDS, section);

/** Configurator address of a set of which only the id is known; null when no section holds such an id. */
export function setAddress(setId: number): PortalPath | null {
  const section = Math.floor(setId / 1000);
  if (section >= 1 && section <= 12) return setPath('kategorie', section, setId);
  if (isWorld(section)) return setPath('art', WORLDS[section], setId);
  return section === ZWEIKLANG ? setPath('zweiklang', 'zweiklang', setId) : null;
}
