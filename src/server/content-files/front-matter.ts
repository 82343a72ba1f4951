import { parse, stringify } from 'yaml';

export interface FrontMatter {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const rule = '---';

/**
 * The facts at the top of a Markdown file, between two lines of `---`, and what comes after them. A file without any is all body.
 *
 * @throws {Error} with a sentence, where they are no YAML, or are never ended
 */
export function readFrontMatter(text: string): FrontMatter {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (!clean.startsWith(`${rule}\n`)) return { facts: {}, body: clean };
  const end = clean.indexOf(`\n${rule}\n`, rule.length);
  const atEnd = end < 0 && clean.endsWith(`\n${rule}`) ? clean.length - rule.length - 1 : end;
  if (atEnd < 0) throw new Error(`The facts at its top begin with ${rule} and are never ended.`);
  return {
    facts: readYaml(clean.slice(rule.length + 1, atEnd + 1)),
    body: clean.slice(atEnd + rule.length + 2),
  };
}

export function writeFrontMatter(facts: Readonly<Record<string, unknown>>, body: string): string {
  return `${rule}\n${stringify(facts, { lineWidth: 0 })}${rule}\n${body}`;
}

function readYaml(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    // Nothing is said twice by a name: a few lines could stand for billions.
    value = parse(text, { maxAliasCount: 0, schema: 'core', logLevel: 'silent' });
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`The facts at its top are no YAML: ${first}`);
  }
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new Error('The facts at its top are no names with values.');
  }
  return value as Record<string, unknown>;
}
