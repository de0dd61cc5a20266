import type { AnchorHTMLAttributes } from 'react';
import { Link as AnyLink } from 'wouter';
import type { PortalPath } from '../paths.ts';
import { hrefOf } from './place.ts';
import { useRouting } from './use-navigator.ts';
import { usePreload } from './use-preload.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  /** An address of `paths.ts`. */
  readonly to: PortalPath;
  /** Its query. */
  readonly search?: Parameters<typeof hrefOf>[1];
  readonly className?: string | undefined;
  /** Says `aria-current` on its own page. */
  readonly marksPage?: boolean;
}

/** A way to another page, which is fetched ahead as soon as the pointer or the focus is on it. */
export function Link({ to, search, marksPage = false, ...rest }: LinkProps) {
  const { navigator, view } = useRouting();
  const href = hrefOf(to, search);
  const ahead = usePreload(() => navigator.preload(href));
  const current = marksPage && view.place.pathname === to ? { 'aria-current': 'page' as const } : {};
  return <AnyLink href={href} {...current} {...ahead} {...rest} />;
}
