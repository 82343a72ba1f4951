interface Wrapper {
  readonly host: RegExp;
  readonly path?: string;
  /** Query parameters with the target. The first one with a URL is used. */
  readonly targets: readonly string[];
}

/** Services that wrap links in their own URLs. */
const wrappers: readonly Wrapper[] = [
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.(?:com|cn|de)|office365\.us)$/, targets: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: '/evergreen-assets/safelinks/', targets: ['url'] },
  { host: /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/, path: '/url', targets: ['q', 'url'] },
  { host: /^(?:l|lm)\.(?:facebook|instagram)\.com$/, targets: ['u'] },
  { host: /^slack-redir\.net$/, path: '/link', targets: ['url'] },
  { host: /^www\.youtube\.com$/, path: '/redirect', targets: ['q'] },
  { host: /^www\.linkedin\.com$/, path: '/safety/go', targets: ['url'] },
];

/** Maximum of nested wrappers. More are not plausible. */
const mostWrappers = 5;

/** Gets the target of a URL that a service has wrapped; other URLs are returned unchanged. */
export function unwrapAddress(address: string): string {
  let unwrapped = address;
  for (let count = 0; count < mostWrappers; count += 1) {
    const target = findTarget(unwrapped);
    if (target === undefined) break;
    unwrapped = target;
  }
  return unwrapped;
}

function findTarget(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const wrapper = wrappers.find(({ host, path = '' }) => host.test(hostname) && pathname.startsWith(path));
  const targets = wrapper?.targets.map((name) => searchParams.get(name) ?? '') ?? [];
  return targets.find((target) => /^https?:\/\//i.test(target) && URL.canParse(target));
}

/** Unwraps all URLs in a text. */
export function unwrapAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s<>()[\]"]+/gi, unwrapAddress);
}
