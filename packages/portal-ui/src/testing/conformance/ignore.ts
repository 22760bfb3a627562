/** A no-op callback. */
export function ignore(): void {}
