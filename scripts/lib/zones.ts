/**
 * Zones and the zones that each may import, as in docs/architecture.md. `npm run check` enforces the table,
 * and tests/unit/zones.test.ts tests every rule with a bad sample. A studio's code below `studio/` has the
 * same zones.
 */
const zones = {
  tokens: [],
  content: ['tokens'],
  i18n: ['content'],
  document: ['content'],
  ui: ['tokens'],
  api: ['content', 'i18n', 'tokens'],
  preview: ['content', 'document'],
  blocks: ['content', 'i18n', 'ui', 'tokens'],
  writing: ['content', 'document', 'ui'],
  site: ['content', 'i18n', 'document', 'ui', 'blocks', 'writing', 'preview', 'api', 'tokens'],
  admin: ['content', 'i18n', 'document', 'ui', 'blocks', 'writing', 'preview', 'api', 'tokens'],
  seed: ['content', 'api', 'tokens'],
  server: ['content', 'i18n', 'api', 'seed', 'tokens'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Modules of other zones that the server may import:
 *
 * - for rendering: block definitions, the render function, frames, decks and sharing images
 * - for documents: counting the changes between two versions, as the editor does
 * - for texts: converting pasted text and markup to blocks, as the editor does, and matching for search and
 *   replace
 */
const serverImports = [
  'src/blocks/definitions\\.ts$',
  'src/site/render\\.tsx$',
  'src/site/frames/frames\\.ts$',
  'src/site/decks/decks\\.tsx$',
  'src/site/sharing/sharing-picture\\.tsx$',
  'src/document/compare/count-changes\\.ts$',
  'src/writing/paste/pasted-blocks\\.ts$',
  'src/writing/paste/pasted\\.ts$',
  'src/writing/replace/content-matches\\.ts$',
];

export interface ZoneRule {
  readonly name: string;
  readonly severity: 'error';
  readonly comment: string;
  readonly from: Record<string, unknown>;
  readonly to: Record<string, unknown>;
  /** A file that breaks the rule, and its import. The rule's test uses it. */
  readonly sample: { readonly file: string; readonly imports: string };
}

const names = Object.keys(zones) as (keyof typeof zones)[];

const zoneRules = names.map((zone): ZoneRule => {
  const allowed: readonly string[] = [zone, ...zones[zone]];
  const forbidden = names.find((name) => !allowed.includes(name)) ?? 'admin';
  const exceptions = zone === 'server' ? { pathNot: serverImports } : {};
  return {
    name: `zone-${zone}`,
    severity: 'error',
    comment: `${zone}/ may import ${zones[zone].join(', ') || 'no other zone'}. Move shared code to a lower zone, or pass it as a parameter.`,
    from: { path: `^(?:src|studio)/${zone}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^(?:src|studio)/(?!(?:${allowed.join('|')})/)`, ...exceptions },
    sample: { file: `src/${zone}/bad-sample.ts`, imports: `src/${forbidden}/anything.ts` },
  };
});

const special: ZoneRule[] = [
  {
    name: 'content-without-react',
    severity: 'error',
    comment: 'tokens/, content/, i18n/, document/, api/ and preview/ cannot use React or Node.',
    from: { path: '^(?:src|studio)/(tokens|content|i18n|document|api|preview)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(react|react-dom)($|/)|node_modules/(react|react-dom)/' },
    sample: { file: 'src/content/bad-sample.ts', imports: 'react' },
  },
  {
    name: 'browser-without-node',
    severity: 'error',
    comment: 'Code for browsers cannot use Node.',
    from: {
      path: '^(?:src|studio)/(tokens|content|i18n|document|api|preview|ui|blocks|writing|site|admin)/',
      pathNot: '\\.test\\.tsx?$',
    },
    to: { dependencyTypes: ['core'] },
    sample: { file: 'src/ui/bad-sample.ts', imports: 'node:fs' },
  },
  {
    name: 'prosemirror-in-writing',
    severity: 'error',
    comment: 'Only writing/ imports the libraries that write texts.',
    from: { path: '^(?:src|studio)/', pathNot: '^src/writing/' },
    to: { path: 'node_modules/prosemirror-' },
    sample: { file: 'src/admin/bad-sample.ts', imports: 'prosemirror-model' },
  },
  {
    name: 'kysely-in-storage',
    severity: 'error',
    comment: 'Only repositories and storage use the query builder.',
    from: {
      path: '^src/server/',
      pathNot: '^src/server/(storage|identity)/|\\.repository\\.ts$|\\.test\\.ts$',
    },
    to: { path: 'kysely' },
    sample: { file: 'src/server/pages/bad-sample.service.ts', imports: 'kysely' },
  },
  {
    name: 'blocks-apart',
    severity: 'error',
    comment: 'A block cannot import another block; shared code lives in blocks/shared.',
    from: { path: '^(?:src|studio)/blocks/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(?:src|studio)/blocks/[^/]+/', pathNot: '^(?:src|studio)/blocks/($1|shared)/' },
    sample: { file: 'src/blocks/card/bad-sample.ts', imports: 'src/blocks/text/text.block.ts' },
  },
  {
    name: 'studio-by-lists',
    severity: 'error',
    comment:
      'The product imports a studio’s code only by its lists (#studio-lists/…), because it must work without one.',
    from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^studio/' },
    sample: { file: 'src/blocks/bad-sample.ts', imports: 'studio/blocks/quote/quote.block.ts' },
  },
  {
    name: 'editor-is-a-leaf',
    severity: 'error',
    comment:
      'Only the route that loads the editor imports from it. Move shared code to admin/forms, admin/page-checks or admin/shared.',
    from: { path: '^src/admin/', pathNot: '^src/admin/(editor/|app/screens\\.tsx$)|\\.test\\.tsx?$' },
    to: { path: '^src/admin/editor/' },
    sample: {
      file: 'src/admin/pages/bad-sample.tsx',
      imports: 'src/admin/editor/services/editor-context.ts',
    },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Break this import cycle.',
    from: {},
    to: { circular: true },
    sample: { file: 'src/content/bad-sample.ts', imports: 'src/content/bad-sample-2.ts' },
  },
];

export const zoneRulesAll: readonly ZoneRule[] = [...zoneRules, ...special];

/** Forbids import cycles between folders of a part of the sources. */
export interface FolderRule {
  readonly name: string;
  readonly comment: string;
  /** Folder without import cycles between its folders at any depth. Tests are exempt. */
  readonly root: string;
  /** Files that break the rule, each with its import. The rule's test uses them. */
  readonly sample: Readonly<Record<string, string>>;
}

function forbidFolderCycles(root: string): FolderRule {
  return {
    name: `no-folder-cycles-${root.split('/').at(-1)}`,
    comment: `Folders of ${root} import each other in a cycle. Move shared code to a lower folder, or pass it from above.`,
    root,
    sample: {
      [`${root}/upper/bad-sample.ts`]: `${root}/lower/bad-sample.ts`,
      [`${root}/lower/bad-sample-2.ts`]: `${root}/upper/bad-sample-2.ts`,
    },
  };
}

export const folderRules: readonly FolderRule[] = [
  forbidFolderCycles('src/server'),
  forbidFolderCycles('src/admin'),
  forbidFolderCycles('src/document'),
];
