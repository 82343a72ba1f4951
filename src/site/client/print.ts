/** Asks for all images of the page when it is about to be printed, also for those that nobody scrolled to. */
export function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}
