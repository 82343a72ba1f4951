import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './check-structure.ts';

/** Rules of `npm run check` on the wording of names and comments: see CONTRIBUTING.md. */

interface WordingIssue {
  readonly rule:
    | 'function-verb'
    | 'of-suffix'
    | 'comment-opening'
    | 'comment-word'
    | 'comment-path'
    | 'test-title';
  /** `path:name` or `path:line`. */
  readonly subject: string;
  readonly advice: string;
}

/** Allowed first words of function names: imperatives and predicates. */
const verbs: ReadonlySet<string> = new Set(
  `
  abort accept acknowledge add adjust adopt align allow analyse announce answer append apply approve archive arrange ask
  assert assign attach authorize avoid await begin bind block blur bring build bump cache calculate call cancel capture
  center change check choose claim clamp classify clean clear clone close coalesce collapse collect combine compare
  complete compose compress compute concat confirm connect consume contain continue convert copy correct count cover
  create crop crossfade cut debounce decide declare decline decode decrypt deduplicate defer define delete deliver derive
  describe destroy detach detect determine diff disable discard disconnect dismiss dispatch display dissolve divide
  download drag drain draw drop dry duplicate edit embed emit empty emulate enable encode encrypt end enforce enqueue ensure
  enter escape estimate evaluate evict exclude execute exit expand expect expire explain export extend extract fail
  fall fetch fill filter find finish fit fix flatten flip flush focus fold follow forbid force forget format forward
  freeze gather generate get give go grant group grow guard guess halt handle hash hide highlight hydrate identify
  ignore import include increment infer inherit initialize inject inline insert inspect install interpret intersect
  invalidate invert invite invoke issue iterate join jump keep leave lighten limit link list listen load localize
  locate lock log look make map mark match measure merge migrate mirror mount move name navigate negotiate nest
  normalize note notify nudge observe offer omit open optimize order override pack paint pair parse partition paste patch pause
  perform permit persist pick pin ping place plan play poll pop post postpone prefer prefix preload prepare present press
  preserve prevent print probe process produce project promote propose protect prove provide publish pull purge push
  put queue quote raise range rank rasterize read rebase rebuild receive recognize reconcile record redirect redo
  reduce refresh refuse register reject release reload remember remind remove rename render reorder repair repeat
  replace reply report request require resend reseal reserve reset resize resolve respond restart restore restrict
  resume retain retry return reuse reveal reverse revert revoke rewrite rotate round route run sample sanitize save
  scale scan schedule scope scroll seal search seed select send separate serialize serve set settle shift show shrink
  shuffle shut sign silence simplify skip slice slide slugify smooth snap sniff sort split spread squash stack start step stop
  store stream strip style subscribe substitute subtract suggest sum summarize suspend swap sweep switch sync take
  teach tell test throttle throw tidy time toggle touch trace track transfer transform translate trash travel trim
  truncate try turn type undo unify unlink unlock unmount unpack unpublish unseal unsubscribe unwrap update upgrade
  upload upsert use validate verify visit wait wake walk warn watch weigh wipe withdraw wrap write yield zip zoom
  are can could did does has is may must needs should was will
  `
    .trim()
    .split(/\s+/),
);

/** Allowed first words that are not verbs, each with its common meaning. */
const conventions: ReadonlyMap<string, string> = new Map([
  ['to', 'converts a value to another type, as `toString` does'],
  ['from', 'converts a value from another type, as `Array.from` does'],
  ['with', 'returns a copy that has something more, or runs a callback inside of something'],
  ['without', 'returns a copy that lacks something'],
  ['on', 'handles an event'],
  ['up', 'applies a migration, as Kysely calls it'],
]);

/** Exported functions that are named after their result, because their calls read as declarations. */
const declarations: ReadonlyMap<RegExp, string> = new Map([
  [
    /^src\/admin\/.*:\w+Query$/,
    'options of a TanStack query: `useQuery(pageQuery(id))`, as the constant `pagesQuery`',
  ],
  [
    /^src\/blocks\/.*:\w+Fields$/,
    'fields of a block, spread into its definition: `...textFields()`, as the constant `carouselFields`',
  ],
  [
    /^src\/blocks\/shared\/fields\//,
    "one or two fields, as the kinds of fields they are made of: `width: mediaWidth('page')`, as `choice()`",
  ],
  [
    /^src\/blocks\/sections\/part.ts:/,
    'parts of a section, which read as its layout: `columns([7, 5], [[image(…)], [part(…)]])`',
  ],
  [
    /^src\/content\/fields\/kinds.ts:\w+$/,
    'field kinds: a block declares `title: text(…)`, as Zod does `z.string()`',
  ],
  [/^src\/api\/endpoint.ts:endpoint$/, 'declares a call: `export const listPages = endpoint({…})`'],
  [/^src\/tokens\/presets\/values.ts:\w+$/, 'CSS-like values of presets: `rem(1.5)`, `oklch(0.6, 0.1, 40)`'],
  [
    /^src\/i18n\/[a-z]{2}.ts:letters$/,
    'texts of the site by place: `siteWords.nl.letters(studio)`, as the other places',
  ],
  [/^src\/ui\/class-names.ts:classNames$/, 'the name that the field knows from the npm package'],
  [
    /^demo\/(?:blocks|seed-page|drawings\/|pages\/)/,
    'parts of the demo, which read as its pages and drawings: `text(…)`, `picture(…)`, `bread(…)`',
  ],
  [
    /^tests\/(?:browser|other-browsers)\/.*:text$/,
    "a block of a test's page: `overview: [text('intro', 'Onderweg')]`",
  ],
  [/^tests\/support\/postgres.global.ts:setup$/, 'called by Vitest'],
]);

const openings = /^(?:What|Whether|Whose|Of|Where|That of|One that|Who|Whoever|Those)\b/;

/** Words that leave the subject or the time of a comment unclear. */
const vagueWords = /\b(?:whoever|somebody|nobody|anybody|anew|in vain|meanwhile|all that is)\b/i;

export function checkWording(sources: readonly SourceFile[], checkout: string): WordingIssue[] {
  return sources.flatMap((source) => [
    ...findFunctionsWithoutVerb(source),
    ...findOfFunctions(source),
    ...findCommentWords(source),
    ...findCommentPaths(source, checkout),
    ...findVagueTitles(source),
  ]);
}

const exportedFunction = /^export (?:default )?(?:async )?function\*? (\w+)/gm;
const constant = /^[ \t]*(export )?const (\w+)(?:: [^=]+?)? = (?:async )?(?=[(<\w])/gm;
const localFunction = /\bfunction\*? (\w+)/g;

/** True if an arrow function starts at `at`, the index after `= ` and `async`. */
function startsArrow(text: string, at: number): boolean {
  let rest = text.slice(at, at + 2000);
  if (/^function\b/.test(rest) || /^\w+ =>/.test(rest)) return true;
  if (rest.startsWith('<')) rest = rest.slice(rest.indexOf('('));
  if (!rest.startsWith('(')) return false;
  let depth = 0;
  for (let index = 0; index < rest.length; index += 1) {
    if (rest[index] === '(') depth += 1;
    if (rest[index] === ')') depth -= 1;
    if (depth === 0) return /^\)(?:: [^\n]*?)? =>/.test(rest.slice(index));
  }
  return false;
}

function listFunctions({ text }: SourceFile): { name: string; isExported: boolean }[] {
  const exported = [...text.matchAll(exportedFunction)].map(([, name = '']) => name);
  const declared = [...text.matchAll(localFunction)]
    .map(([, name = '']) => name)
    .filter((name) => !exported.includes(name));
  const arrows = [...text.matchAll(constant)]
    .filter((match) => startsArrow(text, match.index + match[0].length))
    .map(([, keyword, name = '']) => ({ name, isExported: keyword !== undefined }));
  return [
    ...exported.map((name) => ({ name, isExported: true })),
    ...declared.map((name) => ({ name, isExported: false })),
    ...arrows,
  ];
}

function findFunctionsWithoutVerb(source: SourceFile): WordingIssue[] {
  return listFunctions(source)
    .filter(({ name, isExported }) => isExported && /^[a-z]/.test(name))
    .filter(({ name }) => {
      const [first = ''] = /^[a-z]+/.exec(name) ?? [];
      return !verbs.has(first) && !conventions.has(first);
    })
    .filter(({ name }) => ![...declarations.keys()].some((pattern) => pattern.test(`${source.file}:${name}`)))
    .map(({ name }) => ({
      rule: 'function-verb',
      subject: `${source.file}:${name}`,
      advice: 'A function starts with a verb or is a predicate: is, has, can, should.',
    }));
}

function findOfFunctions(source: SourceFile): WordingIssue[] {
  return listFunctions(source)
    .filter(({ name }) => /[a-z]Of$/.test(name))
    .map(({ name }) => ({
      rule: 'of-suffix',
      subject: `${source.file}:${name}`,
      advice: 'Say what it does with a verb: `getPath`, `countUses`, `listLinks`.',
    }));
}

const directive = /^(?:\W*)(?:biome-ignore|@ts-|@vitest-|specified:|optical:)/;

/** Lists the comments of a file: blocks, and lines that belong together. */
function listComments({ text }: SourceFile): { words: string; line: number }[] {
  return [...text.matchAll(/(?<=^|\s)\/\*.*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gms)]
    .map((match) => ({
      words: match[0]
        .replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*(?!\/)|\/\/)/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      line: text.slice(0, match.index).split('\n').length,
    }))
    .filter(({ words }) => !directive.test(words));
}

function findCommentWords(source: SourceFile): WordingIssue[] {
  return listComments(source).flatMap(({ words, line }) => {
    const subject = `${source.file}:${line}`;
    const advice = 'Start the comment with its subject: a noun or a verb.';
    const vague = vagueWords.exec(words)?.[0];
    return [
      ...(openings.test(words) ? [{ rule: 'comment-opening' as const, subject, advice }] : []),
      ...(vague
        ? [{ rule: 'comment-word' as const, subject, advice: `Say who or when instead of “${vague}”.` }]
        : []),
    ];
  });
}

const titleOpenings = /^(?:what|who|whoever|whose|those|one that|that of)\b/i;

/** Matches the titles of tests and of their groups. */
const title = /\b(?:describe\w*|it|test)(?:\.\w+)*\(\s*(['"`])(.*?)\1,/g;

function findVagueTitles({ file, text }: SourceFile): WordingIssue[] {
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return [];
  return [...text.matchAll(title)]
    .filter(([, , words = '']) => vagueWords.test(words) || titleOpenings.test(words))
    .map(([, , words = '']) => ({
      rule: 'test-title',
      subject: `${file}: ${words}`,
      advice: 'A title says what the subject does, as a sentence with a verb.',
    }));
}

/** Matches paths from the checkout's root in comments. */
const commentPath = /`((?:src|tests|docs|scripts|bench|deploy|demo)\/[\w./-]+\.\w+)`/g;

function findCommentPaths({ file, text }: SourceFile, checkout: string): WordingIssue[] {
  const comments = [...text.matchAll(/\/\*\*?.*?\*\/|^\s*\/\/.*$/gms)];
  return comments.flatMap(([comment]) =>
    [...comment.matchAll(commentPath)]
      .filter(([, path = '']) => !existsSync(join(checkout, path)))
      .map(([, path = '']) => ({
        rule: 'comment-path' as const,
        subject: `${file}:${path}`,
        advice: 'The comment names a file that does not exist.',
      })),
  );
}
