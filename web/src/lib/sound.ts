import { settings } from "./settings.svelte";

type Chime = "move" | "turn" | "talk" | "end";

/** Notes as frequency, start and length in seconds: a few plucked strings, made here, never downloaded. */
const NOTES: Record<Chime, [number, number, number][]> = {
  move: [[392, 0, 0.12]],
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.3],
  ],
  talk: [[659, 0, 0.1]],
  end: [
    [523, 0, 0.25],
    [659, 0.15, 0.25],
    [784, 0.3, 0.25],
    [1046, 0.45, 0.6],
  ],
};

let context: AudioContext | undefined;

export function chime(kind: Chime): void {
  // Browsers are silent until somebody has touched the page, and complain about those who are not.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[kind]) pluck(context, frequency, start, length);
}

function pluck(audio: AudioContext, frequency: number, start: number, length: number): void {
  const [string, volume] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + start;
  string.type = "triangle";
  string.frequency.value = frequency;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  string.connect(volume).connect(audio.destination);
  string.start(at);
  string.stop(at + length);
}
