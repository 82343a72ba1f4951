import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getPathDevice } from '#content/block/responsive-values.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { MediaField } from '#content/fields/field.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { buildImageUrl } from '#content/media/image-url.ts';
import { Button } from '#ui/button/button.tsx';
import { useFileUrl } from '../../../../data/file-url.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useAcceptedFiles } from '../../../../media/accepted-files.ts';
import { DropZone } from '../../../../media/drop-zone.tsx';
import { MediaPicker, mediaChoices } from '../../../../media/library/media-picker.tsx';
import { mediaWords } from '../../../../media/media-words.ts';
import { UploadList } from '../../../../media/upload-list.tsx';
import { VideoJobList } from '../../../../media/video-job-list.tsx';
import { useUploads } from '../../../../uploads/upload-queue.ts';
import { words } from '../../../../words.ts';
import {
  hasFilePerLanguage,
  listChosenMediaValues,
  type MediaPlace,
  withFile,
  withoutFile,
  withoutPoint,
} from '../../../services/chosen-media.ts';
import { useActivePane, useEditor, useOwnPane, usePane } from '../../../services/editor-context.ts';
import { useFieldEdit, useFieldId, useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { TextColumn, TextColumns, useColumns } from '../../parts/text-columns.tsx';
import { MediaAddress } from './media-address.tsx';
import { MediaWeight } from './media-weight.tsx';
import './media-input.css';

/**
 * Width of the preview in CSS pixels, twice the rendered size for high-density screens: one of the image
 * widths that the server renders.
 */
const previewWidth = 640;

/**
 * An image or video: chosen from the library, uploaded, or given by its URL. Each language can have its own
 * file.
 */
export function MediaInput(props: FieldInputProps<MediaField>) {
  const { field, value, path } = props;
  const id = useFieldId(path);
  const language = useShownLanguage();
  const isDivided = hasFilePerLanguage(useFormBlock(), value);
  const panes = useColumns(value, isDivided);
  const isMissing = findMediaAddress(value ?? field.default, language) === '';
  return (
    <FieldRow
      label={field.label}
      noteId={`${id}-note`}
      stacked
      help={field.help}
      issue={isMissing ? field.required : undefined}
      aside={isDivided && panes.length === 0 && <LanguageMark language={language} />}
    >
      {panes.length === 0 ? (
        <FileInput {...props} id={id} name={field.label} />
      ) : (
        <TextColumns panes={panes}>
          <FileColumn {...props} id={id} />
        </TextColumns>
      )}
    </FieldRow>
  );
}

/** Returns the language whose file the surrounding frame shows. */
function useShownLanguage(): Language {
  return getTextLanguage(
    useFormBlock(),
    usePane((view) => view.language),
  );
}

function LanguageMark({ language }: { readonly language: Language }) {
  return <span className="text-state__aside">{mediaWords.onlyIn(words.languages[language])}</span>;
}

interface ColumnProps extends FieldInputProps<MediaField> {
  readonly id: string;
}

/** The file in the language of its frame. */
function FileColumn({ id, ...props }: ColumnProps) {
  const pane = useOwnPane();
  const isActive = useActivePane().id === pane.id;
  const language = useShownLanguage();
  const name = words.translations.field(props.field.label, words.languages[language]);
  return (
    <TextColumn pane={pane} isActive={isActive} head={null}>
      <FileInput {...props} id={isActive ? id : `${id}-${language}`} name={name} />
    </TextColumn>
  );
}

interface FileInputProps extends ColumnProps {
  /** Accessible name. */
  readonly name: string;
}

/** The file shown in one language. */
function FileInput({ field, value, path, id, name }: FileInputProps) {
  const language = useShownLanguage();
  const block = useFormBlock();
  const { editing, definitions } = useEditor();
  const targets = useFormTargets();
  const fields = definitions.get(block.type)?.fields ?? {};
  const isDivided = hasFilePerLanguage(block, value);
  const shown = findMediaAddress(value, language);
  const inherited = findMediaAddress(field.default, language);
  const noteId = `${useFieldId(path)}-note`;
  // The language for which the media library is open; undefined while it is closed.
  const [choosing, setChoosing] = useState<MediaTarget>();
  const { setValue, streamValue } = useFieldEdit(path, field.label);
  const setFile = useChosenFile(path, field.label);
  const here: MediaTarget = { language };
  const choose = () => setChoosing(here);
  const { add, ...uploads } = useUploads((file) => setFile(file, here));
  const { refused, take } = useAcceptedFiles(field.accepts, add, 1);
  const withAddress = (address: string | undefined) => {
    if (address !== undefined) return withFile(block, value, here, address);
    return isDivided ? withoutFile(value, language) : undefined;
  };
  const remove = () => {
    // Without its own image, a device shows that of wider ones, so its own focal point is removed too.
    const points = getPathDevice(path) === 'desktop' ? [] : withoutPoint(fields, path);
    editing.setValues(targets, [{ path, value: withAddress(undefined) }, ...points], field.label);
  };
  return (
    <fieldset
      className="media-input"
      onPointerEnter={mediaChoices.preload}
      onFocus={mediaChoices.preload}
      aria-label={name}
      aria-describedby={noteId}
    >
      <DropZone onFiles={take}>
        {shown === '' && inherited === '' && (
          <button id={id} type="button" className="media-input__empty" onClick={choose}>
            <ImagePlus aria-hidden="true" />
            {mediaWords.choose[field.accepts]}
          </button>
        )}
        {shown === '' && inherited !== '' && (
          <>
            <MediaPreview key={inherited} src={inherited} accepts={field.accepts} />
            <div className="media-input__actions">
              <Button id={id} className="button--small" onClick={choose}>
                {mediaWords.chooseAnother[field.accepts]}
              </Button>
            </div>
          </>
        )}
        {shown !== '' && (
          <>
            {/* The key hides the previous language's file while this one loads. */}
            <MediaPreview key={shown} src={shown} accepts={field.accepts} />
            <MediaWeight src={shown} path={path} />
            <VideoJobList url={shown} />
            <div className="media-input__actions">
              <Button id={id} className="button--small" onClick={choose}>
                {mediaWords.replace}
              </Button>
              <Button variant="slim" onClick={remove}>
                {mediaWords.remove}
              </Button>
            </div>
          </>
        )}
      </DropZone>
      {refused && (
        <p className="field__issue" role="alert">
          {refused}
        </p>
      )}
      <UploadList {...uploads} />
      {shown !== '' && isDivided && (
        <button type="button" className="text-button media-input__ask" onClick={() => setValue(shown)}>
          {mediaWords.useForAll[field.accepts]}
        </button>
      )}
      {shown !== '' && !isDivided && (
        <OtherLanguages
          field={field}
          language={language}
          choose={(other) => setChoosing({ language: other, isForLanguage: true })}
        />
      )}
      <MediaAddress
        field={field}
        id={id}
        stored={shown}
        onAddress={(address) => streamValue(withAddress(address))}
      />
      {choosing && (
        <MediaPicker
          accepts={field.accepts}
          current={shown}
          onClose={() => setChoosing(undefined)}
          onPick={(file) => {
            setChoosing(undefined);
            setFile(file, choosing);
          }}
        />
      )}
    </fieldset>
  );
}

interface OtherLanguagesProps {
  readonly field: MediaField;
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/**
 * Gives a language its own file: the shown language or, if that is the default, the languages it is
 * translated into.
 */
function OtherLanguages({ field, language, choose }: OtherLanguagesProps) {
  if (useFormTargets().length > 1) return null;
  const others = language === defaultLanguage ? languages.filter((one) => one !== language) : [language];
  return others.map((other) => (
    <button
      key={other}
      type="button"
      className="text-button media-input__ask"
      onPointerEnter={mediaChoices.preload}
      onClick={() => choose(other)}
    >
      {mediaWords.useAnother[field.accepts](words.languages[other])}
    </button>
  ));
}

type MediaTarget = Omit<MediaPlace, 'path'>;

/** Writes a chosen file, with the library's alt text if the field is empty, as one undo step. */
function useChosenFile(
  path: FieldInputProps['path'],
  label: string,
): (file: Media, chosenFor: MediaTarget) => void {
  const { editing, definitions } = useEditor();
  const block = useFormBlock();
  const targets = useFormTargets();
  return (file, chosenFor) => {
    // If several blocks are edited, each keeps its own texts.
    const fields = definitions.get(block.type)?.fields ?? {};
    const values =
      targets.length > 1
        ? [
            { path, value: withFile(block, getValueAt(block, path), chosenFor, file.url) },
            ...withoutPoint(fields, path),
          ]
        : listChosenMediaValues(definitions, block, { path, ...chosenFor }, file);
    editing.setValues(targets, values, label);
  };
}

function MediaPreview({
  src: named,
  accepts,
}: {
  readonly src: string;
  readonly accepts: MediaField['accepts'];
}) {
  const src = useFileUrl(named);
  if (accepts === 'video')
    return <video className="media-input__preview" src={src} muted controls preload="metadata" />;
  return (
    <img
      className="media-input__preview"
      src={buildImageUrl(src, { w: previewWidth })}
      alt=""
      loading="lazy"
    />
  );
}
