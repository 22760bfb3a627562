import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every machine that Node supports. */
const millisecondsPerTick = 10;

interface Process {
  pid: number;
  parent: number;
  /** Milliseconds, including ended children. */
  cpu: number;
}

/**
 * CPU time of a process tree in milliseconds: the cost of work, independent of the machine's load. Undefined on other
 * systems than Linux.
 */
export function cpuOfTree(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const processes = readdirSync('/proc').flatMap((name) => readProcess(name) ?? []);
  const tree = new Set([pid]);
  // Parents may have a greater pid than their children: repeat until the set is stable.
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const { pid: own, parent } of processes) if (tree.has(parent)) tree.add(own);
  }
  return processes.filter((one) => tree.has(one.pid)).reduce((sum, { cpu }) => sum + cpu, 0);
}

function readProcess(name: string): Process | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The command name is in brackets and may contain any character.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { pid: Number(name), parent: fields[1] ?? 0, cpu: ticks * millisecondsPerTick };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** `0.42 ms` per item, or a dash when unknown. */
export function cpuEach(before: number | undefined, after: number | undefined, count: number): string {
  if (before === undefined || after === undefined) return '–';
  return `${((after - before) / count).toFixed(2)} ms`;
}
