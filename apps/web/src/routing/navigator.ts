import type { ComponentType } from 'react';
import { isStaleBuild, reloadOnce } from './stale-build.ts';
import { placeOf, type Place } from './place.ts';
import { routeAt, type Frame, type Route, type RouteTable } from './route-table.ts';

export type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Page: ComponentType }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What the window shows: an address with its page. */
export interface View {
  readonly place: Place;
  readonly route: Route;
  readonly Frame: Frame | null;
  readonly page: PageState;
  /** Where the page is scrolled to; null: it stays as it is. */
  readonly scrollTo: number | null;
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean;
  /** The page is not scrolled to its top. */
  readonly keepsScroll?: boolean;
}

type Start = (next: Place, before: Place) => void;
type Rendered = (view: View, before: View | null) => void;

/** Number of an entry of the history, in its state. */
interface EntryState {
  readonly entry?: number;
}

/**
 * Opens pages: fetches page and frame first, while the old page stays, then writes the address and publishes the view.
 * Of two navigations the later one counts.
 */
export class Navigator {
  readonly #table: RouteTable;
  readonly #views = new Set<(view: View) => void>();
  readonly #starts = new Set<Start>();
  readonly #rendered = new Set<Rendered>();
  /** Vertical scroll position by entry of the history, px. */
  readonly #positions = new Map<number, number>();
  #view: View;
  #shown: View | null = null;
  #turn = 0;
  #entry = 0;
  #lastEntry = 0;

  constructor(table: RouteTable) {
    this.#table = table;
    const place = placeOf(window.location);
    const route = routeAt(table.routes, place.pathname);
    this.#view = { place, route, Frame: null, page: { kind: 'loading' }, scrollTo: null };
  }

  get view(): View {
    return this.#view;
  }

  /** Opens the window's own address and follows the browser's back and forward. Settles when the page is there. */
  async start(): Promise<void> {
    // Positions are restored here, after the page is drawn: the browser would do it before.
    history.scrollRestoration = 'manual';
    this.#numberEntry();
    window.addEventListener('popstate', () => void this.#follow());
    await this.#open(this.#view.place, null, () => undefined, true);
  }

  /** Opens an address of the portal; another origin is left to the browser. */
  readonly navigate = async (href: string, options: NavigateOptions = {}): Promise<void> => {
    const url = new URL(href, window.location.href);
    if (url.origin !== window.location.origin) {
      window.location.assign(url);
      return;
    }
    const place = placeOf(url);
    // The same address again is no step of the history.
    const replaces = options.replace === true || place.href === placeOf(window.location).href;
    const commit = (): void => {
      this.#leaveEntry();
      if (!replaces) this.#entry = this.#lastEntry += 1;
      const state: EntryState = { entry: this.#entry };
      window.history[replaces ? 'replaceState' : 'pushState'](state, '', place.href);
    };
    await this.#open(place, options.keepsScroll === true ? null : 0, commit, replaces);
  };

  /** Fetches the page of an address ahead, when a link to it is about to be used. */
  readonly preload = (href: string): void => {
    const { pathname } = new URL(href, window.location.href);
    // What fails now is said when the page is opened.
    routeAt(this.#table.routes, pathname)
      .load()
      .catch(() => undefined);
  };

  /** Opens the present page once more, after it has failed. */
  readonly retry = (): Promise<void> => this.#open(this.#view.place, null, () => undefined, true);

  /** Calls `listener` with every new view, until the returned function is called. */
  subscribe(listener: (view: View) => void): () => void {
    this.#views.add(listener);
    return () => this.#views.delete(listener);
  }

  /** Calls `listener` when a navigation begins. */
  onStart(listener: Start): () => void {
    this.#starts.add(listener);
    return () => this.#starts.delete(listener);
  }

  /** Calls `listener` when the view of a navigation stands in the document. */
  onRendered(listener: Rendered): () => void {
    this.#rendered.add(listener);
    return () => this.#rendered.delete(listener);
  }

  /** Called by the component that draws the view, once it stands in the document. */
  readonly rendered = (view: View): void => {
    if (view === this.#shown || view.page.kind === 'loading') return;
    const before = this.#shown;
    this.#shown = view;
    for (const listener of this.#rendered) listener(view, before);
  };

  #numberEntry(): void {
    const { entry }: EntryState = Object(window.history.state);
    this.#entry = entry ?? this.#lastEntry + 1;
    this.#lastEntry = Math.max(this.#lastEntry, this.#entry);
    if (entry === undefined) window.history.replaceState({ entry: this.#entry } satisfies EntryState, '');
  }

  #leaveEntry(): void {
    this.#positions.set(this.#entry, window.scrollY);
  }

  /** The browser went back or forward, or to a hash: the address has changed already. */
  async #follow(): Promise<void> {
    this.#leaveEntry();
    const place = placeOf(window.location);
    const isSamePage = place.pathname === this.#view.place.pathname && place.search === this.#view.place.search;
    this.#numberEntry();
    const scrollTo = this.#positions.get(this.#entry) ?? (isSamePage ? null : 0);
    await this.#open(place, scrollTo, () => undefined, true);
  }

  #show(view: View): void {
    this.#view = view;
    for (const listener of this.#views) listener(view);
  }

  /** While the first page is on its way, its frame stands as soon as it is there. */
  async #showFrame(loading: ReturnType<RouteTable['loadFrame']>): Promise<void> {
    const around = await loading;
    if (this.#view.page.kind === 'loading' && 'frame' in around) this.#show({ ...this.#view, Frame: around.frame });
  }

  async #open(place: Place, scrollTo: number | null, commit: () => void, replaces: boolean): Promise<void> {
    const turn = (this.#turn += 1);
    const isLate = (): boolean => turn !== this.#turn;
    for (const listener of this.#starts) listener(place, this.#view.place);
    const route = routeAt(this.#table.routes, place.pathname);
    const guarded = this.#table.guard(route, place);
    if (guarded !== null) return this.navigate(guarded, { replace: replaces });
    try {
      const framing = this.#table.loadFrame(route);
      this.#showFrame(framing).catch(() => undefined);
      const [around, Page] = await Promise.all([framing, route.load()]);
      if (isLate()) return;
      if ('redirect' in around) return await this.navigate(around.redirect, { replace: replaces });
      commit();
      this.#show({ place, route, Frame: around.frame, page: { kind: 'ready', Page }, scrollTo });
    } catch (error) {
      if (isLate()) return;
      commit();
      if (isStaleBuild(error) && reloadOnce(place.href)) return;
      // The frame of the page before may stay: it is there.
      this.#show({ place, route, Frame: this.#view.Frame, page: { kind: 'failed', error }, scrollTo });
    }
  }
}
