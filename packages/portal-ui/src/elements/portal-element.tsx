import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { OverlayLayerContext, type OverlayLayer } from '../hooks/overlays/overlay-layer.ts';
import { elementStyles } from './element-styles.ts';
import { createOverlayLayer } from './overlay-element.ts';
import { reflect } from './reflect.ts';

/** A server imports the module and creates no element. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-extraneous-class -- never constructed
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * A custom element that renders a block into its shadow root (decision 77). Attributes and properties may be set at any time; it renders
 * once for all changes of a task.
 */
export abstract class PortalElement extends Base {
  static observedAttributes = reflect(this.prototype, { strings: ['language', 'theme', 'size'] });

  /** Language of the labels: `zh`, `en`, `es` or `ja`. Default: that of the page. */
  declare language: string;
  /** `light`, `dark` or `system`, the default. */
  declare theme: string;
  /** `default`, `medium`, `small` or `mini`. */
  declare size: string;

  readonly #shadow: ShadowRoot;
  readonly #content: HTMLElement;
  readonly #layer: OverlayLayer;
  #root: Root | undefined;
  #stale = false;

  constructor() {
    super();
    this.#shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#shadow.adoptedStyleSheets = elementStyles();
    this.#content = document.createElement('div');
    this.#shadow.append(this.#content);
    this.#layer = createOverlayLayer(this.#shadow, this.#content);
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#root ??= createRoot(this.#content);
    // Not now: React may be about to add the element, and does not render within its own work.
    this.#stale = false;
    this.update();
  }

  disconnectedCallback(): void {
    // An element that moves in the page is connected again in the same task.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Properties that the page set before the script was loaded hide those of the class. */
  #takeEarlyProperties(): void {
    for (const [name, value] of Object.entries(this)) {
      if (!Reflect.has(this.constructor.prototype, name)) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Whether an event comes from the page's content in a slot of this element. */
  protected isInSlot(event: Event): boolean {
    return event
      .composedPath()
      .some((node) => node instanceof HTMLSlotElement && node.getRootNode() === this.#shadow);
  }

  /** What the element renders. */
  protected abstract view(): ReactNode;

  /** Renders once for all changes of the current task. */
  protected update(): void {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => this.flush());
  }

  /** Renders pending changes now. */
  protected flush(): void {
    if (!this.#stale || !this.#root) return;
    this.#stale = false;
    const root = this.#root;
    // Styles look for `[dir]`, and no selector reaches out of a shadow root.
    const { direction } = getComputedStyle(this);
    for (const part of this.#shadow.children) part.setAttribute('dir', direction);
    flushSync(() =>
      root.render(<OverlayLayerContext value={this.#layer}>{this.view()}</OverlayLayerContext>),
    );
  }
}
