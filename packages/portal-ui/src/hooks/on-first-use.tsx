import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first rendered; until then it draws nothing. Not `lazy`: React holds the
 * next picture back by 300 ms after a Suspense fallback, and a menu that waits for a press would feel slow. A failure
 * to fetch is thrown to the nearest error boundary.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const known: { Component?: ComponentType<Props> } = {};
  const fetchOnce = async () => {
    loading ??= load();
    known.Component = await loading;
    return known.Component;
  };

  return function OnFirstUse(props: Props) {
    const [Component, setComponent] = useState(() => known.Component);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      fetchOnce().then(
        (component) => setComponent(() => component),
        (error: unknown) => {
          loading = undefined;
          setFailure({ error });
        },
      );
    }, []);
    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : null;
  };
}
