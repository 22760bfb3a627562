// npm start: installs and builds what is missing, then runs the server until it is told to stop.
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
await import('./keep-running.mjs');
