/** An application of the mocked organisation. */
export interface MockApp {
  id: string;
  tenantId: string;
  /** As whom it sends. */
  userId: string;
  name: string;
  icon: string;
  redirectUri: string;
  group: string;
  secret: string;
}

function app(id: string, group: string, name: string, icon: string, redirectUri: string): MockApp {
  const tenantId = 'demo';
  return {
    id,
    tenantId,
    userId: `${tenantId}~app:${id}`,
    name,
    icon,
    redirectUri,
    group,
    secret: `mock-secret-${id}`,
  };
}

/** A few applications in two groups. */
export const mockApps: readonly MockApp[] = [
  app('topics', '采编', '选题策划', 'newspaper', 'https://topics.demo.example/'),
  app('archive', '采编', '媒资库', 'archive', 'https://archive.demo.example/'),
  app('oa', '办公', '协同办公', 'briefcase', 'https://oa.demo.example/'),
];
