import { withLanguage } from '#content/address/site-paths.ts';
import { languageFacts, languages } from '#content/language/language.ts';
import { useLanguage } from '../language-provider.tsx';

interface LanguageLinksProps {
  /** Path of this page without the language prefix. */
  readonly path: string;
  /** True to show language codes instead of names, to save space. */
  readonly isShort?: boolean;
}

/** Links to this page in each language. */
export function LanguageLinks({ path, isShort = false }: LanguageLinksProps) {
  const language = useLanguage();
  return languages.map((code) => (
    <a
      key={code}
      className="menu__choice"
      href={withLanguage(path, code)}
      hrefLang={languageFacts[code].hreflang}
      lang={code}
      data-language={code}
      aria-current={code === language ? 'true' : undefined}
    >
      {isShort ? code.toUpperCase() : languageFacts[code].name}
    </a>
  ));
}
