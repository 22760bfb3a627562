import { vi } from 'vitest';

// Vitest's default of one second is too short for a busy machine: the timeout only detects what never happens.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 20_000, ...(typeof options === 'number' ? { timeout: options } : options) });
