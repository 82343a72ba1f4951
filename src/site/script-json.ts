/** JSON that can stand inside a `<script>`: with no `<` in it, nothing ends the element early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
