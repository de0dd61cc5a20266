import type { Namespace } from '../../i18n/namespaces.ts';
import type { Route } from '../../routing/route-table.ts';

/** A page of the portal and what stands around it. */
export interface PortalRoute extends Route {
  /** `area`: behind the login, in the shell. `legal`: open, in the shell of whoever is logged in. `none`: open, alone. */
  readonly frame: 'area' | 'legal' | 'none';
  /** Texts that it fetches beside its code; those of the frame are on every page. */
  readonly texts: readonly Namespace[];
}
