import { UnknownSelection } from '../../domain/rings/unknown-selection.tsx';

/** `/konfigurator/{version}…` with a version that never was. */
export default function UnknownSelectionPage() {
  return <UnknownSelection />;
}
