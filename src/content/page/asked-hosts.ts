import { parseUrl } from '../address/parse-url.ts';
import { type Block, type BlockDefinition, type Definitions, migrateBlock } from '../block/block.ts';
import { isReadableBlock } from '../block/block-readable.ts';
import type { FieldVisit } from '../block/walk-fields.ts';
import { shownFields } from '../block/walk-shown-fields.ts';
import type { TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';
import { analysePage } from './analyse-page.ts';

/** What of a page makes a visitor's browser ask another site. */
export const askedFor = ['analytics', 'post', 'scene', 'presentation', 'code', 'file'] as const;
export type AskedFor = (typeof askedFor)[number];

/**
 * When it asks: as soon as the page is looked at, only after a yes to what comes from outside or a press on that one thing, or only
 * after a press.
 */
export const askedWhen = ['at-once', 'after-consent', 'when-pressed'] as const;
export type AskedWhen = (typeof askedWhen)[number];

/** Another site that a visitor's browser asks for something. */
export interface AskedHost {
  /** With its port, where that is another than usual. */
  readonly host: string;
  readonly for: AskedFor;
  readonly when: AskedWhen;
}

/**
 * The other sites that a visitor's browser asks for what a page shows: of visible blocks and fields in use, each once for what it is
 * asked for. What a script in a designer's own code asks without naming it nobody can read from it. Never throws on bad content.
 */
export function askedHosts(definitions: Definitions, overview: readonly Block[]): AskedHost[] {
  const { visits, frameOrigins } = analysePage(definitions, overview);
  const found = new Map<string, AskedHost>();
  const add = (asked: AskedHost) => void found.set(`${asked.host} ${asked.for}`, asked);
  for (const origin of frameOrigins)
    add({ host: new URL(origin).host, for: 'presentation', when: 'when-pressed' });
  for (const { block } of visits) {
    const definition = definitions.get(block.type);
    if (definition) for (const asked of askedByItself(definition, block)) add(asked);
    for (const visit of shownFields(definitions, block)) {
      for (const host of hostsOfFile(visit)) add({ host, for: 'file', when: 'at-once' });
      // A block that says what it asks has read its code itself.
      if (!definition?.asks)
        for (const host of hostsInCode(visit)) add({ host, for: 'code', when: 'at-once' });
    }
  }
  return [...found.values()];
}

function askedByItself(definition: BlockDefinition, block: Block): AskedHost[] {
  if (!definition.asks || !isReadableBlock(definition, block)) return [];
  const asks = definition.asks(migrateBlock(definition, block));
  return asks.hosts.map((host) => ({ host, for: asks.for, when: 'after-consent' }));
}

function hostsOfFile({ field, value }: FieldVisit): string[] {
  if (field.kind !== 'media') return [];
  return listMediaAddresses(value).flatMap((address) => {
    const host = /^https:/i.test(address.trim()) ? parseUrl(address.trim())?.host : undefined;
    return host ? [host] : [];
  });
}

function hostsInCode({ field, value }: FieldVisit): string[] {
  if (field.kind !== 'text' || !isCode(field) || !isTranslated(value)) return [];
  return languages.flatMap((language) => hostsIn(resolveText(value, language)));
}

function isCode({ format }: TextField): boolean {
  return format === 'html' || format === 'css';
}

/** A link is followed by whoever presses it, and asks nothing before. */
const links = /<a\s[^<>]*>/gi;
const addresses = /(?:https?:|["'(=]\s?)\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?)(?=[/"'`\s)?#]|$)/gi;
/** Names of languages that look like addresses: nothing is asked there. */
const names = 'www.w3.org';

function hostsIn(code: string): string[] {
  const hosts = [...code.replace(links, ' ').matchAll(addresses)].map(([, host = '']) => host.toLowerCase());
  return hosts.filter((host) => host !== names);
}
