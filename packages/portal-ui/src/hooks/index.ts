export { useEscapeGuard } from './keyboard/use-escape-guard.ts';
export { useImeGuard, type UseImeGuard } from './keyboard/use-ime-guard.ts';
export {
  lazyComponent,
  onLazyComponentFailure,
  preloadLazyComponents,
  type LazyComponent,
} from './lazy-component.tsx';
export type { MutationResult } from './mutation-result.ts';
export { type ReorderLabels } from './pointer/use-reorder.ts';
export { type StickToEnd, type StickToEndOptions } from './scroll/use-stick-to-end.ts';
export { OverlayContext, type RegisterOverlay, useOverlay } from './overlays/use-overlay.ts';
