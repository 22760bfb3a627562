import { vi } from 'vitest';

/** The parts of a browser that stores touch, for tests that run in Node. */
export function stubBrowser(): { local: Storage; session: Storage } {
  const local = memoryStorage();
  const session = memoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  return { local, session };
}

/** Storage whose entries are own properties, as in a browser. */
function memoryStorage(): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  });
  return storage;
}
