import type { Block, Definitions } from '#content/block.ts';
import type { PathPart } from '#content/issue.ts';
import { isTranslated, type Translated } from '#content/language.ts';
import { mapSlots, slotsOf } from '#content/slots.ts';
import { type Edit, samePath } from '../edit.ts';
import { type PageDocument, type PageSettings, pageSettingNames, settingsOf } from '../page-document.ts';
import { pageTree } from '../page-tree.ts';
import { sameValue } from '../same-value.ts';
import { editBetween } from './edit-between.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeValue } from './merge-value.ts';
import { type Entry, listName, outlineOf, type PageOutline } from './outline-of.ts';
import type { Three } from './three.ts';

/** What two people did to the same thing. Mine is in the merged page, and nothing of theirs is lost: they have saved it. */
type Conflict =
  /** The title; the path ends with the language where it is kept per language. */
  | { readonly about: 'title'; readonly path: readonly PathPart[] }
  /** A value of a block, such as a text in one language. */
  | { readonly about: 'value'; readonly blockId: string; readonly path: readonly PathPart[] }
  /** One deleted what the other changed: it stays. */
  | { readonly about: 'removed'; readonly blockId: string }
  /** Both moved it, or where it stood is no longer there. */
  | { readonly about: 'place'; readonly blockId: string }
  /** Layout or background; the path begins with which. */
  | { readonly about: 'settings'; readonly path: readonly PathPart[] }
  /** One of the pages is damaged, so that nothing can be said of its blocks. */
  | { readonly about: 'page' };

export interface Merged {
  readonly content: PageDocument;
  /** Makes that of my page. */
  readonly edit: Edit;
  readonly conflicts: readonly Conflict[];
}

/**
 * The page with the changes of both in it, block by block, field by field, language by language. Pure; whoever has
 * merged puts the page by an edit, so that it can be undone.
 */
export function mergePages(definitions: Definitions, pages: Three<PageDocument>): Merged {
  const { content, conflicts } = mergeContent(definitions, pages);
  return { content, conflicts, edit: editBetween(pageTree(definitions, pages.mine), content) };
}

function mergeContent(definitions: Definitions, pages: Three<PageDocument>): Omit<Merged, 'edit'> {
  const { base, mine, theirs } = pages;
  if (sameValue(base, theirs) || sameValue(mine, theirs)) return { content: mine, conflicts: [] };
  // Settings that theirs does not know are not theirs to change.
  if (sameValue(base, mine)) return { content: { ...settingsOf(mine), ...theirs }, conflicts: [] };
  const [b, m, t] = [base, mine, theirs].map((page) => outlineOf(definitions, page));
  if (!b || !m || !t) return { content: mine, conflicts: [{ about: 'page' }] };
  const conflicts = new Map<string, Conflict>();
  const report = (conflict: Conflict) => conflicts.set(JSON.stringify(conflict), conflict);
  const title = mergeTitle({ base: base.title, mine: mine.title, theirs: theirs.title }, report);
  const overview = new PageMerge(definitions, { base: b, mine: m, theirs: t }, report).blocks();
  const settings = mergeSettings(pages, report);
  return { content: { ...mine, ...settings, title, overview }, conflicts: [...conflicts.values()] };
}

function mergeTitle(three: Three<Translated>, report: (conflict: Conflict) => void): Translated {
  const merged = mergeValue(three, [], (path) => report({ about: 'title', path }));
  return isTranslated(merged) ? merged : three.mine;
}

function mergeSettings(
  { base, mine, theirs }: Three<PageDocument>,
  report: (conflict: Conflict) => void,
): Partial<PageSettings> {
  const changed = pageSettingNames.filter(
    (name) => theirs[name] !== undefined && !sameValue(mine[name], theirs[name]),
  );
  const merged = changed.map((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, mergeValue(three, [name], (path) => report({ about: 'settings', path }))] as const;
  });
  return Object.fromEntries(merged);
}

type Place = Pick<Entry, 'parent' | 'slot'>;

const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.parent === b?.parent && samePath(a?.slot ?? [], b?.slot ?? []);

/** One merge of the blocks of three pages. */
class PageMerge {
  readonly #definitions: Definitions;
  readonly #pages: Three<PageOutline>;
  readonly #report: (conflict: Conflict) => void;
  readonly #places = new Map<string, Place>();
  readonly #own = new Map<string, Block>();
  readonly #members = new Map<string, Set<string>>();

  constructor(definitions: Definitions, pages: Three<PageOutline>, report: (conflict: Conflict) => void) {
    this.#definitions = definitions;
    this.#pages = pages;
    this.#report = report;
  }

  blocks(): readonly Block[] {
    for (const id of this.#stay()) this.#keep(id);
    this.#bringBack();
    this.#untie();
    this.#house();
    this.#gather();
    return this.#list(null, []);
  }

  #entries(id: string): Three<Entry | undefined> {
    const { base, mine, theirs } = this.#pages;
    return { base: base.blocks.get(id), mine: mine.blocks.get(id), theirs: theirs.blocks.get(id) };
  }

  /** The blocks that nobody removed, or that one removed and the other changed. */
  #stay(): string[] {
    const { base, mine, theirs } = this.#pages;
    const ids = new Set([...base.blocks.keys(), ...mine.blocks.keys(), ...theirs.blocks.keys()]);
    return [...ids].filter((id) => {
      const entry = this.#entries(id);
      const left = entry.mine ?? entry.theirs;
      if (!left) return false;
      if (!entry.base || (entry.mine && entry.theirs)) return true;
      if (sameValue(left.own, entry.base.own) && samePlace(left, entry.base)) return false;
      this.#report({ about: 'removed', blockId: id });
      return true;
    });
  }

  #keep(id: string): void {
    const { base, mine, theirs } = this.#entries(id);
    const only = mine ?? theirs ?? base;
    if (!only) return;
    this.#places.set(id, only);
    this.#own.set(id, only.own);
    if (!mine || !theirs) return;
    this.#places.set(id, this.#placeOf(id, { base, mine, theirs }));
    const conflict = (path: readonly PathPart[]) => this.#report({ about: 'value', blockId: id, path });
    this.#own.set(
      id,
      mergeValue({ base: base?.own, mine: mine.own, theirs: theirs.own }, [], conflict) as Block,
    );
  }

  #placeOf(
    id: string,
    {
      base,
      mine,
      theirs,
    }: { readonly base: Entry | undefined; readonly mine: Entry; readonly theirs: Entry },
  ): Place {
    if (samePlace(mine, theirs) || samePlace(base, theirs)) return mine;
    if (samePlace(base, mine)) return theirs;
    this.#report({ about: 'place', blockId: id });
    return mine;
  }

  /** What something stands in that stays, stays as well. */
  #bringBack(): void {
    for (const start of [...this.#places.keys()]) {
      let parent = this.#places.get(start)?.parent ?? null;
      while (parent !== null && !this.#places.has(parent)) {
        this.#report({ about: 'removed', blockId: parent });
        this.#keep(parent);
        parent = this.#places.get(parent)?.parent ?? null;
      }
    }
  }

  /** Two moves that put two blocks into each other: mine counts for those that go round. */
  #untie(): void {
    for (const start of this.#places.keys()) {
      for (let circle = this.#circleAt(start); circle.length > 0; circle = this.#circleAt(start)) {
        const [id] = circle.filter((one) => !this.#isMine(one));
        if (id === undefined) break;
        this.#report({ about: 'place', blockId: id });
        const { base, mine } = this.#entries(id);
        this.#places.set(id, mine ?? base ?? { parent: null, slot: [] });
      }
    }
  }

  #isMine(id: string): boolean {
    const { mine, base } = this.#entries(id);
    return samePlace(this.#places.get(id), mine ?? base ?? { parent: null, slot: [] });
  }

  /** The blocks that a block stands in as far as they come round to it; none where they end at the page. */
  #circleAt(start: string): string[] {
    const seen: string[] = [];
    for (let id: string | null = start; id !== null; id = this.#places.get(id)?.parent ?? null) {
      if (seen.includes(id)) return seen.slice(seen.indexOf(id));
      seen.push(id);
    }
    return [];
  }

  /** A block whose place is gone, since one of both took the column away, goes behind the block it was in. */
  #house(): void {
    for (const [id, place] of [...this.#places]) {
      if (place.parent === null || this.#takes(place.parent, place.slot, id)) continue;
      this.#report({ about: 'place', blockId: id });
      let outside: Place | undefined = this.#places.get(place.parent);
      while (outside && outside.parent !== null && !this.#takes(outside.parent, outside.slot, id)) {
        outside = this.#places.get(outside.parent);
      }
      this.#places.set(id, outside ?? { parent: null, slot: [] });
    }
  }

  #takes(parent: string, slot: readonly PathPart[], id: string): boolean {
    const [outside, block] = [this.#own.get(parent), this.#own.get(id)];
    if (!outside || !block) return false;
    const found = slotsOf(this.#definitions, outside).find(({ path }) => samePath(path, slot));
    if (!found) return false;
    const stood = Object.values(this.#entries(id)).some((entry) => samePlace(entry, { parent, slot }));
    // Where it stood before it may stand on, as damaged as that was.
    return stood || (found.accepts?.includes(block.type) ?? true);
  }

  /** Which blocks each list has by now. */
  #gather(): void {
    for (const [id, { parent, slot }] of this.#places) {
      const name = listName(parent, slot);
      this.#members.set(name, (this.#members.get(name) ?? new Set()).add(id));
    }
  }

  #list(parent: string | null, slot: readonly PathPart[]): readonly Block[] {
    const name = listName(parent, slot);
    const members = this.#members.get(name);
    if (!members) return [];
    const of = (page: PageOutline) => page.lists.get(name) ?? [];
    const { base, mine, theirs } = this.#pages;
    const conflict = (id: string) => this.#report({ about: 'place', blockId: id });
    const order = mergeOrder({ base: of(base), mine: of(mine), theirs: of(theirs) }, members, conflict);
    const housed = [...members].filter((id) => !order.includes(id)).toSorted();
    return [...order, ...housed].flatMap((id) => this.#block(id));
  }

  #block(id: string): Block[] {
    const own = this.#own.get(id);
    return own ? [mapSlots(this.#definitions, own, (_none, slot) => this.#list(id, slot))] : [];
  }
}
