import { languageFacts, languages } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';

interface LanguageLinksProps {
  /** Address of this page without language prefix. */
  readonly path: string;
  /** By their codes, where there is little room. */
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
