import type { Block } from '#content/block/block.ts';
import { type ListPlace, listName, type OutlineEntry, type PageOutline } from '../merge/outline-of.ts';
import type { PageChange } from './page-change.ts';
import type { OutlinePair } from './page-pair.ts';
import { resolveSteps, stepsOf } from './steps.ts';
import { valuesTakenBack } from './values-taken-back.ts';

type ValueChange = Extract<PageChange, { readonly about: 'value' }>;

interface Taken {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly ValueChange[]>;
}

/** The newer page's blocks with some of its changes taken back; what then has no place left is for the merge to house. */
export function outlineTakenBack(outlines: OutlinePair, changes: readonly PageChange[]): PageOutline {
  return new TakingBack(outlines, takenOf(changes)).outline();
}

function takenOf(changes: readonly PageChange[]): Taken {
  const ids = (about: string) =>
    new Set(
      changes.flatMap((change) => (change.about === about && 'blockId' in change ? change.blockId : [])),
    );
  const values = new Map<string, ValueChange[]>();
  for (const change of changes) {
    if (change.about !== 'value') continue;
    values.set(change.blockId, [...(values.get(change.blockId) ?? []), change]);
  }
  return { added: ids('added'), removed: ids('removed'), moved: ids('moved'), values };
}

class TakingBack {
  readonly #before: PageOutline;
  readonly #after: PageOutline;
  readonly #taken: Taken;
  readonly #own = new Map<string, Block>();
  readonly #places = new Map<string, ListPlace>();
  /** Those that stand where they stood in the older page, in the lists of that one. */
  readonly #ofBefore = new Set<string>();

  constructor({ before, after }: OutlinePair, taken: Taken) {
    this.#before = before;
    this.#after = after;
    this.#taken = taken;
  }

  outline(): PageOutline {
    for (const id of this.#after.blocks.keys()) if (!this.#goesAgain(id)) this.#keep(id);
    for (const id of this.#before.blocks.keys()) {
      if (!this.#after.blocks.has(id) && this.#comesBack(id)) this.#keep(id);
    }
    for (const id of this.#own.keys()) this.#places.set(id, this.#placeOf(id));
    const lists = this.#lists();
    const blocks = new Map<string, OutlineEntry>();
    for (const [id, own] of this.#own) {
      const place = this.#places.get(id);
      if (place) blocks.set(id, { own, ...place });
    }
    return { blocks, lists };
  }

  #keep(id: string): void {
    const [was, is] = [this.#before.blocks.get(id)?.own, this.#after.blocks.get(id)?.own];
    const own = was && is ? valuesTakenBack(is, was, this.#taken.values.get(id) ?? []) : (is ?? was);
    if (own) this.#own.set(id, own);
  }

  /** Whether it came with something whose coming is taken back. */
  #goesAgain(id: string): boolean {
    return !this.#before.blocks.has(id) && this.#isUnder(id, this.#after, this.#before, this.#taken.added);
  }

  #comesBack(id: string): boolean {
    return this.#isUnder(id, this.#before, this.#after, this.#taken.removed);
  }

  /** Whether a block, or one around it that the other page has not either, is one of these. */
  #isUnder(id: string, page: PageOutline, other: PageOutline, roots: ReadonlySet<string>): boolean {
    for (
      let at: string | null = id;
      at !== null && !other.blocks.has(at);
      at = page.blocks.get(at)?.parent ?? null
    ) {
      if (roots.has(at)) return true;
    }
    return false;
  }

  #placeOf(id: string): ListPlace {
    const [was, is] = [this.#before.blocks.get(id), this.#after.blocks.get(id)];
    const stays = is && !this.#taken.moved.has(id) && (is.parent === null || this.#own.has(is.parent));
    const [entry, page] = stays || !was ? [is, this.#after] : [was, this.#before];
    if (page === this.#before) this.#ofBefore.add(id);
    return entry ? this.#inResult(entry, page) : { parent: null, slot: [] };
  }

  /** A place as its block has it now, whose list may have other items than in the page that the place is of. */
  #inResult({ parent, slot }: OutlineEntry, page: PageOutline): ListPlace {
    const own = parent === null ? undefined : this.#own.get(parent);
    if (parent === null || !own) return { parent, slot };
    const path = resolveSteps(own, stepsOf(page.blocks.get(parent)?.own, slot));
    return { parent, slot: path ?? [...slot, 'gone'] };
  }

  #lists(): ReadonlyMap<string, readonly string[]> {
    const nameOf = (id: string) => {
      const place = this.#places.get(id);
      return place && listName(place.parent, place.slot);
    };
    const lists = new Map<string, string[]>();
    const add = (id: string, behind: readonly string[]) => {
      const name = nameOf(id) ?? '';
      const list = lists.get(name) ?? [];
      const anchor = behind.findLast((other) => list.includes(other));
      lists.set(name, list.toSpliced(anchor === undefined ? 0 : list.indexOf(anchor) + 1, 0, id));
    };
    for (const id of this.#after.blocks.keys()) {
      if (!this.#own.has(id) || this.#ofBefore.has(id)) continue;
      const name = nameOf(id) ?? '';
      lists.set(name, [...(lists.get(name) ?? []), id]);
    }
    for (const list of this.#before.lists.values()) {
      for (const [index, id] of list.entries()) if (this.#ofBefore.has(id)) add(id, list.slice(0, index));
    }
    return lists;
  }
}
