import type { Block } from '#content/block/block.ts';
import { type ListPlace, listName, type OutlineEntry, type PageOutline } from '../merge/page-outline.ts';
import type { PageChange } from './page-change.ts';
import type { OutlinePair } from './page-pair.ts';
import { revertValues } from './revert-values.ts';
import { resolveSteps, toSteps } from './steps.ts';

type ValueChange = Extract<PageChange, { readonly about: 'value' }>;

interface RevertedChanges {
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly ValueChange[]>;
}

/**
 * Returns the newer version's blocks with some changes reverted. Blocks whose list no longer exists are
 * placed by the merge.
 */
export function revertOutline(outlines: OutlinePair, changes: readonly PageChange[]): PageOutline {
  return new OutlineRevert(outlines, collectReverted(changes)).outline();
}

function collectReverted(changes: readonly PageChange[]): RevertedChanges {
  const collectIds = (about: string) =>
    new Set(
      changes.flatMap((change) => (change.about === about && 'blockId' in change ? change.blockId : [])),
    );
  const values = new Map<string, ValueChange[]>();
  for (const change of changes) {
    if (change.about !== 'value') continue;
    values.set(change.blockId, [...(values.get(change.blockId) ?? []), change]);
  }
  return { added: collectIds('added'), removed: collectIds('removed'), moved: collectIds('moved'), values };
}

class OutlineRevert {
  readonly #before: PageOutline;
  readonly #after: PageOutline;
  readonly #taken: RevertedChanges;
  readonly #own = new Map<string, Block>();
  readonly #places = new Map<string, ListPlace>();
  /** Blocks that are at their position of the older version, in its lists. */
  readonly #ofBefore = new Set<string>();

  constructor({ before, after }: OutlinePair, taken: RevertedChanges) {
    this.#before = before;
    this.#after = after;
    this.#taken = taken;
  }

  outline(): PageOutline {
    for (const id of this.#after.blocks.keys()) if (!this.#goesAgain(id)) this.#keep(id);
    for (const id of this.#before.blocks.keys()) {
      if (!this.#after.blocks.has(id) && this.#comesBack(id)) this.#keep(id);
    }
    for (const id of this.#own.keys()) this.#places.set(id, this.#getPlace(id));
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
    const own = was && is ? revertValues(is, was, this.#taken.values.get(id) ?? []) : (is ?? was);
    if (own) this.#own.set(id, own);
  }

  /** True if the block was added inside a block whose addition is reverted. */
  #goesAgain(id: string): boolean {
    return !this.#before.blocks.has(id) && this.#isUnder(id, this.#after, this.#before, this.#taken.added);
  }

  #comesBack(id: string): boolean {
    return this.#isUnder(id, this.#before, this.#after, this.#taken.removed);
  }

  /** True if a block, or a block around it that the other version lacks, is one of `roots`. */
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

  #getPlace(id: string): ListPlace {
    const [was, is] = [this.#before.blocks.get(id), this.#after.blocks.get(id)];
    const stays = is && !this.#taken.moved.has(id) && (is.parent === null || this.#own.has(is.parent));
    const [entry, page] = stays || !was ? [is, this.#after] : [was, this.#before];
    if (page === this.#before) this.#ofBefore.add(id);
    return entry ? this.#inResult(entry, page) : { parent: null, slot: [] };
  }

  /** Converts a list's path to the block's current state, in which items may have other indexes. */
  #inResult({ parent, slot }: OutlineEntry, page: PageOutline): ListPlace {
    const own = parent === null ? undefined : this.#own.get(parent);
    if (parent === null || !own) return { parent, slot };
    const path = resolveSteps(own, toSteps(page.blocks.get(parent)?.own, slot));
    return { parent, slot: path ?? [...slot, 'gone'] };
  }

  #lists(): ReadonlyMap<string, readonly string[]> {
    const getListName = (id: string) => {
      const place = this.#places.get(id);
      return place && listName(place.parent, place.slot);
    };
    const lists = new Map<string, string[]>();
    const add = (id: string, behind: readonly string[]) => {
      const name = getListName(id) ?? '';
      const list = lists.get(name) ?? [];
      const anchor = behind.findLast((other) => list.includes(other));
      lists.set(name, list.toSpliced(anchor === undefined ? 0 : list.indexOf(anchor) + 1, 0, id));
    };
    for (const id of this.#after.blocks.keys()) {
      if (!this.#own.has(id) || this.#ofBefore.has(id)) continue;
      const name = getListName(id) ?? '';
      lists.set(name, [...(lists.get(name) ?? []), id]);
    }
    for (const list of this.#before.lists.values()) {
      for (const [index, id] of list.entries()) if (this.#ofBefore.has(id)) add(id, list.slice(0, index));
    }
    return lists;
  }
}
