import type { IconName } from './icon-names.ts';

export type { IconName } from './icon-names.ts';

/** A line drawing of the house's own set, which stands in the page (`build/inline-icons.ts`): 20 px square, stroke 1.25. Decorative: the control beside it carries the name. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
