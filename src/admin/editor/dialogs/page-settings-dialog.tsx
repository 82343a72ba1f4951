import { useMutation } from '@tanstack/react-query';
import { CalendarClock, Link2, Search } from 'lucide-react';
import { type FunctionComponent, use, useId, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { SavePageBody } from '#api/schemas/page.ts';
import { getOwnTitle, languages, resolveText } from '#content/language/language.ts';
import { isSystemPage } from '#content/page/page.ts';
import { type PageFieldName, pageFieldNames } from '#content/page/page-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { refreshPages } from '../../data/queries.ts';
import { FieldRow } from '../../forms/field-row.tsx';
import { OnOff } from '../../forms/on-off.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { useStatusChange } from '../../pages/change-status.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { scheduleWords } from '../../schedule/schedule-words.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { Segments } from '../../shared/segments.tsx';
import { words } from '../../words.ts';
import { TitleState } from '../form/parts/title-state.tsx';
import { useDraft, useEditor } from '../services/editor-context.ts';
import { RouteIdContext, usePageFacts } from '../services/page-facts.ts';
import { sendVisibility } from '../work/page-api.ts';
import { FactForm } from './fact-form.tsx';
import { PageAddressField } from './page-address-field.tsx';
import { PageProtection } from './page-protection.tsx';
import { searchWords } from './search/search-words.ts';
import { useFactSaver } from './use-fact-saver.ts';
import './page-settings-dialog.css';

/** Tabs by what they change: what the page is called, who sees it, and where it is listed. */
const tabs = ['page', 'visibility', 'search'] as const;

/**
 * Settings of the page: titles, address, visibility, search engines. Each saves itself; what moves the page or locks
 * it is done by its button.
 */
export function PageSettingsDialog({ close }: { readonly close: () => void }) {
  const hasUrl = usePageFacts().kind !== 'section';
  const visibility = useVisibility();
  const parts = {
    page: (
      <>
        <Titles />
        {hasUrl && <PageAddressField />}
      </>
    ),
    visibility: <Visibility {...visibility} />,
    search: (
      <>
        <SearchButton />
        <Flags {...visibility} />
      </>
    ),
  } as const;
  return (
    <Modal title={words.settings.open} closeLabel={words.close} onClose={close} className="settings-dialog">
      <Tabs>
        <TabList className="settings-tabs" aria-label={words.settings.open}>
          {tabs
            .filter((name) => hasUrl || name !== 'search')
            .map((name) => (
              <Tab key={name} id={name} className="panel__tab">
                {pageSettingsWords.tabs[name]}
              </Tab>
            ))}
        </TabList>
        {tabs
          .filter((name) => hasUrl || name !== 'search')
          .map((name) => (
            // All stay mounted: what is typed in one waits while another is looked at.
            <TabPanel key={name} id={name} className="form settings-tabs__panel" shouldForceMount>
              {parts[name]}
            </TabPanel>
          ))}
      </Tabs>
    </Modal>
  );
}

function SearchButton() {
  const { view } = useEditor();
  return (
    <Button
      icon={<Search aria-hidden="true" />}
      onClick={() => view.setState({ dialog: { type: 'search' } })}
    >
      {searchWords.open}
    </Button>
  );
}

/** Titles are content: part of the draft and of undo. */
function Titles() {
  const { editing } = useEditor();
  const title = useDraft((state) => state.content.title);
  return languages.map((language, index) => (
    <TextInput
      key={language}
      aside={
        <span className="text-state__aside">
          <TitleState language={language} />
        </span>
      }
      label={pageSettingsWords.titleIn(words.languages[language])}
      lang={language}
      value={getOwnTitle(title, language)}
      help={index > 0 ? pageSettingsWords.titleHelp : undefined}
      onValue={(text) => editing.setTitle(text, language)}
    />
  ));
}

/** Saves what visitors get at once, by the two tabs that change it. */
function useVisibility() {
  const { pageId, publisher } = useEditor();
  const routeId = use(RouteIdContext);
  const status = useStatus();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: SavePageBody) => {
      await sendVisibility(routeId, pageId, body);
      await publisher.settle();
    },
    onSuccess: () => refreshPages(),
  });
  return { status, save: mutate, error, isBusy: isPending || status.isPending };
}

type VisibilityProps = ReturnType<typeof useVisibility>;

function Visibility({ status, isBusy }: VisibilityProps) {
  const { publisher, view } = useEditor();
  const facts = usePageFacts();
  const statuses = (['DRAFT', 'PUBLISHED', 'HIDDEN'] as const).map((value) => ({
    value,
    label: pageSettingsWords.statuses[value],
  }));
  return (
    <fieldset className="form settings" disabled={isBusy}>
      <FieldRow label={pageSettingsWords.status} help={pageSettingsWords.statusHelp[facts.status]}>
        <Segments
          label={pageSettingsWords.status}
          options={statuses}
          value={facts.status}
          onValue={(wanted) =>
            wanted === 'PUBLISHED' && facts.status === 'DRAFT' ? publisher.look() : status.change(wanted)
          }
        />
      </FieldRow>
      {status.question}
      {facts.kind !== 'section' && facts.isHidden && <PageRedirect />}
      {facts.kind !== 'section' && <PageProtection />}
      <div className="settings-dialog__ways">
        <Button
          icon={<CalendarClock aria-hidden="true" />}
          onClick={() => view.setState({ dialog: { type: 'schedule' } })}
        >
          {scheduleWords.open}
        </Button>
        <Button
          icon={<Link2 aria-hidden="true" />}
          onClick={() => view.setState({ dialog: { type: 'share' } })}
        >
          {pageSettingsWords.shareDraft}
        </Button>
      </div>
      {isSystemPage(facts.identifier) && <p className="panel__note">{pageSettingsWords.system}</p>}
    </fieldset>
  );
}

/** Switches for the lists that have the page: the menu and search engines. */
function Flags({ save, error, isBusy }: VisibilityProps) {
  const facts = usePageFacts();
  return (
    <fieldset className="form settings" disabled={isBusy}>
      {pageFieldNames.map((name) => {
        const Input = fieldInputs[name];
        return Input && <Input key={name} facts={facts} save={save} />;
      })}
      {error && (
        <p className="field__issue" role="alert">
          {formatErrorMessage(error)}
        </p>
      )}
    </fieldset>
  );
}

interface FieldInputProps {
  readonly facts: ReturnType<typeof usePageFacts>;
  readonly save: (body: SavePageBody) => void;
}

/** Input component per page field; undefined for the redirect, which is beside the status. */
const fieldInputs: Readonly<Record<PageFieldName, FunctionComponent<FieldInputProps> | undefined>> = {
  redirectUrl: undefined,
  showInMenu: ({ facts, save }) => (
    <Flag
      label={pageSettingsWords.inMenu}
      on={facts.showInMenu}
      disabled={facts.kind === 'case' || facts.identifier === '404'}
      onChange={(showInMenu) => save({ showInMenu })}
    />
  ),
  hideFromSearchEngines: ({ facts, save }) => (
    <Flag
      label={pageSettingsWords.hideFromSearch}
      help={pageSettingsWords.hideFromSearchHelp}
      on={facts.hideFromSearchEngines}
      onChange={(hideFromSearchEngines) => save({ hideFromSearchEngines })}
    />
  ),
};

/** Visibility of the page, changed as in the list of pages. */
function useStatus() {
  const { pageId, publisher, saves } = useEditor();
  const routeId = use(RouteIdContext);
  const facts = usePageFacts();
  const title = useDraft((state) => resolveText(state.content.title, languages[0]));
  return useStatusChange(facts, title || words.untitled, {
    // A save of the draft changes the revision too: uses the newest one of this window.
    save: (body, ifMatch) =>
      sendVisibility(routeId, pageId, body, ifMatch && (saves.store.getState().revision ?? ifMatch)),
    settled: async () => {
      await publisher.settle();
      await refreshPages();
    },
  });
}

interface FlagProps {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

function Flag({ label, help, on, disabled, onChange }: FlagProps) {
  const id = useId();
  return (
    <FieldRow small label={label} htmlFor={id} noteId={`${id}-note`} help={help}>
      <OnOff id={id} on={on} disabled={disabled} onChange={onChange} describedBy={`${id}-note`} />
    </FieldRow>
  );
}

/** Redirect for visitors of a hidden page; without one they get the 404 page. */
function PageRedirect() {
  const { pageId } = useEditor();
  const routeId = use(RouteIdContext);
  const stored = usePageFacts().redirectUrl ?? '';
  const [typed, setTyped] = useState<string>();
  const { save, isPending, issue, findIssue, reset } = useFactSaver(
    (redirectUrl: string) => sendVisibility(routeId, pageId, { redirectUrl }),
    () => setTyped(undefined),
  );
  const value = typed ?? stored;
  return (
    <FactForm
      isChanged={value !== stored}
      disabled={isPending}
      button={pageSettingsWords.saveRedirect}
      onSave={() => save(value)}
    >
      <TextInput
        label={pageSettingsWords.redirect}
        value={value}
        placeholder={pageSettingsWords.redirectExample}
        help={pageSettingsWords.redirectHelp}
        issue={findIssue('redirectUrl') ?? issue}
        onValue={(text) => {
          reset();
          setTyped(text);
        }}
      />
    </FactForm>
  );
}
