import type { BrowserContext } from '@playwright/test';
import { editorAccount } from './editor-account.ts';
import { owner } from './owner.ts';

/** The members have seen the hints of the editor before: they lie over what is pressed. */
export async function hideHints(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (members) => {
      if (!location.pathname.startsWith('/admin') || localStorage.getItem('vitrine-editor-hints')) return;
      localStorage.setItem('vitrine-editor-hints', JSON.stringify(members));
    },
    [owner.email, editorAccount.email],
  );
}
