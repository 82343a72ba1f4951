import { type Language, languages, type Translated } from '#content/language/language.ts';
import { words } from '../words.ts';
import '../shared/form.css';
import './translated-input.css';

interface TranslatedInputProps {
  readonly label: string;
  readonly value: Translated;
  readonly onValue: (value: Translated) => void;
  readonly help?: string;
  /** True for a multi-line input. */
  readonly isLong?: boolean;
  readonly disabled?: boolean;
}

/** A text input for each language, one below the other. */
export function TranslatedInput(props: TranslatedInputProps) {
  const { label, value, onValue, help, isLong = false, disabled } = props;
  return (
    <fieldset className="translated-input" disabled={disabled}>
      <legend className="form-field__label">{label}</legend>
      {languages.map((language) => (
        <OneLanguage
          key={language}
          label={label}
          language={language}
          text={getText(value, language)}
          onText={(text) => onValue(withText(value, language, text))}
          isLong={isLong}
        />
      ))}
      {help && <p className="form-field__note">{help}</p>}
    </fieldset>
  );
}

interface OneLanguageProps {
  readonly label: string;
  readonly language: Language;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isLong: boolean;
}

function OneLanguage({ label, language, text, onText, isLong }: OneLanguageProps) {
  const input = {
    'aria-label': words.translations.field(label, words.languages[language]),
    lang: language,
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => onText(event.target.value),
  };
  return (
    <span className="form-input translated-input__text">
      <span className="form-input__prefix" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      {isLong ? <textarea {...input} rows={3} maxLength={2000} /> : <input {...input} maxLength={500} />}
    </span>
  );
}

/** Returns the text in one language. A text stored without languages counts as the first language. */
function getText(value: Translated, language: Language): string {
  if (typeof value === 'string') return language === languages[0] ? value : '';
  return value[language] ?? '';
}

function withText(value: Translated, language: Language, text: string): Translated {
  const [first] = languages;
  const { [language]: _before, ...others } =
    typeof value === 'string' ? { [first]: value } : (value as Record<string, string>);
  return (text === '' ? others : { ...others, [language]: text }) as Translated;
}
