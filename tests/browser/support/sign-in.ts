import type { Page } from '@playwright/test';
import { signInWords } from '#admin/session/sign-in-words.ts';

/** Fills in the sign-in form of a page and submits it. Does not wait for the response. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel(signInWords.email).fill(email);
  await page.getByLabel(signInWords.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInWords.submit, exact: true }).click();
}
