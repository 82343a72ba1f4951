import { useQuery } from '@tanstack/react-query';
import { Check, Copy, Link2Off } from 'lucide-react';
import { useRef, useState } from 'react';
import { type ExposedFile, type PreviewLink, previewDays } from '#api/endpoints/preview-links.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { createDraftResponsesQuery } from '../data/draft-responses-query.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { formatShortMoment } from '../schedule/moment-words.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { getNamedPageTitle } from '../security/page-name.ts';
import { useRole } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { createPreviewLinksQuery } from './preview-links-query.ts';
import { shareWords as say } from './share-words.ts';
import { usePreviewLinks } from './use-preview-links.ts';
import './share.css';

/** Lifetimes that are offered, in days. */
const choices = [1, previewDays.standard, 30, previewDays.most];

export interface ShareDialogProps {
  readonly page: { readonly id: string; readonly requiresLogin: boolean };
  /** Language that a new link has unless another one is chosen. */
  readonly language?: Language;
  readonly close: () => void;
}

/** Dialog for share links, which show the draft of a page to anyone who has them. */
export function ShareDialog({ page, language = defaultLanguage, close }: ShareDialogProps) {
  const { id, requiresLogin } = page;
  const isOwner = useRole('owner');
  return (
    <Modal title={say.title} closeLabel={words.close} onClose={close}>
      {requiresLogin && !isOwner ? (
        <Notice title={say.ownersOnly} text={say.ownersOnlyHelp} />
      ) : (
        <Links pageId={id} language={language} />
      )}
    </Modal>
  );
}

interface LinksProps {
  readonly pageId: string;
  readonly language: Language;
}

function Links({ pageId, language }: LinksProps) {
  const { data, error } = useQuery(createPreviewLinksQuery(pageId));
  const zone = useQuery(timeZoneQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const problem = error ?? zone.error;
  if (problem) return <Notice title={say.failed} text={formatErrorMessage(problem)} alert />;
  if (!data || !zone.data) return <Loading />;
  return (
    <div className="form">
      <p className="dialog-lead">{say.lead}</p>
      <NewLink pageId={pageId} language={language} />
      <section aria-labelledby="share-links">
        <h3 className="share__title" id="share-links" ref={heading} tabIndex={-1}>
          {say.links}
        </h3>
        {data.length === 0 && <p className="share__none">{say.none}</p>}
        <ul className="share__links">
          {data.map((link) => (
            <Line
              key={link.id}
              pageId={pageId}
              link={link}
              timeZone={zone.data}
              // The focused line is about to be removed.
              ended={() => heading.current?.focus()}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

function NewLink({ pageId, language: shown }: LinksProps) {
  const [language, setLanguage] = useState<Language>(shown);
  const [days, setDays] = useState<number>(previewDays.standard);
  const [exposed, setExposed] = useState<readonly ExposedFile[]>([]);
  const { make, makeUnlessExposing, isBusy } = usePreviewLinks(pageId);
  const form = useRef<HTMLFormElement>(null);
  const leaveWarning = () => {
    setExposed([]);
    // The focused button is about to be removed.
    form.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <form
        ref={form}
        className="share__new"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void makeUnlessExposing(language, days, setExposed);
        }}
      >
        <SelectInput
          label={say.language}
          value={language}
          onValue={(value) => setLanguage(value as Language)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {words.languages[one]}
            </option>
          ))}
        </SelectInput>
        <SelectInput label={say.days} value={String(days)} onValue={(value) => setDays(Number(value))}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {say.daysOf(one)}
            </option>
          ))}
        </SelectInput>
        <Button variant="primary" type="submit" busy={isBusy}>
          {say.make}
        </Button>
      </form>
      {exposed.length > 0 && (
        <Exposed
          files={exposed}
          isBusy={isBusy}
          cancel={leaveWarning}
          make={() => void make(language, days).then(leaveWarning)}
        />
      )}
    </>
  );
}

interface ExposedProps {
  readonly files: readonly ExposedFile[];
  readonly isBusy: boolean;
  readonly cancel: () => void;
  readonly make: () => void;
}

/** Lists the files of protected pages that the link would expose, before it is created. */
function Exposed({ files, isBusy, cancel, make }: ExposedProps) {
  return (
    <section className="share__exposed" role="alert" aria-labelledby="share-exposed">
      <h3 className="share__title" id="share-exposed">
        {say.exposes}
      </h3>
      <p>{say.exposesHelp}</p>
      <ul>
        {files.map(({ url, name, pages }) => (
          <li key={url}>{say.exposedFile(name, pages.map(getNamedPageTitle))}</li>
        ))}
      </ul>
      <div className="share__actions">
        <Button busy={isBusy} onClick={make}>
          {say.makeAnyway}
        </Button>
        <Button onClick={cancel}>{words.cancel}</Button>
      </div>
    </section>
  );
}

interface LineProps {
  readonly pageId: string;
  readonly link: PreviewLink;
  readonly timeZone: string;
  readonly ended: () => void;
}

function Line({ pageId, link, timeZone, ended }: LineProps) {
  const { copy, revoke, isBusy } = usePreviewLinks(pageId);
  const language = words.languages[link.language];
  const until = formatShortMoment(link.expiresAt, timeZone);
  const end = async () => {
    await revoke(link);
    ended();
  };
  return (
    <li className="share__line">
      <span className="share__what">
        <span>{language}</span>
        <span className="share__until">
          {say.until(until)}
          {link.createdBy !== null && `, ${say.by(link.createdBy)}`}
        </span>
        <Approved pageId={pageId} link={link} timeZone={timeZone} />
        <input
          className="share__address"
          aria-label={say.link(language)}
          value={link.link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </span>
      <IconButton icon={Copy} label={say.copyOf(language, until)} onPress={() => void copy(link)} />
      <IconButton
        icon={Link2Off}
        label={say.revoke(language, until)}
        isDisabled={isBusy}
        onPress={() => void end()}
      />
    </li>
  );
}

/** The last approval by a link, and whether it was of the current draft. */
function Approved({ pageId, link, timeZone }: Omit<LineProps, 'ended'>) {
  const { data } = useQuery(createDraftResponsesQuery(pageId));
  const approvals = data?.approvals.filter(({ linkId }) => linkId === link.id) ?? [];
  const approval = approvals.find(({ isPresent }) => isPresent) ?? approvals[0];
  if (!approval) return null;
  const { name, approvedAt, isPresent } = approval;
  return (
    <span className="share__approved" data-present={isPresent}>
      <Check aria-hidden="true" />
      <span>
        {say.approved(name, formatShortMoment(approvedAt, timeZone))}
        {!isPresent && ` ${say.changedSince}`}
      </span>
    </span>
  );
}
