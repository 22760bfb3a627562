import '@snap/portal-ui/styles.css';
import { drive } from './drive.tsx';

// React and the theme values, as in a portal without a list.
drive();
