import { seesTrade, type MoneyJson, type Permission, type Session, type Visitor } from '@ringwerk/contract';
import { create } from 'zustand';

interface SessionState {
  /** The server's session; null while unknown or logged out. */
  readonly session: Session | null;
}

export const useSessionStore = create<SessionState>(() => ({ session: null }));

export function setSession(session: Session | null): void {
  useSessionStore.setState({ session });
}

/** The session, for use outside React. */
export function currentSession(): Session | null {
  return useSessionStore.getState().session;
}

export function useSession(): Session | null {
  return useSessionStore((state) => state.session);
}

/** Who the session is, as the table of areas asks. */
export const visitorOf = (session: Session | null): Visitor | null =>
  session && { role: session.user.role, permissions: session.permissions };

/** Whether a couple looks on: the server sends this session no trade figure, and the page shows designing only. */
export const useCustomerView = (): boolean => useSessionStore((state) => state.session?.isCustomerView ?? false);

/** Whether trade figures may be on the page: not while a couple looks on, nor for a role without them. */
export const useSeesTrade = (): boolean => useSessionStore(({ session }) => session !== null && seesTrade(session));

/** The server answers this session as the customer view, for example because another tab has turned it on. */
export function reportCustomerView(): void {
  const session = currentSession();
  if (session !== null) setSession({ ...session, isCustomerView: true });
}

/**
 * What trade prices are in: the base currency of the house. Nobody sees one without a session, and the session of an earlier
 * release, kept on a device, is of a house in euros.
 */
const baseOf = ({ session }: SessionState): MoneyJson['currency'] => session?.currency ?? 'EUR';
export const useBaseCurrency = (): MoneyJson['currency'] => useSessionStore(baseOf);

/** The same outside React. */
export const currentBaseCurrency = (): MoneyJson['currency'] => baseOf(useSessionStore.getState());

/** Whether the logged-in user holds a permission. The server checks again; this only hides what would be refused. */
export function usePermission(permission: Permission): boolean {
  return useSessionStore((state) => state.session?.permissions.includes(permission) ?? false);
}
