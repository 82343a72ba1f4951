import { indented } from './jsx-text.ts';

/** Elements that end where they begin. */
const alone = new Set(['input', 'img', 'br', 'hr', 'path', 'circle', 'rect', 'line']);
/** What the browser's state or this screen has put there, and nobody would type. */
const left = new Set(['data-forced', 'data-rac', 'data-react-aria-pressable']);

/** The markup of what stands in an element, an element a line. */
export function markupText(root: Element): string {
  return [...root.childNodes].map(nodeText).filter(Boolean).join('\n');
}

function nodeText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent?.trim() ?? '');
  if (!(node instanceof Element)) return '';
  const name = node.tagName.toLowerCase();
  const attributes = [...node.attributes]
    .filter((attribute) => !left.has(attribute.name))
    .map(({ name: key, value }) => (value === '' ? key : `${key}="${value.replaceAll('"', '&quot;')}"`));
  const open = `<${[name, ...attributes].join(' ')}>`;
  if (alone.has(name)) return open;
  const inside = markupText(node);
  const isShort = node.childElementCount === 0 && !inside.includes('\n');
  return isShort ? `${open}${inside}</${name}>` : `${open}\n${indented(inside)}\n</${name}>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
