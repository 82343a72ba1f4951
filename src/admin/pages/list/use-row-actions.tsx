import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { deletePage, savePage } from '#api/endpoints/pages.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshPages } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import { ShareOnDemand } from '../../share/share-on-demand.tsx';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { useCopy } from '../../shared/use-copy.ts';
import { words } from '../../words.ts';
import { type StatusSubject, useStatusChanges } from '../change-status.tsx';
import { getPageTitle } from '../page-title.ts';
import { getEditorPath, type PageRow } from '../page-tree.ts';
import { usePublish } from '../publish-page.tsx';
import { duplicatePage } from './duplicate-page.ts';
import { pageListWords } from './list-words.ts';
import type { RowAction } from './row-actions.ts';

const say = pageListWords.actions;

interface RowActions {
  readonly act: (action: RowAction, row: PageRow) => void;
  /** The open dialogs. */
  readonly questions: ReactNode;
}

interface RowActionOptions {
  /** All pages, unfiltered. */
  readonly rows: readonly PageRow[];
  readonly moveBelow: (rows: readonly PageRow[]) => void;
  readonly step: (row: PageRow, where: 'up' | 'down') => void;
  readonly remove: (rows: readonly PageRow[]) => void;
}

/** Runs the actions of a row's menu and keys. */
export function useRowActions({ rows, moveBelow, step, remove }: RowActionOptions): RowActions {
  const navigate = useNavigate();
  const { show } = useToast();
  const copyText = useCopy();
  const { change, question } = useStatusChanges();
  const { publish, question: unwritten } = usePublish();
  const [isCopying, setCopying] = useState(false);
  const [shared, setShared] = useState<PageRow['page']>();

  const duplicate = async ({ page }: PageRow) => {
    if (isCopying) return;
    setCopying(true);
    try {
      const copy = await duplicatePage(page, new Set(rows.map((row) => row.page.identifier)));
      await refreshPages();
      show({
        text: say.duplicated(getPageTitle(copy)),
        action: {
          label: words.undo,
          run: () =>
            void takeCopyBack(copy.id).catch((error) =>
              show({ text: formatErrorMessage(error), tone: 'error' }),
            ),
        },
      });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
    } finally {
      setCopying(false);
    }
  };
  const copyAddress = async ({ page }: PageRow) => {
    const address = new URL(getPagePath(page), window.location.origin).href;
    await copyText(address, say.copied(address), say.notCopied);
  };

  const createSubject = ({ page }: PageRow): StatusSubject => ({
    page,
    title: getPageTitle(page),
    saver: {
      save: (body, ifMatch) => api.call(savePage, { params: { identifier: page.id }, body }, { ifMatch }),
      settled: refreshPages,
    },
  });
  const does: Readonly<Record<RowAction, (row: PageRow) => void>> = {
    open: ({ page }) => void navigate(getEditorPath(page)),
    view: ({ page }) => void window.open(getPagePath(page), '_blank', 'noopener'),
    publish: (row) =>
      publish({ page: row.page, setPublished: () => change(createSubject(row), 'PUBLISHED') }),
    look: ({ page }) => void navigate(`${getEditorPath(page)}?publish`),
    versions: ({ page }) => void navigate(`${getEditorPath(page)}?versions`),
    hide: (row) => change(createSubject(row), 'HIDDEN'),
    unpublish: (row) => change(createSubject(row), 'DRAFT'),
    duplicate: (row) => void duplicate(row),
    'copy-address': (row) => void copyAddress(row),
    share: ({ page }) => setShared(page),
    history: ({ page }) => void navigate(`/admin/activity?page=${encodeURIComponent(page.id)}`),
    move: (row) => moveBelow([row]),
    'move-up': (row) => step(row, 'up'),
    'move-down': (row) => step(row, 'down'),
    delete: (row) => remove([row]),
  };
  return {
    act: (action, row) => does[action](row),
    questions: (
      <>
        {question}
        {unwritten}
        {shared && <ShareOnDemand page={shared} close={() => setShared(undefined)} />}
      </>
    ),
  };
}

async function takeCopyBack(id: string): Promise<void> {
  await api.call(deletePage, { params: { identifier: id } }).finally(refreshPages);
}
