import { words } from '../words.ts';
import { rankItems } from './rank.ts';
import { groupItems, type SearchMenuItem, type SearchMenuResults } from './search-menu-item.ts';

const perGroup = 8;
/** Of long lists, before somebody types. */
const atFirst = 5;

interface Sources {
  /** What is there before anything is typed, whole. */
  readonly own: readonly SearchMenuItem[];
  /** What is found by typing; of each group the first ones are there before. */
  readonly everywhere: readonly SearchMenuItem[];
  /** Commands that cannot be run now: found by typing, after all others, with the reason. */
  readonly unavailable?: readonly SearchMenuItem[];
  /** What only a query makes, such as a field with a value: it comes before all others. */
  readonly answers?: (query: string) => readonly SearchMenuItem[];
}

/** The search of the command menu: what was chosen last first, then what fits best. */
export function findCommand({
  own,
  everywhere,
  unavailable = [],
  answers,
}: Sources): (query: string) => SearchMenuResults {
  const recent = recentIds();
  const all = [...own, ...everywhere];
  return (query) => kept(query.trim() === '' ? begin() : [...asked(query), ...rest(query)]);

  function begin(): SearchMenuResults {
    const chosen = recent.flatMap((id) => all.find((item) => item.id === id) ?? []);
    const group = words.commandMenu.recent;
    return [
      ...groupItems(chosen.map((item) => ({ ...item, group }))),
      ...groupItems(own.filter(({ id }) => !chosen.some((item) => item.id === id))),
      ...groupItems(everywhere.filter(({ id }) => !chosen.some((item) => item.id === id))).map(
        ([name, items]) => [name, items.slice(0, atFirst)] as const,
      ),
    ];
  }
  function asked(query: string): SearchMenuResults {
    return groupItems(answers?.(query) ?? []);
  }
  function rest(query: string): SearchMenuResults {
    return [
      ...rankItems(all, query, { perGroup, recent }),
      ...rankItems(unavailable, query, { perGroup, recent }),
    ];
  }
}

/** Items that are remembered once they are taken. */
function kept(found: SearchMenuResults): SearchMenuResults {
  return found.map(([group, items]) => [
    group,
    items.map((item) => ({
      ...item,
      run: () => {
        remember(item.id);
        item.run();
      },
    })),
  ]);
}

const storageKey = 'vitrine-recent-commands';
const longest = 8;

/** The ids of what was chosen in the command menu in this browser, the latest first. */
function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, longest) : [];
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    const ids = [id, ...recentIds().filter((known) => known !== id)].slice(0, longest);
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing has a menu without what was chosen last.
  }
}
