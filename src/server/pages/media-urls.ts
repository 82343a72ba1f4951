import { type Block, type Definitions, migrateBlock } from '#content/block.ts';
import { hrefsInText } from '#content/block-links.ts';
import type { Field, TextField } from '#content/fields/field.ts';
import { isTranslated, languages, resolveText } from '#content/language.ts';
import { posterUrlsIn } from '#content/posters-in.ts';
import { walkBlocks } from '#content/slots.ts';
import { walkFields } from '#content/walk-fields.ts';

/**
 * The files of ours that a list of blocks shows or leads to, at any depth and in any language: their addresses without query, each
 * once. The pictures of posts on other sites are among them, also those that are still to be fetched.
 */
export function mediaUrlsOf(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(posterUrlsIn(definitions, overview));
  for (const { block } of walkBlocks(definitions, overview)) {
    const definition = definitions.get(block.type);
    if (!definition) continue;
    for (const { field, value } of walkFields(definition.fields, migrateBlock(definition, block))) {
      for (const address of addressesIn(field, value)) {
        if (address.startsWith(folder)) urls.add(address.split(/[?#]/, 1)[0] ?? address);
      }
    }
  }
  return [...urls];
}

const folder = '/media/';

/** What a field shows, or leads to as to a PDF: by itself, or in its text. */
function addressesIn(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'media' || field.kind === 'link') return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'text' || !isTranslated(value)) return [];
  const texts = new Set(languages.map((language) => resolveText(value, language)));
  return [...texts].filter((text) => text.includes(folder)).flatMap((text) => addressesInText(field, text));
}

function addressesInText({ format }: TextField, text: string): readonly string[] {
  if (format === 'markdown') return hrefsInText(text);
  return format === 'html' || format === 'css' ? (text.match(inCode) ?? []) : [];
}

/** An address of a file in a designer's own code. Behind the name of a site, it is another one's. */
const inCode = /(?<![\w.:/-])\/media\/[0-9a-f]{16}\/[^\s"'<>()\\?#,;&]+/g;
