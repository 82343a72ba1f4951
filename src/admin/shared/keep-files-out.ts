/** A file that is let go beside everything that takes one must not be opened in place of the screen. Answers how to stop. */
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
