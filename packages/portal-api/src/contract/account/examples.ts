import type { ExamplesOf } from '../endpoint.ts';
import type { account } from './calls.ts';
import { codes } from '../codes.ts';
import { done, grant, lina, morning } from '../example-shapes.ts';

const signIn = {
  input: { username: 'lina', password: 'Newsroom#2026', tenantId: 'demo' },
  output: { code: '0', result: grant },
  refusal: { code: codes.wrongCredentials, msg: '用户名或密码不正确，请重新输入。' },
} as const;

const phoneCode = {
  input: { mobile: '13800000002', purpose: 'findpassword', tenantId: 'demo' },
  output: done,
  refusal: { code: codes.captchaRequired, msg: '请输入图片中的验证码。' },
} as const;

export const accountExamples = {
  login: signIn,
  loginCsp3: signIn,
  captcha: { input: { checkCodeId: 'b1d7f2' } },
  secondFactor: { input: {}, output: { code: '0', result: { since: morning, recoveryLeft: 8 } } },
  beginSecondFactor: {
    input: { password: 'Newsroom#2026' },
    output: {
      code: '0',
      result: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/Portal:lina?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Portal',
      },
    },
    refusal: { code: codes.wrongPassword, msg: '原密码不正确，请重新输入。' },
  },
  confirmSecondFactor: {
    input: { code: '204817' },
    output: { code: '0', result: { recoveryCodes: ['k7dm-2qxe', 'p3wn-8tga'] } },
    refusal: { code: codes.secondFactorWrong, msg: '验证码不正确或已使用，请输入新的验证码。' },
  },
  renewRecoveryCodes: {
    input: { password: 'Newsroom#2026' },
    output: { code: '0', result: { recoveryCodes: ['k7dm-2qxe', 'p3wn-8tga'] } },
    refusal: { code: codes.wrongPassword, msg: '原密码不正确，请重新输入。' },
  },
  removeSecondFactor: {
    input: { password: 'Newsroom#2026' },
    output: done,
    refusal: { code: codes.wrongPassword, msg: '原密码不正确，请重新输入。' },
  },
  refresh: { input: {}, output: { code: '0', result: grant } },
  logout: { input: {}, output: done },
  passwordExpiry: {
    input: { userId: lina },
    output: { code: '0', notice: 1, force: 0, notice_msg: '您的密码即将过期，请尽快修改密码！' },
  },
  changePassword: {
    input: { originalPwd: 'Newsroom#2026', newPwd: 'Harbour+Light9', repeatNewPwd: 'Harbour+Light9' },
    output: done,
    refusal: { code: codes.wrongPassword, msg: '原密码不正确，请重新输入。' },
  },
  resetPassword: {
    input: {
      mobile: '13800000002',
      smsCode: '204817',
      newPwd: 'Harbour+Light9',
      repeatNewPwd: 'Harbour+Light9',
      tenantId: 'demo',
    },
    output: done,
    refusal: { code: codes.phoneCodeWrong, msg: '短信验证码不正确或已过期。' },
  },
  sendPhoneCode: phoneCode,
  sendPhoneCodeCsp3: phoneCode,
  checkPhoneCode: {
    input: { mobile: '13800000002', smsCode: '204817', purpose: 'findpassword', tenantId: 'demo' },
    output: done,
    refusal: { code: codes.phoneCodeWrong, msg: '短信验证码不正确或已过期。' },
  },
  register: {
    input: {
      mobile: '13800000009',
      smsCode: '204817',
      password: 'Newsroom#2026',
      userName: '王芳',
      tenantId: 'demo',
    },
    output: { code: '0', result: { ...grant, userId: 'demo~13800000009', userName: '王芳' } },
    refusal: { code: codes.alreadyRegistered, msg: '此手机号已有账号，请直接登录或找回密码。' },
  },
  systemConfig: {
    input: { tenantId: 'demo' },
    output: {
      code: '0',
      result: {
        recallMinutes: 2,
        editHours: 24,
        groupMembers: 500,
        diskQuotaBytes: 10_737_418_240,
        recycleDays: 30,
        pwdExpireDays: 90,
        pwdNoticeDays: 7,
        pwdHistory: 5,
        registration: false,
      },
    },
    refusal: { code: codes.unknownTenant, msg: '该机构不存在，请检查机构代码。' },
  },
  tenant: {
    input: { tenantId: 'demo', username: 'lina' },
    output: { code: '0', result: { tenantId: 'demo', name: '融媒中心' } },
    refusal: { code: codes.unknownTenant, msg: '该机构不存在，请检查机构代码。' },
  },
  loginToken: { input: {}, output: { code: '0', result: { token: 'Zk81qLw0aT', expiresIn: 60 } } },
  scanTicket: {
    input: { tenantId: 'demo' },
    output: { code: '0', result: { uid: 'u93fd1', code: 'Zk81qLw0aT', expiresIn: 120 } },
    refusal: { code: codes.unknownTenant, msg: '该机构不存在，请检查机构代码。' },
  },
  confirmScan: {
    input: { uid: 'u93fd1' },
    output: done,
    refusal: { code: codes.signInCodeWrong, msg: '登录码无效或已过期，请重新获取。' },
  },
  loginByCode: {
    input: { code: 'Zk81qLw0aT', tenantId: 'demo' },
    output: { code: '0', result: { status: 'signed-in', ...grant } },
    refusal: { code: codes.signInCodeWrong, msg: '登录码无效或已过期，请重新获取。' },
  },
  bind: {
    input: { ...signIn.input, ticket: 'T5wZ1xB7nD' },
    output: { code: '0', result: grant },
    refusal: { code: codes.signInCodeWrong, msg: '登录码无效或已过期，请重新获取。' },
  },
  beginSignOn: {
    input: { tenantId: 'demo' },
    output: {
      code: '0',
      result: {
        url: 'https://id.example/authorize?client_id=portal&state=Zk81qLw0aT',
        state: 'Zk81qLw0aT',
        expiresIn: 600,
      },
    },
    refusal: { code: codes.noIdentityProvider, msg: '该机构未启用统一身份登录。' },
  },
  finishSignOn: {
    input: {
      tenantId: 'demo',
      state: 'Zk81qLw0aT',
      code: 'SplxlOBeZQQYbYS6WxSbIA',
      iss: 'https://id.example',
    },
    output: { code: '0', result: { status: 'signed-in', ...grant } },
    refusal: { code: codes.signOnRefused, msg: '统一身份登录未成功，请重试或联系管理员。' },
  },
  endSignOn: {
    input: { tenantId: 'demo', logout_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJsaW5hIn0.c2lnbmF0dXJl' },
    output: done,
  },
  ownSessions: {
    input: {},
    output: {
      code: '0',
      result: [
        {
          id: '4f8a1c20-93de-4b57-8c11-6a0d2e7f5b34',
          device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
          address: '192.0.2.17',
          begunAt: morning,
          lastUsedAt: morning + 3_600_000,
          current: true,
        },
        {
          id: '0b6f7d52-3a1e-4c8d-9d40-5e2a91c7f816',
          device:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
          address: '198.51.100.4',
          begunAt: morning - 86_400_000,
          lastUsedAt: morning,
          current: false,
        },
      ],
    },
  },
  endOwnSessions: {
    input: { sessionId: '0b6f7d52-3a1e-4c8d-9d40-5e2a91c7f816' },
    output: { code: '0', result: { ended: 1 } },
  },
  ssoToken: { input: {}, output: { code: '0', result: { token: 'Zk81qLw0aT', expiresIn: 300 } } },
} as const satisfies ExamplesOf<typeof account>;
