import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#content/language/language.ts';

const LanguageContext = createContext<Language | undefined>(undefined);

interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Sets the language of its children. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Gets the language of the document. Throws outside a {@link LanguageProvider}. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be used inside a LanguageProvider');
  return language;
}
