/** A step that a guide tells its reader to take. */
export type Step =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string };

const fence = /^( *)```(\w+)\n(.*?)^\1```$/gms;

/**
 * Lists the code blocks below one heading of a guide, in order. Commands are `sh`; whole files are `ts`,
 * `tsx` or `css`, and their first line is a comment with the path. Changes are `diff`, and their first line
 * is `--- path`. Throws on any other block, so that none is skipped.
 */
export function listSteps(guide: string, heading: string): readonly Step[] {
  const [, section] = guide.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The guide has no heading ## ${heading}`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(fence)].map(([, indent = '', language = '', text = '']) =>
    parseStep(language, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  );
}

function parseStep(language: string, text: string): Step {
  if (language === 'sh') return { kind: 'command', command: text.trim() };
  const [first = '', ...lines] = text.split('\n');
  if (language === 'diff' && first.startsWith('--- ')) {
    const without = (sign: string) =>
      lines
        .slice(0, -1)
        .filter((line) => !line.startsWith(sign))
        .map((line) => line.slice(1))
        .join('\n');
    return { kind: 'change', file: first.slice(4), before: without('+'), after: without('-') };
  }
  const [, file] = /^(?:\/\/|\/\*) (\S+\/\S+\.\w+)/.exec(first) ?? [];
  if (file === undefined) throw new Error(`Nobody can take this step of the guide:\n${text}`);
  return { kind: 'file', file, text: lines.join('\n') };
}

/** Applies one change to a text. Throws unless the old lines occur exactly once. */
export function applyChange(
  text: string,
  { file, before, after }: Extract<Step, { kind: 'change' }>,
): string {
  const parts = `\n${text}`.split(`\n${before}\n`);
  if (parts.length !== 2) {
    throw new Error(
      `In ${file} these lines are there ${parts.length - 1} times, and have to be once:\n${before}`,
    );
  }
  return parts.join(`\n${after}\n`).slice(1);
}
