const html = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

const splitWords = (text: string) => text.trim().split(/\s+/);

/** Elements that inline code may use, with their kind of markup. */
export const allowedTags: ReadonlyMap<string, string> = new Map([
  ...splitWords(`
    a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del
    details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark meter
    nav ol p pre progress q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot
    th thead time tr u ul var video wbr
  `).map((tag) => [tag, html] as const),
  ...splitWords(`
    svg g path circle ellipse line polyline polygon rect text tspan defs linearGradient radialGradient stop
    clipPath mask pattern
  `).map((tag) => [tag, svg] as const),
]);

/** Elements that are removed with their content, because it is not text for people. */
export const droppedTags: ReadonlySet<string> = new Set(
  splitWords(`
    script style template noscript iframe frame frameset object embed applet math title desc metadata textarea
    select option datalist xmp plaintext noembed noframes head base link meta foreignObject animate set use
  `),
);

export const globalAttributes: ReadonlySet<string> = new Set(
  splitWords('class id style title lang dir role hidden'),
);

/** Allowed attributes by element, without `href`: links have their own rules. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsinline', 'width', 'height'],
  audio: ['src', 'controls', 'loop', 'muted'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'scope', 'headers'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  del: ['datetime'],
  ins: ['datetime'],
  data: ['value'],
  meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
  progress: ['value', 'max'],
  details: ['open', 'name'],
};

export const svgAttributes: ReadonlySet<string> = new Set(
  splitWords(`
    viewBox width height preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity d cx cy r rx ry
    x x1 x2 y y1 y2 dx dy points transform clip-path clip-rule clipPathUnits mask maskUnits pathLength
    gradientUnits gradientTransform patternUnits patternTransform spreadMethod offset stop-color stop-opacity
    fx fy font-size font-weight text-anchor dominant-baseline vector-effect
  `),
);
