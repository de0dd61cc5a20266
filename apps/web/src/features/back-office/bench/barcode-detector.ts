/** What browsers that read codes from pictures offer; TypeScript's own library does not know it yet. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const FORMATS = ['code_128', 'qr_code'];

function detectorClass(): DetectorClass | null {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  // The standard's own constructor, where there is one.
  return typeof known === 'function' ? (known as DetectorClass) : null;
}

/** Whether this browser reads codes with its camera. */
export const hasCodeReader = (): boolean =>
  detectorClass() !== null && typeof navigator.mediaDevices?.getUserMedia === 'function';

export function createDetector(): Detector {
  const Known = detectorClass();
  if (Known === null) throw new Error('this browser reads no codes: ask hasCodeReader first');
  return new Known({ formats: FORMATS });
}
