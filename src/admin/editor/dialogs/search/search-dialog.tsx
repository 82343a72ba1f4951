import { useId, useState } from 'react';
import { type Language, languages } from '#content/language/language.ts';
import { metadataLimits, type SearchTextName } from '#content/page/page-metadata.ts';
import { descriptionLength } from '#content/page/page-snippet.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { type Theme, themes } from '#tokens/light-dark.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { useDraft, useEditor, usePane } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { getSnippetColors } from './get-snippet-colors.ts';
import { searchWords as say } from './search-words.ts';
import { SharingPreview } from './sharing-preview.tsx';
import {
  type DefaultMetadata,
  type SeoPreview,
  useDefaultMetadata,
  useSeoPreview,
} from './use-seo-preview.ts';
import './search.css';

/** Texts for search engines, chat apps and social networks, with a preview of each while typing. */
export function SearchDialog({ close }: { readonly close: () => void }) {
  const here = usePane((pane) => pane.language);
  const [language, setLanguage] = useState(here);
  const own = useDefaultMetadata(language);
  const { preview, error } = useSeoPreview(language);
  return (
    <Modal title={say.title} size="xlarge" closeLabel={words.close} onClose={close}>
      <div className="search-dialog">
        <div className="search-dialog__form">
          <p className="dialog-lead">{say.lead}</p>
          <Segments
            label={say.language}
            options={languages.map((value) => ({ value, label: words.languages[value] }))}
            value={language}
            onValue={setLanguage}
          />
          <Fields own={own} language={language} />
        </div>
        {error && <Notice title={say.failed} text={formatErrorMessage(error)} alert />}
        {!error && !preview && <Loading />}
        {preview && <Shown preview={preview} />}
      </div>
    </Modal>
  );
}

function Fields({ own, language }: { readonly own: DefaultMetadata; readonly language: Language }) {
  const isOther = own.language !== language;
  return (
    <>
      {isOther ? (
        <p className="panel__note">
          {say.notInLanguage(words.languages[language], words.languages[own.language])}
        </p>
      ) : (
        <>
          <MetadataField key={`title ${language}`} name="title" language={language} own={own.title} />
          <MetadataField
            key={`description ${language}`}
            name="description"
            language={language}
            own={own.description}
          />
        </>
      )}
    </>
  );
}

/** Previews with each network's own truncation. */
function Shown({ preview }: { readonly preview: SeoPreview }) {
  const facts = usePageFacts();
  const [theme, setTheme] = useState<Theme>('light');
  if (facts.requiresLogin) return <p className="panel__note">{say.protected}</p>;
  return (
    <div className="search-dialog__shown">
      <div className="search-dialog__head">
        <p className="panel__note">{facts.hideFromSearchEngines ? say.hidden : say.drawn}</p>
        <Segments
          label={say.theme}
          options={themes.map((value) => ({ value, label: say.themes[value] }))}
          value={theme}
          onValue={setTheme}
        />
      </div>
      <Stage name={say.shownBy.google} theme={theme} wide>
        <ResultPreview {...preview} />
      </Stage>
      <Stage name={say.shownBy.linkedin} theme={theme}>
        <NetworkPreview network="linkedin" {...preview} />
      </Stage>
      <Stage name={say.shownBy.whatsapp} theme={theme}>
        <NetworkPreview network="whatsapp" {...preview} />
      </Stage>
    </div>
  );
}

interface StageProps {
  readonly name: string;
  readonly theme: Theme;
  readonly wide?: boolean;
  readonly children: React.ReactNode;
}

function Stage({ name, theme, wide = false, children }: StageProps) {
  return (
    <section className={wide ? 'told told--wide' : 'told'} aria-label={name}>
      <h3 className="told__name">{name}</h3>
      <div className="told__stage" style={getSnippetColors(theme)}>
        {children}
      </div>
    </section>
  );
}

/** Approximate characters that search engines show. They truncate by pixel width, as the preview does. */
const shownLength = { title: 60, description: descriptionLength } as const satisfies Record<
  SearchTextName,
  number
>;

interface Props {
  readonly name: SearchTextName;
  readonly language: Language;
  /** Default from the page. */
  readonly own: string;
}

/**
 * A text for search engines or networks; without it the page's default is used. Part of the draft and of
 * undo.
 */
function MetadataField({ name, language, own }: Props) {
  const { editing } = useEditor();
  const id = useId();
  const value = useDraft(({ content }) => getOwnWords(content.metadata?.[name], language));
  const props = {
    id,
    lang: language,
    value,
    placeholder: own,
    maxLength: metadataLimits[name],
    'aria-describedby': `${id}-count ${id}-note`,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      editing.setMetadata(name, event.target.value, { of: language, label: say.fields[name] }),
  };
  return (
    <div className="form-field">
      <div className="form-field__head metadata__head">
        <label className="form-field__label" htmlFor={id}>
          {say.fields[name]}
        </label>
        <span className="metadata__count" id={`${id}-count`}>
          {say.count((value || own).length, shownLength[name])}
        </span>
      </div>
      <span className="form-input">
        {name === 'title' ? (
          <input {...props} data-autofocus />
        ) : (
          <textarea {...props} className="metadata__text" rows={5} />
        )}
      </span>
      <p className="form-field__note" id={`${id}-note`} aria-live="polite">
        {describeLength(name, value, own)}
      </p>
    </div>
  );
}

function describeLength(name: SearchTextName, value: string, own: string): string | undefined {
  if (value === '') return own === '' ? say.nothing : say.taken;
  if (value.length >= metadataLimits[name]) return say.full(metadataLimits[name]);
  return value.length > shownLength[name] ? say.cut(shownLength[name]) : undefined;
}

/**
 * A Google result: title on one line of 600 pixels, on a phone two; description on two lines, on a phone
 * three.
 */
function ResultPreview({ summary, studioName, steps }: SeoPreview) {
  const [host, ...path] = steps;
  return (
    <div className="told-result" lang={summary.language}>
      <div className="told-result__site">
        <img src="/icon-192.png" alt="" width={26} height={26} />
        <p className="told-result__names">
          <span>{studioName}</span>
          <span className="told-result__address">{[host, ...path].join(' › ')}</span>
        </p>
      </div>
      <p className="told-result__title">{`${summary.shownTitle} – ${studioName}`}</p>
      {summary.description !== '' && <p className="told-result__text">{summary.description}</p>}
    </div>
  );
}

interface NetworkPreviewProps extends SeoPreview {
  readonly network: 'linkedin' | 'whatsapp';
}

/**
 * A shared link: the image above, the title on at most two lines, the host below. LinkedIn leaves the
 * description out, WhatsApp shows its first line.
 */
function NetworkPreview({ network, summary, studioName, steps: [host] }: NetworkPreviewProps) {
  return (
    <div className={`told-card told-card--${network}`} lang={summary.language}>
      <SharingPreview title={summary.title} hero={summary.hero} studioName={studioName} />
      <div className="told-card__words">
        <p className="told-card__title">{summary.shownTitle}</p>
        {network === 'whatsapp' && summary.description !== '' && (
          <p className="told-card__text">{summary.description}</p>
        )}
        <p className="told-card__host">{host}</p>
      </div>
    </div>
  );
}
