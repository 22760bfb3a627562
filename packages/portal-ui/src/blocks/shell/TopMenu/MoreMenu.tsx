import type { OpenedMenu } from '../../../hooks/pointer/use-menu-opener.ts';
import { AnchoredMenu } from '../../../primitives/DropdownMenu/AnchoredMenu.tsx';
import { DropdownMenuLink } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../shared/links.ts';
import type { NavItem } from '../Sidebar/index.ts';

interface MoreMenuProps extends OpenedMenu {
  entries: readonly { item: NavItem; href: string; current: boolean }[];
  renderLink: RenderLink;
  onClose: () => void;
}

/** The open list of areas that do not fit. */
export function MoreMenu({ entries, renderLink, ...menu }: MoreMenuProps) {
  return (
    <AnchoredMenu {...menu}>
      {entries.map(({ item, href, current }) => (
        <DropdownMenuLink
          key={item.id}
          href={href}
          icon={<Icon glyph={item.glyph} />}
          current={current}
          renderLink={renderLink}
        >
          {item.label}
        </DropdownMenuLink>
      ))}
    </AnchoredMenu>
  );
}
