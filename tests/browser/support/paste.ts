import type { Locator } from '@playwright/test';

/**
 * Dispatches a paste event with content from another program, because tests cannot write to the clipboard.
 */
export async function paste(field: Locator, html: string, plain = 'x'): Promise<void> {
  await field.evaluate(
    (element, texts) => {
      const data = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) data.setData(type, text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { 'text/html': html, 'text/plain': plain },
  );
}
