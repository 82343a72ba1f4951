import type { Language } from '#content/language/language.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import {
  type CopiedBlocks,
  copiedType,
  copyBlocks,
  readCopied,
  writeCopied,
} from '#document/clipboard/copied-blocks.ts';
import { countForeignMedia } from '#document/clipboard/foreign-media.ts';
import { pasteBlocks } from '#document/clipboard/paste-blocks.ts';
import { writeBlocksAsText } from '#document/clipboard/plain-text.ts';
import { removeBlocks } from '#document/commands/remove-blocks.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { type LeftOut, type LeftOutKind, splitLeftOut } from '#writing/paste/pasted.ts';
import type { ClipboardTexts } from '#writing/paste/read-clipboard.ts';
import { readMarkup } from '#writing/paste/read-markup.ts';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import type { Editing } from './editing.ts';
import type { Flavours } from './system-clipboard.ts';

export type Clipboard = ReturnType<typeof createClipboard>;

interface ClipboardOptions {
  readonly draft: Draft;
  readonly editing: Editing;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
  /** This site, as `https://studio.example`. */
  readonly origin: string;
}

/** Blocks that go to the clipboard of the system and come from there. Who writes and reads it is told by the browser. */
export function createClipboard({ draft, editing, language, toast, origin }: ClipboardOptions) {
  const state = () => draft.store.getState();

  function paste(copied: CopiedBlocks): void {
    const { tree, selection } = state();
    const pasting = pasteBlocks(tree, selection, copied, createFreshId);
    if ('issue' in pasting) {
      const { path, message } = pasting.issue;
      toast({ text: words.clipboard.refused(`${path} ${message}`), tone: 'error' });
      return;
    }
    const name = editing.nameOfBlocks(copied.blocks);
    if (!editing.apply(pasting.edit, words.history.paste(name))) return;
    const outer = pasting.refusedBy;
    if (outer) toast({ text: words.clipboard.below(editing.nameOfBlocks([outer])) });
    else announce(words.clipboard.pasted(name));
    const foreign = countForeignMedia(tree.definitions, copied, origin);
    if (foreign > 0) toast({ text: words.clipboard.foreign(foreign, readHost(copied.origin)) });
  }

  /** The same words wherever it was pasted: in the page, in the panel, or as blocks. */
  function tellLeftOut(leftOut: LeftOut): void {
    toast({ text: sayLeftOut(leftOut) });
  }

  /** Words and pictures of other programs, as blocks; who has read them is loaded for it. */
  async function pasteForeign(texts: ClipboardTexts): Promise<void> {
    const { pastedBlocks } = await import('#writing/paste/pasted-blocks.ts');
    const { definitions } = state().tree;
    const { blocks, leftOut } = pastedBlocks(texts, {
      definitions,
      language: language(),
      newId: createFreshId,
    });
    if (blocks.length > 0) paste({ origin, blocks });
    if (Object.keys(leftOut).length > 0) tellLeftOut(leftOut);
    else if (blocks.length === 0) toast({ text: words.clipboard.unreadable['not-blocks'] });
  }

  return {
    /** What a clipboard is given for the selected blocks; undefined when none is selected. */
    flavours(): Flavours | undefined {
      const { tree, selection } = state();
      const copied = copyBlocks(tree, selection, origin);
      if (!copied) return undefined;
      const text = writeBlocksAsText(tree.definitions, copied.blocks, language()) || editing.nameOfSelected();
      const json = writeCopied(copied);
      return { [copiedType]: json, 'text/html': embedJson(json, text), 'text/plain': text };
    },
    /** Says why the browser's own way has to be taken. */
    tell: (text: string) => toast({ text }),
    tellLeftOut,
    /** Says that the selected blocks are on the clipboard now. */
    copied(): void {
      announce(words.clipboard.copied(editing.nameOfSelected()));
    },
    /** Takes the selected blocks off the page, once they are on the clipboard. */
    cut(): void {
      editing.perform(removeBlocks, { step: words.history.cut, undoable: words.clipboard.cut });
    },
    /** Puts on the page what a clipboard has, and says where it cannot. `read` answers '' for a type that is not there. */
    paste(read: (type: string) => string): void {
      const copied = readCopied(read(copiedType) || extractJson(read('text/html')) || '');
      const texts = { html: read('text/html'), plain: read('text/plain') };
      if (typeof copied !== 'string') paste(copied);
      else if (copied === 'not-blocks' && (texts.html !== '' || texts.plain.trim() !== '')) {
        pasteForeign(texts).catch(() => toast({ text: words.errors.offline, tone: 'error' }));
      } else toast({ text: words.clipboard.unreadable[copied] });
    },
  };
}

function readHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}

const attribute = 'data-vitrine-blocks';

/** HTML that reads as the words and carries the JSON of what they are part of, through browsers that keep no other type. */
export function embedJson(json: string, text: string): string {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<div ${attribute}="${escapeMarkup(json)}">${paragraphs.join('')}</div>`;
}

/** The JSON in some HTML; undefined where there is none. The HTML is read and never shown. */
export function extractJson(html: string): string | undefined {
  return readMarkup(html).querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}

/** Describes the losses of a paste: one sentence for parts that were left out, one for parts that became plain text. */
function sayLeftOut(leftOut: LeftOut): string {
  const { gone, asWords } = splitLeftOut(leftOut);
  const sentences = [
    gone.length > 0 && words.markdown.leftOut(gone.map(countKind).join(', ')),
    asWords.length > 0 && words.markdown.keptAsWords(asWords.map(countKind).join(', ')),
  ];
  return sentences.filter(Boolean).join(' ');
}

function countKind([kind, count]: [LeftOutKind, number]): string {
  const [one, several] = words.markdown.leftOutParts[kind];
  return `${count} ${count === 1 ? one : several}`;
}
