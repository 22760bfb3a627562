// npm start: installs and builds what is missing, then runs the server until it is stopped.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
await import('./keep-running.mjs');
