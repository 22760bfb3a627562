/** Whether items of these widths fit into a row, with a gap between each two. Pixels. */
export function fitsRow(room: number, widths: readonly number[], gap: number): boolean {
  // Tolerates less than a pixel.
  return widths.reduce((sum, width) => sum + width + gap, -gap) < room + 1;
}
