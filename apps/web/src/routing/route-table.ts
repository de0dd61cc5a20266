import { parse } from 'regexparam';
import type { ComponentType, ReactNode } from 'react';
import { matchRoute } from 'wouter';
import type { Place } from './place.ts';

export type Frame = ComponentType<{ readonly children: ReactNode }>;

/** A page of the portal. */
export interface Route {
  /** Pattern of its address: `/konfigurator/v2/:art/:id`. */
  readonly path: string;
  /** Fetches the page and its texts. */
  readonly load: () => Promise<ComponentType>;
}

/** What the navigation asks about the portal's pages. */
export interface RouteTable<R extends Route = Route> {
  /** In the order in which they are tried; the last one takes every address. */
  readonly routes: readonly R[];
  /** Where a visitor who may not stand here goes instead; null: nowhere. Asked before anything is fetched. */
  guard(route: R, place: Place): string | null;
  /** Fetches what stands around the page; null: nothing does. `redirect`: the page is left for another before it is shown. */
  loadFrame(route: R): Promise<{ readonly frame: Frame | null } | { readonly redirect: string }>;
}

/** The first route whose pattern takes the path. @throws Error when not even the last one does. */
export function routeAt<R extends Route>(routes: readonly R[], pathname: string): R {
  const found = routes.find(({ path }) => matchRoute(parse, path, pathname)[0]);
  if (found === undefined) throw new Error(`the last route takes every address, but not ${pathname}`);
  return found;
}
