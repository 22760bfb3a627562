export * from './code-points.ts';
export * from './name-matcher.ts';
export * from './normalise.ts';
export * from './phone.ts';
export * from './readings.ts';
export * from './search-keys.ts';
