import { SingleBar } from 'cli-progress';

/** Progress of long work: a bar on a terminal, otherwise one line per 10 %. */
export interface Progress {
  /** Begins a step. */
  start(step: string): void;
  /** Completed fraction of the step, 0 to 1. */
  update(share: number): void;
  stop(): void;
}

export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? createBar(stream) : createLines(stream);
}

function createBar(stream: NodeJS.WriteStream): Progress {
  const bar = new SingleBar({
    stream,
    format: '{step} [{bar}] {percentage} %',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: false,
  });
  let running = false;
  const stop = () => {
    if (running) bar.stop();
    running = false;
  };
  return {
    start(step) {
      stop();
      bar.start(100, 0, { step: step.padEnd(10) });
      running = true;
    },
    update: (share) => bar.update(Math.floor(share * 100)),
    stop,
  };
}

function createLines(stream: NodeJS.WriteStream): Progress {
  let step = '';
  let tenths = 0;
  return {
    start(name) {
      step = name;
      tenths = 0;
    },
    update(share) {
      const reached = Math.floor(share * 10);
      if (reached > tenths) stream.write(`${step} ${reached * 10} %\n`);
      tenths = Math.max(tenths, reached);
    },
    stop() {},
  };
}

/** Runs work with a progress display. */
export async function shown<T>(
  work: (onProgress: (step: string, share: number) => void) => Promise<T>,
): Promise<T> {
  const progress = createProgress();
  let current = '';
  try {
    return await work((step, share) => {
      if (step !== current) progress.start(step);
      current = step;
      progress.update(share);
    });
  } finally {
    progress.stop();
  }
}
