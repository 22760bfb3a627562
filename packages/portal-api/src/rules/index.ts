export * from './code-points.ts';
