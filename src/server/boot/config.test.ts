import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#server/security/limits.ts';
import { ConfigError, parseConfig } from './config.ts';
import { readSecret } from './secret/read-secret.ts';

function listIssues(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
  return [];
}

describe('parseConfig', () => {
  it('returns the defaults for an empty environment', () => {
    expect(parseConfig({})).toEqual({
      backup: { folder: undefined, keep: 14, passphrase: undefined },
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      frameOrigin: undefined,
      isSecure: false,
      hstsSubdomains: false,
      trustProxy: false,
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/vitrine.db') },
      media: { kind: 'folder', folder: resolve('data/media') },
      secret: undefined,
      admin: undefined,
      seed: 'demo',
      sessionDays: 30,
      logLevel: 'info',
      serviceWorker: 'on',
      imageHosts: [],
      embedPosters: 'on',
      limits: defaultLimits,
      identity: { kind: 'local' },
      mail: undefined,
    });
  });

  it('reads given values and ignores empty variables', () => {
    const config = parseConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://studio.example/',
      TRUST_PROXY: '1',
      DATABASE_URL: 'postgres://u:p@db/site',
      ADMIN_EMAIL: 'a@b.example',
      ADMIN_PASSWORD: 'lang genoeg dit',
      SEED: 'empty',
      LOG_LEVEL: '',
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://studio.example',
      isSecure: true,
      trustProxy: 1,
      database: { kind: 'postgres', url: 'postgres://u:p@db/site' },
      admin: { email: 'a@b.example' },
      seed: 'empty',
      logLevel: 'info',
    });
    expect(parseConfig({ PORT: '81' }).publicUrl).toBe('http://localhost:81');
    expect(parseConfig({ DATABASE_URL: 'sqlite:/x/y.db' }).database).toEqual({
      kind: 'sqlite',
      file: '/x/y.db',
    });
  });

  it('reports every invalid variable with the allowed values, without revealing the given value', () => {
    const issues = listIssues({
      PORT: '99999',
      HOST: 'a b',
      PUBLIC_URL: 'studio.example/pad',
      TRUST_PROXY: 'maybe',
      DATABASE_URL: 'mysql://user:hunter2@x/y',
      MEDIA_URL: 's3://hunter2@B',
      MEDIA_ENDPOINT: 'https://hunter2@s3.example',
      MEDIA_REGION: 'EU',
      MEDIA_ACCESS_KEY: 'hunter2 ',
      MEDIA_SECRET_KEY: ' hunter2',
      SECRET: 'kort',
      SESSION_DAYS: '366',
      ADMIN_EMAIL: 'niemand',
      ADMIN_PASSWORD: 'hunter2',
      SEED: 'full',
      LOG_LEVEL: 'loud',
      SERVICE_WORKER: 'later',
      IMAGE_HOSTS: 'https://blobs.example, http://hunter2.example',
      EMBED_POSTERS: 'no',
      LIMIT_SIGN_IN_TRIES: '0',
      LIMIT_FILM_MB: '501',
      LIMIT_API_ACCOUNT_PER_MINUTE: 'hunter2',
      LIMIT_OF_MINE: 'hunter2',
      IDENTITY: 'hunter2',
      FIREBASE_PROJECT_ID: 'Hunter2',
      FIREBASE_API_KEY: 'hunter2 ',
      FIREBASE_AUTH_EMULATOR_HOST: 'hunter2.example:9099',
      SMTP_URL: 'http://site:hunter2@mail.example',
      MAIL_FROM: 'hunter2',
    });
    expect(issues.map((issue) => issue.split(':')[0])).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'DATABASE_URL',
      'MEDIA_URL',
      'MEDIA_ENDPOINT',
      'MEDIA_REGION',
      'MEDIA_ACCESS_KEY',
      'MEDIA_SECRET_KEY',
      'SECRET',
      'SESSION_DAYS',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SEED',
      'LOG_LEVEL',
      'SERVICE_WORKER',
      'IMAGE_HOSTS',
      'EMBED_POSTERS',
      'IDENTITY',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'SMTP_URL',
      'MAIL_FROM',
      'LIMIT_SIGN_IN_TRIES',
      'LIMIT_API_ACCOUNT_PER_MINUTE',
      'LIMIT_FILM_MB',
      'LIMIT_OF_MINE',
      'IDENTITY',
    ]);
    expect(issues.join()).not.toContain('hunter2');
    expect(issues.find((issue) => issue.startsWith('SEED'))).toBe(
      'SEED: must be demo or empty (default demo).',
    );
  });

  describe('with mail settings', () => {
    const from = { MAIL_FROM: 'studio@vitrine.example' };
    const readMail = (SMTP_URL: string) => parseConfig({ SMTP_URL, ...from }).mail;

    it('requires TLS or STARTTLS, except on localhost', () => {
      const sender = { name: '', address: 'studio@vitrine.example' };
      expect(readMail('smtps://site:p%40ss%20word@mail.example')).toEqual({
        host: 'mail.example',
        port: 465,
        encryption: 'tls',
        login: { user: 'site', password: 'p@ss word' },
        from: sender,
      });
      expect(readMail('smtp://site:x@mail.example:2525/')).toMatchObject({
        port: 2525,
        encryption: 'starttls',
      });
      expect(readMail('smtp://mail.example')).toMatchObject({ port: 587, encryption: 'starttls' });
      for (const host of ['localhost', '127.0.0.1', '[::1]']) {
        expect(readMail(`smtp://${host}:1025`)).toMatchObject({
          host: host.replace(/[[\]]/g, ''),
          encryption: 'none',
          login: undefined,
        });
      }
      expect(readMail('smtp://localhost.evil.example')).toMatchObject({ encryption: 'starttls' });
    });

    it('reads the sender and rejects invalid ones', () => {
      const readSender = (MAIL_FROM: string) =>
        parseConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM }).mail?.from;
      expect(readSender('Studio Vitrine <studio@vitrine.example>')).toEqual({
        name: 'Studio Vitrine',
        address: 'studio@vitrine.example',
      });
      for (const wrong of [
        'Studio',
        '<studio>',
        'a@b.example, c@d.example',
        'S\r\nBcc: x@y.example <a@b.example>',
      ]) {
        expect(listIssues({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: wrong }), wrong).toHaveLength(1);
      }
    });

    it('rejects invalid SMTP URLs, and SMTP_URL or MAIL_FROM alone', () => {
      for (const url of [
        'mail.example',
        'https://mail.example',
        'smtp://',
        'smtp://site@mail.example',
        'smtp://site:%E0@mail.example',
        'smtp://mail.example/?ignoreTLS=true',
        'smtp://mail.example/path',
      ]) {
        expect(listIssues({ SMTP_URL: url, ...from }), url).toHaveLength(1);
      }
      expect(listIssues(from)).toEqual(['SMTP_URL: needed together with MAIL_FROM.']);
      expect(listIssues({ SMTP_URL: 'smtps://mail.example' })).toEqual([
        'MAIL_FROM: needed together with SMTP_URL.',
      ]);
    });
  });

  describe('with Firebase settings', () => {
    const project = { FIREBASE_PROJECT_ID: 'vitrine-studio', FIREBASE_API_KEY: 'AIza_x-1' };
    const firebase = { IDENTITY: 'firebase', ...project };
    const settings = { projectId: 'vitrine-studio', apiKey: 'AIza_x-1' };
    const emulator = 'FIREBASE_AUTH_EMULATOR_HOST';

    it('returns the project only if it is complete, and rejects ADMIN_PASSWORD', () => {
      expect(parseConfig(firebase).identity).toEqual({ kind: 'firebase', settings });
      for (const lacking of Object.keys(project)) {
        expect(parseConfig({ ...firebase, [lacking]: '' }).identity).toEqual({ kind: 'firebase' });
      }
      expect(parseConfig({ IDENTITY: 'firebase', ADMIN_EMAIL: 'a@b.example' }).admin).toEqual({
        email: 'a@b.example',
      });
      expect(
        listIssues({ IDENTITY: 'firebase', ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'lang genoeg dit' }),
      ).toEqual(['ADMIN_PASSWORD: not with IDENTITY=firebase, which keeps the passwords.']);
    });

    it('rejects them unless IDENTITY is firebase', () => {
      for (const IDENTITY of ['', 'local']) {
        expect(listIssues({ ...project, IDENTITY })).toEqual([
          'IDENTITY: must be firebase for FIREBASE_PROJECT_ID and FIREBASE_API_KEY.',
        ]);
        expect(listIssues({ IDENTITY, [emulator]: 'localhost:9099' })).toHaveLength(1);
      }
    });

    it('accepts only a local emulator, and only with a PUBLIC_URL of http://localhost', () => {
      for (const host of ['localhost:9099', '127.0.0.1:9099', '[::1]:9099']) {
        expect(parseConfig({ ...firebase, [emulator]: host }).identity).toEqual({
          kind: 'firebase',
          settings: { ...settings, emulator: host },
        });
      }
      for (const host of [
        'emulator:9099',
        'localhost',
        '10.0.0.1:9099',
        'localhost:9099.evil.example',
        'a@localhost:1',
      ]) {
        expect(listIssues({ ...firebase, [emulator]: host }), host).toHaveLength(1);
      }
      for (const PUBLIC_URL of [
        'https://studio.example',
        'http://studio.example',
        'https://localhost:3000',
        'http://localhost.evil.example',
        'http://10.0.0.1',
      ]) {
        expect(listIssues({ ...firebase, PUBLIC_URL, [emulator]: 'localhost:9099' }), PUBLIC_URL).toEqual([
          `${emulator}: allowed only with a PUBLIC_URL of http://localhost, because the emulator accepts any identity.`,
        ]);
      }
    });
  });

  it('accepts a FRAME_ORIGIN on another host with the scheme of PUBLIC_URL', () => {
    const PUBLIC_URL = 'https://studio.example';
    expect(parseConfig({ PUBLIC_URL, FRAME_ORIGIN: 'https://Frames.example/' }).frameOrigin).toBe(
      'https://frames.example',
    );
    for (const [FRAME_ORIGIN, issue] of [
      ['https://studio.example:8443', /^FRAME_ORIGIN: must be another host name than that of PUBLIC_URL\.$/],
      ['http://frames.example', /^FRAME_ORIGIN: must begin with https:\/\/, as PUBLIC_URL does\.$/],
      ['https://frames.example/x', /^FRAME_ORIGIN: must be an origin without a path/],
      ['frames.example', /^FRAME_ORIGIN: must be an origin without a path/],
    ] as const) {
      expect(listIssues({ PUBLIC_URL, FRAME_ORIGIN }), FRAME_ORIGIN).toEqual([expect.stringMatching(issue)]);
    }
    expect(listIssues({ FRAME_ORIGIN: 'http://frames.example' })).toEqual([
      'PUBLIC_URL: needed together with FRAME_ORIGIN.',
    ]);
  });

  it('accepts only https origins in IMAGE_HOSTS', () => {
    expect(parseConfig({}).imageHosts).toEqual([]);
    expect(
      parseConfig({ IMAGE_HOSTS: 'https://Blobs.example/, https://x.example:8443,https://blobs.example' })
        .imageHosts,
    ).toEqual(['https://blobs.example', 'https://x.example:8443']);
    for (const value of [
      'http://blobs.example',
      'blobs.example',
      'https://a.example/path',
      '*',
      ',',
      'https://u:p@a.example',
    ]) {
      expect(listIssues({ IMAGE_HOSTS: value }), value).toHaveLength(1);
    }
  });

  it('accepts false, a number of proxies or proxy addresses in TRUST_PROXY', () => {
    const trust = (value: string) => parseConfig({ TRUST_PROXY: value }).trustProxy;
    expect(['FALSE', '2', 'loopback, 10.0.0.0/8', '::1'].map(trust)).toEqual([
      false,
      2,
      'loopback, 10.0.0.0/8',
      '::1',
    ]);
    for (const value of ['10.0.0', 'loopback/8', '10.0.0.1/x', '10.0.0.0/33', ',']) {
      expect(listIssues({ TRUST_PROXY: value })).toHaveLength(1);
    }
  });

  it.each(['true', 'TRUE', '99', '0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '127.0.0.1,::/1'])(
    'rejects trusting all addresses (%s) and suggests an alternative',
    (value) => {
      expect(listIssues({ TRUST_PROXY: value })).toEqual([
        expect.stringMatching(
          /^TRUST_PROXY: must be false, the number of proxies .* Behind one proxy write 1;/,
        ),
      ]);
    },
  );

  it('requires ADMIN_EMAIL and ADMIN_PASSWORD together', () => {
    expect(listIssues({ ADMIN_EMAIL: 'a@b.example' })).toEqual([
      'ADMIN_PASSWORD: needed together with ADMIN_EMAIL.',
    ]);
    expect(listIssues({ ADMIN_PASSWORD: 'lang genoeg dit' })).toEqual([
      'ADMIN_EMAIL: needed together with ADMIN_PASSWORD.',
    ]);
  });
});

describe('parseConfig with media settings', () => {
  const keys = { MEDIA_ACCESS_KEY: 'id', MEDIA_SECRET_KEY: 'hunter2' };

  it('reads a bucket at Amazon or another service', () => {
    const amazon = parseConfig({ MEDIA_URL: 's3://my.bucket', MEDIA_REGION: 'eu-central-1', ...keys });
    expect(amazon.media).toEqual({
      kind: 'bucket',
      bucket: 'my.bucket',
      folder: '',
      endpoint: undefined,
      region: 'eu-central-1',
      accessKey: 'id',
      secretKey: 'hunter2',
    });
    const elsewhere = {
      MEDIA_URL: 's3://files/site/two/',
      MEDIA_ENDPOINT: 'https://s3.example:9000/',
      ...keys,
    };
    expect(parseConfig(elsewhere).media).toMatchObject({
      bucket: 'files',
      folder: 'site/two',
      endpoint: 'https://s3.example:9000',
      region: 'us-east-1',
    });
  });

  it.each([
    's3://ab',
    's3://Bucket',
    's3://files/../x',
    's3://files//x',
    's3://files/é',
    'https://files',
    'files',
  ])('rejects the URL %s', (url) => {
    expect(listIssues({ MEDIA_URL: url, MEDIA_REGION: 'x', ...keys })).toEqual([
      expect.stringMatching(/^MEDIA_URL: must be s3:\/\/bucket or s3:\/\/bucket\/folder, .*\.$/),
    ]);
  });

  it('requires all settings of a bucket together', () => {
    expect(listIssues({ MEDIA_URL: 's3://files' })).toEqual([
      'MEDIA_ACCESS_KEY: needed together with MEDIA_URL.',
      'MEDIA_SECRET_KEY: needed together with MEDIA_URL.',
      'MEDIA_REGION: needed for a bucket at Amazon; for another service, set MEDIA_ENDPOINT.',
    ]);
    expect(listIssues({ MEDIA_ENDPOINT: 'https://s3.example', MEDIA_ACCESS_KEY: 'id' })).toEqual([
      'MEDIA_URL: needed together with MEDIA_ENDPOINT and MEDIA_ACCESS_KEY.',
    ]);
  });
});

describe('readSecret', () => {
  it('generates a secret that only its user can read, and returns it on later calls', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'));
    const secret = readSecret(undefined, join(folder, 'data'));
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readSecret(undefined, join(folder, 'data'))).toBe(secret);
    expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'data/secret'), 'utf8').trim()).toBe(secret);
    expect(readSecret('given', folder)).toBe('given');
    rmSync(folder, { recursive: true });
  });
});
