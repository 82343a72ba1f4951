import { isIP } from 'node:net';

/**
 * Makes a check whether a host, as `Host` writes it, is another public name than that of the site, such as one with `www.`
 * Addresses, loopback and the names of private networks are not public: health checks and proxies ask there. A site that is
 * itself at none has no other names.
 *
 * @param publicUrl the origin of the site
 */
export function createNameCheck(publicUrl: string): (host: string) => boolean {
  const ours = new URL(publicUrl).hostname;
  if (!isPublicName(ours)) return () => false;
  return (host) => {
    const name = hostName(host);
    return name !== ours && isPublicName(name);
  };
}

/** The name in a `Host` header, without its port, in lower case. */
export function hostName(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

function isPublicName(name: string): boolean {
  if (isIP(name) !== 0 || name.startsWith('[')) return false;
  return name.includes('.') && !/\.(?:localhost|local|internal)$/.test(name);
}
