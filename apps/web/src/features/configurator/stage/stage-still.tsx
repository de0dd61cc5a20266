/**
 * The picture of rings as they come, exactly where the stage shows them live (`styles/first-paint.css`).
 * @param address - of a square picture of the view `hero`; null shows none.
 */
export function StageStill({ address }: { readonly address: string | null }) {
  return (
    address !== null && (
      <div className="stage-still">
        <img src={address} alt="" decoding="sync" />
      </div>
    )
  );
}
