import { readFileSync } from 'node:fs';

/** Resident memory of a process, current and peak; dashes when unknown. */
export function memoryOf(pid: number | undefined): { resident: string; peak: string } {
  const status =
    pid !== undefined && process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const megabytes = (name: string) => {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
    return kilobytes === undefined ? '–' : `${Math.round(Number(kilobytes) / 1_024)} MB`;
  };
  return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
