import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';

/** A post, page or upload of a WordPress export file (WXR). */
export interface WordPressItem {
  readonly title: string;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly parent: string;
  readonly password: string;
  /** HTML with WordPress's comments and shortcodes. */
  readonly content: string;
  readonly excerpt: string;
  /** URL of an upload. */
  readonly file: string;
  /** Id of the featured image's upload. */
  readonly thumbnail: string;
  readonly terms: number;
  readonly comments: number;
}

export interface WordPressSite {
  readonly items: readonly WordPressItem[];
}

/** Far more than a studio's site has, and little enough for the memory. */
const limits = { items: 50_000, text: 4_000_000, depth: 40, all: 400_000_000 } as const;

const names: Readonly<Record<string, keyof WordPressItem>> = {
  title: 'title',
  'wp:post_id': 'id',
  'wp:post_name': 'name',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:post_password': 'password',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:attachment_url': 'file',
};

/**
 * Streams an export file. Rejects DOCTYPE, which WordPress does not write, and with it entity expansion and
 * external entities.
 *
 * @throws {Error} with a sentence, if it is truncated, not from WordPress, or too large
 */
export async function readWxr(path: string): Promise<WordPressSite> {
  const reader = new WxrReader();
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of createReadStream(path))
    reader.write(decoder.decode(chunk as Buffer, { stream: true }));
  reader.write(decoder.decode());
  return reader.finish();
}

type Draft = { -readonly [Name in keyof WordPressItem]: WordPressItem[Name] };

class WxrReader {
  readonly #parser = new SaxesParser();
  readonly #items: WordPressItem[] = [];
  readonly #open: string[] = [];
  #item: Draft | undefined;
  #metaKey = '';
  #text = '';
  #all = 0;
  #isWordPress = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      throw new Error(`This is not a complete export file of WordPress: ${message}`);
    });
    parser.on('doctype', () => {
      throw new Error('This file declares a document type, unlike WordPress exports. It was not read.');
    });
    parser.on('opentag', ({ name }) => this.#start(name));
    parser.on('closetag', ({ name }) => this.#end(name));
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  write(chunk: string): void {
    this.#all += chunk.length;
    if (this.#all > limits.all) throw new Error('This file is too large. Export it in parts.');
    this.#parser.write(chunk);
  }

  finish(): WordPressSite {
    this.#parser.close();
    if (!this.#isWordPress)
      throw new Error('This is not an export file of WordPress: it has no “wp:wxr_version”.');
    return { items: this.#items };
  }

  #start(name: string): void {
    this.#open.push(name);
    this.#text = '';
    if (this.#open.length > limits.depth) throw new Error('This file is nested too deeply.');
    if (name === 'wp:wxr_version') this.#isWordPress = true;
    if (name !== 'item') return;
    if (this.#items.length >= limits.items)
      throw new Error(`This file has more than ${limits.items} posts. Export it in parts.`);
    this.#item = emptyItem();
  }

  #end(name: string): void {
    this.#open.pop();
    const text = this.#text.trim();
    this.#text = '';
    const item = this.#item;
    if (!item) return;
    if (name === 'item') {
      this.#items.push(item);
      this.#item = undefined;
    } else if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:meta_key') this.#metaKey = text;
    else if (name === 'wp:meta_value' && this.#metaKey === '_thumbnail_id') item.thumbnail = text;
    else if (name === 'category' && text !== '' && this.#open.at(-1) === 'item') item.terms += 1;
    else if (this.#open.at(-1) === 'item') {
      const field = names[name];
      if (field !== undefined) item[field] = text as never;
    }
  }

  #add(text: string): void {
    if (!this.#item) return;
    this.#text += text;
    if (this.#text.length > limits.text) throw new Error('A post in this file is too long for a page.');
  }
}

function emptyItem(): Draft {
  return {
    title: '',
    id: '',
    name: '',
    type: '',
    status: '',
    parent: '',
    password: '',
    content: '',
    excerpt: '',
    file: '',
    thumbnail: '',
    terms: 0,
    comments: 0,
  };
}
