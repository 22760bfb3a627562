import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { afterPaint } from '../after-paint.ts';
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
    const draw = () => {
      document.title = unread > 0 ? `(${unread}) ${title}` : title;
    };
    // It takes the browser as long as the rest of a step between two pages: their picture first. Nobody sees one of a tab behind.
    return document.hidden ? draw() : afterPaint(draw);
  }, [title, unread]);
  return null;
}
