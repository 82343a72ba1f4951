import { tokenList } from '#tokens/token-list.ts';

/** Source text of the style sheets of all components and blocks. */
const sheets: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../../ui/*/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../blocks/*/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../site/**/*.css', { query: '?raw', import: 'default', eager: true }),
};

const namesByToken = readUses();

function readUses(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map(tokenList.map(({ path }) => [`--${path.replaceAll('.', '-')}`, path]));
  const uses = new Map<string, Set<string>>();
  for (const [file, sheet] of Object.entries(sheets)) {
    for (const [property] of sheet.matchAll(/--[a-z0-9-]+/g)) {
      const path = paths.get(property);
      if (path !== undefined) uses.set(path, (uses.get(path) ?? new Set()).add(formatSheetName(file)));
    }
  }
  return new Map([...uses].map(([path, names]) => [path, [...names].sort()]));
}

/** `before-after/before-after.css` is Before after; parts of the site go by their files. */
function formatSheetName(file: string): string {
  const name = (file.split('/').at(-1) ?? file).replace(/\.css$/, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Lists the components, blocks and parts of the site whose styles use a token. */
export function listUsingComponents(path: string): readonly string[] {
  return namesByToken.get(path) ?? [];
}
