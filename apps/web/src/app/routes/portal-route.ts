import type { Route } from '../../routing/route-table.ts';

/** A page of the portal and what stands around it. */
export interface PortalRoute extends Route {
  /** `area`: behind the login, in the shell. `legal`: open, in the shell of whoever is logged in. `none`: open, alone. */
  readonly frame: 'area' | 'legal' | 'none';
}
