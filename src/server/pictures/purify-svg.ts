import createPurifier, { type DOMPurify, type UponSanitizeAttributeHookEvent } from 'dompurify';
import type { DOMWindow } from 'jsdom';
import { isSafeCss } from './safe-css.ts';

export interface SvgPurifier {
  /** The drawing in a text, without all that could act or load; undefined where nothing is left. */
  purify(text: string): SVGSVGElement | undefined;
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
  const purifier = purifierOn(window);
  const writer = new window.XMLSerializer();
  return {
    purify(text) {
      const body = purifier.sanitize(text, {
        USE_PROFILES: { svg: true, svgFilters: true },
        ADD_TAGS: ['use'],
        FORBID_TAGS: ['metadata', 'audio', 'video'],
        // What stands in what goes was meant for that alone.
        KEEP_CONTENT: false,
        RETURN_DOM: true,
      });
      return [...body.childNodes].find((node) => node instanceof window.SVGSVGElement);
    },
    write: (svg) => writer.serializeToString(svg),
  };
}

function purifierOn(window: DOMWindow): DOMPurify {
  const purifier = createPurifier(window);
  // On a document that it does not know how to clean it gives back what it got.
  if (!purifier.isSupported)
    throw new Error('SVG cannot be made safe here: DOMPurify does not support jsdom.');
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && !isSafeCss(node.textContent ?? '')) node.textContent = '';
  });
  purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
    if (!mayStay(node.nodeName.toLowerCase(), attribute)) attribute.keepAttr = false;
    // It knows this one for links only, where it is worth a closer look than ours.
    else if (isAddress(attribute)) attribute.forceKeepAttr = true;
  });
  return purifier;
}

type Attribute = Pick<UponSanitizeAttributeHookEvent, 'attrName' | 'attrValue'>;

const isAddress = ({ attrName }: Attribute) => /^(?:xlink:)?href$/i.test(attrName);

/** Pictures that a drawing carries in itself; an SVG in an SVG is not looked into, so it goes. */
const carried = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,[a-z0-9+/=\s]*$/i;

function mayStay(element: string, attribute: Attribute): boolean {
  const { attrValue: value } = attribute;
  if (!isAddress(attribute)) return isSafeCss(value);
  if (/^#[^\s"'<>\\]+$/.test(value)) return true;
  return (element === 'image' || element === 'feimage') && carried.test(value);
}
