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
