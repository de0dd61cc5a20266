/** What a couple likes. */
export function HeartMark({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d="M10 16.6C4.9 13.2 3 10.6 3 7.9A3.7 3.7 0 0 1 6.7 4.2c1.4 0 2.6.7 3.3 1.9.7-1.2 1.9-1.9 3.3-1.9A3.7 3.7 0 0 1 17 7.9c0 2.7-1.9 5.3-7 8.7Z" />
    </svg>
  );
}
