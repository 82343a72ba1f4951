import createPurifier, { type DOMPurify, type UponSanitizeAttributeHookEvent } from 'dompurify';
import type { DOMWindow } from 'jsdom';
import { type CleanCss, cleanDeclarations, cleanStylesheet, isSafeValue } from './safe-css.ts';

export const createSvgLosses = (): SvgLosses => ({ styles: [], elements: new Set(), addresses: 0 });
/** Removed styles that are quoted; further ones are counted. */
const mostNamed = 5;
const animations = new Set([
  'animate',
  'set',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'discard',
]);
/** Invisible nodes, which are removed without a note. DOMPurify wraps a drawing in `body`. */
const silent = new Set(['metadata', '#comment', '#text', 'style', 'body']);

export interface SvgPurifier {
  /** Sanitizes an SVG; undefined if nothing is left. Adds what was removed to `losses`. */
  purify(text: string, losses: SvgLosses): SVGSVGElement | undefined;
  /** Serializes as XML. */
  write(svg: Element): string;
}

/**
 * Creates DOMPurify on its own document, parsing SVG as a browser does within a page. Keeps references inside
 * the drawing (gradients, symbols, clips) and embedded images; removes all other URLs.
 */
export async function createSvgPurifier(): Promise<SvgPurifier> {
  // The library is imported on demand: it is large, and most uploads are photographs.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('');
  let losses: SvgLosses | undefined;
  const purifier = buildPurifier(window, (css) => losses?.styles.push(css));
  const writer = new window.XMLSerializer();
  return {
    purify(text, lost) {
      losses = lost;
      const body = purifier.sanitize(text, {
        USE_PROFILES: { svg: true, svgFilters: true },
        ADD_TAGS: ['use'],
        ADD_ATTR: moreAttributes,
        FORBID_TAGS: ['metadata', 'audio', 'video'],
        // The content of a removed element has no purpose elsewhere.
        KEEP_CONTENT: false,
        RETURN_DOM: true,
      });
      for (const removed of purifier.removed) noteRemoved(removed, lost);
      const svg = [...body.childNodes].find((node) => node instanceof window.SVGSVGElement);
      if (svg) restoreNames(svg);
      return svg;
    },
    write: (svg) => writer.serializeToString(svg),
  };
}

/** SVG attributes that DOMPurify does not know: none of them loads or runs anything. */
const moreAttributes = [
  ...['requiredextensions', 'requiredfeatures', 'limitingconeangle', 'pointsatx', 'pointsaty', 'pointsatz'],
  ...['fr', 'side', 'spacing', 'marker', 'isolation', 'mix-blend-mode', 'transform-box', 'unicode-bidi'],
  ...['role', 'xml:lang'],
];

/** @param leaveOut called with each removed style */
function buildPurifier(window: DOMWindow, leaveOut: (css: string) => void): DOMPurify {
  const purifier = createPurifier(window);
  // On an unsupported document DOMPurify returns its input unchanged.
  if (!purifier.isSupported)
    throw new Error('SVG cannot be made safe here: DOMPurify does not support jsdom.');
  const keepCss = ({ css, leftOut }: CleanCss) => {
    leftOut.forEach(leaveOut);
    return css;
  };
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = keepCss(cleanStylesheet(node.textContent ?? ''));
  });
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (isAddress(attribute)) {
      // DOMPurify keeps this attribute on links only. `mayRefer` decides for all elements, and is stricter.
      if (mayRefer(node.nodeName.toLowerCase(), value)) attribute.forceKeepAttr = true;
      else attribute.keepAttr = false;
    } else if (name === 'style') {
      attribute.attrValue = keepCss(cleanDeclarations(value));
      if (attribute.attrValue === '') attribute.keepAttr = false;
    } else if (!isText(name) && !isHandler(name) && !isSafeValue(value)) {
      leaveOut(`${name}: ${value}`.slice(0, 60));
      attribute.keepAttr = false;
    }
  });
  return purifier;
}

type Attribute = Pick<UponSanitizeAttributeHookEvent, 'attrName' | 'attrValue'>;

const isAddress = ({ attrName }: Attribute) => /^(?:xlink:)?href$/i.test(attrName);

/** True for event handlers, which DOMPurify does not list. */
const isHandler = (name: string) => /^on/i.test(name);

/** True for attributes that are never parsed as CSS. */
const isText = (name: string) => /^(?:id|class|name|title|lang|role|(?:aria|data)-.*)$/i.test(name);

/** Embedded images. A nested SVG would not be sanitized, so it is not among them. */
const carried = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,[a-z0-9+/=\s]*$/i;

function mayRefer(element: string, address: string): boolean {
  if (/^#[^\s"'<>\\]+$/.test(address)) return true;
  return (element === 'image' || element === 'feimage') && carried.test(address);
}

type RemovedPart = DOMPurify['removed'][number];

function noteRemoved(removed: RemovedPart, losses: SvgLosses): void {
  if ('element' in removed) losses.elements.add(removed.element.nodeName);
  else if (removed.attribute && isAddress({ attrName: removed.attribute.name, attrValue: '' }))
    losses.addresses += 1;
  else if (removed.attribute && isHandler(removed.attribute.name)) losses.elements.add('script');
}

/** Mixed-case SVG names that an HTML parser does not restore, by lower case. */
const camelCaseNames: ReadonlyMap<string, string> = new Map(
  ['feDropShadow', 'requiredExtensions', 'requiredFeatures'].map((name) => [name.toLowerCase(), name]),
);

/** Restores mixed-case names: an HTML parser lowers unknown names, which XML then does not recognize. */
function restoreNames(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll('*')) {
    for (const attribute of [...element.attributes]) {
      const name = camelCaseNames.get(attribute.name);
      if (name === undefined || attribute.namespaceURI) continue;
      element.removeAttributeNode(attribute);
      element.setAttributeNS(null, name, attribute.value);
    }
    const name = camelCaseNames.get(element.localName);
    if (name === undefined) continue;
    const renamed = element.ownerDocument.createElementNS(element.namespaceURI, name);
    for (const { namespaceURI, name: attribute, value } of element.attributes)
      renamed.setAttributeNS(namespaceURI, attribute, value);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/** Removed parts of an uploaded SVG. */
interface SvgLosses {
  /** Source text of declarations, rules and attributes. */
  readonly styles: string[];
  /** Element names; `script` also stands for an event handler. */
  readonly elements: Set<string>;
  /** Number of external references. */
  addresses: number;
}

/** Describes visible losses, in sentences for the uploader; empty if there are none. */
export function describeLosses({ styles, elements, addresses }: SvgLosses): string[] {
  const names = [...elements].filter((name) => !silent.has(name.toLowerCase()) && !name.includes(':'));
  const [moving, others] = [
    names.filter((name) => animations.has(name.toLowerCase())),
    names.filter((name) => !animations.has(name.toLowerCase())),
  ];
  return [
    ...(moving.length > 0 ? [`Its animation was removed (${moving.join(', ')}): the image is still.`] : []),
    ...(others.length > 0 ? [`Elements that run or load something were removed: ${others.join(', ')}.`] : []),
    ...(addresses > 0 ? ['References to other files were removed.'] : []),
    ...(styles.length > 0 ? [describeStyles([...new Set(styles)])] : []),
  ];
}

function describeStyles(styles: readonly string[]): string {
  const named = styles.slice(0, mostNamed).map((style) => `“${style.replace(/\s+/g, ' ')}”`);
  const more = styles.length - named.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `Styles that could load something, or that are broken, were removed: ${named.join(', ')}${rest}.`;
}
