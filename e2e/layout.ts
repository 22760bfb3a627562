// The three widths that the layouts are made for, and what holds on each of them.
import { expect, type Page } from '@playwright/test';

export const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** From here on the menu stands beside the page (specification, section 2). */
const roomy = 992;

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < roomy;

/** What a browser of this width is: a phone is touched. */
export const deviceOf = (viewport: { width: number; height: number }) => ({
  viewport,
  hasTouch: viewport.width < roomy,
});

/** By the menu: beside the page, or in its drawer. */
export async function goTo(page: Page, area: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: '打开菜单' }).click();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(`^${area}`) })
    .click();
}

/** Takes a step of the person menu. */
export async function takeStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  // A count may follow: of friend requests that other journeys have left.
  await page.getByRole('menuitem', { name: new RegExp(`^${step}`) }).click();
}

/** What stands out at the side, what floats beyond the window, and what a finger would miss. */
function faults(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
  for (const floating of document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')) {
    const { left, top, right, bottom } = floating.getBoundingClientRect();
    if (!floating.checkVisibility()) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`beyond the window: ${floating.textContent.slice(0, 20)}`);
  }
  /** Cut by the window or by a box around it, and no scrolling brings it into view. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
  const isCutOff = (control: HTMLElement) => {
    const { left, right } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const { overflowX } = getComputedStyle(around);
      // Only for assistive tools, or able to scroll.
      if (box.width <= 1 || /auto|scroll/.test(overflowX)) return false;
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  for (const control of document.querySelectorAll<HTMLElement>('button, input, textarea, [role=tab]'))
    if (control.offsetWidth > 1 && control.checkVisibility({ visibilityProperty: true }) && isCutOff(control))
      found.push(`cut off: ${control.ariaLabel ?? control.textContent.slice(0, 30)}`);
  /** Browsers hold a swipe or the wheel at such a box, also when it has nothing to scroll itself. */
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
  /** A finger's width, less the border of a field around its input. In px. */
  const finger = 42;
  const targets = 'button, a[href], input, textarea, [role^=menuitem], [role=tab], [role=option]';
  for (const target of document.querySelectorAll<HTMLElement>(targets)) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    /** What is pressed there is this one: around it there may be room that counts as it. */
    const takes = (atX: number, atY: number) => {
      const pressed = document.elementFromPoint(atX, atY);
      const label = pressed?.closest('label');
      return Boolean(
        pressed && (target.contains(pressed) || label?.control === target || label?.contains(target)),
      );
    };
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !takes(x, y))
      continue;
    /** Size of the pressable area around its middle, at most that of a finger: a link may cover its whole row. */
    const reach = (byX: number, byY: number) => {
      let far = 0;
      while (far < finger && takes(x + (far + 1) * byX, y + (far + 1) * byY)) far += 1;
      return far;
    };
    const narrow = width < finger && reach(-1, 0) + reach(1, 0) < finger - 2;
    const down = reach(0, 1);
    // A control at the window's lower edge is whole after scrolling. Positions are rounded to whole px by `elementFromPoint`.
    const isCut = Math.round(y + down + 1) >= innerHeight && goesOnBelow(target);
    const low = height < finger && !isCut && reach(0, -1) + down < finger - 2;
    // A switch or a radio is pressed by its row.
    const inRow = target.matches('input') && target.closest('label') !== null;
    if ((narrow || low) && !inRow)
      found.push(
        `${Math.round(width)} by ${Math.round(height)}: ${target.ariaLabel ?? target.textContent.slice(0, 30)}`,
      );
  }
  return found;
}

/** Nothing stands out at the side or beyond the window, and a finger meets what it is meant for, on this page as it is now. */
export async function expectTidy(page: Page, where = page.url()): Promise<void> {
  await expect.poll(() => page.evaluate(faults), { message: where }).toEqual([]);
}
