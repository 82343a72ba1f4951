/** True for a press with Ctrl, Command, Shift or Alt: the browser opens or saves the link by its own rules. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
