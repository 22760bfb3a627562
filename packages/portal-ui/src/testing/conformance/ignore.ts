/** A callback that nothing here waits for. */
export function ignore(): void {}
