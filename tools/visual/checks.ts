import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Mode } from './modes.ts';

/** All that is amiss with the story on the page. */
export async function troublesOf(page: Page, mode: Mode): Promise<string[]> {
  return [
    ...(await overflow(page)),
    ...(await motion(page)),
    ...(mode.context.hasTouch ? await smallTargets(page) : []),
    ...(await violations(page, mode)),
  ];
}

/** Something reaches out of the page at its side, so that a reader has to scroll in two directions. */
async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`reaches ${pixels} px out of the page`] : [];
}

/** Every mode asks for reduced motion: what moves all the same. */
async function motion(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      // One millisecond is a delay, written as an animation: a skeleton that shows itself later.
      if (Number(effect.getComputedTiming().duration) <= 1) return [];
      return [(effect.target?.className ?? '').slice(0, 80)];
    }),
  );
  return moving.length > 0 ? [`moves under reduced motion: ${[...new Set(moving)].join(', ')}`] : [];
}

/** Least side of what a finger presses. CSS pixels. A field stands in a frame that is a line thicker on each side. */
const leastTarget = 44;
const frame = 2;

/** What a finger would miss. A link within a line of text is as high as the line. */
async function smallTargets(page: Page): Promise<string[]> {
  const small = await page.evaluate((least) => {
    const pressed =
      'button, a[href], input, select, textarea, [role="option"], [role="tab"], [role^="menuitem"]';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it has to be there, in the page
    const lengths = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      return style.content === 'none' || style.position !== 'absolute'
        ? [0, 0]
        : [Number.parseFloat(style.width) || 0, Number.parseFloat(style.height) || 0];
    };
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!visible || element.closest('[inert], [aria-hidden="true"], :disabled') !== null) return [];
      // Without a class it is a story's own, not ours.
      if (element.className === '') return [];
      const target = element.closest('label') ?? element;
      if (getComputedStyle(target).display === 'inline') return [];
      const box = target.getBoundingClientRect();
      // One pixel is how a part is shown to assistive tools alone; what waits outside comes in with the keyboard.
      if (box.width <= 1 || box.height <= 1 || box.bottom <= 0 || box.right <= 0) return [];
      const parts = [[box.width, box.height], lengths(target, '::before'), lengths(target, '::after')];
      const width = Math.max(...parts.map(([inline = 0]) => inline));
      const height = Math.max(...parts.map(([, block = 0]) => block));
      if (width >= least && height >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName.toLowerCase()} “${name.slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      ];
    });
  }, leastTarget - frame);
  return small.length > 0 ? [`smaller than ${leastTarget} px: ${[...new Set(small)].join(', ')}`] : [];
}

async function violations(page: Page, mode: Mode): Promise<string[]> {
  // A story is a part of a page: it has no landmarks and no first heading of its own.
  const rules = ['region', 'landmark-one-main', 'page-has-heading-one'];
  // Who has no picture is drawn with initials; on a button that holds such faces this rule takes them for its words.
  // Storybook's own run of axe, on a wide page without that button, keeps it.
  rules.push('label-content-name-mismatch');
  // The system's colours are drawn in place of those that axe reads.
  if (mode.context.forcedColors === 'active') rules.push('color-contrast');
  // Stories hold no frames, so nothing has to be gathered from several: the other way opens a page for each story.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(rules);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
