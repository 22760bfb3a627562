import { createRoot, type Root } from 'react-dom/client';
import '../../../packages/portal-ui/src/theme/styles.css.ts';
import { blocks } from '../../../packages/portal-ui/src/testing/conformance/blocks.tsx';
import { cards } from '../../../packages/portal-ui/src/testing/conformance/cards.tsx';
import { forms } from '../../../packages/portal-ui/src/testing/conformance/forms.tsx';
import { primitives } from '../../../packages/portal-ui/src/testing/conformance/primitives.tsx';
import { shell } from '../../../packages/portal-ui/src/testing/conformance/shell.tsx';
import type { Row } from '../../../packages/portal-ui/src/testing/conformance/types.ts';

const rows: Record<string, Row> = { ...primitives, ...forms, ...shell, ...blocks, ...cards };

/** Values by property, of each element and pseudo-element of the page. */
type Looks = Map<string, Record<string, string>>;

const pathOf = (element: Element): string => {
  const { parentElement: parent, localName } = element;
  if (!parent || element === document.body) return localName;
  return `${pathOf(parent)} > ${localName}:${[...parent.children].indexOf(element) + 1}`;
};

/** Properties that a sheet sets anywhere, as longhands. */
function propertiesOf(sheet: CSSStyleSheet): string[] {
  const names = new Set<string>();
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  walk(sheet.cssRules);
  return [...names].filter((name) => !name.startsWith('--') && !unseen.has(name));
}

/** Elements of the library. */
const ours = '[class*="pu_"]';

/** Inherited from the document, and not to be seen here. */
const unseen = new Set(['text-size-adjust', 'tab-size', '-webkit-tap-highlight-color']);

function looks(properties: readonly string[]): Looks {
  const all: Looks = new Map();
  const note = (name: string, style: CSSStyleDeclaration, more: Record<string, string>) => {
    const values = { ...more };
    for (const property of properties) {
      // A border that is not there has a colour and a style all the same.
      const side = /^border-(?:top|right|bottom|left)(?=-(?:color|style)$)/.exec(property)?.[0];
      if (side === undefined || style.getPropertyValue(`${side}-width`) !== '0px')
        values[property] = style.getPropertyValue(property);
    }
    all.set(name, values);
  };
  for (const element of document.querySelectorAll(ours)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const rect = [x, y, width, height].map((size) => size.toFixed(1)).join(' ');
    const name = `${pathOf(element)} .${element.getAttribute('class') ?? ''}`;
    note(name, getComputedStyle(element), { rect });
    for (const pseudo of ['::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      const exists = pseudo === '::placeholder' ? element.matches('[placeholder]') : style.content !== 'none';
      if (exists) note(name + pseudo, style, {});
    }
  }
  return all;
}

/** What measures itself has had its turn. */
const settled = async () => {
  for (let frame = 0; frame < 2; frame += 1)
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
};

let shown: Root | undefined;
/** Sheet of a host, and how the component looked under it. */
let added: { style: HTMLStyleElement; properties: string[]; looks: Looks } | undefined;

Object.assign(globalThis, {
  rowNames: Object.keys(rows),
  /** Renders a component alone on the page. */
  show(name: string) {
    shown?.unmount();
    const row = rows[name];
    const place = document.getElementById('place');
    if (!row || !place) throw new Error(name);
    shown = createRoot(place);
    shown.render(row({ ref: () => undefined, className: '', 'data-conformance': name }));
  },
  /** For after lazy parts are there: what a host puts into a component may change with its reset. */
  revertHostElements() {
    for (const own of document.querySelectorAll<HTMLElement>(
      `:is(button, input:not([type=file]), svg):not(${ours})`,
    ))
      own.style.all = 'revert';
  },
  async addSheet(css: string) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    const properties = style.sheet ? propertiesOf(style.sheet) : [];
    await settled();
    added = { style, properties, looks: looks(properties) };
  },
  /** Removes the sheet. Returns what it changed: element, property, value without it and with it. */
  async removeSheet(): Promise<string[]> {
    if (!added) return [];
    const { style, properties, looks: under } = added;
    style.remove();
    added = undefined;
    await settled();
    const changes: string[] = [];
    for (const [name, was] of looks(properties)) {
      const is = under.get(name);
      if (!is) changes.push(`${name}: gone`);
      for (const [property, value] of Object.entries(was)) {
        if (is && is[property] !== value) changes.push(`${name}: ${property}: ${value} → ${is[property]}`);
      }
    }
    return changes;
  },
});
