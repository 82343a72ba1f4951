/** Converts `before-after-slider` to `beforeAfterSlider`, for types and values. */
export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `before-after-slider` to `BeforeAfterSlider`, for components. */
export function pascal(name: string): string {
  return capitalize(camel(name));
}

/** Converts `before-after-slider` to `Before after slider`, for labels. */
export function spoken(name: string): string {
  return capitalize(name.replaceAll('-', ' '));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
