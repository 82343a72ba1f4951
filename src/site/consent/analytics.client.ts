declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Google Analytics, loaded only after a yes and only with a measurement id. It counts what is named here and
 * nothing by itself: page views, the contact section coming into view, and links that lead elsewhere. `allowed`
 * is asked before each of them.
 */
export function startAnalytics(measurementId: string, allowed: () => boolean): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  /** Google's own shape of a command: its script takes the arguments object and no array. */
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const count = (name: string, facts: Record<string, string>) => {
    if (allowed()) gtag('event', name, { ...facts, transport_type: 'beacon' });
  };

  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('js', new Date());
  gtag('config', measurementId, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });

  const view = () => {
    count('page_view', pageView(location, document.title));
    watchContact(() => count('section_view', { section: 'contact' }));
  };
  view();
  addEventListener('hashchange', () => count('page_view', pageView(location, document.title)));
  // Back from the browser's memory is a view like any other, and no script runs anew for it.
  addEventListener('pageshow', ({ persisted }) => persisted && view());
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, (event) => {
      const url = outboundUrl(event);
      if (url) count('outbound_click', { link_url: url.href, link_domain: url.hostname });
    });
  }
  load(measurementId);
}

/** What is told of a page view: the address with its hash, if it has one. */
export function pageView({ href, pathname, search, hash }: Location, title: string): Record<string, string> {
  return { page_location: href, page_path: pathname + search + hash, page_title: title };
}

let watching: IntersectionObserver | undefined;

/** Once per view: the contact section, or the first contact block that owns its place, is half visible. */
function watchContact(seen: () => void): void {
  watching?.disconnect();
  const section = document.querySelector('[data-section="contact"]');
  if (!section) return;
  watching = new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    },
    { threshold: 0.5 },
  );
  watching.observe(section);
}

/** Where a press on a link leads, when that is another site; undefined for one that a script of the page has handled. */
export function outboundUrl({ type, button, target, defaultPrevented }: MouseEvent): URL | undefined {
  // The other buttons than the middle one open no link.
  if (defaultPrevented || (type === 'auxclick' && button !== 1)) return undefined;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  // A link inside an SVG has no protocol.
  return link?.protocol?.startsWith('http') && link.host !== location.host ? new URL(link.href) : undefined;
}

function load(measurementId: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}
