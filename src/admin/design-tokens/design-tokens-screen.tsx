import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp, History, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readKeys } from '#preview/read-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { PartFailed } from '../shared/part-failed.tsx';
import { Segments } from '../shared/segments.tsx';
import { isTyping } from '../shared/typing.ts';
import { words } from '../words.ts';
import type { ExchangeDialogProps } from './exchange/exchange-dialog.tsx';
import { TokenFrames } from './frames/token-frames.tsx';
import { SectionPart } from './section-part.tsx';
import { type ChosenVersion, TokenVersionsDialog } from './versions/versions-dialog.tsx';
import { tokenWords } from './work/design-tokens-words.ts';
import { designTokensQuery, type PublishedTokens } from './work/token-queries.ts';
import { findSection, getTokenSection, type SectionId, tokenSections } from './work/token-sections.ts';
import { type TokenEditor, useTokenEditor } from './work/use-token-editor.ts';
import './design-tokens.css';

interface SectionNavProps {
  readonly section: SectionId;
  readonly drafted: readonly string[];
  readonly onSection: (section: SectionId) => void;
}

/** Lists the sections, each with the number of its tokens that differ from the live version. */
const SectionNav = memo(function SectionNav({ section, drafted, onSection }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the open section in narrow windows, where not all of them are visible.
    const current = nav.current?.querySelector(`[data-section="${section}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);
  return (
    <nav ref={nav} className="tokens-nav" aria-label={tokenWords.sections.label}>
      {tokenSections.map(({ id, label, scales }) => {
        const count = drafted.filter((path) =>
          (scales as readonly string[]).includes(path.split('.', 1)[0] ?? ''),
        ).length;
        return (
          <button
            key={id}
            type="button"
            className="tokens-nav__part"
            data-section={id}
            aria-current={id === section ? 'true' : undefined}
            onClick={() => onSection(id)}
          >
            {label}
            {count > 0 && (
              <span className="tokens-nav__count" title={tokenWords.changedHere(count)}>
                {count}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
});

const say = tokenWords;

/** Loaded on demand: parsing the files of other programs takes more code than the screen. */
const exchange = onDemand(() => import('./exchange/exchange-dialog.tsx'));

/** `/admin/design-tokens`: every design token, beside a preview of the site in both themes. */
export function DesignTokensScreen() {
  const { data, error, refetch } = useQuery(designTokensQuery);
  return (
    <div className="screen tokens-screen">
      <title>{`${say.title} · ${words.product}`}</title>
      {data && <DesignTokens published={data} />}
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
    </div>
  );
}

function DesignTokens({ published }: { readonly published: PublishedTokens }) {
  const editor = useTokenEditor(published);
  const { section, opened, asked, open, go, goTo } = usePlace();
  const [view, setView] = useState<'controls' | 'frame'>('controls');
  const [isHistory, setHistory] = useState(false);
  const [isExchange, setExchange] = useState(false);
  const [compared, setCompared] = useState<ChosenVersion>();
  const [isComparing, setComparing] = useState(false);
  const { show } = useToast();
  const onComparing = useCallback((next: boolean) => {
    setComparing(next);
    if (!next) setCompared(undefined);
  }, []);
  const asPublished = useMemo(() => ({ label: say.frame.before, changes: published.changes }), [published]);
  const restore = ({ label, changes }: ChosenVersion) => {
    editor.change(changes, `version ${label}`);
    setHistory(false);
    show({ text: say.versions.restored(label) });
  };
  const compare = (version: ChosenVersion) => {
    setCompared(version);
    setComparing(true);
    setHistory(false);
    setView('frame');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts; the buttons stand beside the title
    <div className="tokens-screen__all" onKeyDown={(event) => runKey(event, editor)}>
      <TokensHead editor={editor} onHistory={() => setHistory(true)} onExchange={() => setExchange(true)} />
      <div className="tokens-screen__view">
        <Segments
          label={say.view.label}
          options={(['controls', 'frame'] as const).map((value) => ({ value, label: say.view[value] }))}
          value={view}
          onValue={setView}
        />
      </div>
      <div className={classNames('tokens-desk', `tokens-desk--${view}`)}>
        <SectionNav section={section} drafted={editor.drafted} onSection={go} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it takes the focus */}
        <section className="tokens-desk__controls" tabIndex={0} aria-label={findSection(section).label}>
          <SectionPart
            section={section}
            editor={editor}
            opened={opened}
            onOpen={open}
            onGo={goTo}
            asked={asked}
            onAsked={() => go('presets')}
          />
        </section>
        <TokenFrames
          published={published}
          compared={compared ?? asPublished}
          isComparing={isComparing}
          onComparing={onComparing}
        />
      </div>
      {isExchange && (
        <ExchangeSoon
          changes={editor.changes}
          onChange={(changes) => editor.change(changes, 'import')}
          onClose={() => setExchange(false)}
        />
      )}
      {isHistory && (
        <TokenVersionsDialog
          current={published.version}
          onRestore={restore}
          onCompare={compare}
          onClose={() => setHistory(false)}
        />
      )}
    </div>
  );
}

function ExchangeSoon(props: ExchangeDialogProps) {
  const { part, failed } = useOnDemand(exchange);
  if (failed) return <PartFailed />;
  return part && <part.ExchangeDialog {...props} />;
}

/** Reads the shown section and the open token from the URL. */
function usePlace() {
  const [params, setParams] = useSearchParams();
  const section = findSection(params.get('part')).id;
  const opened = params.get('token') ?? undefined;
  const put = useCallback(
    (part: SectionId, token: string | undefined) =>
      setParams(token === undefined ? { part } : { part, token }, { replace: true }),
    [setParams],
  );
  return {
    section,
    opened,
    asked: params.get('try') ?? undefined,
    open: useCallback((path: string | undefined) => put(section, path), [put, section]),
    go: useCallback((part: SectionId) => put(part, undefined), [put]),
    goTo: useCallback((path: string) => put(getTokenSection(path), path), [put]),
  };
}

function runKey(event: KeyboardEvent, editor: TokenEditor): void {
  const { key, mod, shift, alt } = readKeys(event.nativeEvent);
  if (!mod || alt) return;
  const pressed = key.toLowerCase();
  if (pressed === 's') {
    event.preventDefault();
    void editor.publish();
  } else if ((pressed === 'z' && shift) || pressed === 'y') {
    event.preventDefault();
    editor.redo();
  } else if (
    pressed === 'z' &&
    !(isTyping(event.target) && (event.target as HTMLElement).tagName === 'TEXTAREA')
  ) {
    event.preventDefault();
    editor.undo();
  }
}

interface TokensHeadProps {
  readonly editor: TokenEditor;
  readonly onHistory: () => void;
  readonly onExchange: () => void;
}

/** Shows the title, the number of unpublished changes, and the actions on all of them. */
function TokensHead({ editor, onHistory, onExchange }: TokensHeadProps) {
  const { drafted, isChanged, isPublishing, canUndo, canRedo } = editor;
  return (
    <header className="screen__head tokens-head">
      <h1 className="screen__title">{say.title}</h1>
      <span className="tokens-head__state" role="status">
        {isChanged && drafted.length > 0 ? say.unpublished(drafted.length) : say.asPublished}
      </span>
      <IconButton icon={Undo2} label={say.undo} isDisabled={!canUndo} onPress={editor.undo} />
      <IconButton icon={Redo2} label={say.redo} isDisabled={!canRedo} onPress={editor.redo} />
      <IconButton icon={ArrowDownUp} label={say.exchange} onPress={onExchange} />
      <IconButton icon={History} label={say.history} onPress={onHistory} />
      {isChanged && <Button onClick={editor.discard}>{say.discard}</Button>}
      <Button variant="primary" disabled={!isChanged || isPublishing} onClick={() => void editor.publish()}>
        {isPublishing ? say.publishing : say.publish}
      </Button>
    </header>
  );
}
