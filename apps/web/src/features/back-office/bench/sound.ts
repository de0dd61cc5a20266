/** Two tones up for what went well, one low for a refusal, heard over a polishing motor. */
const TONES = {
  good: [
    { hertz: 880, at: 0, seconds: 0.09 },
    { hertz: 1_320, at: 0.1, seconds: 0.14 },
  ],
  bad: [
    { hertz: 196, at: 0, seconds: 0.22 },
    { hertz: 147, at: 0.24, seconds: 0.34 },
  ],
} as const;
const LOUDNESS = 0.25;

let context: AudioContext | null = null;

/** Plays a sign; silent where the browser has no sound. */
export function playSign(sign: keyof typeof TONES): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const { hertz, at, seconds } of TONES[sign]) {
    const from = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: hertz, type: sign === 'good' ? 'sine' : 'square' });
    const level = new GainNode(context, { gain: LOUDNESS });
    level.gain.setTargetAtTime(0, from + seconds * 0.6, 0.02);
    tone.connect(level).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds + 0.1);
  }
}
