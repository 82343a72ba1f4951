/** Loads all lazy images before the page is printed. */
export function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}
