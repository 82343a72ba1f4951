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
import { type LeftOutCounts, type LeftOutKind, splitLeftOut } from '#writing/paste/pasted.ts';
import type { ClipboardTexts } from '#writing/paste/read-clipboard.ts';
import { readMarkup } from '#writing/paste/read-markup.ts';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { historyWords } from '../work/history-words.ts';
import { clipboardWords } from './clipboard-words.ts';
import type { Editing } from './editing/editing.ts';
import { markdownWords } from './markdown-words.ts';
import type { Flavours } from './system-clipboard.ts';

export type Clipboard = ReturnType<typeof createClipboard>;

interface ClipboardOptions {
  readonly draft: Draft;
  readonly editing: Editing;
  readonly language: () => Language;
  readonly toast: (toast: ToastInput) => void;
  /**
   * Origin of this site, as `https://studio.example`. It marks copied blocks, so that a paste into another
   * site can report media it lacks.
   */
  readonly origin: string;
}

/**
 * Copies blocks to the system's clipboard and pastes from it. The caller reads and writes it: by a clipboard
 * event, or by the browser's API.
 */
export function createClipboard({ draft, editing, language, toast, origin }: ClipboardOptions) {
  const readState = () => draft.store.getState();

  function paste(copied: CopiedBlocks): void {
    const { tree, selection } = readState();
    const pasting = pasteBlocks(tree, selection, copied, createFreshId);
    if ('issue' in pasting) {
      const { path, message } = pasting.issue;
      toast({ text: clipboardWords.refused(`${path} ${message}`), tone: 'error' });
      return;
    }
    const name = editing.describeBlocks(copied.blocks);
    if (!editing.apply(pasting.edit, historyWords.paste(name))) return;
    const outer = pasting.refusedBy;
    if (outer) toast({ text: clipboardWords.below(editing.describeBlocks([outer])) });
    else announce(clipboardWords.pasted(name));
    const foreign = countForeignMedia(tree.definitions, copied, origin);
    if (foreign > 0) toast({ text: clipboardWords.foreign(foreign, readHost(copied.origin)) });
  }

  /** Says what a paste left out, in the same words for the page, the panel and blocks. */
  function tellLeftOut(leftOut: LeftOutCounts): void {
    toast({ text: describeLeftOut(leftOut) });
  }

  /** Pastes text and images of other programs as blocks. The parser is loaded on demand. */
  async function pasteForeign(texts: ClipboardTexts): Promise<void> {
    const { readPastedBlocks } = await import('#writing/paste/pasted-blocks.ts');
    const { definitions } = readState().tree;
    const { blocks, leftOut } = readPastedBlocks(texts, {
      definitions,
      language: language(),
      newId: createFreshId,
    });
    if (blocks.length > 0) paste({ origin, blocks });
    if (Object.keys(leftOut).length > 0) tellLeftOut(leftOut);
    else if (blocks.length === 0) toast({ text: clipboardWords.unreadable['not-blocks'] });
  }

  return {
    /** Clipboard data of the selected blocks, by MIME type; undefined if none is selected. */
    flavours(): Flavours | undefined {
      const { tree, selection } = readState();
      const copied = copyBlocks(tree, selection, origin);
      if (!copied) return undefined;
      const text =
        writeBlocksAsText(tree.definitions, copied.blocks, language()) || editing.describeSelected();
      const json = writeCopied(copied);
      return { [copiedType]: json, 'text/html': embedJson(json, text), 'text/plain': text };
    },
    /** Shows a toast that says why the browser's own shortcut has to be used. */
    tell: (text: string) => toast({ text }),
    tellLeftOut,
    /** Announces that the selected blocks were copied. */
    copied(): void {
      announce(clipboardWords.copied(editing.describeSelected()));
    },
    /** Removes the selected blocks from the page, after they were copied. */
    cut(): void {
      editing.perform(removeBlocks, { step: historyWords.cut, undoable: clipboardWords.cut });
    },
    /**
     * Pastes the clipboard's content, or says why it cannot. `read` returns '' for a type that the clipboard
     * lacks.
     */
    paste(read: (type: string) => string): void {
      const copied = readCopied(read(copiedType) || extractJson(read('text/html')) || '');
      const texts = { html: read('text/html'), plain: read('text/plain') };
      if (typeof copied !== 'string') paste(copied);
      else if (copied === 'not-blocks' && (texts.html !== '' || texts.plain.trim() !== '')) {
        pasteForeign(texts).catch(() => toast({ text: words.errors.offline, tone: 'error' }));
      } else toast({ text: clipboardWords.unreadable[copied] });
    },
  };
}

function readHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}

const attribute = 'data-vitrine-blocks';

/** HTML that shows the text and carries the JSON in an attribute, since some browsers keep no other types. */
export function embedJson(json: string, text: string): string {
  const paragraphs = text
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>')}</p>`);
  return `<div ${attribute}="${escapeMarkup(json)}">${paragraphs.join('')}</div>`;
}

/**
 * Extracts the JSON that `embedJson` put into HTML; undefined without any. The HTML is parsed, never
 * rendered.
 */
export function extractJson(html: string): string | undefined {
  return readMarkup(html).querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}

/** Describes the losses of a paste: one sentence for parts that were left out, one for parts that became plain text. */
function describeLeftOut(leftOut: LeftOutCounts): string {
  const { gone, asWords } = splitLeftOut(leftOut);
  const sentences = [
    gone.length > 0 && markdownWords.leftOut(gone.map(countKind).join(', ')),
    asWords.length > 0 && markdownWords.keptAsWords(asWords.map(countKind).join(', ')),
  ];
  return sentences.filter(Boolean).join(' ');
}

function countKind([kind, count]: [LeftOutKind, number]): string {
  const [one, several] = markdownWords.leftOutParts[kind];
  return `${count} ${count === 1 ? one : several}`;
}
