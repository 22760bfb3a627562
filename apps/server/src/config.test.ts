import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('configuration', () => {
  it('has a default for every variable; empty means unset', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 4100,
      data: '.data',
      logFile: undefined,
      databaseUrl: undefined,
      databaseReadUrls: undefined,
      databasePool: 20,
      busUrl: undefined,
      drainSeconds: 0,
      demo: { people: 2_000, password: 'Portal#2026', content: true },
      layoutSettings: true,
      newsFrameUrl: undefined,
      proxies: [],
      metricsFrom: [],
      allowedOrigins: [],
      messageRate: 3,
      smsUrl: undefined,
      themeColor: '#296abb',
      upstreams: { newsroom: undefined, newsbdzh: undefined },
    };
    expect(readConfig({})).toEqual(defaults);
    expect(
      readConfig({ PORTAL_HOST: '', PORTAL_PORT: '', PORTAL_DATA: '', PORTAL_DATABASE_URL: '' }),
    ).toEqual(defaults);
  });

  it('logs to a file when standard output is a terminal, unless configured otherwise', () => {
    expect(readConfig({ PORTAL_DATA: '/x' }, true).logFile).toBe('/x/portal.log');
    expect(readConfig({ PORTAL_LOG_FILE: '-' }, true).logFile).toBeUndefined();
    expect(readConfig({ PORTAL_LOG_FILE: '/y.log' }, true).logFile).toBe('/y.log');
    expect(readConfig({ PORTAL_LOG_FILE: '/y.log' }).logFile).toBe('/y.log');
  });

  it('has each of its variables documented', () => {
    const names = [...new Set(read('./config.ts').match(/\bPORTAL_[A-Z_]+\b/g))];
    const documented = read('../../../docs/operating.md')
      .split('\n')
      .filter((row) => row.startsWith('| `PORTAL_'))
      .flatMap((row) => row.split('|')[1]?.match(/PORTAL_[A-Z_]+/g) ?? []);
    expect(names.length).toBeGreaterThan(15);
    expect(names.toSorted()).toEqual(documented.toSorted());
  });

  it('reads all variables', () => {
    const config = readConfig({
      PORTAL_HOST: '::1',
      PORTAL_PORT: '80',
      PORTAL_DATABASE_URL: 'postgresql://a:b@db/portal',
      PORTAL_BUS_URL: 'rediss://:secret@redis:6380/1',
      PORTAL_DEMO: '0',
      PORTAL_LAYOUT_SETTINGS: '0',
      PORTAL_THEME_COLOR: '#11A983',
      PORTAL_NEWS_FRAME_URL: 'https://talk.example/news?from=portal',
      PORTAL_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1',
      PORTAL_ALLOWED_ORIGINS: 'https://intranet.example, HTTP://Desk.example:8080/',
    });
    expect(config.newsFrameUrl).toBe('https://talk.example/news?from=portal');
    expect(config.themeColor).toBe('#11a983');
    expect(config.allowedOrigins).toEqual(['https://intranet.example', 'http://desk.example:8080']);
    expect(config.proxies).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
    expect(config).toMatchObject({ host: '::1', port: 80, demo: { people: 0 }, layoutSettings: false });
    expect(config.databaseUrl).toBe('postgresql://a:b@db/portal');
    expect(config.busUrl).toBe('rediss://:secret@redis:6380/1');
  });

  it.each([
    [{ PORTAL_PORT: '65536' }, 'PORTAL_PORT is "65536"'],
    [{ PORTAL_PORT: '-1' }, 'PORTAL_PORT is "-1"'],
    [{ PORTAL_PORT: '0x10' }, 'PORTAL_PORT is "0x10"'],
    [{ PORTAL_DEMO: 'yes' }, 'PORTAL_DEMO is "yes"'],
    [{ PORTAL_DEMO_CONTENT: 'no' }, 'PORTAL_DEMO_CONTENT is "no"'],
    [{ PORTAL_LAYOUT_SETTINGS: '2' }, 'PORTAL_LAYOUT_SETTINGS is "2"'],
    [{ PORTAL_THEME_COLOR: 'red' }, 'PORTAL_THEME_COLOR is "red"'],
    [{ PORTAL_NEWS_FRAME_URL: 'javascript:alert(1)' }, 'PORTAL_NEWS_FRAME_URL is'],
    [{ PORTAL_IDENTITY_SIGN_IN_URL: 'javascript:alert(1)' }, 'PORTAL_IDENTITY_SIGN_IN_URL is'],
    [{ PORTAL_PROXIES: 'proxy.example' }, 'PORTAL_PROXIES names "proxy.example"'],
    [{ PORTAL_PROXIES: '10.0.0.0/33' }, 'PORTAL_PROXIES names "10.0.0.0/33"'],
    [{ PORTAL_ALLOWED_ORIGINS: '*' }, 'PORTAL_ALLOWED_ORIGINS names "*"'],
    [{ PORTAL_ALLOWED_ORIGINS: 'null' }, 'PORTAL_ALLOWED_ORIGINS names "null"'],
    [{ PORTAL_ALLOWED_ORIGINS: 'https://a.example/b' }, 'PORTAL_ALLOWED_ORIGINS names "https://a.example/b"'],
    [{ PORTAL_ALLOWED_ORIGINS: 'https://a.example https://u@b.example' }, 'names "https://u@b.example"'],
    [{ PORTAL_ALLOWED_ORIGINS: 'https://*.example' }, 'PORTAL_ALLOWED_ORIGINS names "https://*.example"'],
    [{ PORTAL_HOST: 'http://x' }, 'PORTAL_HOST is "http://x"'],
    [{ PORTAL_DATABASE_URL: 'mysql://x' }, 'PORTAL_DATABASE_URL does not look like'],
    [
      { PORTAL_FILES_URL: 's3://key:secret@host' },
      'PORTAL_FILES_URL cannot be used: "" is not the name of a bucket',
    ],
    [{ PORTAL_BUS_URL: 'http://redis' }, 'PORTAL_BUS_URL does not look like'],
    [{ PORTAL_BUS_URL: 'redis://redis/portal' }, 'PORTAL_BUS_URL does not look like'],
  ])('refuses %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('refuses the public demo password on a host that others can reach', () => {
    expect(() => readConfig({ PORTAL_HOST: '0.0.0.0' })).toThrow('PORTAL_DEMO_PASSWORD');
    expect(() => readConfig({ PORTAL_HOST: 'portal.example', PORTAL_DEMO_PASSWORD: 'Portal#2026' })).toThrow(
      'PORTAL_DEMO_PASSWORD',
    );
    expect(readConfig({ PORTAL_HOST: '0.0.0.0', PORTAL_DEMO: '0' }).host).toBe('0.0.0.0');
    expect(readConfig({ PORTAL_HOST: '0.0.0.0', PORTAL_DEMO_PASSWORD: 'Another#1' }).host).toBe('0.0.0.0');
    expect(readConfig({ PORTAL_HOST: 'localhost' }).host).toBe('localhost');
  });
});
