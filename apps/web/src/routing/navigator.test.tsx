import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link.tsx';
import { Navigator } from './navigator.ts';
import { PageOutlet, PortalRouter } from './portal-router.tsx';
import type { Route, RouteTable } from './route-table.ts';
import { useRouting } from './use-navigator.ts';

const First = (): ReactNode => <h1>First</h1>;
const Ring = (): ReactNode => <h1>Ring {useParams()['id']}</h1>;
const Unknown = (): ReactNode => <h1>Unknown</h1>;

/** Loading a ring's page: settled by the test. */
let slow = Promise.withResolvers<typeof Ring>();
const route = (path: string, page: () => Promise<() => ReactNode>): Route => ({
  path,
  load: vi.fn<Route['load']>(page),
});
const routes = [
  route('/first', () => Promise.resolve(First)),
  route('/ring/:id', () => Promise.resolve(Ring)),
  route('/slow', () => slow.promise),
  route('/shut', () => Promise.resolve(First)),
  route('/broken', () => Promise.reject(new Error('no script'))),
  route('/*', () => Promise.resolve(Unknown)),
];
const table: RouteTable = {
  routes,
  guard: ({ path }) => (path === '/shut' ? '/first' : null),
  loadFrame: () => Promise.resolve({ frame: ({ children }) => <main>{children}</main> }),
};

const Failed = ({ error }: { readonly error: unknown }): ReactNode => <p role="alert">{String(error)}</p>;

function Window(): ReactNode {
  const { Frame } = useRouting().view;
  const page = <PageOutlet loading={<p>loading</p>} Failed={Failed} />;
  return (
    <>
      <nav>
        <Link to="/ring/7" search={{ code: 'a b' }}>
          seven
        </Link>
        <Link to="/first" marksPage>
          first
        </Link>
      </nav>
      {Frame === null ? page : <Frame>{page}</Frame>}
    </>
  );
}

async function open(address: string): Promise<Navigator> {
  window.history.replaceState(null, '', address);
  const navigator = new Navigator(table);
  await navigator.start();
  render(
    <PortalRouter navigator={navigator}>
      <Window />
    </PortalRouter>,
  );
  return navigator;
}
const title = (): string | null => screen.getByRole('heading').textContent;
const address = (): string => `${window.location.pathname}${window.location.search}`;

beforeEach(() => {
  slow = Promise.withResolvers();
  vi.clearAllMocks();
});

describe('opening an address', () => {
  it('says of every unknown one that it is unknown, whatever it holds', async () => {
    await open('/x%0Ay');
    expect(title()).toBe('Unknown');
  });

  it('shows its page with the words of the address', async () => {
    await open('/ring/9001');
    expect(title()).toBe('Ring 9001');
  });

  it('says of one that leads nowhere that it is unknown', async () => {
    await open('/nowhere/at/all');
    expect(title()).toBe('Unknown');
  });

  it('goes elsewhere from where the visitor may not stand, and leaves no entry of it', async () => {
    const before = window.history.length;
    await open('/shut');
    expect([title(), address(), window.history.length]).toEqual(['First', '/first', before]);
  });

  it('says that a page failed, and shows it at another try', async () => {
    const navigator = await open('/broken');
    expect(screen.getByRole('alert').textContent).toContain('no script');
    vi.mocked(routes[4]?.load ?? vi.fn()).mockResolvedValueOnce(First);
    await act(() => navigator.retry());
    expect(title()).toBe('First');
  });
});

describe('going to another page', () => {
  it('fetches it while the pointer rests on the link, and opens it by a click', async () => {
    const user = userEvent.setup();
    await open('/first');
    expect(screen.getByRole('link', { name: 'first' }).getAttribute('aria-current')).toBe('page');
    const link = screen.getByRole('link', { name: 'seven' });
    await user.hover(link);
    await vi.waitFor(() => expect(routes[1]?.load).toHaveBeenCalledTimes(1));
    await user.click(link);
    expect([title(), address()]).toEqual(['Ring 7', '/ring/7?code=a+b']);
    expect(screen.getByRole('link', { name: 'first' }).getAttribute('aria-current')).toBeNull();
  });

  it('keeps page and address until the new page is there', async () => {
    const navigator = await open('/first');
    const gone = navigator.navigate('/slow');
    expect([title(), address()]).toEqual(['First', '/first']);
    slow.resolve(Unknown);
    await act(() => gone);
    expect([title(), address()]).toEqual(['Unknown', '/slow']);
  });

  it('follows the later one of two', async () => {
    const navigator = await open('/first');
    const gone = navigator.navigate('/slow');
    await act(() => navigator.navigate('/ring/3'));
    slow.resolve(Unknown);
    await act(() => gone);
    expect([title(), address()]).toEqual(['Ring 3', '/ring/3']);
  });

  it('writes no second entry for the address that is open', async () => {
    const navigator = await open('/first');
    const before = window.history.length;
    await act(() => navigator.navigate('/first'));
    await act(() => navigator.navigate('/ring/1', { replace: true }));
    expect([title(), window.history.length]).toEqual(['Ring 1', before]);
  });

  it('keeps the entry of the page that led to a guarded one', async () => {
    const navigator = await open('/ring/1');
    await act(() => navigator.navigate('/shut'));
    expect(title()).toBe('First');
    window.history.back();
    await vi.waitFor(() => expect(title()).toBe('Ring 1'));
  });
});

describe('the place on the page', () => {
  it('is the top of a new page, and after "back" the place where the page was left', async () => {
    const navigator = await open('/first');
    const places: (number | null)[] = [];
    navigator.onRendered(({ scrollTo }) => places.push(scrollTo));
    vi.stubGlobal('scrollY', 640);
    await act(() => navigator.navigate('/ring/1'));
    vi.stubGlobal('scrollY', 80);
    window.history.back();
    await vi.waitFor(() => expect(title()).toBe('First'));
    window.history.forward();
    await vi.waitFor(() => expect(title()).toBe('Ring 1'));
    await act(() => navigator.navigate('/ring/1?page=2', { keepsScroll: true }));
    expect(places).toEqual([0, 640, 80, null]);
    vi.unstubAllGlobals();
  });

  it('announces the beginning of every navigation and its end', async () => {
    const navigator = await open('/first');
    const heard: string[] = [];
    navigator.onStart((next, before) => heard.push(`${before.href} > ${next.href}`));
    navigator.onRendered(({ place }) => heard.push(place.href));
    await act(() => navigator.navigate('/ring/1'));
    window.history.back();
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    expect(heard).toEqual(['/first > /ring/1', '/ring/1', '/ring/1 > /first', '/first']);
  });
});
