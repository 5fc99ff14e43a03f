import { settings } from './settings.svelte.ts';

/** A tone: its start in seconds, its pitch in hertz, its length and its volume. */
type Tone = readonly [at: number, pitch: number, length: number, volume: number];

/** These are our own sounds, of a few tones each. */
const SOUNDS = {
  /** It is the user's turn: a fourth upwards, like a small bell. */
  turn: [
    [0, 659, 0.5, 0.2],
    [0.16, 880, 0.9, 0.22],
  ],
  /** Somebody said something: a tap. */
  said: [[0, 523, 0.16, 0.09]],
  /** The match begins: a chord, one tone after the other. */
  start: [
    [0, 440, 0.6, 0.16],
    [0.12, 554, 0.6, 0.16],
    [0.24, 659, 1, 0.18],
  ],
} as const satisfies { readonly [sound: string]: readonly Tone[] };

let context: AudioContext | undefined;

/** Plays a sound if the user wants sounds and the browser allows them. */
export const playSound = (sound: keyof typeof SOUNDS): void => {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume().catch(() => undefined);
  for (const [at, pitch, length, volume] of SOUNDS[sound]) {
    const voice = context.createOscillator();
    const fade = context.createGain();
    voice.type = 'sine';
    voice.frequency.value = pitch;
    fade.gain.setValueAtTime(0, currentTime + at);
    fade.gain.linearRampToValueAtTime(volume, currentTime + at + 0.012);
    fade.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + length);
    voice.connect(fade).connect(destination);
    voice.start(currentTime + at);
    voice.stop(currentTime + at + length);
  }
};
