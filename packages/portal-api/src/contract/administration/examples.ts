import { codes } from '../codes.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { done, lina, morning, zhangwei } from '../example-shapes.ts';
import type { administration } from './calls.ts';

const politics = {
  id: 'politics',
  name: '时政部',
  people: 16,
  members: 16,
  leaders: [{ id: zhangwei, name: '张伟' }],
  children: [],
} as const;

const personOfZhangwei = {
  id: zhangwei,
  login: 'zhangwei',
  name: '张伟',
  position: '首席记者',
  avatarVersion: '3',
  mobile: '13800000002',
  email: 'zhangwei@demo.example',
  departments: [{ id: 'politics', name: '时政部', path: ['采编中心', '时政部'], leader: true }],
  state: 'active',
  hasPassword: true,
} as const;

const personOfLina = {
  id: lina,
  login: 'lina',
  name: '李娜',
  position: '编辑',
  departments: [{ id: 'video', name: '视频部', path: ['视频部'], leader: false }],
  state: 'disabled',
  hasPassword: true,
} as const;

const detailOfZhangwei = {
  ...personOfZhangwei,
  version: '9f2c4e1a7b3d5f60',
  gender: 'male',
  introduction: '跑时政十二年，也拍照片。',
  workplace: '北京',
  mustChangePassword: false,
  secondFactorSince: morning,
  managed: false,
  roles: ['admin'],
  sessions: 2,
  groups: 3,
  files: 128,
  lastSignIn: morning,
  editable: true,
  self: false,
  lastAdministrator: true,
} as const;

const identityProvider = {
  configured: true,
  enabled: true,
  name: '统一身份认证',
  issuer: 'https://id.example',
  clientId: 'portal',
  hasSecret: true,
  scopes: 'openid profile email groups',
  createAccounts: true,
  matchBy: 'email',
  loginClaim: 'preferred_username',
  nameClaim: 'name',
  groupsClaim: 'groups',
  roles: [{ group: 'editors', roleId: 'ROLE_EDITOR' }],
  redirectUri: 'https://portal.example/snap-portal/auth-redirect',
  logoutUri: 'https://portal.example/co/oapi/identity/demo/logout',
} as const;

const unknownDepartment = { code: codes.unknownDepartment, msg: '没有找到此部门。' } as const;
const nameTaken = { code: codes.departmentNameTaken, msg: '此处已有同名的部门。' } as const;

const unknownImport = {
  code: codes.unknownImport,
  msg: '此导入已不存在，请重新选择文件。',
} as const;
const importId = '5d0c7b1e-2f64-4a8b-9a37-6c1f0e9d8b25';

const wholeMenu = {
  entries: [
    {
      id: 'workspace',
      names: { zh: '工作台', en: 'Workspace', es: 'Inicio', ja: 'ワークスペース' },
      icon: 'home',
      path: '/',
      roles: [],
      hidden: 0,
    },
    {
      id: 'tools',
      names: { zh: '工具', en: 'Tools', es: 'Herramientas', ja: 'ツール' },
      icon: 'folder',
      path: '',
      roles: [],
      hidden: 0,
    },
    {
      id: 'schedule',
      parentId: 'tools',
      names: { zh: '排班', en: 'Rota', es: 'Turnos', ja: 'シフト' },
      icon: 'calendar',
      path: 'https://rota.example/',
      roles: ['ROLE_EDITOR'],
      hidden: 0,
    },
    {
      id: 'news',
      names: { zh: '消息', en: 'Messages', es: 'Mensajes', ja: 'メッセージ' },
      icon: 'message-square',
      path: '/news/news',
      roles: [],
      hidden: 1,
    },
  ],
  arranged: true,
  fromUpstream: false,
  version: '41d8e0b7c93f2a65',
  pages: [
    { path: '/', name: '工作台' },
    { path: '/news/news', name: '消息' },
  ],
} as const;

const healthOfInstallation = {
  readAt: morning,
  version: '0.3.0',
  files: { state: 'ok', kind: 'folder', bytes: 48_318_382_080, freeBytes: 214_748_364_800 },
  queues: { state: 'ok', deliveries: 0, unindexed: 3, lateJobs: 0 },
  installation: {
    nodeVersion: '24.11.1',
    servers: [
      {
        id: '0c9b1f5e-7a34-4a52-9a0e-3f1d2b6c8e01',
        address: 'http://10.0.0.11:4100/snap-portal/',
        version: '0.3.0',
        startedAt: morning - 3 * 86_400_000,
        seenAt: morning - 4_000,
        draining: false,
        self: true,
        state: 'ok',
      },
      {
        id: '5e2d7c40-18b6-4f7d-8c21-90ab3d4e5f02',
        address: 'http://10.0.0.12:4100/snap-portal/',
        version: '0.3.0',
        startedAt: morning - 3 * 86_400_000,
        seenAt: morning - 7_000,
        draining: true,
        self: false,
        state: 'attention',
        problem: 'draining',
      },
    ],
    database: {
      version: '18.0',
      schema: '0330-health.sql',
      bytes: 6_442_450_944,
      tables: [
        { name: 'message', bytes: 2_147_483_648 },
        { name: 'message_gram', bytes: 1_610_612_736 },
        { name: 'audit', bytes: 536_870_912 },
      ],
    },
    bus: { state: 'ok', kind: 'redis' },
    backups: {
      state: 'ok',
      configured: true,
      last: {
        startedAt: morning - 6 * 3_600_000,
        endedAt: morning - 6 * 3_600_000 + 240_000,
        ok: true,
        folder: '/backups/portal-2026-11-20-020000',
        bytes: 52_613_349_376,
      },
      lastOk: morning - 6 * 3_600_000,
    },
    systems: [
      { id: 'newsroom', state: 'ok', configured: true, lastSuccess: morning - 30_000 },
      {
        id: 'newsbdzh',
        state: 'failed',
        configured: true,
        lastSuccess: morning - 7_200_000,
        lastFailure: morning - 60_000,
      },
      { id: 'sms', state: 'ok', configured: true },
      { id: 'identity', state: 'ok', configured: false },
    ],
  },
} as const;

export const administrationExamples = {
  access: { input: {}, output: { code: '0', permissions: ['administration:people:view'] } },
  departments: {
    input: {},
    output: {
      code: '0',
      departments: [
        { id: 'editorial', name: '采编中心', people: 48, members: 2, leaders: [], children: [politics] },
      ],
      people: 2000,
      disabled: 3,
      left: 12,
      withoutDepartment: 1,
    },
  },
  addDepartment: {
    input: { name: '数据组', parentId: 'editorial', beforeId: 'politics' },
    output: {
      code: '0',
      result: { id: 'd0f3a', name: '数据组', people: 0, members: 0, leaders: [], children: [] },
    },
    refusal: nameTaken,
  },
  renameDepartment: {
    input: { departmentId: 'politics', name: '时政新闻部' },
    output: done,
    refusal: nameTaken,
  },
  moveDepartment: {
    input: { departmentId: 'politics', parentId: 'editorial' },
    output: done,
    refusal: { code: codes.departmentInItself, msg: '部门不能移动到它自己或它的下级部门里。' },
  },
  removeDepartment: {
    input: { departmentId: 'politics' },
    output: done,
    refusal: { code: codes.departmentNotEmpty, msg: '部门里还有人员或下级部门，不能删除。' },
  },
  setDepartmentLeaders: {
    input: { departmentId: 'politics', personIds: [zhangwei] },
    output: done,
    refusal: unknownDepartment,
  },
  people: {
    input: { query: 'zhang', departmentId: 'editorial', below: 1, size: 50 },
    output: { code: '0', people: [personOfZhangwei, personOfLina], total: 2 },
    refusal: unknownDepartment,
  },
  person: {
    input: { personId: zhangwei },
    output: { code: '0', result: detailOfZhangwei },
    refusal: { code: codes.unknownPerson, msg: '没有找到此人。' },
  },
  addPerson: {
    input: {
      login: 'zhangwei',
      name: '张伟',
      gender: 'male',
      position: '首席记者',
      mobile: '13800000002',
      departmentIds: ['politics'],
      leaderOf: ['politics'],
    },
    output: { code: '0', result: { person: detailOfZhangwei, password: 'kVt7#mRw4pQ' } },
    refusal: { code: codes.loginTaken, msg: '已有使用此账号的人员。' },
  },
  changePerson: {
    input: { personId: zhangwei, version: '9f2c4e1a7b3d5f60', position: '首席记者', email: '' },
    output: { code: '0', result: detailOfZhangwei },
    refusal: { code: codes.personChanged, msg: '此人的资料刚被他人修改过，请核对后再保存。' },
  },
  setPersonState: {
    input: { personId: zhangwei, state: 'active' },
    output: { code: '0', result: detailOfZhangwei },
    refusal: { code: codes.lastAdministrator, msg: '这是最后一位管理员，请先指定另一位。' },
  },
  resetPassword: {
    input: { personId: zhangwei },
    output: { code: '0', result: { password: 'kVt7#mRw4pQ' } },
    refusal: { code: codes.moreRights, msg: '此人拥有您没有的权限，您不能更改此账号。' },
  },
  resetSecondFactor: {
    input: { personId: zhangwei },
    output: { code: '0', result: detailOfZhangwei },
    refusal: { code: codes.moreRights, msg: '此人拥有您没有的权限，您不能更改此账号。' },
  },
  sessions: {
    input: { personId: zhangwei },
    output: {
      code: '0',
      result: [
        {
          id: '4f8a1c20-93de-4b57-8c11-6a0d2e7f5b34',
          device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
          address: '192.0.2.17',
          begunAt: morning,
          lastUsedAt: morning + 3_600_000,
          current: false,
        },
      ],
    },
    refusal: { code: codes.unknownPerson, msg: '没有找到此人。' },
  },
  endSessions: {
    input: { personId: zhangwei, sessionId: '4f8a1c20-93de-4b57-8c11-6a0d2e7f5b34' },
    output: { code: '0', result: { ended: 1 } },
    refusal: { code: codes.moreRights, msg: '此人拥有您没有的权限，您不能更改此账号。' },
  },
  handOver: {
    input: { personId: zhangwei, toId: lina, groups: 1, files: 1 },
    output: { code: '0', result: { groups: 3, files: 128 } },
    refusal: { code: codes.sameReceiver, msg: '请选择另一位接收人。' },
  },
  previewImport: {
    input: { file: /* @__PURE__ */ new Uint8Array([0x75, 0x73, 0x65, 0x72]), removeMissing: 0 },
    output: {
      code: '0',
      result: {
        importId,
        version: '9f2c4e1a7b3d5f609f2c4e1a7b3d5f60',
        encoding: 'UTF-8',
        rows: 2000,
        added: 1,
        changed: 1,
        unchanged: 1998,
        left: 0,
        departments: ['采编中心/数据组'],
        bad: [],
        badLines: 0,
        tooManyMissing: false,
      },
    },
  },
  importChanges: {
    input: { importId, size: 50 },
    output: {
      code: '0',
      changes: [
        {
          kind: 'changed',
          id: lina,
          login: 'lina',
          name: '李娜',
          fields: [{ field: 'position', before: '编辑', after: '高级编辑' }],
        },
        {
          kind: 'added',
          id: 'demo~wangfang',
          login: 'wangfang',
          name: '王芳',
          fields: [
            { field: 'name', after: '王芳' },
            { field: 'departments', after: '采编中心/数据组' },
          ],
        },
      ],
    },
    refusal: unknownImport,
  },
  applyImport: {
    input: { importId, version: '9f2c4e1a7b3d5f609f2c4e1a7b3d5f60', confirmed: 0 },
    output: { code: '0', result: { added: 1, changed: 1, unchanged: 1998, left: 0, departments: 1 } },
    refusal: unknownImport,
  },
  exportPeople: { input: {} },
  audit: {
    input: { actorId: zhangwei, kind: 'people', size: 50 },
    output: {
      code: '0',
      entries: [
        {
          id: '4711',
          at: morning,
          action: 'person-changed',
          actor: { id: zhangwei, name: '张伟' },
          person: { id: lina, name: '李娜' },
          requestId: 'req-1f',
          changes: [{ field: 'position', before: '编辑', after: '高级编辑' }],
          detail: [],
        },
        {
          id: '4710',
          at: morning - 60_000,
          action: 'sign-in-refused',
          person: { id: lina, name: '李娜' },
          address: '192.0.2.17',
          requestId: 'req-1e',
          changes: [],
          detail: [{ field: 'reason', value: 'wrong credentials' }],
        },
        {
          id: '4709',
          at: morning - 120_000,
          action: 'sign-in',
          actor: { id: zhangwei, name: '张伟' },
          address: '192.0.2.17',
          requestId: 'req-1d',
          changes: [],
          detail: [],
        },
      ],
    },
    refusal: { code: codes.unknownPerson, msg: '没有找到此人。' },
  },
  exportAudit: { input: { kind: 'people' } },
  lockedAccounts: {
    input: {},
    output: {
      code: '0',
      accounts: [
        {
          id: lina,
          login: 'lina',
          name: '李娜',
          lastAttempt: morning,
          until: morning + 1_800_000,
          ownBrowserOnly: false,
        },
      ],
    },
  },
  unlockAccount: {
    input: { personId: lina },
    output: done,
    refusal: { code: codes.moreRights, msg: '此人拥有您没有的权限，您不能更改此账号。' },
  },
  roles: {
    input: {},
    output: {
      code: '0',
      roles: [
        {
          id: 'admin',
          name: '管理员',
          description: '',
          kind: 'administrator',
          permissions: ['*:*:*'],
          people: 1,
          givable: true,
          editable: false,
          version: '5f1c0d6e2a9b4783',
        },
        {
          id: 'ROLE_DEFAULT',
          name: '所有人',
          description: '',
          kind: 'everyone',
          permissions: ['workspace:view', 'news:view', 'news:send', 'addressBook:view'],
          people: 2000,
          givable: false,
          editable: true,
          version: '0b8e7c3f5d2a9146',
        },
        {
          id: 'ROLE_EDITOR',
          name: '编辑',
          description: '审稿、退稿和发布稿件。',
          kind: 'own',
          permissions: ['story:publish', 'story:review'],
          people: 12,
          givable: true,
          editable: true,
          version: 'c2d94a7f1e6b3058',
        },
      ],
    },
  },
  identityProvider: { input: {}, output: { code: '0', result: identityProvider } },
  setIdentityProvider: {
    input: { enabled: true, createAccounts: true },
    output: { code: '0', result: identityProvider },
    refusal: { code: codes.unknownRole, msg: '没有这个角色。' },
  },
  testIdentityProvider: {
    input: {},
    output: { code: '0', result: { outcome: 'works', backChannelLogout: true } },
  },
  permissions: {
    input: {},
    output: {
      code: '0',
      result: [
        {
          id: 'newsroom',
          name: '采编',
          permissions: [
            { id: 'story:review', name: '审稿' },
            { id: 'story:publish', name: '发布稿件' },
          ],
        },
        {
          id: 'administration',
          name: '管理后台',
          permissions: [
            { id: 'administration:people:view', name: '查看人员' },
            { id: 'administration:people:edit', name: '编辑人员' },
            { id: 'administration:roles:edit', name: '编辑角色' },
          ],
        },
      ],
    },
  },
  addRole: {
    input: { name: '图片编辑', description: '选图和发布图片报道。', permissions: ['story:publish'] },
    output: { code: '0', result: { id: 'ROLE_5F1C0D6E' } },
    refusal: { code: codes.roleNameTaken, msg: '已有同名的角色。' },
  },
  changeRole: {
    input: { roleId: 'ROLE_EDITOR', version: 'c2d94a7f1e6b3058', permissions: ['story:*'] },
    output: done,
    refusal: { code: codes.roleChanged, msg: '此角色刚被他人修改过，请核对后再保存。' },
  },
  removeRole: {
    input: { roleId: 'ROLE_EDITOR', confirmed: 0 },
    output: done,
    refusal: { code: codes.roleInUse, msg: '还有12人拥有此角色，0个菜单项使用它。请确认后再删除。' },
  },
  giveRole: {
    input: { personId: lina, roleId: 'ROLE_EDITOR' },
    output: done,
    refusal: { code: codes.unknownRole, msg: '没有这个角色。' },
  },
  takeRole: {
    input: { personId: zhangwei, roleId: 'admin' },
    output: done,
    refusal: { code: codes.lastAdministrator, msg: '这是最后一位管理员，请先指定另一位。' },
  },
  menu: { input: {}, output: { code: '0', result: wholeMenu } },
  setMenu: {
    input: {
      entries: [
        { id: 'workspace', names: { zh: '工作台', en: 'Workspace' }, icon: 'home', path: '/', roles: [] },
        {
          id: 'schedule',
          names: { zh: '排班', en: 'Rota', es: 'Turnos', ja: 'シフト' },
          icon: 'calendar',
          path: 'https://rota.example/',
          roles: ['ROLE_EDITOR'],
          hidden: 0,
        },
      ],
      version: '41d8e0b7c93f2a65',
    },
    output: { code: '0', result: wholeMenu },
    refusal: { code: codes.menuChanged, msg: '菜单刚被他人修改过，请核对后再保存。' },
  },
  viewOfPerson: {
    input: { personId: lina },
    output: {
      code: '0',
      result: {
        roles: [
          { id: 'ROLE_DEFAULT', name: '所有人' },
          { id: 'ROLE_EDITOR', name: '编辑' },
        ],
        permissions: ['news:send', 'news:view', 'story:publish', 'workspace:view'],
        menu: [
          { id: 'workspace', name: '工作台', path: '/', icon: 'home' },
          { id: 'schedule', name: '排班', path: 'https://rota.example/', icon: 'calendar' },
        ],
        from: {
          permissions: [
            { permission: 'news:send', roleIds: ['ROLE_DEFAULT'] },
            { permission: 'news:view', roleIds: ['ROLE_DEFAULT'] },
            { permission: 'story:publish', roleIds: ['ROLE_EDITOR'] },
            { permission: 'workspace:view', roleIds: ['ROLE_DEFAULT', 'ROLE_EDITOR'] },
          ],
          menu: [
            { id: 'workspace', roleIds: ['ROLE_DEFAULT'] },
            { id: 'schedule', roleIds: ['ROLE_EDITOR'] },
          ],
        },
        pages: [
          { path: '/', name: '工作台', open: true },
          { path: '/news/news', name: '消息', open: false },
        ],
        fromUpstream: false,
      },
    },
    refusal: { code: codes.unknownPerson, msg: '没有找到此人。' },
  },
  health: { input: {}, output: { code: '0', result: healthOfInstallation } },
  backUp: {
    input: {},
    output: done,
    refusal: { code: codes.backupRunning, msg: '备份正在进行，请等它结束。' },
  },
  firstSteps: {
    input: {},
    output: {
      code: '0',
      result: [
        { id: 'people', done: true, putAway: false },
        { id: 'administrators', done: false, putAway: false },
        { id: 'roles', done: true, putAway: false },
        { id: 'menu', done: false, putAway: false },
        { id: 'signIn', done: false, putAway: true },
        { id: 'backup', done: true, putAway: false },
        { id: 'colleague', done: true, putAway: false },
      ],
    },
  },
  putFirstStepAway: { input: { step: 'menu', putAway: 1 }, output: done },
} as const satisfies ExamplesOf<typeof administration>;
