import '@snap/portal-ui/menu-editor/styles.css';
import { MenuEditor, type MenuChoices, type MenuEntryView } from '@snap/portal-ui/menu-editor';
import { menuEditor } from '@snap/portal-ui/menu-editor/labels/en';
import { House, Star } from 'lucide';
import { useState } from 'react';

const choices: MenuChoices = {
  icons: [
    { id: 'home', name: 'House', glyph: House },
    { id: 'star', name: 'Star', glyph: Star },
  ],
  pages: [{ path: '/', name: 'Home' }],
  apps: [],
  roles: [{ id: 'ROLE_EDITOR', name: 'Editors' }],
};

export function Menu() {
  const [entries, setEntries] = useState<readonly MenuEntryView[]>([
    { id: 'home', names: { en: 'Home' }, icon: 'home', path: '/', roles: [], hidden: false },
  ]);
  return (
    <MenuEditor
      entries={entries}
      choices={choices}
      language="en"
      onEntriesChange={setEntries}
      isAddress={(address) => URL.canParse(address)}
      newId={() => crypto.randomUUID()}
      labels={menuEditor}
    />
  );
}
