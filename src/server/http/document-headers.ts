import { createHash } from 'node:crypto';
import { embedFrameSources } from '#content/block/embed-hosts.ts';
import { trustedTypesPolicies } from '#content/trusted-types.ts';

interface Options {
  /** Scripts that stand in the document itself; each is allowed by its hash, nothing else inline is. */
  readonly inlineScripts: readonly string[];
  /** True where the site answers by https: browsers then never try http again. */
  readonly https: boolean;
  /** True where every host below the site's own answers by https as well. */
  readonly hstsSubdomains?: boolean | undefined;
  /** True where the site measures: Google Analytics may then be loaded, and told. */
  readonly analytics?: boolean;
  /** Beyond the site itself, in the dev server only. */
  readonly development?: boolean;
  /** What this document may frame beyond our own documents and the embeds of every page. */
  readonly frames?: readonly string[];
  /** Origins that scripts of this document may call beyond the site itself. */
  readonly connects?: readonly string[];
  /** Who may frame this document: pages of ours (the editor's preview does), or nobody. */
  readonly framedBy?: 'self' | 'none';
  /** True where somebody looks at films of their own computer before they are sent: in the editor. */
  readonly playsOwnFiles?: boolean;
  /** True where no text becomes markup or code but through policies of ours: in the editor. */
  readonly trustedTypes?: boolean;
}

/** What Google names for its tag (https://developers.google.com/tag-platform/security/guides/csp), without ads. */
const analyticsSources = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;

/** The headers of a public document. Pages are shared between visitors, so scripts go by hash, not nonce. */
export function documentHeaders({
  inlineScripts,
  https,
  hstsSubdomains,
  analytics = false,
  development = false,
  frames = [],
  connects = [],
  framedBy = 'self',
  playsOwnFiles = false,
  trustedTypes = false,
}: Options): Record<string, string> {
  const scripts = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const measured = (kind: keyof typeof analyticsSources) => (analytics ? ` ${analyticsSources[kind]}` : '');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline'" : scripts.join(' ')}${measured('script')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `media-src 'self' https:${playsOwnFiles ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(' ')}${development ? ' ws:' : ''}${measured('connect')}`,
    `frame-src ${["'self'", ...new Set([...embedFrameSources, ...frames])].join(' ')}`,
    `frame-ancestors '${framedBy}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(trustedTypes
      ? [
          "require-trusted-types-for 'script'",
          `trusted-types ${Object.values(trustedTypesPolicies).join(' ')}`,
        ]
      : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // For what does not know frame-ancestors.
    'x-frame-options': framedBy === 'none' ? 'DENY' : 'SAMEORIGIN',
    ...transportHeaders({ isSecure: https, hstsSubdomains }),
  };
}

export interface TransportSecurity {
  /** True where the site answers by https: browsers then never try http again. */
  readonly isSecure: boolean;
  /** True where every host below the site's own answers by https as well. */
  readonly hstsSubdomains?: boolean | undefined;
}

/** `Strict-Transport-Security` for a year (RFC 6797); nothing over plain http, which would lock people out of a preview on the same host. */
export function transportHeaders({
  isSecure,
  hstsSubdomains = false,
}: TransportSecurity): Readonly<Record<string, string>> {
  if (!isSecure) return {};
  return { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` };
}
