import type { MetadataName } from '#content/page/page-metadata.ts';
import { contactWords } from '../../form/page/contact-words.ts';
import { searchWords } from './search-words.ts';

/** Labels of the page's texts outside of blocks. */
export const metadataFields: Record<MetadataName, string> = {
  ...searchWords.fields,
  ...contactWords.fullFields,
};
