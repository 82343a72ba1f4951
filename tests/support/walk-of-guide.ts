/** What a guide has somebody do, in the order in which it stands there. */
export type Step =
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly before: string; readonly after: string };

const fence = /^( *)```(\w+)\n(.*?)^\1```$/gms;

/**
 * The blocks of code below one heading of a guide: commands (`sh`), whole files (`ts`, `tsx`, `css`, whose first line is a comment with their path) and changes
 * (`diff`, whose first line is `--- path`). Any other block is an error, so that none is passed over.
 */
export function stepsOf(guide: string, heading: string): readonly Step[] {
  const [, section] = guide.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The guide has no heading ## ${heading}`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(fence)].map(([, indent = '', language = '', text = '']) =>
    stepOf(language, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  );
}

function stepOf(language: string, text: string): Step {
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

/** A text with one change made, which has to fit in one place. */
export function changed(text: string, { file, before, after }: Extract<Step, { kind: 'change' }>): string {
  const parts = `\n${text}`.split(`\n${before}\n`);
  if (parts.length !== 2) {
    throw new Error(
      `In ${file} these lines are there ${parts.length - 1} times, and have to be once:\n${before}`,
    );
  }
  return parts.join(`\n${after}\n`).slice(1);
}
