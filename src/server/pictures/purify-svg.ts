import createPurifier, { type DOMPurify, type UponSanitizeAttributeHookEvent } from 'dompurify';
import type { DOMWindow } from 'jsdom';
import { type CleanCss, cleanDeclarations, cleanStylesheet, isSafeValue } from './safe-css.ts';

export const noLosses = (): SvgLosses => ({ styles: [], elements: new Set(), addresses: 0 });
/** So many styles are named; the others are counted. */
const mostNamed = 5;
const animations = new Set([
  'animate',
  'set',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'discard',
]);
/** Nodes that nobody sees, which are left out without a note. A drawing is cleaned inside a `body`. */
const silent = new Set(['metadata', '#comment', '#text', 'style', 'body']);

export interface SvgPurifier {
  /** The drawing in a text, without all that could act or load; undefined where nothing is left. What that was is added to `losses`. */
  purify(text: string, losses: SvgLosses): SVGSVGElement | undefined;
  /** As XML. */
  write(svg: Element): string;
}

/**
 * DOMPurify on a document of its own, as a browser reads SVG in a page. What refers to the drawing itself may stay
 * (gradients, symbols, clips), and so may pictures that it carries; every other address goes.
 */
export async function createSvgPurifier(): Promise<SvgPurifier> {
  // Large, and most uploads are photographs.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('');
  let losses: SvgLosses | undefined;
  const purifier = purifierOn(window, (css) => losses?.styles.push(css));
  const writer = new window.XMLSerializer();
  return {
    purify(text, lost) {
      losses = lost;
      const body = purifier.sanitize(text, {
        USE_PROFILES: { svg: true, svgFilters: true },
        ADD_TAGS: ['use'],
        ADD_ATTR: moreAttributes,
        FORBID_TAGS: ['metadata', 'audio', 'video'],
        // What stands in what goes was meant for that alone.
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

/** Attributes of drawings that DOMPurify does not know: none of them loads or acts. */
const moreAttributes = [
  ...['requiredextensions', 'requiredfeatures', 'limitingconeangle', 'pointsatx', 'pointsaty', 'pointsatz'],
  ...['fr', 'side', 'spacing', 'marker', 'isolation', 'mix-blend-mode', 'transform-box', 'unicode-bidi'],
  ...['role', 'xml:lang'],
];

/** @param leaveOut hears of each style that does not stay */
function purifierOn(window: DOMWindow, leaveOut: (css: string) => void): DOMPurify {
  const purifier = createPurifier(window);
  // On a document that it does not know how to clean it gives back what it got.
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
      // It knows this one for links only, where it is worth a closer look than ours.
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

/** Attributes that run what they say: DOMPurify knows none of them. */
const isHandler = (name: string) => /^on/i.test(name);

/** Attributes that nothing reads as CSS. */
const isText = (name: string) => /^(?:id|class|name|title|lang|role|(?:aria|data)-.*)$/i.test(name);

/** Pictures that a drawing carries in itself; an SVG in an SVG is not looked into, so it goes. */
const carried = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,[a-z0-9+/=\s]*$/i;

function mayRefer(element: string, address: string): boolean {
  if (/^#[^\s"'<>\\]+$/.test(address)) return true;
  return (element === 'image' || element === 'feimage') && carried.test(address);
}

type Removed = DOMPurify['removed'][number];

function noteRemoved(removed: Removed, losses: SvgLosses): void {
  if ('element' in removed) losses.elements.add(removed.element.nodeName);
  else if (removed.attribute && isAddress({ attrName: removed.attribute.name, attrValue: '' }))
    losses.addresses += 1;
  else if (removed.attribute && isHandler(removed.attribute.name)) losses.elements.add('script');
}

/** Names with capitals that SVG has and an HTML parser does not restore, by their lower-case form. */
const camelCaseNames: ReadonlyMap<string, string> = new Map(
  ['feDropShadow', 'requiredExtensions', 'requiredFeatures'].map((name) => [name.toLowerCase(), name]),
);

/** HTML reads the names that it does not know in lower case, where XML would not know them any more. */
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

/** Parts of an uploaded SVG that were left out. */
interface SvgLosses {
  /** Declarations, rules and attributes, as they were written. */
  readonly styles: string[];
  /** Names of elements; `script` for an event handler too. */
  readonly elements: Set<string>;
  /** References to other files. */
  addresses: number;
}

/** Sentences for whoever uploaded the drawing; none where nothing was lost that is seen. */
export function describeLosses({ styles, elements, addresses }: SvgLosses): string[] {
  const names = [...elements].filter((name) => !silent.has(name.toLowerCase()) && !name.includes(':'));
  const [moving, others] = [
    names.filter((name) => animations.has(name.toLowerCase())),
    names.filter((name) => !animations.has(name.toLowerCase())),
  ];
  return [
    ...(moving.length > 0
      ? [`Its animation was left out (${moving.join(', ')}): the drawing stands still.`]
      : []),
    ...(others.length > 0 ? [`Elements that act or load were left out: ${others.join(', ')}.`] : []),
    ...(addresses > 0 ? ['References to other files were left out.'] : []),
    ...(styles.length > 0 ? [describeStyles([...new Set(styles)])] : []),
  ];
}

function describeStyles(styles: readonly string[]): string {
  const named = styles.slice(0, mostNamed).map((style) => `“${style.replace(/\s+/g, ' ')}”`);
  const more = styles.length - named.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `Styles that could load something, or that are broken, were left out: ${named.join(', ')}${rest}.`;
}
