import type { WriteScope } from '#server/storage/storage.ts';
import { isOfBrand } from './brand-uses.ts';
import { isNamed } from './media.repository.ts';

/**
 * Says that visitors may see a difference where a page, in any of its versions, the header or the tab of all names the file. What
 * nobody names changes nothing that is prepared for them, however many files the studio uploads meanwhile.
 */
export async function changesWhereNamed(scope: WriteScope, id: string): Promise<void> {
  // A page that is saved at the same time has named it by now, or is drawn once this write is done.
  await scope.holdSite();
  if ((await isNamed(scope.db, id)) || (await isOfBrand(scope.db, id))) scope.changesSite();
}
