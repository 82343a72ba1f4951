import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#content/language/language.ts';

const LanguageContext = createContext<Language | undefined>(undefined);

interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Says in which language everything inside it speaks. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the document; throws outside a {@link LanguageProvider}. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be used inside a LanguageProvider');
  return language;
}
