/**
 * Prevents the browser from opening a file dropped outside a drop target in place of the screen. Returns a
 * function that stops it.
 */
export function keepFilesOut(): () => void {
  const stop = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', stop);
  window.addEventListener('drop', stop);
  return () => {
    window.removeEventListener('dragover', stop);
    window.removeEventListener('drop', stop);
  };
}
