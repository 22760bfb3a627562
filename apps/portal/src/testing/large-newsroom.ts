import type { MockResponses } from '@snap/portal-api/mocks';
import { files, newsroom, newsroomGroup, user } from './newsroom.ts';

// The newsroom with many of everything, and with names longer than their room. The texts are known to `.storybook/fixture-language`.

const longName = '马克西米莉亚娜·费尔南德斯－比利亚努埃瓦－奥尔蒂斯－德蒙特利亚诺';
const longDepartment = '融媒体中心新媒体产品研发与用户运营联合工作组（筹备）办公室';
const longPosition = '国际新闻策划部副主任';
const longGroup = '两会期间跨部门联合报道协调工作群';
const longText = '八点开选题会，请各部门准时参加；国际部带上东京和墨西哥城的稿件清单，视频部带样片。';
const longFile = '两会融媒体报道总体方案第七版修订稿（含附件、分工表与预算明细）.docx';

const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴'];
const givenNames = ['伟', '娜', '敏', '静', '磊', '洋', '艳', '勇', '杰', '涛', '欣怡', '子涵', '浩然'];
const nameAt = (at: number) => surnames[at % 10]! + givenNames[(at * 7 + Math.floor(at / 10)) % 13]!;

const [conversation] = newsroom['messages.recent'].mobileVOList;
const { members, leaders } = newsroom['directory.departmentMembers'];
const [groupMember] = newsroom['groups.members'].result;

const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

const longCard = {
  code: '0',
  result: {
    ...members[0]!,
    userName: 'maximiliana.fernandez-villanueva',
    name: longName,
    mobilephone: '13800000002',
    email: 'maximiliana.fernandez-villanueva.ortiz@redaccion-internacional.demo.example',
    hide: 0,
    hideMobile: 0,
    friendSwitch: 1,
    deptInfos: [{ deptId: 'news', dept: longDepartment, parentDept: longDepartment, pos: longPosition }],
  },
} satisfies MockResponses['directory.obtainUser'];

const longGroupDetail = { ...newsroomGroup, groupName: longGroup, introduce: longText, ownerName: longName };

/** Names and texts that are longer than their room. */
export const longNames: MockResponses = {
  'directory.obtainUser': ({ userId }) => ({ ...longCard, result: { ...longCard.result, userId } }),
  'directory.departmentTree': {
    code: '0',
    result: [
      {
        deptId: 'newsroom',
        name: longDepartment,
        count: members.length,
        childDepts: [{ deptId: 'news', name: longDepartment, count: members.length, own: 1, childDepts: [] }],
      },
    ],
  },
  'directory.departmentMembers': {
    code: '0',
    leaders,
    members: members.map((person) => ({ ...person, name: longName, pos: longPosition })),
  },
  'groups.detail': { code: '0', result: longGroupDetail },
  'groups.members': {
    code: '0',
    total: 4,
    result: times(4, (at) => ({
      ...groupMember!,
      userId: at === 0 ? user : `demo~long${at}`,
      name: longName,
      position: longPosition,
      dept: longDepartment,
      role: at === 0 ? 'owner' : 'member',
    })),
  },
  'messages.recent': {
    code: '0',
    mobileVOList: times(6, (at) => ({
      ...conversation!,
      type: at === 0 ? ('teamGroup' as const) : ('user' as const),
      userId: at === 0 ? newsroomGroup.groupId : `demo~long${at}`,
      name: at === 0 ? longGroup : longName,
      lastMsg: longText,
      lastSenderName: longName,
      unread: at * 300,
    })),
  },
  'disk.list': {
    code: '0',
    total: files.length,
    path: [],
    list: files.map((file, at) => ({ ...file, filename: `${at + 1} ${longFile}`, ext: 'docx' })),
  },
};

/** So many that only some are on the screen. */
export const many: MockResponses = {
  'directory.departmentMembers': ({ page, size }) => ({
    code: '0',
    leaders: page === 1 ? leaders : [],
    members:
      page > 3
        ? []
        : times(size, (at) => ({
            ...members[at % members.length]!,
            userId: `demo~p${page}-${at}`,
            friendId: `demo~p${page}-${at}`,
            name: nameAt(page * size + at),
          })),
  }),
  'groups.detail': { code: '0', result: { ...newsroomGroup, memberCount: 500 } },
  'groups.members': ({ page, size }) => ({
    code: '0',
    total: 500,
    result: times(Math.max(0, Math.min(size, 500 - (page - 1) * size)), (at) => ({
      ...groupMember!,
      userId: page === 1 && at === 0 ? user : `demo~m${page}-${at}`,
      name: page === 1 && at === 0 ? groupMember!.name : nameAt(page * size + at),
      role: page === 1 && at === 0 ? 'owner' : 'member',
    })),
  }),
  'messages.recent': {
    code: '0',
    mobileVOList: times(400, (at) => ({
      ...conversation!,
      type: 'user' as const,
      userId: `demo~c${at}`,
      name: nameAt(at),
      top: at < 3 ? (1 as const) : (0 as const),
      unread: at % 5,
    })),
  },
  'disk.list': ({ page, size }) => ({
    code: '0',
    total: 2_000,
    path: [],
    list: times(Math.max(0, Math.min(size, 2_000 - (page - 1) * size)), (at) => ({
      ...files[1 + (at % 4)]!,
      id: `f${page}-${at}`,
      pathId: `f${page}-${at}`,
    })),
  }),
};
