/** Converts `before-after-slider` to `beforeAfterSlider`, for types and values. */
export function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `before-after-slider` to `BeforeAfterSlider`, for components. */
export function toPascalCase(name: string): string {
  return capitalize(toCamelCase(name));
}

/** Converts `before-after-slider` to `Before after slider`, for labels. */
export function toLabel(name: string): string {
  return capitalize(name.replaceAll('-', ' '));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
