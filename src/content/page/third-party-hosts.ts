import { parseUrl } from '../address/parse-url.ts';
import { type Block, type BlockDefinition, type Definitions, migrateBlock } from '../block/block.ts';
import { isReadableBlock } from '../block/block-readable.ts';
import type { FieldVisit } from '../block/walk-fields.ts';
import { walkShownFields } from '../block/walk-shown-fields.ts';
import type { TextField } from '../fields/field.ts';
import { listMediaAddresses } from '../fields/media-address.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';
import { analysePage } from './analyse-page.ts';

/** Purposes of third-party requests. */
export const requestPurposes = ['analytics', 'post', 'scene', 'presentation', 'code', 'file'] as const;
export type RequestPurpose = (typeof requestPurposes)[number];

/**
 * When a third-party request is made: on loading the page, after consent or a click on that item, or only
 * after a click.
 */
export const requestTimings = ['at-once', 'after-consent', 'when-pressed'] as const;
export type RequestTiming = (typeof requestTimings)[number];

/** A third-party host that a visitor's browser contacts. */
export interface ThirdPartyHost {
  /** Includes a non-default port. */
  readonly host: string;
  readonly for: RequestPurpose;
  readonly when: RequestTiming;
}

/**
 * Lists the third-party hosts that a page makes a visitor's browser contact, in visible blocks and used
 * fields, once per purpose. Hosts that scripts in custom code compute cannot be detected. Never throws on bad
 * content.
 */
export function listThirdPartyHosts(definitions: Definitions, overview: readonly Block[]): ThirdPartyHost[] {
  const { visits, frameOrigins } = analysePage(definitions, overview);
  const found = new Map<string, ThirdPartyHost>();
  const add = (asked: ThirdPartyHost) => void found.set(`${asked.host} ${asked.for}`, asked);
  for (const origin of frameOrigins)
    add({ host: new URL(origin).host, for: 'presentation', when: 'when-pressed' });
  for (const { block } of visits) {
    const definition = definitions.get(block.type);
    if (definition) for (const asked of listRequestedHosts(definition, block)) add(asked);
    for (const visit of walkShownFields(definitions, block)) {
      for (const host of listFileHosts(visit)) add({ host, for: 'file', when: 'at-once' });
      // A block with `asks` has already read its code.
      if (!definition?.asks)
        for (const host of listCodeHosts(visit)) add({ host, for: 'code', when: 'at-once' });
    }
  }
  return [...found.values()];
}

/** Lists the hosts of a block's embed, which it contacts after consent. Empty for a block that cannot be read. */
export function listRequestedHosts(definition: BlockDefinition, block: Block): ThirdPartyHost[] {
  if (!definition.asks || !isReadableBlock(definition, block)) return [];
  const asks = definition.asks(migrateBlock(definition, block));
  return asks.hosts.map((host) => ({ host, for: asks.for, when: 'after-consent' }));
}

function listFileHosts({ field, value }: FieldVisit): string[] {
  if (field.kind !== 'media') return [];
  return listMediaAddresses(value).flatMap((address) => {
    const host = /^https:/i.test(address.trim()) ? parseUrl(address.trim())?.host : undefined;
    return host ? [host] : [];
  });
}

function listCodeHosts({ field, value }: FieldVisit): string[] {
  if (field.kind !== 'text' || !isCode(field) || !isTranslated(value)) return [];
  return languages.flatMap((language) => findHosts(resolveText(value, language)));
}

function isCode({ format }: TextField): boolean {
  return format === 'html' || format === 'css';
}

/** Matches links, which make no request until they are clicked. */
const links = /<a\s[^<>]*>/gi;
const addresses = /(?:https?:|["'(=]\s?)\/\/((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?)(?=[/"'`\s)?#]|$)/gi;
/** Host of XML namespaces, which look like URLs and are not requested. */
const names = 'www.w3.org';

function findHosts(code: string): string[] {
  const hosts = [...code.replace(links, ' ').matchAll(addresses)].map(([, host = '']) => host.toLowerCase());
  return hosts.filter((host) => host !== names);
}
