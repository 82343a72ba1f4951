import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { EditRefused } from '#document/edit.ts';
import { pageTree } from '#document/page-tree.ts';
import { createLanguageLink } from '#preview/language-link.ts';
import { createLayoutOverride } from '#preview/layout-override.ts';
import type { EditorMessage, SitePart } from '#preview/messages.ts';
import { openPageChannel } from '#preview/page-channel.ts';
import { startPresentations } from '../client/presentations.ts';
import { startVideos } from '../client/videos.ts';
import type { PreviewContext, SiteContext } from '../site-document.ts';
import { alignScroll } from './align-scroll.ts';
import { editsAfterPaint } from './edits-after-paint.ts';
import { forwardKeys } from './forward-keys.ts';
import { leaveTabOrder } from './leave-tab-order.ts';
import { createLiveEdits } from './live-edits.ts';
import { createLiveTokens } from './live-tokens.ts';
import { createPeopleMarks } from './people-marks.ts';
import { type PreviewModel, PreviewPage } from './preview-page.tsx';
import { reportMargins, reportScroll } from './report-margins.ts';
import { reportCover } from './reveal/report-cover.ts';
import { createRevealer } from './reveal/revealer.ts';
import { follows, startSelection } from './selection.ts';
import { showTheme } from './show-theme.ts';
import { createWriting } from './writing/writing.ts';

/** Runs the page live in the editor's frame: one React tree that takes the editor's messages. */
export function startPreview(container: Element, served: PreviewContext): void {
  const root = createRoot(container);
  let context = served;
  let model: PreviewModel | undefined;

  const channel = openPageChannel({
    self: window,
    editor: window.parent,
    origin: window.location.origin,
    documentId: context.documentId,
    receive: (message) => {
      try {
        receive(message);
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error;
        channel.send({ type: 'page/need-sync', reason: error.message });
      }
    },
  });
  const send = editsAfterPaint(channel.send);
  const language = createLanguageLink({
    end: 'page',
    language: defaultLanguage,
    send: (choice) => send({ type: 'view/language', ...choice }),
    show: showLanguage,
  });
  const live = createLiveEdits({
    definitions: blockDefinitions,
    page: () => model,
    show: (next) => render(next),
    report: (message) => send({ type: 'page/issue', message }),
  });
  const people = createPeopleMarks();
  const showTokens = createLiveTokens({
    fonts: served.site.fonts,
    rest: (designTokens) => {
      const settings = { ...context.site.settings, designTokens };
      context = { ...context, site: { ...context.site, settings } };
      if (model) render(model);
    },
  });
  const overrideLayout = createLayoutOverride(window);
  // Leaving the page takes its own layout along.
  addEventListener('pagehide', () => overrideLayout(null));
  const writing = createWriting({
    send,
    page: () => model,
    render: () => model && show(model),
  });
  const revealer = createRevealer({
    tree: () => model && pageTree(blockDefinitions, model),
    chosen: (blockId, path) => send({ type: 'block/part', blockId, path: [...path] }),
  });
  const selection = startSelection({
    send,
    writing,
    selected: revealer.select,
    chooseLanguage: (chosen) => {
      language.choose(chosen);
      showLanguage(chosen);
    },
  });
  reportScroll(send);
  reportCover(send);
  const measureMargins = reportMargins(send);
  const steps = alignScroll(send);
  forwardKeys(send);
  leaveTabOrder();
  startPresentations({
    meant: (event) => follows(event, writing),
    load: () => import('#blocks/card/card.island.tsx'),
  });
  startVideos();

  /** Tokens come by messages of their own: other settings leave them as they are shown. */
  function withTokens(site: PreviewContext['site']): PreviewContext['site'] {
    const { designTokens } = context.site.settings;
    return { ...site, settings: { ...site.settings, designTokens } };
  }

  function receive(message: Exclude<EditorMessage, { type: 'editor/hello' }>): void {
    switch (message.type) {
      case 'page/sync':
        showTheme(message.theme);
        // The first one says where both begin; a later one may have crossed a choice made here.
        if (model) language.receive(message.language);
        else language.restart(message.language);
        live.restart();
        render({ ...message.document, language: language.current.language });
        break;
      case 'page/settings':
        if (model) render({ ...model, ...settingsOf(message) });
        break;
      case 'site/settings':
        context = { ...served, site: withDraft(withTokens(served.site), message.settings) };
        if (model) render(model);
        break;
      case 'site/tokens':
        showTokens(message.changes);
        break;
      case 'site/show':
        showPart(message.part);
        break;
      case 'page/edit':
        live.apply(message.edits);
        break;
      case 'view/language':
        language.receive(message);
        break;
      case 'page/scroll':
        scrollTo({ top: message.y, behavior: 'instant' });
        break;
      case 'view/theme':
        showTheme(message.theme);
        break;
      case 'block/select':
        if (writing.written && message.blockId !== writing.written.blockId) writing.end();
        selection.select(message.blockId, message.blockIds, message.reveal);
        break;
      case 'block/hover':
        selection.hover(message.blockId);
        break;
      case 'block/drag':
        selection.drag(message.blockIds);
        break;
      case 'block/reveal':
        revealer.show(message.target ?? undefined, message.scrolls);
        break;
      case 'view/in-step':
        steps.want(message);
        break;
      case 'view/align':
        steps.follow(message);
        break;
      case 'view/people':
        people.show(message.people);
        break;
      case 'text/write':
      case 'text/mark':
      case 'text/focus':
      case 'text/taken':
        writing.receive(message);
        break;
      case 'view/changes':
        // Only versions mark what differs.
        break;
      default:
        message satisfies never;
    }
  }

  function showLanguage(chosen: Language): void {
    if (model) render({ ...model, language: chosen });
  }

  function render(next: PreviewModel): void {
    writing.beforeRender(next);
    model = next;
    showLanguageOfPage(next.language);
    overrideLayout(next.layoutSettings);
    show(next);
    writing.afterRender();
  }

  /** At once, so that whatever the editor says next (select the new block) finds it in the page. */
  function show(page: PreviewModel): void {
    const props = { context, model: page, writing: writing.written, rendered };
    flushSync(() => root.render(<PreviewPage {...props} />));
  }

  function rendered(): void {
    selection.refresh();
    people.refresh();
    revealer.refresh();
    measureMargins(model?.layoutSettings, model?.globalLayout, context.site.settings.contentBlocks);
    channel.rendered();
  }
}

/** Browsers lay the whole page out anew for a language that is set, also for the one that it has. */
function showLanguageOfPage(language: Language): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

function settingsOf({ type: _type, ...settings }: Extract<EditorMessage, { type: 'page/settings' }>) {
  return settings;
}

type DraftedSite = Pick<SiteContext, 'settings'>;

/** The site with settings that are being edited; what cannot be one stays as it was served. */
export function withDraft<Site extends DraftedSite>(
  site: Site,
  draft: Readonly<Record<string, unknown>>,
): Site {
  const entries = Object.entries(siteSettingsSchema.shape).flatMap(([key, schema]) => {
    if (!Object.hasOwn(draft, key)) return [];
    const parsed = schema.safeParse(draft[key]);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  const settings: SiteSettings = { ...site.settings, ...Object.fromEntries(entries) };
  return { ...site, settings };
}

const selectors: Readonly<Record<SitePart, string>> = {
  header: '.header',
  contact: '#contact',
  footer: '.footer',
};

/**
 * Scrolls to a part of the site; one that this page does not have leaves it where it is. Only this window scrolls: to bring
 * an element into view would scroll the editor around it as well.
 */
function showPart(part: SitePart): void {
  const box = document.querySelector(selectors[part])?.getBoundingClientRect();
  if (!box) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({
    top: scrollY + box.top - (innerHeight - box.height) / 2,
    behavior: calm ? 'instant' : 'smooth',
  });
}
