import '@snap/portal-ui/breadcrumb/styles.css';
import { Breadcrumb } from '@snap/portal-ui/breadcrumb';
import { breadcrumb } from '@snap/portal-ui/breadcrumb/labels/en';

export function Path() {
  return (
    <Breadcrumb
      items={[
        { id: 'home', label: 'Home', href: '/' },
        { id: 'news', label: 'Messages', href: '/news' },
        { id: 'desk', label: 'International desk' },
      ]}
      renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
      labels={breadcrumb}
    />
  );
}
