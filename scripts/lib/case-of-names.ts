/** `before-after-slider` as a type and a value are written: `beforeAfterSlider`. */
export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `before-after-slider` as a component is written: `BeforeAfterSlider`. */
export function pascal(name: string): string {
  return firstUpper(camel(name));
}

/** `before-after-slider` as a person reads it: `Before after slider`. */
export function spoken(name: string): string {
  return firstUpper(name.replaceAll('-', ' '));
}

function firstUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
