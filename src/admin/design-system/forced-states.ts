import type { Gesture } from './specimen.ts';

/** What each gesture is in style sheets. Holding something down is pointing at it, too. */
const pseudoClasses = { hover: ':hover', focus: ':focus-visible', active: ':active' } as const;
const forcedNames: Readonly<Record<Gesture, readonly Gesture[]>> = {
  hover: ['hover'],
  focus: ['focus'],
  active: ['hover', 'active'],
};
const anyPseudoClass = /:(?:hover|focus-visible|active)(?![\w-])/;
const forceable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

let isKept = false;

/**
 * Makes every rule for a gesture apply to marked elements as well, with the same weight: what is shown are the rules that
 * the components have, and no copies that somebody would have to keep.
 */
export function keepForcedRules(): void {
  if (isKept) return;
  isKept = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].flatMap((own) => forcedRules(own.cssRules)).join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return anyPseudoClass.test(rule.selectorText)
        ? [`${forcedSelector(rule.selectorText)}{${rule.style.cssText}}`]
        : [];
    }
    if (!(rule instanceof CSSMediaRule)) return [];
    const inside = forcedRules(rule.cssRules);
    return inside.length === 0 ? [] : [`@media ${rule.conditionText}{${inside.join('')}}`];
  });
}

/** An attribute weighs as much as a pseudo-class does. */
function forcedSelector(selector: string): string {
  return Object.entries(pseudoClasses).reduce(
    (text, [gesture, name]) =>
      text.replace(new RegExp(`${name}(?![\\w-])`, 'g'), `[data-forced~="${gesture}"]`),
    selector,
  );
}

/** Marks the first control of each sample as if somebody pointed at it, held it down, or came there by the keyboard. */
export function force(stage: Element, gesture: Gesture | undefined): void {
  for (const marked of stage.querySelectorAll('[data-forced]')) marked.removeAttribute('data-forced');
  if (!gesture) return;
  for (const place of stage.querySelectorAll('[data-specimen]')) {
    const target = place.querySelector(forceable);
    if (!target) continue;
    target.setAttribute('data-forced', forcedNames[gesture].join(' '));
    // The keyboard is at one place; a pointer is over all that this one stands in.
    if (gesture !== 'focus') markAround(target, place, forcedNames[gesture].join(' '));
  }
}

function markAround(target: Element, until: Element, names: string): void {
  for (let around = target.parentElement; around && around !== until; around = around.parentElement) {
    around.setAttribute('data-forced', names);
  }
}
