import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, FileUp, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { isEqual } from '#content/is-equal.ts';
import { languages, type Translated } from '#content/language/language.ts';
import { documentTypeNames, mediaTypeNames } from '#content/media/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { mediaQuery } from '../../data/media.ts';
import { TextInput } from '../../forms/text-input.tsx';
import { TranslatedInput } from '../../forms/translated-input.tsx';
import { formatRelativeTime } from '../../shared/relative-time.ts';
import { words } from '../../words.ts';
import { libraryWords } from '../library-words.ts';
import { explainKeptMedia, formatBytes, formatMediaFacts, getFileUrl } from '../media-facts.ts';
import { getMediaGroup } from '../media-filter.ts';
import { MediaThumb } from '../media-thumb.tsx';
import { MediaUses } from '../media-uses.tsx';
import { listTagsByUse } from '../tags/tag-choices.ts';
import { TagInput } from '../tags/tag-input.tsx';
import { type MediaWordsForm, useMediaWords } from '../use-media-words.ts';
import { FocalPointInput } from './focal-point-input.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import { replaceWords } from './replace-words.ts';
import { useRestorePreviousFile } from './use-restore-previous-file.ts';
import { VideoCopiesSection } from './video-copies.tsx';
import './media-detail.css';

const say = libraryWords;

/** A part of the details to which a menu leads. */
export type MediaDetailPart = 'name' | 'uses';

interface MediaDetailProps {
  readonly media: Media;
  /** The part that gets the focus, or comes into view. */
  readonly part?: MediaDetailPart | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Details of a file, and its editable texts. */
export function MediaDetail({ media, part, onDelete, onClose }: MediaDetailProps) {
  const form = useMediaWords(media);
  const { file, change } = form;
  const kept = explainKeptMedia(media);
  const group = getMediaGroup(media);
  /** True for files that pages link to instead of showing. */
  const isOpened = group === 'document' || group === 'deck';
  const [isReplacing, setReplacing] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const uses = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part === 'name') nameInput.current?.select();
    if (part === 'uses') uses.current?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  return (
    <Modal
      title={media.name}
      size="xlarge"
      className="media-detail"
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <SaveStatus form={form} />
          <Button
            href={getFileUrl(media)}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden="true" />}
          >
            {say.openFile}
          </Button>
          <Button icon={<FileUp aria-hidden="true" />} onClick={() => setReplacing(true)}>
            {replaceWords.replace}
          </Button>
          <Button
            icon={<Trash2 aria-hidden="true" />}
            disabled={kept !== undefined}
            title={kept}
            onClick={onDelete}
          >
            {words.delete}
          </Button>
        </>
      }
    >
      <div className="media-detail__columns">
        {group === 'video' && (
          <video
            className="media-detail__video"
            src={getFileUrl(media)}
            poster={media.poster?.url}
            controls
            muted
            preload="metadata"
          />
        )}
        {group === 'document' && <PdfPages key={getFileUrl(media)} media={media} pages={media.pages ?? 1} />}
        {group === 'deck' && <MediaThumb media={media} className="media-detail__video" />}
        {(group === 'picture' || group === 'moving') && (
          <FocalPointInput
            media={media}
            value={file.focalPoint}
            onValue={(focalPoint) => change({ focalPoint })}
          />
        )}
        <div className="form media-detail__form">
          <Theirs form={form} />
          <TextInput
            ref={nameInput}
            label={say.name}
            value={file.name}
            maxLength={200}
            issue={file.name.trim() === '' ? say.nameMissing : undefined}
            onValue={(name) => change({ name })}
          />
          {isOpened ? <CopyAddress url={media.url} /> : <AltInput file={file} change={change} />}
          <Tags file={file} change={change} />
          <FactList media={media} />
          {group === 'video' && <VideoCopiesSection media={media} />}
          <PreviousFile media={media} />
          <div ref={uses}>
            <MediaUses media={media} />
          </div>
        </div>
      </div>
      {isReplacing && <ReplaceMedia media={media} close={() => setReplacing(false)} />}
    </Modal>
  );
}

function CopyAddress({ url }: { readonly url: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div>
      <Button
        icon={<Copy aria-hidden="true" />}
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {say.copyAddress}
      </Button>
      <span className="media-detail__note" role="status">
        {isCopied && say.addressCopied}
      </span>
    </div>
  );
}

/** Alt text, or decorative. The text is kept while the switch is on. */
function AltInput({ file: { alt = '', decorative }, change }: Pick<MediaWordsForm, 'file' | 'change'>) {
  return (
    <div className="media-detail__alt">
      <TranslatedInput
        label={say.alt}
        value={alt}
        help={decorative ? undefined : say.altHelp}
        disabled={decorative}
        onValue={(words) => change({ alt: words })}
      />
      <label className="media-detail__decorative">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => change({ decorative: event.target.checked })}
        />
        <span>
          {words.altText.decorative}
          <span className="media-detail__note">{words.altText.decorativeHelp}</span>
        </span>
      </label>
    </div>
  );
}

/** Tags for searching, with suggestions from other files. */
function Tags({ file: { tags = [] }, change }: Pick<MediaWordsForm, 'file' | 'change'>) {
  const { data: files } = useQuery(mediaQuery);
  const known = useMemo(() => listTagsByUse(files ?? []).map(({ tag }) => tag), [files]);
  return <TagInput value={tags} known={known} onValue={(changed) => change({ tags: changed })} />;
}

/** Shows if the texts are saved. */
function SaveStatus({ form: { status, saveAgain } }: { readonly form: MediaWordsForm }) {
  if (typeof status === 'string') {
    return (
      <span className="media-detail__status" role="status">
        {say[status]}
      </span>
    );
  }
  return (
    <span className="media-detail__status media-detail__status--failed" role="alert">
      {say.notSaved}: {status.issue}
      <Button variant="slim" onClick={saveAgain}>
        {words.tryAgain}
      </Button>
    </span>
  );
}

/** Shows conflicting changes by another member, which can be used instead. */
function Theirs({ form: { theirs, file, useTheirs } }: { readonly form: MediaWordsForm }) {
  if (!theirs) return null;
  const changes = [
    theirs.name !== file.name && say.theirs(say.name.toLowerCase(), theirs.name),
    !isEqual(theirs.alt, file.alt) && say.theirs(say.alt.toLowerCase(), joinTexts(theirs.alt)),
    joinTags(theirs.tags) !== joinTags(file.tags) &&
      say.theirs(say.tags.label.toLowerCase(), joinTags(theirs.tags)),
  ].filter((text) => text !== false);
  if (changes.length === 0) return null;
  return (
    <div className="media-detail__theirs" role="alert">
      <p>{changes.join(' ')}</p>
      <Button className="button--small" onClick={useTheirs}>
        {say.useTheirs}
      </Button>
    </div>
  );
}

const joinTags = (tags: readonly string[] = []) => tags.join(', ');

function joinTexts(alt: Translated | undefined): string {
  if (alt === undefined || typeof alt === 'string') return alt ?? '';
  return languages.flatMap((language) => alt[language] ?? []).join(' / ');
}

/** The file before its replacement, which can be restored while it is kept. */
function PreviousFile({ media }: { readonly media: Media }) {
  const { putBack, isPending } = useRestorePreviousFile();
  const { previous } = media;
  if (!previous) return null;
  return (
    <div className="media-detail__previous">
      <p>
        {replaceWords.replacedAgo(formatRelativeTime(previous.replacedAt))}
        <span className="media-detail__note">{replaceWords.was(formatMediaFacts(previous))}</span>
      </p>
      <Button className="button--small" busy={isPending} onClick={() => putBack(media)}>
        {replaceWords.putBack}
      </Button>
    </div>
  );
}

/** Metadata of a file. */
export function FactList({ media }: { readonly media: Media }) {
  const { width, height, size, mimeType, files, pages, createdAt } = media;
  const length = formatLength(media);
  const facts: readonly (readonly [string, string])[] = [
    files === undefined
      ? [libraryWords.facts.size, libraryWords.facts.pixels(width, height)]
      : [libraryWords.facts.files, String(files)],
    [libraryWords.facts.weight, formatBytes(size)],
    [libraryWords.facts.type, mediaTypeNames[mimeType] ?? documentTypeNames[mimeType] ?? mimeType],
    ...(pages === undefined ? [] : [[libraryWords.facts.pages, String(pages)] as const]),
    ...(length === '' ? [] : [[libraryWords.facts.length, length] as const]),
    [libraryWords.facts.added, formatRelativeTime(createdAt)],
  ];
  return (
    <dl className="media-detail__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats the number of frames and the duration of an animation or video, as far as known. */
function formatLength({ frames, duration }: Media): string {
  const parts = [
    frames !== undefined && libraryWords.facts.frames(frames),
    duration !== undefined && libraryWords.facts.seconds(duration),
  ].filter((part) => part !== false);
  return parts.join(' · ');
}
