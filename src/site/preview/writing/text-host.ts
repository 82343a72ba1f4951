/** An element that somebody writes in: what React put there is taken out for so long. */
export interface TextHost {
  readonly element: HTMLElement;
  /** Puts everything back as React knows it. */
  readonly restore: () => void;
}

/** What these say of the words that stand there is not true of those that are being written. */
const ofWords = ['data-example', 'data-left-out', 'lang'];

/**
 * Empties the element that holds the words of a marked one, beside icons. `rich` texts have paragraphs, whose parent it
 * is.
 */
export function takeOver(marked: HTMLElement, rich: boolean): TextHost {
  const element = rich ? marked : innermost(marked);
  const children = [...element.childNodes];
  const restored = [marked, element].map(attributesOf);
  element.replaceChildren();
  for (const name of ofWords) marked.removeAttribute(name);
  // A link would be dragged away instead of its words being selected.
  if (marked.closest('a')) marked.setAttribute('draggable', 'false');
  element.setAttribute('data-writing', '');
  return {
    element,
    restore() {
      element.replaceChildren(...children);
      for (const restore of restored) restore();
    },
  };
}

/** Answers how an element gets the attributes back that it has now, and no others. */
function attributesOf(element: HTMLElement): () => void {
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
}

/** Where the words stand: in a button beside its icon, in an item behind its bullet. A link in it goes with the words. */
function innermost(element: HTMLElement): HTMLElement {
  const words = [...element.childNodes].filter(
    (node) => !(node instanceof Element) || !node.matches('svg, [aria-hidden]'),
  );
  const [only, ...others] = words;
  if (!(only instanceof HTMLElement) || others.length > 0 || only.matches('a')) return element;
  return innermost(only);
}
