import { words } from '../words.ts';
import { rankItems } from './rank.ts';
import { groupItems, type SearchMenuItem, type SearchMenuResults } from './search-menu-item.ts';

const perGroup = 8;
/** Items shown of each long list before a query is typed. */
const atFirst = 5;

interface Sources {
  /** Items all shown before a query is typed. */
  readonly own: readonly SearchMenuItem[];
  /** Items found by a query; before one is typed, the first ones of each group are shown. */
  readonly everywhere: readonly SearchMenuItem[];
  /** Commands that can't run now: found by a query, after all others, with the reason. */
  readonly unavailable?: readonly SearchMenuItem[];
  /** Items computed from the query, such as a field with a value. They come before all others. */
  readonly answers?: (query: string) => readonly SearchMenuItem[];
}

/** Finds the command menu's items for a query: the most recently chosen first, then by rank. */
export function findCommand({
  own,
  everywhere,
  unavailable = [],
  answers,
}: Sources): (query: string) => SearchMenuResults {
  const recent = readRecentIds();
  const all = [...own, ...everywhere];
  return (query) =>
    rememberWhenChosen(query.trim() === '' ? begin() : [...groupAnswers(query), ...rankAll(query)]);

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
  function groupAnswers(query: string): SearchMenuResults {
    return groupItems(answers?.(query) ?? []);
  }
  function rankAll(query: string): SearchMenuResults {
    return [
      ...rankItems(all, query, { perGroup, recent }),
      ...rankItems(unavailable, query, { perGroup, recent }),
    ];
  }
}

/** Wraps items so that each is remembered as recent when chosen. */
function rememberWhenChosen(found: SearchMenuResults): SearchMenuResults {
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

/** Reads the ids chosen in the command menu in this browser, the latest first. */
function readRecentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, longest) : [];
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    const ids = [id, ...readRecentIds().filter((known) => known !== id)].slice(0, longest);
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage, the menu has no recently chosen items.
  }
}
