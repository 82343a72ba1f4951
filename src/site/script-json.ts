/**
 * Serializes JSON for a `<script>` element. Every `<` is escaped, so that nothing closes the element early.
 */
export function serializeScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
