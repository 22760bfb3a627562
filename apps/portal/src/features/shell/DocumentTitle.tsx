import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useUnread } from '../messages/use-unread.ts';

/** Title of the page, then the product; unread messages stand first, where a narrow browser tab still shows them. */
export function DocumentTitle() {
  const { _ } = useLingui();
  const page = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const { title: product } = useSnapshot(configuration);
  const unread = useUnread();
  const title = [page && _(page), product].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [title, unread]);
  return null;
}
