import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Site files named in any text: styles, islands' props, scripts. */
const files = /\/(?:media|assets|og|decks|frame)\/[^\s"'`<>()\\,;{}|]+|\/slidedeck(?:\?[\w=&-]+)?/g;
/** Relative paths in scripts and stylesheets. */
const beside = /["'`(](\.{1,2}\/[\w./~-]+\.[a-z0-9]{2,5})["'`)]/g;

/** Attributes that contain one URL. */
const links = new Set(['href', 'src', 'poster', 'data', 'content']);
/** Attributes that contain several URLs with widths. */
const sets = new Set(['srcset', 'imagesrcset']);

/**
 * Finds URLs of this site in a document: links, files, and those in styles and scripts. Includes false
 * positives, which are then not found.
 *
 * @param origin of the site, `https://studio.example`
 */
export function findAddressesInDocument(html: string, origin: string): Set<string> {
  const found = new Set<string>();
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) addFromAttribute(found, name.toLowerCase(), value, origin);
    }
    if (node.nodeName === '#text' && 'value' in node) addFiles(found, decodeJsonEscapes(node.value));
    if ('childNodes' in node) waiting.push(...node.childNodes);
    if ('content' in node) waiting.push(node.content);
  }
  return found;
}

/** Finds files that a script, stylesheet or list, such as the web manifest, names. */
export function findAddressesInText(text: string, address: string): Set<string> {
  const found = new Set<string>();
  addFiles(found, decodeJsonEscapes(text));
  for (const [, relative = ''] of text.matchAll(beside)) {
    found.add(new URL(relative, `http://site${address}`).pathname);
  }
  return found;
}

function addFromAttribute(found: Set<string>, name: string, value: string, origin: string): void {
  if (links.has(name)) addLink(found, value, origin);
  else if (sets.has(name))
    for (const one of value.split(/,\s+/)) addLink(found, one.split(/\s/, 1)[0] ?? '', origin);
  else addFiles(found, value);
}

function addLink(found: Set<string>, value: string, origin: string): void {
  const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  if (!own.startsWith('/') || own.startsWith('//')) return;
  const [address = ''] = own.split('#', 1);
  if (address !== '' && !/\s/.test(address)) found.add(address);
}

function addFiles(found: Set<string>, text: string): void {
  for (const [address] of text.matchAll(files)) found.add(address);
}

/** Unescapes JSON in documents, which is escaped so that it cannot end its script. */
function decodeJsonEscapes(text: string): string {
  return text.replaceAll('\\u0026', '&').replaceAll('\\/', '/');
}
