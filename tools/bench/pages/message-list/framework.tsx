import { drive } from './drive.tsx';

// React alone.
drive();
