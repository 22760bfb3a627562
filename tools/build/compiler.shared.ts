import { reactCompilerPreset } from '@vitejs/plugin-react';

/**
 * What is drawn once or seldom: the shell around the pages, sign-in, and the smallest parts. What React Compiler would
 * remember of them weighs more than drawing them anew costs, and all of it is fetched before the home page shows
 * (docs/decisions/0022-what-the-compiler-remembers.md).
 */
const drawnSeldom = [
  /\/apps\/portal\/src\/features\/(?:account|shell|workspace)\//,
  /\/apps\/portal\/src\/features\/(?:directory\/HeaderSearch|messages\/(?:PanelDock|PanelToggle|RecentConversations|use-conversation-views))\./,
  /\/packages\/portal-ui\/src\/blocks\/(?:AppShell|Breadcrumb|ConversationList|Preferences|SearchPopover|Sidebar|SignInForm|TabsBar|TopBar|TopMenu|UserMenu|WorkspaceBoard)\//,
  /\/packages\/portal-ui\/src\/primitives\//,
];

/** React Compiler for everything else that renders: lists of many rows above all. */
export function compilerPreset() {
  const preset = reactCompilerPreset();
  const filter = { ...preset.rolldown.filter, id: { exclude: drawnSeldom } };
  return { ...preset, rolldown: { ...preset.rolldown, filter } };
}
