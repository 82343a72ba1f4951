import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentTypeNames, mediaTypeNames, phoneTypeNames } from '#content/media/media-types.ts';
import { configVariables } from '#server/boot/config.ts';
import { identitySchemaNames } from '#server/identity/identity.migrations.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { defaultLimits, limitVariable } from '#server/security/limits.ts';
import { schemaNames } from '#server/storage/migrate.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Pages that must be up to date. Archived decisions describe an earlier state. */
const today = pages.filter((page) => !page.startsWith('docs/decisions/archive/'));

/** Removes code blocks, in which a bracket is not a link. */
const toProse = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** Lists the anchors that GitHub gives to the headings of a page. */
function listAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of toProse(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    let own = anchor;
    for (let times = 1; anchors.has(own); times += 1) own = `${anchor}-${times}`;
    anchors.add(own);
  }
  return anchors;
}

/** Returns what is wrong with a link on a page, or undefined if it leads somewhere. */
function findFault(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return `${page}: ${link} is not there`;
  if (anchor === undefined || listAnchors(read(target)).has(anchor)) return undefined;
  return `${page}: ${link}, but ${target} has no such heading`;
}

/** Variables outside the configuration: of single commands, of deployment, and of the C library. */
const otherVariables = ['SECRET_BEFORE', 'MALLOC_ARENA_MAX', 'NGINX_PATH', 'VITRINE_UNIT', 'CERTIFICATES'];
/** Words in the same form that are statements of PostgreSQL or signals. */
const noVariables = ['LISTEN', 'NOTIFY', 'SIGSTOP'];

describe('the documentation pages', () => {
  it('are found', () => {
    expect(pages).toEqual(expect.arrayContaining(['docs/architecture.md', 'docs/decisions/README.md']));
  });

  it('link to existing pages and headings', () => {
    const links = pages.flatMap((page) =>
      [...toProse(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
    );
    const own = links.filter(({ link }) => !/^[a-z]+:/.test(link));
    expect(own.length).toBeGreaterThan(200);
    expect(own.flatMap(({ page, link }) => findFault(page, link) ?? [])).toEqual([]);
  });

  it('name existing npm scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own = '']) => ({
        page,
        script: run ?? own,
      })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('name existing files and folders', () => {
    const named = today.flatMap((page) =>
      [...toProse(read(page)).matchAll(/`((?:src|tests|docs|scripts|bench|deploy|drawings)\/[^`\s]*)`/g)].map(
        ([, path = '']) => ({ page, path }),
      ),
    );
    expect(named.length).toBeGreaterThan(150);
    const isThere = (path: string) => globSync(path.replaceAll('…', '*'), { cwd: root }).length > 0;
    expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
  });

  it('name existing environment variables', () => {
    const limits = (Object.keys(defaultLimits) as (keyof typeof defaultLimits)[]).map(limitVariable);
    const known = new Set([...configVariables, ...limits, ...otherVariables, ...noVariables]);
    const named = today.flatMap((page) =>
      [...read(page).matchAll(/`([A-Z]{4,}(?:_[A-Z0-9]+)*|[A-Z]+(?:_[A-Z0-9]+)+)(?==|`)/g)].map(
        ([, name = '']) => ({
          page,
          name,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

describe('the reference of commands', () => {
  it('names every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = read('docs/reference/commands.md');
    const named = [...commands.matchAll(/`npm (?:run ([\w:-]+)|(start|test))/g)].map(
      ([, run, own]) => run ?? own ?? '',
    );
    // npm runs this one itself.
    const { prepare: _, ...all } = scripts;
    expect(new Set(named)).toEqual(new Set(Object.keys(all)));
  });
});

describe('the reference of files', () => {
  const reference = read('docs/reference/files.md');
  const [, kinds = ''] = /^\| Kind \| Files \| Limit \|\n(.*?)\n\n/ms.exec(reference) ?? [];

  it('names every kind of file that the media library accepts', () => {
    const names = [mediaTypeNames, phoneTypeNames, documentTypeNames].flatMap((all) => Object.values(all));
    expect(names.filter((name) => !kinds.includes(name))).toEqual([]);
  });

  it('names the size limit of each kind of file', () => {
    // The setting for videos kept its earlier name, because servers use it.
    const names = Object.keys(standardLimits).map((kind) => (kind === 'video' ? 'film' : kind).toUpperCase());
    const limits = names.map((name) => `LIMIT_${name}_MB`);
    expect([...kinds.matchAll(/LIMIT_\w+_MB/g)].map(([name]) => name)).toEqual(limits);
  });
});

describe('the release notes of the current version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [, notes] = read('docs/versions.md').split(`## ${version}\n`);

  it('name the newest schema version of each database', () => {
    expect(notes).toContain(`site \`${schemaNames.at(-1)}\`, identity \`${identitySchemaNames.at(-1)}\``);
  });
});

describe('the architecture page', () => {
  const plan = read('docs/architecture.md');
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root });

  it('names existing files', () => {
    const named = [...plan.matchAll(/`((?:[a-z-]+\/)+[\w.-]+\.(?:ts|tsx|mjs))`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(60);
    const ends = (path: string) => sources.some((source) => `/${source}`.endsWith(`/${path}`));
    expect(named.filter((path) => !ends(path) && !existsSync(join(root, path)))).toEqual([]);
  });

  it('lists every server folder in a row that imports nothing from rows above', () => {
    const [, table = ''] = /^\| Folder \| is about \|\n.*?\n(.*?)\n\n/ms.exec(plan) ?? [];
    const rows = table.split('\n').map((row) => row.split('|')[1]?.trim().split(', ') ?? []);
    const heights = new Map(rows.flatMap((row, height) => row.map((folder) => [folder, height] as const)));
    // A subfolder has its own row if its height differs.
    const findFolder = (path: string) => {
      const [, folder = '', within = ''] = /^src\/server\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
      return heights.has(`${folder}/${within}`) ? `${folder}/${within}` : folder;
    };
    const files = sources.filter((path) => path.startsWith('src/server/') && !path.includes('.test.'));
    expect([...new Set(files.map(findFolder))].toSorted()).toEqual([...heights.keys()].toSorted());
    const upwards = files.flatMap((path) => {
      const height = heights.get(findFolder(path)) ?? 0;
      return [...read(path).matchAll(/(?:from|import\() ?'(#server\/|\.\.?\/)([^']+)'/g)]
        .map(([, start = '', rest = '']) =>
          start === '#server/' ? `src/server/${rest}` : join(dirname(path), start, rest),
        )
        .filter((imported) => (heights.get(findFolder(imported)) ?? height) < height)
        .map((imported) => `${path} imports ${imported}`);
    });
    expect(upwards).toEqual([]);
  });
});
