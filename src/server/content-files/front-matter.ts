import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml, stringify } from 'yaml';
import { isRecord } from '#content/block/walk-fields.ts';

export interface FrontMatter {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const fence = '---';

interface Form {
  readonly name: string;
  /** Patterns of the first and the last line. */
  readonly begin: RegExp;
  readonly end: RegExp;
  /** Throws on malformed text. */
  readonly parse: (text: string) => unknown;
}

const forms: readonly Form[] = [
  {
    name: 'YAML',
    begin: /^---[ \t]*\n/,
    end: /^(?:---|\.\.\.)[ \t]*(?:\n|$(?!\n))/m,
    // No aliases: a few lines of them expand to billions.
    parse: (text) => parseYaml(text, { maxAliasCount: 0, schema: 'core', logLevel: 'silent' }) ?? {},
  },
  {
    name: 'TOML',
    begin: /^\+\+\+[ \t]*\n/,
    end: /^\+\+\+[ \t]*(?:\n|$(?!\n))/m,
    parse: (text) => parseToml(text, { integersAsBigInt: 'asNeeded' }),
  },
];

/**
 * Parses the front matter of a Markdown file: YAML between `---` lines, the last of which may be `...`, TOML
 * between `+++` lines, or a JSON object. Without any, everything is the body.
 *
 * @throws {Error} with a sentence, if it is malformed or not terminated
 */
export function readFrontMatter(text: string): FrontMatter {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (const { name, begin, end, parse } of forms) {
    const [first] = begin.exec(clean) ?? [];
    if (first === undefined) continue;
    const rest = clean.slice(first.length);
    const last = end.exec(rest);
    if (!last) throw new Error(`Its front matter starts with ${first.trim()} but does not end.`);
    return {
      facts: readFacts(rest.slice(0, last.index), name, parse),
      body: rest.slice(last.index + last[0].length),
    };
  }
  return readJsonAtTop(clean) ?? { facts: {}, body: clean };
}

export function writeFrontMatter(facts: Readonly<Record<string, unknown>>, body: string): string {
  return `${fence}\n${stringify(facts, { lineWidth: 0 })}${fence}\n${body}`;
}

function readFacts(text: string, form: string, parse: Form['parse']): FrontMatter['facts'] {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`Its front matter is not valid ${form}: ${first}`);
  }
  if (!isRecord(value)) throw new Error('Its front matter is not a list of names with values.');
  return value;
}

/** Parses JSON at the start. Text may begin with a brace too, so anything but an object is body. */
function readJsonAtTop(text: string): FrontMatter | undefined {
  const end = text.startsWith('{') ? /^\}[ \t]*(?:\n|$(?!\n))/m.exec(text) : null;
  if (!end) return undefined;
  const after = end.index + end[0].length;
  try {
    const facts: unknown = JSON.parse(text.slice(0, after));
    return isRecord(facts) ? { facts, body: text.slice(after) } : undefined;
  } catch {
    return undefined;
  }
}
