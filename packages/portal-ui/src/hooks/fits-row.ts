/** Whether items of these widths have room in a row, with a gap between each two. Pixels. */
export function fitsRow(room: number, widths: readonly number[], gap: number): boolean {
  // Less than a pixel is not missed.
  return widths.reduce((sum, width) => sum + width + gap, -gap) < room + 1;
}
