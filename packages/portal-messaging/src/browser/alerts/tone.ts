let context: AudioContext | undefined;

/** Resolves after the first user gesture: before that, browsers play no sound. */
export async function afterGesture(): Promise<void> {
  if (navigator.userActivation?.hasBeenActive) return;
  await new Promise<void>((resolve) => {
    const touched = new AbortController();
    for (const sign of ['pointerdown', 'keydown', 'touchend']) {
      window.addEventListener(
        sign,
        () => {
          touched.abort();
          resolve();
        },
        { passive: true, capture: true, signal: touched.signal },
      );
    }
  });
}

/** Two short notes, a fourth apart, soft enough for an open-plan office. Hertz and seconds. */
const notes = [
  { pitch: 880, at: 0 },
  { pitch: 1174.7, at: 0.09 },
] as const;
const length = 0.18;
const loudness = 0.07;

/** Plays the synthesized tone: no file has to be fetched. */
export async function playTone(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    for (const { pitch, at } of notes) playNote(context, pitch, context.currentTime + at);
  } catch {
    // No audio output.
  }
}

function playNote(audio: AudioContext, pitch: number, start: number): void {
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.type = 'sine';
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  note.connect(volume).connect(audio.destination);
  note.start(start);
  note.stop(start + length);
}
