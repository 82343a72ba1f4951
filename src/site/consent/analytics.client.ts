declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Starts Google Analytics; called only with consent and a measurement id. It sends only the events here: page
 * views, the contact section in view, and outbound links. `allowed` is checked before each.
 */
export function startAnalytics(measurementId: string, allowed: () => boolean): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  /** Google's script requires the arguments object; it ignores arrays. */
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

  const trackPageView = () => {
    count('page_view', buildPageView(location, document.title));
    watchContact(() => count('section_view', { section: 'contact' }));
  };
  trackPageView();
  addEventListener('hashchange', () => count('page_view', buildPageView(location, document.title)));
  // Restoring from the back-forward cache is a page view, but runs no script again.
  addEventListener('pageshow', ({ persisted }) => persisted && trackPageView());
  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, (event) => {
      const url = findOutboundUrl(event);
      if (url) count('outbound_click', { link_url: url.href, link_domain: url.hostname });
    });
  }
  load(measurementId);
}

/** Builds the parameters of a page view: the URL including its hash. */
export function buildPageView(
  { href, pathname, search, hash }: Location,
  title: string,
): Record<string, string> {
  return { page_location: href, page_path: pathname + search + hash, page_title: title };
}

let watching: IntersectionObserver | undefined;

/**
 * Calls `seen` once per view when half of the contact section, or of the first contact block in its place, is
 * visible.
 */
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

/** Finds the URL of a clicked link to another site; undefined if a script of the page handled the click. */
export function findOutboundUrl({ type, button, target, defaultPrevented }: MouseEvent): URL | undefined {
  // Only the main and the middle button open links.
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
