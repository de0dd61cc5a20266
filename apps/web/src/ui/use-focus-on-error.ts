import { useEffect, useRef, type RefObject } from 'react';

/** After a refused form the first field with a finding takes the focus. */
export function useFocusOnError(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
