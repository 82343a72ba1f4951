/** True for a click with Ctrl, Command, Shift or Alt, which browsers use for new tabs or downloads. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
