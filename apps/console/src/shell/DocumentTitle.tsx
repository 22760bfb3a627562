import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../stores/configuration.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the page. */
    title?: MessageDescriptor;
  }
}

const consoleTitle = msg`Administration`;

/** Title of the page, then the console's, then the product. */
export function DocumentTitle() {
  const { _ } = useLingui();
  const page = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title) });
  const { title: product } = useSnapshot(configuration);
  const own = page?.staticData.title;
  const title = [own && _(own), _(consoleTitle), product].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
