import { Search } from 'lucide';
import { storyLink } from '../story-link.tsx';
import type { ReactNode } from 'react';
import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';

const icon = <ui.Icon glyph={Search} />;

const inDialog = (content: ReactNode) => <ui.Dialog defaultOpen>{content}</ui.Dialog>;
const inDialogContent = (content: ReactNode) =>
  inDialog(
    <ui.DialogContent>
      <ui.DialogTitle>Title</ui.DialogTitle>
      {content}
    </ui.DialogContent>,
  );
const inMenu = (content: ReactNode) => (
  <ui.DropdownMenu defaultOpen>
    <ui.DropdownMenuTrigger>Menu</ui.DropdownMenuTrigger>
    {content}
  </ui.DropdownMenu>
);
const inMenuContent = (content: ReactNode) =>
  inMenu(<ui.DropdownMenuContent>{content}</ui.DropdownMenuContent>);
const inPopover = (content: ReactNode) => (
  <ui.Popover defaultOpen>
    <ui.PopoverTrigger>Open</ui.PopoverTrigger>
    {content}
  </ui.Popover>
);
const inTabs = (content: ReactNode) => <ui.Tabs defaultValue="one">{content}</ui.Tabs>;

export const primitives = {
  Avatar: (root) => <ui.Avatar name="张伟" userId="demo~zhangwei" {...root} />,
  GroupAvatar: (root) => <ui.GroupAvatar groupId="g1" {...root} />,
  PresenceDot: (root) => <ui.PresenceDot presence="online" {...root} />,
  Badge: (root) => <ui.Badge count={3} label="3 unread" {...root} />,
  Banner: (root) => (
    <ui.Banner tone="info" {...root}>
      Saved
    </ui.Banner>
  ),
  SkeletonBlock: (root) => <ui.SkeletonBlock {...root} />,
  Button: (root) => <ui.Button {...root}>Save</ui.Button>,
  Checkbox: (root) => <ui.Checkbox label="Sound" {...root} />,
  ConfirmDialog: (root) => (
    <ui.ConfirmDialog
      open
      onOpenChange={ignore}
      title="Delete?"
      description="It goes to the bin."
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={ignore}
      {...root}
    />
  ),
  EditableText: (root) => (
    <ui.EditableText
      label="Name"
      value="Night desk"
      editable
      draft={undefined}
      onDraftChange={ignore}
      check={() => undefined}
      onSave={() => Promise.resolve(true)}
      labels={{ edit: 'Change: Name', save: 'Save', cancel: 'Cancel' }}
      {...root}
    />
  ),
  PaneSeparator: (root) => (
    <ui.PaneSeparator
      label="Width"
      value={300}
      min={200}
      max={400}
      usual={260}
      valueText="300 pixels"
      onValueChange={ignore}
      {...root}
    />
  ),
  SideSheet: (root) => (
    <ui.SideSheet title="Details" closeLabel="Close" onClose={ignore} {...root}>
      Twelve members
    </ui.SideSheet>
  ),
  DialogBody: (root) => inDialogContent(<ui.DialogBody {...root} />),
  DialogClose: (root) => inDialogContent(<ui.DialogClose {...root}>Close</ui.DialogClose>),
  DialogContent: (root) =>
    inDialog(
      <ui.DialogContent {...root}>
        <ui.DialogTitle>Title</ui.DialogTitle>
      </ui.DialogContent>,
    ),
  DialogDescription: (root) => inDialogContent(<ui.DialogDescription {...root}>Why</ui.DialogDescription>),
  DialogFooter: (root) => inDialogContent(<ui.DialogFooter {...root} />),
  DialogHeader: (root) => inDialogContent(<ui.DialogHeader {...root} />),
  DialogTitle: (root) =>
    inDialog(
      <ui.DialogContent>
        <ui.DialogTitle {...root}>Title</ui.DialogTitle>
      </ui.DialogContent>,
    ),
  DialogTrigger: (root) => (
    <ui.Dialog>
      <ui.DialogTrigger {...root}>Open</ui.DialogTrigger>
    </ui.Dialog>
  ),
  DropdownMenuContent: (root) => inMenu(<ui.DropdownMenuContent {...root} />),
  DropdownMenuItem: (root) => inMenuContent(<ui.DropdownMenuItem {...root}>Copy</ui.DropdownMenuItem>),
  DropdownMenuLabel: (root) => inMenuContent(<ui.DropdownMenuLabel {...root}>Edit</ui.DropdownMenuLabel>),
  DropdownMenuLink: (root) =>
    inMenuContent(
      <ui.DropdownMenuLink href="/" renderLink={storyLink} {...root}>
        Home
      </ui.DropdownMenuLink>,
    ),
  DropdownMenuRadioGroup: (root) => inMenuContent(<ui.DropdownMenuRadioGroup value="a" {...root} />),
  DropdownMenuRadioItem: (root) =>
    inMenuContent(
      <ui.DropdownMenuRadioGroup value="a">
        <ui.DropdownMenuRadioItem value="a" {...root}>
          A
        </ui.DropdownMenuRadioItem>
      </ui.DropdownMenuRadioGroup>,
    ),
  DropdownMenuSeparator: (root) => inMenuContent(<ui.DropdownMenuSeparator {...root} />),
  DropdownMenuTrigger: (root) => (
    <ui.DropdownMenu>
      <ui.DropdownMenuTrigger {...root}>Menu</ui.DropdownMenuTrigger>
    </ui.DropdownMenu>
  ),
  Page: (root) => <ui.Page layout="text" {...root} />,
  PageSkeleton: (root) => <ui.PageSkeleton shape="rows" label="Loading" {...root} />,
  PageHeader: (root) => <ui.PageHeader title="Page" {...root} />,
  EmptyState: (root) => <ui.EmptyState text="Nothing here" {...root} />,
  DirectionalIcon: (root) => <ui.DirectionalIcon glyph={Search} {...root} />,
  Icon: (root) => <ui.Icon glyph={Search} {...root} />,
  IconButton: (root) => <ui.IconButton label="Search" icon={icon} {...root} />,
  Kbd: (root) => <ui.Kbd {...root}>Ctrl K</ui.Kbd>,
  PopoverAnchor: (root) => inPopover(<ui.PopoverAnchor {...root} />),
  PopoverClose: (root) =>
    inPopover(
      <ui.PopoverContent aria-label="More">
        <ui.PopoverClose {...root}>Close</ui.PopoverClose>
      </ui.PopoverContent>,
    ),
  PopoverContent: (root) => inPopover(<ui.PopoverContent aria-label="More" {...root} />),
  PopoverTrigger: (root) => (
    <ui.Popover>
      <ui.PopoverTrigger {...root}>Open</ui.PopoverTrigger>
    </ui.Popover>
  ),
  PasswordField: (root) => <ui.PasswordField label="Password" labels={en.signInForm} {...root} />,
  Skeleton: (root) => <ui.Skeleton label="Loading" {...root} />,
  Spinner: (root) => <ui.Spinner {...root} />,
  Tabs: (root) => <ui.Tabs defaultValue="one" {...root} />,
  TabsContent: (root) => inTabs(<ui.TabsContent value="one" {...root} />),
  TabsList: (root) => inTabs(<ui.TabsList {...root} />),
  TabsTrigger: (root) =>
    inTabs(
      <ui.TabsList>
        <ui.TabsTrigger value="one" {...root}>
          One
        </ui.TabsTrigger>
      </ui.TabsList>,
    ),
  TextArea: (root) => <ui.TextArea label="Introduction" {...root} />,
  TextField: (root) => <ui.TextField label="Name" {...root} />,
} satisfies Record<string, Row>;
