import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import type { Media } from '#api/endpoints/media.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { parseConfig } from '#server/boot/config.ts';
import { type OpenedDeps, openDeps } from '#server/boot/deps.ts';
import { prepareSite } from '#server/boot/prepare-site.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { createPastSource } from '#server/pages/site/past-source.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { root } from '../../../scripts/lib/build-if-needed.ts';
import { builtAssets } from '../built-assets.ts';
import { createPicture, upload } from '../media-test-app.ts';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

const origin = 'http://localhost:3000';

/** Secrets that must never appear in a log or in a response. */
export const secrets = {
  site: 'the secret of a site that is attacked',
  owner: 'wachtwoord van de eigenaar',
  editor: 'wachtwoord van de redacteur',
  page: 'wachtwoord van een pagina',
  shared: 'gedeeld wachtwoord van klanten',
};

/** Roles of an attacker. */
export const attackers = ['nobody', 'editor', 'owner'] as const;
export type Attacker = (typeof attackers)[number];

/** The whole server as it is started, with its own database and folder, and one item of each kind. */
export interface AttackedSite {
  readonly app: FastifyInstance;
  readonly deps: OpenedDeps;
  readonly folder: string;
  /** Everything that was logged. */
  readonly log: readonly string[];
  /** The API token of each attacker. */
  readonly tokens: ReadonlyMap<Attacker, string>;
  /** Returns the id or name of an existing item, for a parameter of a path. */
  idFor(template: string, parameter: string): string;
  as(attacker: Attacker, call: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** Raises the rate limits, so that each attack reaches its endpoint. Another test covers the limits. */
const manyCalls = { LIMIT_API_NETWORK_PER_MINUTE: '1000000', LIMIT_API_ACCOUNT_PER_MINUTE: '1000000' };

/** @param environment variables that differ from the default configuration */
export async function openAttackedSite(
  environment: Readonly<Record<string, string>> = manyCalls,
): Promise<AttackedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-attacked-'));
  const log: string[] = [];
  const config = parseConfig({
    DATA_DIR: folder,
    SECRET: secrets.site,
    ADMIN_EMAIL: 'owner@studio.example',
    ADMIN_PASSWORD: secrets.owner,
    SEED: 'empty',
    EMBED_POSTERS: 'off',
    ...environment,
  });
  const deps = await openDeps(config, blockDefinitions, {
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
    pictureWorker: pictureWorkerSource,
  });
  await prepareSite(deps, config, root, () => {});
  await beginJournal(deps.storage);
  const app = await buildApp({
    ...deps,
    visitors: createVisitorSide({
      reader: deps.reader,
      past: createPastSource(deps.storage, deps.moments),
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      origin,
      now: () => new Date(),
      pictures: deps.pictures,
      limits: config.limits,
    }),
  });
  const tokens = new Map<Attacker, string>();
  const as = async (attacker: Attacker, { headers, ...call }: InjectOptions): Promise<Answer> => {
    const token = tokens.get(attacker);
    return app.inject({
      ...call,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    });
  };
  const site = { app, deps, folder, log, tokens, as };
  tokens.set('owner', await signIn(app, 'owner@studio.example', secrets.owner));
  tokens.set('editor', await signIn(app, await inviteEditor(site), secrets.editor));
  return {
    ...site,
    idFor: await fill(site),
    close: async () => {
      await app.close();
      await deps.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(app: FastifyInstance, email: string, password: string): Promise<string> {
  const payload = { email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload });
  return answer.json<{ token: string }>().token;
}

async function inviteEditor({ app, as }: Pick<AttackedSite, 'app' | 'as'>): Promise<string> {
  const email = 'editor@studio.example';
  const invited = await as('owner', {
    method: 'POST',
    url: '/api/admin/accounts',
    payload: { email, name: 'Redacteur', role: 'editor' },
  });
  const { link } = invited.json<{ link: PasswordLink }>();
  const token = new URL(link.path, origin).searchParams.get('token');
  await app.inject({
    method: 'POST',
    url: '/api/auth/set-password',
    payload: { token, password: secrets.editor },
  });
  return email;
}

/** Creates one item of each kind that a call can address. */
async function fill({ as }: Pick<AttackedSite, 'as'>): Promise<AttackedSite['idFor']> {
  const make = async (identifier: string, more: object) => {
    const payload = {
      identifier,
      title: { nl: identifier, en: identifier },
      overview: [],
      status: 'PUBLISHED',
      ...more,
    };
    return (await as('owner', { method: 'POST', url: '/api/pages', payload })).json<ApiPage>();
  };
  await as('owner', {
    method: 'POST',
    url: '/api/admin/password-access',
    payload: { id: 'klanten', password: secrets.shared },
  });
  const page = await make('over-ons', {});
  await make('besloten', { requiresLogin: true, loginPassword: secrets.page });
  await make('gedeeld', { requiresLogin: true, passwordId: 'klanten' });
  await make('concept', { status: 'DRAFT' });
  const gone = await make('weg', {});
  await as('owner', { method: 'DELETE', url: '/api/pages/weg' });
  await as('owner', {
    method: 'PUT',
    url: '/api/redirects/oud',
    payload: { toPath: '/over-ons', reason: '' },
  });
  const sent = upload(await createPicture('png'), 'plan.png');
  const stored = await as('owner', {
    method: 'POST',
    url: '/api/admin/media',
    headers: sent.headers,
    payload: sent.payload,
  });
  // A third account, so that no call of the owner ends the session of an attacker.
  const payload = { email: 'third@studio.example', name: 'Derde', role: 'editor' };
  const third = await as('owner', { method: 'POST', url: '/api/admin/accounts', payload });
  const byArea: Readonly<Record<string, string | undefined>> = {
    '/api/admin/media': stored.json<Media>().id,
    '/media': stored.json<Media>().id,
    '/api/admin/accounts': third.json<{ account: Account }>().account.id,
    '/api/admin/password-access': 'klanten',
    '/api/trash': gone.id,
    '/api/access': 'besloten',
    '/api/pages': page.id,
  };
  return (template, parameter) => {
    if (parameter === 'versionId') return page.versionId ?? '';
    const area = Object.keys(byArea).find((start) => template.startsWith(start));
    return byArea[area ?? ''] ?? page.id;
  };
}
