import { availableParallelism, loadavg } from 'node:os';

/** One line of a table: what was measured, and what it is to be. */
export interface Figure {
  what: string;
  measured: string;
  target?: string;
}

/** Prints a table with the load of the machine, without which its times mean nothing. */
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

/** Says what is going on, for whoever waits. */
export function progress(text: string): void {
  console.error(`… ${text}`);
}
