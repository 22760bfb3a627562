import type { NameReadings } from '../rules/readings.ts';

/** A person of the mocked organisation. */
export interface MockPerson {
  userId: string;
  tenantId: string;
  login: string;
  name: string;
  readings?: NameReadings;
  gender: 'male' | 'female';
  position: string;
  department: string;
  parentDepartment: string;
  mobile: string;
  email: string;
  introduction?: string;
  hide?: boolean;
  hideMobile?: boolean;
  friendSwitch?: boolean;
  /** Version of the picture. */
  avatar?: string;
  /** Leads their department. */
  leader?: boolean;
}

function person(
  tenantId: string,
  login: string,
  fields: Omit<MockPerson, 'userId' | 'tenantId' | 'login' | 'email'>,
): MockPerson {
  return {
    userId: `${tenantId}~${login}`,
    tenantId,
    login,
    email: `${login}@${tenantId}.example`,
    ...fields,
  };
}

/** The password of everyone here. */
export const mockPassword = 'Portal#2026';

/** A handful of people in the portal's four languages, and one of another organisation. */
export const mockPeople: readonly MockPerson[] = [
  person('demo', 'zhangwei', {
    name: '张伟',
    readings: { pinyin: [['zhang'], ['wei']] },
    gender: 'male',
    position: '首席记者',
    department: '要闻组',
    parentDepartment: '时政部',
    mobile: '13800000001',
    introduction: '跑时政新闻十五年。',
    leader: true,
  }),
  person('demo', 'lina', {
    name: '李娜',
    readings: { pinyin: [['li'], ['na']] },
    gender: 'female',
    position: '编辑',
    department: '编辑组',
    parentDepartment: '时政部',
    mobile: '13800000002',
    friendSwitch: true,
  }),
  person('demo', 'zhangsan', {
    name: '张三',
    readings: { pinyin: [['zhang'], ['san']] },
    gender: 'male',
    position: '摄影记者',
    department: '图片组',
    parentDepartment: '视觉部',
    mobile: '13800000003',
    hide: true,
  }),
  person('demo', 'tanaka', {
    name: '田中 太郎',
    readings: {
      japanese: [
        { piece: '田中', kana: 'たなか', romaji: 'tanaka' },
        { piece: '太郎', kana: 'たろう', romaji: 'tarou' },
      ],
    },
    gender: 'male',
    position: '特派員',
    department: '東京支局',
    parentDepartment: '国际部',
    mobile: '13800000004',
    hideMobile: true,
  }),
  person('demo', 'garcia', {
    name: 'José García',
    gender: 'male',
    position: 'Corresponsal',
    department: 'Madrid',
    parentDepartment: '国际部',
    mobile: '13800000005',
  }),
  person('demo', 'smith', {
    name: 'Anna Smith',
    gender: 'female',
    position: 'Photographer',
    department: 'London',
    parentDepartment: '国际部',
    mobile: '13800000006',
  }),
  person('acme', 'walker', {
    name: 'Kim Walker',
    gender: 'female',
    position: 'Editor',
    department: 'Desk',
    parentDepartment: 'Newsroom',
    mobile: '13800000007',
  }),
];
