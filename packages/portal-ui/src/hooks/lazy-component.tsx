import { useEffect, useState, type ComponentType } from 'react';

/** Retry interval while the component is rendered and its code failed to load. Milliseconds. */
const retryDelay = 2_000;

/** Loaders of all lazy components. */
const loaders = new Set<() => Promise<unknown>>();

/**
 * Preloads the code of all lazy components, in idle time; loaded ones also open offline. Never rejects; a component
 * that failed to load is loaded when it is first rendered.
 */
export async function preloadLazyComponents(): Promise<void> {
  await Promise.allSettled([...loaders].map((fetchOnce) => fetchOnce()));
}

const failureListeners = new Set<() => void>();

/**
 * Listens for rendered lazy components whose code cannot be loaded, such as a menu that was opened offline: nothing of them is
 * visible until a retry succeeds. Called once for each.
 * @returns How to stop.
 */
export function onLazyComponentFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** A lazy component. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Preloads its code, once. Rejects if that fails. */
  fetch: () => Promise<unknown>;
};

/**
 * Lazy component: its code is loaded when it is first rendered; until then it renders nothing, or `Pending`. Not
 * React's `lazy`: React delays the next paint by 300 ms after a Suspense fallback, which makes menus feel slow. Offline
 * it retries while it is rendered, so that a menu that fails to load does not break the page.
 * @param Pending Skeleton, for components with a place of their own on the page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const known: { Component?: ComponentType<Props> } = {};
  const fetchOnce = async () => {
    loading ??= load();
    try {
      known.Component = await loading;
      return known.Component;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  loaders.add(fetchOnce);

  function Lazy(props: Props) {
    const [Component, setComponent] = useState(() => known.Component);
    useEffect(() => {
      if (known.Component) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let mounted = true;
      let reported = false;
      const attempt = () => {
        fetchOnce().then(
          (component) => mounted && setComponent(() => component),
          () => {
            if (!mounted) return;
            timer = setTimeout(attempt, retryDelay);
            if (!reported) for (const listener of failureListeners) listener();
            reported = true;
          },
        );
      };
      attempt();
      return () => {
        mounted = false;
        clearTimeout(timer);
      };
    }, []);
    if (Component) return <Component {...props} />;
    return Pending ? <Pending /> : null;
  }
  return Object.assign(Lazy, { fetch: fetchOnce });
}
