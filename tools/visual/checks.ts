import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Mode } from './modes.ts';

/** All problems of the story on the page. */
export async function troublesOf(page: Page, mode: Mode): Promise<string[]> {
  return [
    ...(await overflow(page)),
    ...(mode.context.reducedMotion === 'no-preference' ? [] : await motion(page)),
    ...(mode.context.hasTouch ? await smallTargets(page) : []),
    ...(await violations(page, mode)),
  ];
}

/** Elements that overflow horizontally, so that users must scroll in two directions. */
async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`reaches ${pixels} px out of the page`] : [];
}

/** Animations that run although the mode prefers reduced motion. */
async function motion(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      // An animation of one millisecond implements a delay, such as of a skeleton.
      if (Number(effect.getComputedTiming().duration) <= 1) return [];
      return [(effect.target?.className ?? '').slice(0, 80)];
    }),
  );
  return moving.length > 0 ? [`moves under reduced motion: ${[...new Set(moving)].join(', ')}`] : [];
}

/** Minimum target size for touch, in CSS pixels. A field's frame adds a pixel on each side. */
const leastTarget = 44;
const frame = 2;

/** Targets that are too small for touch. Inline links may have the height of their line. */
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
      // Without a class it belongs to the story, not to the library.
      if (element.className === '') return [];
      const target = element.closest('label') ?? element;
      if (getComputedStyle(target).display === 'inline') return [];
      const box = target.getBoundingClientRect();
      // One-pixel elements are for assistive technology; off-screen ones appear on keyboard focus.
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

/** Violations that axe finds. */
export async function violations(page: Page, mode: Mode): Promise<string[]> {
  // A story is a part of a page: it has no landmarks and no main heading.
  const rules = ['region', 'landmark-one-main', 'page-has-heading-one'];
  // Initials in an avatar inside a button count as visible label for this rule. Storybook's own axe run, on a wide page
  // without that button, includes the rule.
  rules.push('label-content-name-mismatch');
  // Forced colours replace those that axe reads.
  if (mode.context.forcedColors === 'active') rules.push('color-contrast');
  // Stories have no frames. The other mode of axe opens a page for each story.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(rules);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
