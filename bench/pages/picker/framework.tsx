import { drive } from './drive.tsx';

drive();
