import { describe, expect, it } from 'vitest';
import { configVariables, parseConfig } from './config.ts';

const issues = (environment: Record<string, string>) => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    return (error as { issues: string[] }).issues;
  }
};

describe('a misspelt variable', () => {
  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SESION_DAYS', 'SESSION_DAYS'],
    ['SESSIONS_DAY', 'SESSION_DAYS'],
    ['DATADIR', 'DATA_DIR'],
    ['BAKCUP_DIR', 'BACKUP_DIR'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['SECERT', 'SECRET'],
  ])('prevents the start: %s instead of %s', (name, meant) => {
    expect(issues({ [name]: 'x' })).toEqual([
      `${name} is unknown: did you mean ${meant}? If another program needs it, also set ${meant}= (empty).`,
    ]);
    expect(issues({ [name]: '' })).toEqual([]);
    expect(issues({ [name]: 'x', [meant]: '' })).toEqual([]);
  });

  it('is detected in long names, whichever letter is missing', () => {
    const long = configVariables.filter((name) => name.length > 6);
    const silent = long
      .flatMap((name) => [...name].map((_, at) => name.slice(0, at) + name.slice(at + 1)))
      .filter((name) => !['MAILFROM', 'LOGLEVEL'].includes(name) && issues({ [name]: 'x' }).length === 0);
    expect(silent).toEqual([]);
  });

  it('is not reported for variables of other programs', () => {
    const others = `PGHOST PGPORT PGUSER PGDATA PORTAL PORTS HOSTS HOSTNAME HOSTTYPE HOST_IP SECRETS SECRET_KEY SECRET_KEY_BASE SEEDS
      MAILFROM MAILTO LOGLEVEL EMAIL_FROM XDG_DATA_DIRS XDG_DATA_HOME NODE_ENV NODE_OPTIONS PATH HOME PWD OLDPWD SHLVL LANG LC_ALL TERM
      INIT_CWD STATE_DIRECTORY LOGS_DIRECTORY INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_PID LISTEN_FDS
      npm_config_port npm_lifecycle_event npm_package_name HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy
      VITRINE_SERVICE_PORT VITRINE_SERVICE_HOST VITRINE_PORT VITRINE_PORT_3000_TCP METRIC_SERVICE_PORT METRIC_PORT_80_TCP_ADDR
      DATABASE_NAME DATABASE_PASSWORD POSTGRES_PASSWORD BUCKET_PASSWORD CERTIFICATES VITRINE_UNIT NGINX_PATH SECRET_BEFORE
      AWS_REGION AWS_SECRET_ACCESS_KEY GIT_DIR META_DIR DATA_URL BACKUP_KEY PUBLIC_KEY MAIL_HOST SMTP_HOST SMTP_PORT REDIS_URL SITE_URL
      FIREBASE_CONFIG GOOGLE_APPLICATION_CREDENTIALS CI DEBUG FORCE_COLOR NO_COLOR TZ TMPDIR USER LOGNAME SHELL EDITOR`;
    expect(issues(Object.fromEntries(others.split(/\s+/).map((name) => [name, 'x'])))).toEqual([]);
    expect(issues({ METRIC_PORT: 'tcp://10.0.0.7:80' })).toEqual([]);
  });
});
