import {
  FileText,
  House,
  Image,
  LogOut,
  type LucideIcon,
  Plus,
  Replace,
  SquareArrowOutUpRight,
  SwatchBook,
} from 'lucide-react';
import { createElement } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { languages, resolveText } from '#content/language/language.ts';
import { presets } from '#tokens/presets/presets.ts';
import { mediaQuery } from '../data/media.ts';
import { pagesQuery, queryClient } from '../data/queries.ts';
import { formatPageAddress } from '../pages/format-page-address.ts';
import { getEditorPath } from '../pages/page-tree.ts';
import { pagesWords } from '../pages/pages-words.ts';
import { session } from '../session/api.ts';
import { listDestinations, profileScreen } from '../shared/navigation.ts';
import { setTheme } from '../shared/theme.ts';
import { words } from '../words.ts';
import { commandMenuWords } from './command-menu-words.ts';
import type { SearchMenuItem } from './search-menu-item.ts';

type Go = (path: string) => void;

const say = commandMenuWords;
const renderIcon = (icon: LucideIcon) => createElement(icon, { 'aria-hidden': true });

/**
 * Collects the items available on every screen. Calls `tell` immediately with the cached items and again when
 * the server adds more; a list that fails to load is left out. Returns a function that stops it.
 */
export function watchEverywhere(go: Go, tell: (items: readonly SearchMenuItem[]) => void): () => void {
  let isWanted = true;
  const fixed = [...createScreenItems(go), ...createActionItems(go)];
  const listPageItems = () =>
    (queryClient.getQueryData(pagesQuery.queryKey) ?? []).map((page) => createPageItem(page, go));
  const listMediaItems = () =>
    (queryClient.getQueryData(mediaQuery.queryKey) ?? []).map((file) => createMediaItem(file, go));
  const show = () =>
    isWanted && tell([...listPageItems().toSorted(compareByLastEdit), ...fixed, ...listMediaItems()]);
  show();
  void queryClient.prefetchQuery(pagesQuery).then(show);
  void queryClient.prefetchQuery(mediaQuery).then(show);
  return () => {
    isWanted = false;
  };
}

interface PageItem extends SearchMenuItem {
  readonly updatedAt: string;
}

const compareByLastEdit = (one: PageItem, other: PageItem) => other.updatedAt.localeCompare(one.updatedAt);

function createPageItem(page: PageInList, go: Go): PageItem {
  const [own = '', ...others] = languages.map((language) => resolveText(page.title, language));
  return {
    id: `page ${page.id}`,
    label: own || page.identifier,
    group: say.pages,
    icon: renderIcon(page.identifier === 'main' ? House : FileText),
    detail: formatPageAddress(page),
    keywords: [...others, page.identifier].join(' '),
    updatedAt: page.updatedAt,
    run: () => go(getEditorPath(page)),
  };
}

function createMediaItem({ id, name }: Media, go: Go): SearchMenuItem {
  return {
    id: `media ${id}`,
    label: name,
    group: say.media,
    icon: renderIcon(Image),
    run: () => go(`/admin/media#${id}`),
  };
}

function createScreenItems(go: Go): SearchMenuItem[] {
  const { user } = session.store.getState();
  return [...listDestinations(user?.role), profileScreen].map(({ path, label, icon }) => ({
    id: `screen ${path}`,
    label,
    group: say.screens,
    icon: renderIcon(icon),
    run: () => go(path),
  }));
}

function createActionItems(go: Go): SearchMenuItem[] {
  const group = say.actions;
  return [
    { id: 'new-page', label: pagesWords.newPage, icon: renderIcon(Plus), run: () => go('/admin/pages/new') },
    { id: 'new-case', label: pagesWords.newCase, icon: renderIcon(Plus), run: () => go('/admin/cases/new') },
    {
      id: 'find-replace',
      label: pagesWords.findReplace,
      icon: renderIcon(Replace),
      run: () => go('/admin/find-replace'),
    },
    {
      id: 'view-site',
      label: words.nav.site,
      icon: renderIcon(SquareArrowOutUpRight),
      run: () => void window.open('/', '_blank', 'noopener'),
    },
    ...presets.map(({ id, name }) => ({
      id: `design ${id}`,
      label: say.design(name),
      keywords: say.designKeywords,
      icon: renderIcon(SwatchBook),
      run: () => go(`/admin/design-tokens?part=presets&try=${id}`),
    })),
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      id: `theme ${theme}`,
      label: say.theme[theme],
      run: () => setTheme(theme),
    })),
    { id: 'sign-out', label: words.signOut, icon: renderIcon(LogOut), run: () => void signOut() },
  ].map((item) => ({ ...item, group }));
}

async function signOut(): Promise<void> {
  await session.signOut();
  queryClient.clear();
}
