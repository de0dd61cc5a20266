import { UnknownSelection } from '../../ui/rings/unknown-selection.tsx';

/** `/konfigurator/{version}…` with a version that never was. */
export default function UnknownSelectionPage() {
  return <UnknownSelection />;
}
