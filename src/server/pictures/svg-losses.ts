/** Parts of an uploaded SVG that were left out. */
export interface SvgLosses {
  /** Declarations, rules and attributes, as they were written. */
  readonly styles: string[];
  /** Names of elements; `script` for an event handler too. */
  readonly elements: Set<string>;
  /** References to other files. */
  addresses: number;
}

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
