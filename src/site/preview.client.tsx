import '#content/schemas-without-eval.ts';
import { startPreview } from './preview/start-preview.tsx';
import { startVersion } from './preview/start-version.tsx';
import type { PreviewContext } from './site-document.ts';

const context = document.querySelector('#preview-context');
const container = document.querySelector('#preview');

// Opened outside the editor, `?preview` shows the public page without the preview's script.
if (context && container && window.parent !== window) {
  const shown = JSON.parse(context.textContent) as PreviewContext;
  const versionId = new URLSearchParams(location.search).get('version');
  if (versionId) startVersion(container, shown, versionId);
  else startPreview(container, shown);
} else {
  document.querySelector('.skeleton')?.remove();
}
