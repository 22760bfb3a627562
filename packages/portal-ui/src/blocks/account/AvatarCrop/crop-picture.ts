/** Part of a picture. Pixels of the upright picture. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of the cut picture in pixels: no avatar is stored larger. */
const maxSide = 512;

/** Cuts a square out of a picture. Rejects when the browser cannot read or write it. */
export async function cropPicture(src: string, area: PictureArea): Promise<Blob> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const side = Math.max(1, Math.min(maxSide, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/webp',
      0.92,
    );
  });
}
