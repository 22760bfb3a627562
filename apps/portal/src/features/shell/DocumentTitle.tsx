import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { afterPaint } from '../../start/after-paint.ts';
import { documentTitle } from '../../stores/title.ts';

/** Title of the page, then the product; unread messages stand first, where a narrow browser tab still shows them. */
export function DocumentTitle() {
  const { _ } = useLingui();
  const page = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { title: product } = useSnapshot(configuration);
  const { unread } = useSnapshot(documentTitle);
  const title = [page && _(page), product].filter(Boolean).join(' - ');
  useEffect(() => {
    const update = () => {
      document.title = unread > 0 ? `(${unread}) ${title}` : title;
    };
    // Setting the title is slow in browsers: the page is painted first. A hidden tab has no paint to wait for.
    return document.hidden ? update() : afterPaint(update);
  }, [title, unread]);
  return null;
}
