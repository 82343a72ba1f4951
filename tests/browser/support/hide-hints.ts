import type { BrowserContext } from '@playwright/test';
import { editorAccount } from './editor-account.ts';
import { owner } from './owner.ts';

/** Marks the editor hints as seen by the test accounts, because the hints cover other controls. */
export async function hideHints(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (members) => {
      if (!location.pathname.startsWith('/admin') || localStorage.getItem('vitrine-editor-hints')) return;
      localStorage.setItem('vitrine-editor-hints', JSON.stringify(members));
    },
    [owner.email, editorAccount.email],
  );
}
