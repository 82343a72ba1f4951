import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApiDocument } from '#server/app/document.ts';
import {
  type AttackedSite,
  type Attacker,
  attackers,
  openAttackedSite,
  secrets,
} from '../support/attacks/attacked-site.ts';
import {
  type Attack,
  fillTemplate,
  hostileAddresses,
  listAttacks,
  mark,
  type Operation,
  type Schema,
} from '../support/attacks/hostile-calls.ts';
import { readDatabaseState } from '../support/database-state.ts';
import { takeSample } from '../support/long-run.ts';

/** The API document, from which hostile calls are generated. This file also generates `docs/attacks.md`. */
const api = buildApiDocument({
  publicUrl: 'http://localhost:3000',
  definitions: blockDefinitions,
}) as unknown as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation & { readonly operationId: string }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const methods = ['get', 'post', 'put', 'delete', 'patch', 'head'];
const operations = Object.entries(api.paths).flatMap(([template, byMethod]) =>
  Object.entries(byMethod)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${template}`,
      method,
      template,
      operation,
    })),
);

/**
 * Responses that never end, and the call that ends the caller's session. They are attacked only without
 * signing in.
 */
const notTriedAsPerson = operations
  .filter(
    ({ template, operation }) =>
      template === '/api/auth/sign-out' || JSON.stringify(operation).includes('application/x-ndjson'),
  )
  .map(({ name }) => name);

/** Tables that count requests of strangers, without an effect on the site. */
const counters = ['tries', 'wrong_tries', 'not_found', 'rate_limits'];

let site: AttackedSite;
beforeAll(async () => {
  site = await openAttackedSite();
}, 120_000);
afterAll(() => site.close());

async function state() {
  const rows = await readDatabaseState(site.deps.storage);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !counters.includes(table)));
}

function listFields({ requestBody }: Operation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  const named = schema?.$ref?.split('/').at(-1);
  const found = named === undefined ? schema : api.components.schemas[named];
  return Object.keys(found?.properties ?? {});
}

/** Lists the attacks on an operation. */
function attackOperation({ method, template, operation }: (typeof operations)[number]): Attack[] {
  const path = fillTemplate(template, (name) => site.idFor(template, name));
  return listAttacks(method, path, template, operation, listFields(operation));
}

/** Turns an attack into a dry run, if the operation offers one. */
function withDryRun(operation: Operation, { call, ...attack }: Attack): Attack {
  const takesDryRun = operation.parameters?.some(({ name }) => name === 'dry-run') ?? false;
  if (!takesDryRun) return { ...attack, call };
  const url = String(call.url);
  return { ...attack, call: { ...call, url: `${url}${url.includes('?') ? '&' : '?'}dry-run=true` } };
}

/** Checks what must hold for every response. */
function expectHarmless(answer: Awaited<ReturnType<AttackedSite['as']>>, told: string): void {
  expect(answer.statusCode, told).toBeLessThan(500);
  expect(answer.headers[`x-${mark}`], told).toBeUndefined();
  expect(String(answer.headers['x-content-type-options']), told).toBe('nosniff');
  const { location } = answer.headers;
  if (location !== undefined)
    expect(String(location), told).toMatch(/^(?:\/(?![/\\])|http:\/\/localhost:3000(?:\/|$))/);
  const type = String(answer.headers['content-type'] ?? '');
  if (/html|svg|xml/.test(type)) expect(answer.body, told).not.toContain(`<script>${mark}`);
  if (answer.statusCode >= 400 && type.includes('json') && answer.body !== '') {
    expect(answer.json(), told).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect(answer.body, told).not.toMatch(
      /node:internal|\bat .*\.ts:\d|SQLITE|select .* from|vitrine-attacked/i,
    );
  }
  for (const secret of Object.values(secrets))
    expect(answer.body.includes(secret) && answer.statusCode >= 400, told).toBe(false);
}

describe.each(takeSample(operations, 3))('$name', (operation) => {
  it.each(attackers.map((attacker) => ({ attacker })))(
    'neither leaks secrets nor makes refused changes (caller: $attacker)',
    { timeout: 120_000 },
    async ({ attacker }) => {
      if (notTriedAsPerson.includes(operation.name) && attacker !== 'nobody') return;
      const before = await state();
      const refused: number[] = [];
      for (const attack of attackOperation(operation)) {
        const { call } = withDryRun(operation.operation, attack);
        const answer = await site.as(attacker, call);
        expectHarmless(answer, `${attack.kind} ${JSON.stringify(call).slice(0, 300)}`);
        refused.push(answer.statusCode);
      }
      if (attacker !== 'nobody') expect(await isSignedIn(attacker)).toBe(true);
      const wrote =
        operation.method !== 'get' &&
        refused.some((status) => status < 400) &&
        !takesDryRun(operation.operation);
      // An accepted write may change rows. All other calls must leave no trace.
      if (!wrote) expect(await state()).toEqual(before);
    },
  );
});

/** Checks that the session still works: an attack that ended it would make all later ones harmless. */
async function isSignedIn(attacker: Attacker): Promise<boolean> {
  return (await site.as(attacker, { method: 'GET', url: '/api/people' })).statusCode === 200;
}

function takesDryRun({ parameters }: Operation): boolean {
  return parameters?.some(({ name }) => name === 'dry-run') ?? false;
}

describe('the public site', () => {
  const ways = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;
  it.each(ways)(
    'answers every hostile URL by %s without leaking or changing anything',
    { timeout: 120_000 },
    async (method) => {
      const before = await state();
      for (const url of hostileAddresses) {
        for (const attacker of ['nobody', 'editor'] satisfies Attacker[]) {
          const answer = await site.as(attacker, { method, url });
          expectHarmless(answer, `${method} ${url.slice(0, 200)}`);
          expect(answer.body).not.toContain('root:x:');
          expect(answer.body).not.toContain(secrets.site);
        }
      }
      expect(await state()).toEqual(before);
    },
  );
});

describe('after the attacks', () => {
  it('members are still signed in with the same role', async () => {
    for (const attacker of ['editor', 'owner'] as const) {
      const answer = await site.as(attacker, { method: 'GET', url: '/api/admin/accounts' });
      expect(answer.statusCode).toBe(attacker === 'owner' ? 200 : 403);
    }
  });

  it('the log contains no password, token or encryption key, and no server error', () => {
    const everything = site.log.join('');
    expect(site.log.length).toBeGreaterThan(100);
    for (const secret of [...Object.values(secrets), ...site.tokens.values()]) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(encodeURIComponent(secret));
    }
    expect(site.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });

  it('docs/attacks.md lists all attacks', async () => {
    const kinds = ['address', 'query', 'body', 'format', 'headers'] as const;
    const rows = operations.map((operation) => {
      const attacks = attackOperation(operation);
      const counts = kinds.map((kind) => attacks.filter((attack) => attack.kind === kind).length);
      return { name: operation.name, counts };
    });
    const total =
      rows.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0) * attackers.length;
    expect(total).toBeGreaterThan(500);
    const groups = Map.groupBy(rows, ({ counts }) => counts.join(' | '));
    const lines = [...groups].map(
      ([counts, calls]) => `| ${counts} | ${calls.map(({ name }) => `\`${name}\``).join('<br>')} |`,
    );
    await expect(`# Attack tests

The site is attacked with ${total.toLocaleString('en')} API calls, and with ${hostileAddresses.length} hostile URLs on the public site by six methods. A whole server
with a real database answers them. Each call is made ${attackers.length} times: without signing in, as an editor and as an owner.

Generated and verified: \`npx vitest run tests/unit/attacks.test.ts -u\` attacks the site and updates this page.

## What must hold
- No response is a server failure (5xx).
- No response repeats the input as markup or as a header, or redirects to another site.
- No error exposes the database, files or source code.
- A refused call changes no row of the database.
- Members keep their sessions and roles.
- The log contains no password, token or encryption key.

## Attacks

| Kind | Input |
|---|---|
| address | markup, SQL, path traversal, line breaks, NUL, lone surrogates, templates, ids of 12,000 letters |
| query | the same, wrong types, unknown parameters |
| body | invalid JSON, 5,000 levels, 5,000 fields, a text of 3 MB, \`__proto__\`, wrong types and hostile texts in each field |
| format | other content types, broken multipart, other character sets, false compression |
| headers | foreign and empty origins, other hosts, forged proxies, cookies, ranges, languages, tokens |

## Attacks per call

| ${kinds.join(' | ')} | Calls |
|---|---|---|---|---|---|
${lines.join('\n')}
`).toMatchFileSnapshot('../../docs/attacks.md');
  });
});
