/** Why no camera gives a picture; each has its words in the texts of the room. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'unsafe';

/** To the back of a tablet or phone first: somebody else photographs the hand. */
export type Facing = 'environment' | 'user';

/** By the name of what browsers throw (Media Capture and Streams, 10.6). */
const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

export type OpenedCamera =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly fault: CameraFault };

/** Asks for the camera's picture, as large as it gives one. A page that is not served safely has no cameras at all. */
export async function openCamera(facing: Facing, devices: MediaDevices | undefined): Promise<OpenedCamera> {
  if (typeof devices?.getUserMedia !== 'function') return { ok: false, fault: 'unsafe' };
  const video = { facingMode: { ideal: facing }, width: { ideal: 2560 }, height: { ideal: 1920 } };
  try {
    return { ok: true, stream: await devices.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { ok: false, fault: FAULTS[error instanceof Error ? error.name : ''] ?? 'busy' };
  }
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
