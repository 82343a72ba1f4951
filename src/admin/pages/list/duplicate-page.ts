import { createPage, getPage } from '#api/endpoints/pages.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { freeIdentifier } from '#content/address/free-identifier.ts';
import { defaultLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import { copiedPageFields, pickFields } from '#content/page/page-fields.ts';
import { api } from '../../session/api.ts';
import { listWords } from './list-words.ts';

/** Makes a draft that says what a page says, with its look, at the next free address beside it. */
export async function duplicatePage(source: PageInList, taken: ReadonlySet<string>) {
  const { data: page } = await api.call(getPage, { params: { identifier: source.id } });
  const { overview, translations, metadata, kind, parentId } = page;
  const { data } = await api.call(createPage, {
    body: {
      identifier: identifierOfCopy(source.identifier, taken),
      title: titleOfCopy(page.title),
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

/** The copy of `shell` is `shell-2`, and of that `shell-3`. */
function identifierOfCopy(identifier: string, taken: ReadonlySet<string>): string {
  const stem = identifier.replace(/-\d{1,2}$/, '');
  return freeIdentifier(stem, (candidate) => candidate === stem || taken.has(candidate));
}

function titleOfCopy(title: Translated): Translated {
  const { copyOf } = listWords.actions;
  if (typeof title === 'string') return copyOf[defaultLanguage](title);
  const copy = (language: Language) => {
    const text = title[language];
    return text ? [[language, copyOf[language](text)]] : [];
  };
  return { ...title, ...Object.fromEntries(languages.flatMap(copy)) };
}
