import { useState } from 'react';
import { type Language, languages } from '#content/language/language.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { messageOf } from '../../../shared/error-message.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { Segments } from '../../../shared/segments.tsx';
import { words } from '../../../words.ts';
import { usePane } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { MetadataField } from './metadata-field.tsx';
import { NetworkPreview } from './network-preview.tsx';
import { ResultPreview } from './result-preview.tsx';
import { searchWords as say } from './search-words.ts';
import { colorsOf, type Theme, themes } from './theme-colors.ts';
import { type Own, type Told, useOwn, useTold } from './use-told.ts';
import './search.css';

/** What search engines, chats and networks are told of the page, and how they show it, while it is written. */
export function SearchDialog({ close }: { readonly close: () => void }) {
  const here = usePane((pane) => pane.language);
  const [language, setLanguage] = useState(here);
  const own = useOwn(language);
  const { told, error } = useTold(language);
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
        {error && <Notice title={say.failed} text={messageOf(error)} alert />}
        {!error && !told && <Loading />}
        {told && <Shown told={told} />}
      </div>
    </Modal>
  );
}

function Fields({ own, language }: { readonly own: Own; readonly language: Language }) {
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

/** How each of them shows it, by its own rule of cutting. */
function Shown({ told }: { readonly told: Told }) {
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
        <ResultPreview {...told} />
      </Stage>
      <Stage name={say.shownBy.linkedin} theme={theme}>
        <NetworkPreview network="linkedin" {...told} />
      </Stage>
      <Stage name={say.shownBy.whatsapp} theme={theme}>
        <NetworkPreview network="whatsapp" {...told} />
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
      <div className="told__stage" style={colorsOf(theme)}>
        {children}
      </div>
    </section>
  );
}
