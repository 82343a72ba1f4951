import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { Language, Translated } from '#content/language/language.ts';
import type { MetadataName, PageMetadata } from '#content/page/page-metadata.ts';
import type { BlockRecords } from '#content/translation/translations.ts';
import type { PageDocument, PageSettings } from './page-document.ts';

/** Where a block stands: at the top (`parent` null, `slot` empty) or in a slot of another block. */
export interface Place {
  readonly parent: string | null;
  readonly slot: readonly PathPart[];
  readonly index: number;
}

/**
 * One change to a page, keyed by block id and never by index, so that undo, autosave and the preview can
 * all use the same value. `ids` of a duplicate maps every copied id to its new one: the same edit makes
 * the same page everywhere.
 */
export type Edit =
  | { readonly type: 'page/set-title'; readonly language: Language; readonly text: string }
  /** Sets a text of the page outside blocks; '' removes it. */
  | {
      readonly type: 'page/set-metadata';
      readonly name: MetadataName;
      readonly language: Language;
      readonly text: string;
    }
  | { readonly type: 'block/insert'; readonly block: Block; readonly at: Place }
  | { readonly type: 'block/remove'; readonly blockId: string }
  | { readonly type: 'block/move'; readonly blockId: string; readonly at: Place }
  | {
      readonly type: 'block/duplicate';
      readonly blockId: string;
      readonly ids: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'block/set';
      readonly blockId: string;
      readonly path: readonly PathPart[];
      readonly value: unknown;
    }
  | {
      readonly type: 'block/set-text';
      readonly blockId: string;
      readonly path: readonly PathPart[];
      readonly language: Language;
      readonly text: string;
    }
  /** The rest put something whole in the place of what is there; they are what most edits are taken back by. */
  | { readonly type: 'page/put-title'; readonly title: Translated }
  | { readonly type: 'page/put-metadata'; readonly metadata?: PageMetadata | undefined }
  /** The block of that id becomes this one, with all that is in it. */
  | { readonly type: 'block/put'; readonly block: Block }
  /** What the texts of a block were written against, or of the title for null; undefined for nothing. */
  | {
      readonly type: 'translations/put';
      readonly of: string | null;
      readonly records?: BlockRecords | undefined;
    }
  /** Layout and background; undefined for what is not known again. */
  | SetSetting
  /** Another document altogether. */
  | { readonly type: 'page/put'; readonly content: PageDocument }
  /** All of them or none. */
  | {
      readonly type: 'batch';
      readonly edits: readonly Edit[];
      /** They say themselves what the texts that they write were written against. */
      readonly saysSources?: true;
    };

type SetSetting = {
  [Name in keyof PageSettings]: {
    readonly type: 'page/set-setting';
    readonly name: Name;
    readonly value?: PageSettings[Name] | undefined;
  };
}[keyof PageSettings];

/** Puts a page's layout or background. */
export function settingEdit<Name extends keyof PageSettings>(
  name: Name,
  value: PageSettings[Name] | undefined,
): Edit {
  return { type: 'page/set-setting', name, value } as Edit;
}

/** An edit that does not fit the page: its block is gone, an id is taken, a place does not exist. */
export class EditRefused extends Error {
  override name = 'EditRefused';
}

/** Several edits as one; a single one stays what it is. */
export function batch(edits: readonly Edit[]): Edit {
  const flat = edits.flatMap((edit) => (edit.type === 'batch' ? edit.edits : [edit]));
  const [only, ...others] = flat;
  return only && others.length === 0 ? only : { type: 'batch', edits: flat };
}

/** Of successive values for one place only the last one counts; all other edits keep their order. */
export function coalesce(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of edits) {
    const at = placeBefore(result, edit);
    const before = result[at];
    if (before && samePlace(before, edit)) result[at] = edit;
    else result.push(edit);
  }
  return result;
}

/**
 * Where the edit before this one stands. What texts were written against comes with each of them and changes nothing
 * about blocks: both are looked for past each other, but for a page that is put whole.
 */
function placeBefore(edits: readonly Edit[], { type, ...edit }: Edit): number {
  if (type === 'page/put') return edits.length - 1;
  if (type !== 'translations/put') {
    const at = edits.findLastIndex((other) => other.type !== 'translations/put');
    return edits[at]?.type === 'page/put' ? edits.length - 1 : at;
  }
  const whole = edits.findLastIndex((other) => other.type === 'page/put');
  const at = edits.findLastIndex(
    (other) => other.type === 'translations/put' && 'of' in edit && other.of === edit.of,
  );
  return at > whole ? at : edits.length - 1;
}

function samePlace(a: Edit, b: Edit): boolean {
  switch (a.type) {
    case 'page/set-title':
      return b.type === a.type && a.language === b.language;
    case 'page/set-metadata':
      return b.type === a.type && a.name === b.name && a.language === b.language;
    case 'page/put-title':
    case 'page/put-metadata':
    case 'page/put':
      return b.type === a.type;
    case 'translations/put':
      return b.type === a.type && a.of === b.of;
    case 'page/set-setting':
      return b.type === a.type && a.name === b.name;
    case 'block/put':
      return b.type === a.type && a.block.id === b.block.id;
    case 'block/set':
      return b.type === a.type && a.blockId === b.blockId && samePath(a.path, b.path);
    case 'block/set-text':
      return (
        b.type === a.type && a.blockId === b.blockId && a.language === b.language && samePath(a.path, b.path)
      );
    default:
      return false;
  }
}

export function samePath(a: readonly PathPart[], b: readonly PathPart[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
