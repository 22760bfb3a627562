// The three layout widths, and the rules for each of them.
import { expect, type Page } from '@playwright/test';

export const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** From this width on the menu is next to the page (specification, section 2). */
const roomy = 992;

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < roomy;

/** Browser options for a width: phones have touch. */
export const deviceOf = (viewport: { width: number; height: number }) => ({
  viewport,
  hasTouch: viewport.width < roomy,
});

/** Uses the menu, next to the page or in its drawer. */
export async function goTo(page: Page, area: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: '打开菜单' }).click();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(`^${area}`) })
    .click();
}

/** Chooses an entry of the user menu. */
export async function takeStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  // A count of friend requests may follow, left by other journeys.
  await page.getByRole('menuitem', { name: new RegExp(`^${step}`) }).click();
}

/** Elements that overflow the window, and targets that are too small for touch. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
  for (const box of document.querySelectorAll('main *')) {
    const tooWide = box.scrollWidth - box.clientWidth;
    // A row of filters may scroll by itself.
    const isPage =
      box.clientWidth === innerWidth && box.clientHeight > innerHeight / 2 && box.checkVisibility();
    if (tooWide > 1 && isPage && /auto|scroll/.test(getComputedStyle(box).overflowX))
      found.push(`the page scrolls sideways by ${tooWide} px`);
  }
  for (const floating of document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')) {
    const { left, top, right, bottom } = floating.getBoundingClientRect();
    if (!floating.checkVisibility()) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`beyond the window: ${floating.textContent.slice(0, 20)}`);
  }
  /** Clipped by the window or a container, and not reachable by scrolling. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
  const isCutOff = (control: HTMLElement) => {
    const { left, right } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const { overflowX } = getComputedStyle(around);
      // Only for assistive technology, or scrollable.
      if (box.width <= 1 || /auto|scroll/.test(overflowX)) return false;
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  for (const control of document.querySelectorAll<HTMLElement>('button, input, textarea, [role=tab]'))
    if (control.offsetWidth > 1 && control.checkVisibility({ visibilityProperty: true }) && isCutOff(control))
      found.push(`cut off: ${control.ariaLabel ?? control.textContent.slice(0, 30)}`);
  /** Browsers capture swipe and wheel on such a box, even if it cannot scroll. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
  const holdsScrolling = (box: Element) => {
    const { overflowY, overscrollBehaviorY } = getComputedStyle(box);
    const holds = overscrollBehaviorY !== 'auto' && /auto|scroll|hidden/.test(overflowY);
    if (!holds || box.scrollHeight > box.clientHeight + 1) return false;
    for (let around = box.parentElement; around; around = around.parentElement)
      if (
        around.scrollHeight > around.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(around).overflowY)
      )
        return true;
    return false;
  };
  for (const box of document.body.querySelectorAll('*'))
    if (holdsScrolling(box)) found.push(`holds the scrolling of the page: ${box.textContent.slice(0, 30)}`);
  if (!matchMedia('(pointer: coarse)').matches) return found;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
  const goesOnBelow = (element: Element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const scrolls =
        around === document.scrollingElement || /auto|scroll/.test(getComputedStyle(around).overflowY);
      if (scrolls && around.scrollTop + around.clientHeight + 1 < around.scrollHeight) return true;
    }
    return false;
  };
  /** Minimum target size minus a field's border, in px. */
  const finger = 42;
  const targets = 'button, a[href], input, textarea, [role^=menuitem], [role=tab], [role=option]';
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    /** Whether the element at a point belongs to this target, including its padding. */
    const takes = (atX: number, atY: number) => {
      const pressed = document.elementFromPoint(atX, atY);
      const label = pressed?.closest('label');
      return Boolean(
        pressed && (target.contains(pressed) || label?.control === target || label?.contains(target)),
      );
    };
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !takes(x, y))
      continue;
    /** Size of the target around its centre, up to the minimum: a link may cover its whole row. */
    const reach = (byX: number, byY: number) => {
      let far = 0;
      while (far < finger && takes(x + (far + 1) * byX, y + (far + 1) * byY)) far += 1;
      return far;
    };
    const narrow = width < finger && reach(-1, 0) + reach(1, 0) < finger - 2;
    const down = reach(0, 1);
    // A control at the lower edge is complete after scrolling. `elementFromPoint` rounds positions to whole px.
    const isCut = Math.round(y + down + 1) >= innerHeight && goesOnBelow(target);
    const low = height < finger && !isCut && reach(0, -1) + down < finger - 2;
    // A switch or radio can be pressed by its row.
    const inRow = target.matches('input') && target.closest('label') !== null;
    if ((narrow || low) && !inRow)
      found.push(
        `${Math.round(width)} by ${Math.round(height)}: ${target.ariaLabel ?? target.textContent.slice(0, 30)}`,
      );
  }
  return found;
}

/** Expects that nothing overflows the window and that all targets are large enough, on the current page. */
export async function expectTidy(page: Page, where = page.url()): Promise<void> {
  await expect.poll(() => page.evaluate(faults), { message: where }).toEqual([]);
}
