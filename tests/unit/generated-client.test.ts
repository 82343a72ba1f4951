import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { parseConfig } from '#server/boot/config.ts';
import { type OpenedDeps, openDeps } from '#server/boot/deps.ts';
import { ensureFirstOwner } from '#server/identity/accounts/first-owner.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { createSiteBetterAuth } from '#server/identity/open-identity-provider.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { generateTypes } from '../contract/generate-types.ts';
import { checkAgainstDocument } from '../support/check-against-document.ts';
import { createPicture } from '../support/media-test-app.ts';

/** Imported by its URL, because its types are generated and unknown to the compiler here. */
const driver = new URL('../contract/drive.ts', import.meta.url).href;
const root = fileURLToPath(new URL('../..', import.meta.url));
const owner = { email: 'owner@studio.example', password: 'een goed wachtwoord' };

describe('a client generated from the API document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-contract-'));
  let deps: OpenedDeps;
  let app: FastifyInstance;
  beforeAll(async () => {
    const config = parseConfig({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' });
    deps = await openDeps(config, blockDefinitions, { pictureWorker: pictureWorkerSource });
    const accounts = deps.storage.db.withTables<IdentityTables>();
    await ensureFirstOwner(
      accounts,
      createSiteBetterAuth(deps.identityOptions),
      { ...owner, firstSignIn: 'link' },
      () => {},
    );
    app = await buildApp({ ...deps, onRoute: checkAgainstDocument });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app?.close();
    await deps?.close();
    rmSync(folder, { recursive: true });
  });

  it('has types for requests and responses that reject anything else', async () => {
    const document = await (await fetch(`${app.listeningOrigin}/api/openapi.json`)).json();
    mkdirSync(join(root, '.cache/contract'), { recursive: true });
    writeFileSync(join(root, '.cache/contract/api.ts'), await generateTypes(document));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const checked = await promisify(execFile)(process.execPath, [compiler, '-p', 'tests/contract'], {
      cwd: root,
    }).catch((error: { stdout: string }) => error);
    expect(checked.stdout).toBe('');
  });

  it('creates, edits and publishes a page, uploads an image, adds a redirect and receives conflicts', async () => {
    const { callEveryOperation } = (await import(driver)) as {
      callEveryOperation(visit: object): Promise<object>;
    };
    const bytes = new Blob([new Uint8Array(await createPicture('png', 640, 480))], { type: 'image/png' });
    expect(await callEveryOperation({ baseUrl: app.listeningOrigin, ...owner, picture: bytes })).toEqual({
      created: 201,
      revision: expect.stringMatching(/^".+"$/),
      edited: ['heading', 'intro'],
      conflict: {
        status: 412,
        code: 'page/stale',
        message: expect.any(String),
        revisions: { sent: expect.any(String), current: expect.any(String) },
      },
      published: 'PUBLISHED',
      seen: [
        { id: 'heading', type: 'title' },
        { id: 'intro', type: 'text' },
      ],
      unchanged: 304,
      uploaded: { width: 640, mimeType: 'image/png' },
      hidden: 'media/not-found',
      withoutFile: 'input/invalid',
      redirect: { from: '/oud/werk/één', to: '/nieuw', literal: undefined },
      dropped: 'redirect/not-found',
    });
  });
});
