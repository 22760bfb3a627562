import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The mark in a square that systems cut to their own shape: colour to the edges, and the drawing within the safe circle. */
function fullBleed(mark: string): string {
  const [open = '', ground = '', drawing = ''] =
    /^(<svg[^>]*>)\s*(<rect[^>]*>)\s*([\s\S]*)<\/svg>\s*$/.exec(mark)?.slice(1) ?? [];
  if (!drawing)
    throw new Error('favicon.svg is no longer a ground with a drawing on it: say here how to cut it.');
  const edges = ground.replace(/ rx="\d+"/, '');
  return `${open}${edges}<g transform="translate(16 16) scale(.8) translate(-16 -16)">${drawing}</g></svg>`;
}

/** Draws the icons of the browser's tab and of the installed app from the favicon, so that there is one mark. */
export function appIcons(): Plugin {
  let source = '';
  return {
    name: 'snap:app-icons',
    apply: 'build',
    configResolved({ publicDir }) {
      source = resolve(publicDir, 'favicon.svg');
    },
    async generateBundle() {
      const mark = await readFile(source, 'utf8');
      const icons = [
        // In the browser's tab: the page itself reads it, and a drawing would be read as a document of its own.
        { name: 'icon-64', size: 64, svg: mark },
        { name: 'icon-192', size: 192, svg: mark },
        { name: 'icon-512', size: 512, svg: mark },
        { name: 'maskable-512', size: 512, svg: fullBleed(mark) },
        { name: 'apple-touch-icon', size: 180, svg: fullBleed(mark) },
      ];
      await Promise.all(
        icons.map(async ({ name, size, svg }) => {
          // The drawing has 32 units: as many dots for each as are needed, so that its edges are sharp.
          const image = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
            .resize(size, size)
            .png({ compressionLevel: 9, palette: true })
            .toBuffer();
          this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: image });
        }),
      );
    },
  };
}
