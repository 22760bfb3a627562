import { useEffect, useState, type ComponentType } from 'react';

/** Between a failure to fetch and the next try, while the component is wanted. Milliseconds. */
const retryDelay = 2_000;

/** Fetches the code of one component; every `onFirstUse` adds its own. */
const fetches = new Set<() => Promise<unknown>>();

/**
 * Fetches the code of everything that is otherwise fetched on first use. For an idle moment: what is here already opens
 * without a network, too. Never rejects; what could not be fetched is fetched on first use.
 */
export async function fetchFirstUses(): Promise<void> {
  await Promise.allSettled([...fetches].map((fetchOnce) => fetchOnce()));
}

/** A component that is fetched on first use. */
export type FirstUse<Props extends object> = ComponentType<Props> & {
  /** Fetches its code ahead of that, once. Rejects when it cannot be fetched. */
  fetch: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first rendered; until then it draws nothing, or its shape. Not `lazy`: React
 * holds the next picture back by 300 ms after a Suspense fallback, and a menu that waits for a press would feel slow. Without
 * a network it keeps trying for as long as it is wanted: a menu that cannot open must not take the page with it.
 * @param Pending Its shape, for what has a place of its own on the page.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending?: ComponentType,
): FirstUse<Props> {
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
  fetches.add(fetchOnce);

  function OnFirstUse(props: Props) {
    const [Component, setComponent] = useState(() => known.Component);
    useEffect(() => {
      if (known.Component) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const attempt = () => {
        fetchOnce().then(
          (component) => wanted && setComponent(() => component),
          () => {
            if (wanted) timer = setTimeout(attempt, retryDelay);
          },
        );
      };
      attempt();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    if (Component) return <Component {...props} />;
    return Pending ? <Pending /> : null;
  }
  return Object.assign(OnFirstUse, { fetch: fetchOnce });
}
