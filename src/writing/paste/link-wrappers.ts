interface Wrapper {
  readonly host: RegExp;
  readonly path?: string;
  /** Query parameters that hold the target; the first that is an address counts. */
  readonly targets: readonly string[];
}

/** Services that lead links through an address of their own. */
const wrappers: readonly Wrapper[] = [
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.(?:com|cn|de)|office365\.us)$/, targets: ['url'] },
  { host: /^statics\.teams\.cdn\.office\.net$/, path: '/evergreen-assets/safelinks/', targets: ['url'] },
  { host: /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/, path: '/url', targets: ['q', 'url'] },
  { host: /^(?:l|lm)\.(?:facebook|instagram)\.com$/, targets: ['u'] },
  { host: /^slack-redir\.net$/, path: '/link', targets: ['url'] },
  { host: /^www\.youtube\.com$/, path: '/redirect', targets: ['q'] },
  { host: /^www\.linkedin\.com$/, path: '/safety/go', targets: ['url'] },
];

/** A wrapper may wrap another one; more of them are nobody's intention. */
const mostWrappers = 5;

/** The address that a link leads to in the end, when a service has wrapped it; otherwise the address itself. */
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

/** A text with every wrapped address in it unwrapped. */
export function unwrapAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s<>()[\]"]+/gi, unwrapAddress);
}
