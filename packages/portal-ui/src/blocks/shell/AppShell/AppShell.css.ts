import { globalStyle } from '@vanilla-extract/css';
import '../../../theme/shell.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { blockStyle } from '../../../theme/layered.ts';
import { blocksLayer } from '../../../theme/layers.css.ts';
import { element, focusRing, root } from '../../../theme/reset.css.ts';
import { fade } from '../../../primitives/motion.css.ts';

/** In print the page is as long as its content. */
const flowing = { display: 'block', blockSize: 'auto', overflow: 'visible' } as const;

export const shell = blockStyle([
  root,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    blockSize: '100dvh',
    overflow: 'hidden',
    background: vars.color.canvas,
    '@media': { print: flowing },
  },
]);

/** Everything beside the menu scrolls as one page. */
const headerScrolls = `${shell}[data-header="scrolls"]`;

export const skip = blockStyle([
  root,
  focusRing,
  {
    position: 'fixed',
    insetBlockStart: vars.space.s2,
    insetInlineStart: vars.space.s2,
    zIndex: vars.z.toast,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.target,
    paddingInline: vars.space.s4,
    paddingBlock: vars.space.s2,
    borderRadius: vars.radius.control,
    background: vars.color.overlay,
    color: vars.color.link,
    selectors: {
      '&:focus': { boxShadow: vars.shadow.float },
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    },
    '@media': { print: { display: 'none' } },
  },
]);

export const side = blockStyle([
  element,
  {
    gridColumn: 1,
    blockSize: '100%',
    overflow: 'hidden',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { print: { display: 'none' } },
  },
]);

export const column = blockStyle([
  element,
  {
    gridColumn: 2,
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    selectors: { [`${headerScrolls} &`]: { overflowY: 'auto' } },
    '@media': { print: { ...flowing, selectors: { [`${headerScrolls} &`]: { overflowY: 'visible' } } } },
  },
]);

export const bar = blockStyle([
  element,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    flexShrink: 0,
    blockSize: vars.shell.tabsBar,
    paddingInline: vars.space.s4,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

// A hairline between the breadcrumb and the tabs.
globalStyle(`${bar} > * + *`, {
  '@layer': {
    [blocksLayer]: {
      paddingInlineStart: vars.space.s2,
      backgroundImage: `linear-gradient(${vars.color.line}, ${vars.color.line})`,
      backgroundSize: '1px 16px',
      backgroundPosition: 'left center',
      backgroundRepeat: 'no-repeat',
    },
  },
});

export const content = blockStyle([
  element,
  {
    flex: 1,
    display: 'flex',
    minBlockSize: 0,
    // Toasts have room above the page, so that they cover nothing of it.
    paddingBlockStart: 'var(--portal-toast-room, 0px)',
    selectors: { [`${headerScrolls} &`]: { flex: '1 0 auto' } },
    '@media': { print: flowing },
  },
]);

export const main = blockStyle([
  element,
  {
    flex: 1,
    overflow: 'auto',
    outline: 'none',
    isolation: 'isolate',
    selectors: { [`${headerScrolls} &`]: { overflow: 'visible' } },
    '@media': { print: flowing },
  },
]);

// What surrounds the page or is docked to it.
globalStyle(`${column} > :not(${content}), ${content} > :not(${main})`, {
  '@layer': { [blocksLayer]: { '@media': { print: { display: 'none' } } } },
});

export const scrim = blockStyle([
  element,
  fade,
  { position: 'fixed', inset: 0, zIndex: vars.z.drawer, background: vars.color.scrim },
]);

export const drawer = blockStyle([
  root,
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    zIndex: vars.z.drawer,
    inlineSize: 'min(280px, 84vw)',
    background: vars.color.surface,
    boxShadow: vars.shadow.float,
    outline: 'none',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
]);
