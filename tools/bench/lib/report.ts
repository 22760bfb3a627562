import { availableParallelism, loadavg } from 'node:os';

/** A table row: the measured value and its target. */
export interface Figure {
  what: string;
  measured: string;
  target?: string;
}

/** Prints a table with the machine's load, which its times depend on. */
export function report(title: string, figures: readonly Figure[]): void {
  const rows = [
    { what: title, measured: 'measured', target: 'target' },
    ...figures.map((figure) => ({ target: '', ...figure })),
  ];
  const width = (column: 'what' | 'measured') => Math.max(...rows.map((row) => row[column].length));
  const [first, second] = [width('what'), width('measured')];
  console.log('');
  for (const { what, measured, target } of rows) {
    console.log(`${what.padEnd(first)}  ${measured.padStart(second)}  ${target}`.trimEnd());
  }
  const load = loadavg().map((average) => average.toFixed(2));
  console.log(`load average ${load.join(' ')} on ${availableParallelism()} cores, Node ${process.version}`);
}

/** Prints progress. */
export function progress(text: string): void {
  console.error(`… ${text}`);
}
