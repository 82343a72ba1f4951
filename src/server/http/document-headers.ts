import { createHash } from 'node:crypto';
import { trustedTypesPolicies } from '#content/trusted-types.ts';

interface Options {
  /** Inline scripts of the document. Each is allowed by its hash; other inline scripts are blocked. */
  readonly inlineScripts: readonly string[];
  /** True if the site uses https: browsers then never try http again. */
  readonly https: boolean;
  /** True if all subdomains use https as well. */
  readonly hstsSubdomains?: boolean | undefined;
  /** True if the site uses Google Analytics, which is then allowed. */
  readonly analytics?: boolean;
  /** Relaxes the policy for the dev server. */
  readonly development?: boolean;
  /** Sources that the document may frame, in addition to its own origin. */
  readonly frames?: readonly string[];
  /** Origins that scripts may call, in addition to the site's own. */
  readonly connects?: readonly string[];
  /** Which sites may frame the document: its own (for the editor's preview) or none. */
  readonly framedBy?: 'self' | 'none';
  /** True in the editor, which plays local videos before they are uploaded. */
  readonly playsOwnFiles?: boolean;
  /** True in the editor: text becomes markup or code only by the policies listed here. */
  readonly trustedTypes?: boolean;
}

/**
 * Sources that Google lists for its tag (https://developers.google.com/tag-platform/security/guides/csp),
 * without ads.
 */
const analyticsSources = {
  script: 'https://www.googletagmanager.com',
  connect: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
} as const;

/**
 * Builds the headers of a public document. Scripts are allowed by hash, not nonce, since pages are shared
 * between visitors.
 */
export function buildDocumentHeaders({
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
  const formatAnalyticsSource = (kind: keyof typeof analyticsSources) =>
    analytics ? ` ${analyticsSources[kind]}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline'" : scripts.join(' ')}${formatAnalyticsSource('script')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // The document embeds captions of videos as `data:` URLs.
    `media-src 'self' https: data:${playsOwnFiles ? ' blob:' : ''}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connects].join(' ')}${development ? ' ws:' : ''}${formatAnalyticsSource('connect')}`,
    `frame-src ${["'self'", ...new Set(frames)].join(' ')}`,
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
    // Old browsers do not support frame-ancestors.
    'x-frame-options': framedBy === 'none' ? 'DENY' : 'SAMEORIGIN',
    ...buildTransportHeaders({ isSecure: https, hstsSubdomains }),
  };
}

export interface TransportSecurity {
  /** True if the site uses https: browsers then never try http again. */
  readonly isSecure: boolean;
  /** True if all subdomains use https as well. */
  readonly hstsSubdomains?: boolean | undefined;
}

/**
 * Returns `Strict-Transport-Security` for a year (RFC 6797); nothing over http, which would lock people out
 * of a preview on the same host.
 */
export function buildTransportHeaders({
  isSecure,
  hstsSubdomains = false,
}: TransportSecurity): Readonly<Record<string, string>> {
  if (!isSecure) return {};
  return { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` };
}
