import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { type Language, languages, resolveText } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { metadataLimits, withContactSection } from '#content/page/page-metadata.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { FieldRow } from '../../../forms/field-row.tsx';
import { FieldSet } from '../../../forms/field-set.tsx';
import { OnOff } from '../../../forms/on-off.tsx';
import { siteQuery } from '../../../page-settings/settings-queries.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { historyWords } from '../../work/history-words.ts';
import { contactWords as say } from './contact-words.ts';

const names = ['contactTitle', 'contactDescription'] as const;
type ContactTextName = (typeof names)[number];
/** The site setting that is shown if the page has no own text. */
const settingNames = { contactTitle: 'title', contactDescription: 'description' } as const;

/**
 * Shows or hides the contact section at the page's end, and replaces the site's texts in it by the page's
 * own.
 */
export function ContactForm() {
  const { editing } = useEditor();
  const metadata = useDraft(({ content }) => content.metadata);
  const overview = useDraft(({ content }) => content.overview);
  const { data: site } = useQuery(siteQuery);
  const hasBlock = useMemo(
    () => analysePage(blockDefinitions, overview).byRole.contact.length > 0,
    [overview],
  );
  const isShown = metadata?.contactSection !== 'none';
  const note = hasBlock ? say.taken : site && isUnreachable(site) ? say.unreachable : undefined;
  const show = (on: boolean) =>
    editing.apply(
      { type: 'page/put-metadata', metadata: withContactSection(metadata, on) },
      historyWords.change(say.name),
    );
  return (
    <FieldSet name={say.name}>
      {note !== undefined ? (
        <p className="panel__note">{note}</p>
      ) : (
        <>
          <FieldRow
            small
            label={say.show}
            htmlFor="contact-section"
            noteId="contact-section-note"
            help={isShown ? undefined : say.showHelp}
          >
            <OnOff id="contact-section" on={isShown} onChange={show} describedBy="contact-section-note" />
          </FieldRow>
          {isShown &&
            names.flatMap((name) =>
              languages.map((language) => (
                <ContactText
                  key={`${name} ${language}`}
                  {...{ name, language }}
                  inherited={site && resolveText(site.contact[settingNames[name]], language)}
                />
              )),
            )}
        </>
      )}
    </FieldSet>
  );
}

function isUnreachable({ phoneNumber, emailAddress }: SiteSettings): boolean {
  return phoneNumber === '' && emailAddress === '';
}

interface ContactTextProps {
  readonly name: ContactTextName;
  readonly language: Language;
  /** The text from the site settings; undefined until they are loaded. */
  readonly inherited: string | undefined;
}

function ContactText({ name, language, inherited }: ContactTextProps) {
  const { editing } = useEditor();
  const value = useDraft(({ content }) => getOwnWords(content.metadata?.[name], language));
  const id = `${name}-${language}`;
  const setText = (text: string) =>
    editing.setMetadata(name, text, { of: language, label: say.fullFields[name] });
  const props = {
    id,
    className: 'tool-input',
    lang: language,
    value,
    placeholder: inherited,
    maxLength: metadataLimits[name],
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
  };
  return (
    <FieldRow
      label={words.translations.field(say.fields[name], words.languages[language])}
      htmlFor={id}
      stacked
      onReset={value === '' ? undefined : () => setText('')}
    >
      {name === 'contactTitle' ? <input {...props} /> : <textarea {...props} rows={3} />}
    </FieldRow>
  );
}
