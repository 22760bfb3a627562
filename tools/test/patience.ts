import { vi } from 'vitest';

// Vitest gives up after a second, which a busy machine may need for one step: a bound for what never comes, not a time.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 20_000, ...(typeof options === 'number' ? { timeout: options } : options) });
