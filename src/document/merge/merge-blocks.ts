import { type Block, type Definitions, withTodaysNames } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { listSlots, mapSlots } from '#content/block/slots.ts';
import { isSamePath } from '../edit.ts';
import type { Decide } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';
import type { MergeSides } from './merge-sides.ts';
import { mergeValue } from './merge-value.ts';
import {
  isSamePlace,
  type ListPlace,
  listName,
  type OutlineEntry,
  type PageOutline,
} from './page-outline.ts';
import { listStayingBlocks } from './staying-blocks.ts';

/** Merges the blocks of three pages into one list; calls `decide` for each conflict. */
export function mergeBlocks(
  definitions: Definitions,
  pages: MergeSides<PageOutline>,
  decide: Decide,
): readonly Block[] {
  return new BlockMerge(definitions, pages, decide).blocks();
}

const top: ListPlace = { parent: null, slot: [] };

class BlockMerge {
  readonly #definitions: Definitions;
  readonly #pages: MergeSides<PageOutline>;
  readonly #decide: Decide;
  readonly #places = new Map<string, ListPlace>();
  readonly #own = new Map<string, Block>();
  readonly #members = new Map<string, Set<string>>();

  constructor(definitions: Definitions, pages: MergeSides<PageOutline>, decide: Decide) {
    this.#definitions = definitions;
    this.#pages = pages;
    this.#decide = decide;
  }

  blocks(): readonly Block[] {
    for (const id of listStayingBlocks(this.#pages, this.#decide)) this.#keep(id);
    this.#leaveDeleted();
    this.#untie();
    this.#house();
    this.#gather();
    return this.#list(null, []);
  }

  #entries(id: string): MergeSides<OutlineEntry | undefined> {
    const { base, mine, theirs } = this.#pages;
    return { base: base.blocks.get(id), mine: mine.blocks.get(id), theirs: theirs.blocks.get(id) };
  }

  #keep(id: string): void {
    const { base, mine, theirs } = this.#entries(id);
    const only = mine ?? theirs;
    if (!only) return;
    this.#places.set(id, only);
    this.#own.set(id, only.own);
    if (!mine || !theirs) return;
    this.#places.set(id, this.#getPlace(id, { base, mine, theirs }));
    const own = this.#withSameNames({ base: base?.own, mine: mine.own, theirs: theirs.own });
    const merged = mergeValue(own, [], (overlap) =>
      this.#decide({ about: 'value', blockId: id, ...overlap }),
    );
    this.#own.set(id, merged as Block);
  }

  /** Reads former names of fields as today's if a side has them already, so that the same fields are compared. */
  #withSameNames(own: MergeSides<Block | undefined>): MergeSides<Block | undefined> {
    const name = (block: Block | undefined) =>
      block && withTodaysNames(this.#definitions.get(block.type), block);
    const named = { base: name(own.base), mine: name(own.mine), theirs: name(own.theirs) };
    return named.mine === own.mine || named.theirs === own.theirs ? named : own;
  }

  #getPlace(
    id: string,
    {
      base,
      mine,
      theirs,
    }: {
      readonly base: OutlineEntry | undefined;
      readonly mine: OutlineEntry;
      readonly theirs: OutlineEntry;
    },
  ): ListPlace {
    if (isSamePlace(mine, theirs) || isSamePlace(base, theirs)) return mine;
    if (isSamePlace(base, mine)) return theirs;
    return this.#decide({ about: 'place', blockId: id }) === 'theirs' ? theirs : mine;
  }

  /** Moves blocks that one side moved into a deleted block to their place in the other page. */
  #leaveDeleted(): void {
    const isThere = (place: ListPlace | undefined) =>
      place !== undefined && (place.parent === null || this.#places.has(place.parent));
    for (const [id, place] of [...this.#places]) {
      const { mine, theirs } = this.#entries(id);
      this.#places.set(id, [place, mine, theirs].find(isThere) ?? top);
    }
  }

  /**
   * Breaks cycles, where each side moved a block into the other's. Mine counts for the blocks of the cycle.
   */
  #untie(): void {
    for (const start of this.#places.keys()) {
      for (let circle = this.#circleAt(start); circle.length > 0; circle = this.#circleAt(start)) {
        const id = circle.find((one) => !this.#isMine(one));
        const opened = id ?? start;
        this.#decide({ about: 'displaced', blockId: opened });
        this.#places.set(opened, id === undefined ? top : this.#ofMine(id));
      }
    }
  }

  #ofMine(id: string): ListPlace {
    const { mine, base } = this.#entries(id);
    return mine ?? base ?? top;
  }

  #isMine(id: string): boolean {
    return isSamePlace(this.#places.get(id), this.#ofMine(id));
  }

  /**
   * Returns the blocks of the cycle that starts at a block, or an empty array if its ancestors end at the
   * page.
   */
  #circleAt(start: string): string[] {
    const seen: string[] = [];
    for (let id: string | null = start; id !== null; id = this.#places.get(id)?.parent ?? null) {
      if (seen.includes(id)) return seen.slice(seen.indexOf(id));
      seen.push(id);
    }
    return [];
  }

  /** Places blocks whose list was deleted, such as a removed column, after the block that they were in. */
  #house(): void {
    for (const [id, place] of [...this.#places]) {
      if (place.parent === null || this.#takes(place.parent, place.slot, id)) continue;
      this.#decide({ about: 'displaced', blockId: id });
      let outside: ListPlace | undefined = this.#places.get(place.parent);
      while (outside && outside.parent !== null && !this.#takes(outside.parent, outside.slot, id)) {
        outside = this.#places.get(outside.parent);
      }
      this.#places.set(id, outside ?? top);
    }
  }

  #takes(parent: string, slot: readonly PathPart[], id: string): boolean {
    const [outside, block] = [this.#own.get(parent), this.#own.get(id)];
    if (!outside || !block) return false;
    const found = listSlots(this.#definitions, outside).find(({ path }) => isSamePath(path, slot));
    if (!found) return false;
    const stood = Object.values(this.#entries(id)).some((entry) => isSamePlace(entry, { parent, slot }));
    // A block may stay where it was, even if the slot does not accept it.
    return stood || (found.accepts?.includes(block.type) ?? true);
  }

  /** Collects the members of each list. */
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
    const getList = (page: PageOutline) => page.lists.get(name) ?? [];
    const { base, mine, theirs } = this.#pages;
    const isTheirs = (id: string) => this.#decide({ about: 'place', blockId: id }) === 'theirs';
    const order = mergeOrder(
      { base: getList(base), mine: getList(mine), theirs: getList(theirs) },
      members,
      isTheirs,
    );
    const housed = [...members].filter((id) => !order.includes(id)).toSorted();
    return [...order, ...housed].flatMap((id) => this.#block(id));
  }

  #block(id: string): Block[] {
    const own = this.#own.get(id);
    return own ? [mapSlots(this.#definitions, own, (_none, slot) => this.#list(id, slot))] : [];
  }
}
