import { z } from 'zod';

/** An SMTP server and the sender. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /**
   * `tls` encrypts from the first byte. `none` is allowed only for a server on this machine, since links open
   * accounts.
   */
  readonly encryption: 'tls' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
}

const urlRule =
  'smtps://user:password@host or smtp://user:password@host:port; signs in the user or password are written as in an address, such as %40 for @';
const fromRule = 'an e-mail address, or a name with one: Studio Vitrine <studio@vitrine.example>';

/** Schemas of the variables, whose messages are shown for invalid values. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine((url) => parseServer(url) !== undefined, urlRule)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((from) => parseSender(from) !== undefined, fromRule)
    .optional(),
};

type Environment = Readonly<Record<string, string | undefined>>;

export function findMailIssues({ SMTP_URL: url, MAIL_FROM: from }: Environment): string[] {
  if (url !== undefined && from === undefined) return ['MAIL_FROM: needed together with SMTP_URL.'];
  if (url === undefined && from !== undefined) return ['SMTP_URL: needed together with MAIL_FROM.'];
  return [];
}

export function toMailSettings({
  SMTP_URL: url = '',
  MAIL_FROM: from = '',
}: z.output<z.ZodObject<typeof mailVariables>>): MailSettings | undefined {
  const [server, sender] = [parseServer(url), parseSender(from)];
  return server && sender && { ...server, from: sender };
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 };
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function parseServer(text: string): Omit<MailSettings, 'from'> | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const standard = defaultPorts[protocol];
  const [user, secret] = [tryDecode(username), tryDecode(password)];
  if (standard === undefined || hostname === '' || user === undefined || secret === undefined)
    return undefined;
  if (!['', '/'].includes(pathname) || search + hash !== '' || (user === '') !== (secret === ''))
    return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? standard : Number(port),
    encryption: protocol === 'smtps:' ? 'tls' : thisMachine.includes(hostname) ? 'none' : 'starttls',
    login: user === '' ? undefined : { user, password: secret },
  };
}

function tryDecode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function parseSender(text: string): MailSettings['from'] | undefined {
  const [, name = '', inBrackets] = /^([^<>"\p{Cc}]{1,100}?) ?<([^<>]+)>$/u.exec(text) ?? [];
  const address = inBrackets ?? text;
  return z.email().safeParse(address).success ? { name: name.trim(), address } : undefined;
}
