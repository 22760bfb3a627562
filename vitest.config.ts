// Vitest and Storybook's test panel look for this name; the projects live in vitest.workspace.ts.
export { default } from './vitest.workspace.ts';
