export { applyTheme } from '@snap/portal-ui/theme';
