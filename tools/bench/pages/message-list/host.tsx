import '@snap/portal-ui/styles.css';
import { drive } from './drive.tsx';

// React and the values of the theme, as in a portal without any list.
drive();
