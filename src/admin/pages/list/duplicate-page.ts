import { createPage, getPage } from '#api/endpoints/pages.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { findFreeIdentifier } from '#content/address/free-identifier.ts';
import { defaultLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import { copiedPageFields, pickFields } from '#content/page/page-fields.ts';
import { siteWords } from '#i18n/site-words.ts';
import { api } from '../../session/api.ts';

/** Creates a draft with the content and settings of another page, at the next free slug under the same parent. */
export async function duplicatePage(source: PageInList, taken: ReadonlySet<string>) {
  const { data: page } = await api.call(getPage, { params: { identifier: source.id } });
  const { overview, translations, metadata, kind, parentId } = page;
  const { data } = await api.call(createPage, {
    body: {
      identifier: createCopyIdentifier(source.identifier, taken),
      title: createCopyTitle(page.title),
      overview,
      ...(translations && { translations }),
      ...(metadata && { metadata }),
      kind,
      parentId,
      ...pickFields(page, copiedPageFields),
      lookOf: source.id,
    },
  });
  return data;
}

/** Returns a free slug for a copy: `shell` becomes `shell-2`, then `shell-3`. */
function createCopyIdentifier(identifier: string, taken: ReadonlySet<string>): string {
  const stem = identifier.replace(/-\d{1,2}$/, '');
  return findFreeIdentifier(stem, (candidate) => candidate === stem || taken.has(candidate));
}

function createCopyTitle(title: Translated): Translated {
  if (typeof title === 'string') return siteWords[defaultLanguage].content.copiedTitle(title);
  const copy = (language: Language) => {
    const text = title[language];
    return text ? [[language, siteWords[language].content.copiedTitle(text)]] : [];
  };
  return { ...title, ...Object.fromEntries(languages.flatMap(copy)) };
}
