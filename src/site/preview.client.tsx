import '#content/schemas-without-eval.ts';
import { startPreview } from './preview/start-preview.tsx';
import type { PreviewContext } from './site-document.ts';

const context = document.querySelector('#preview-context');
const container = document.querySelector('#preview');

// Opened outside the editor, `?preview` is the visitor's page: there is nobody to talk to.
if (context && container && window.parent !== window) {
  startPreview(container, JSON.parse(context.textContent) as PreviewContext);
} else {
  document.querySelector('.skeleton')?.remove();
}
