import { PageTitleText } from '../page-title-text.tsx';
import type { PageRow } from '../page-tree.ts';

interface PageReasonsProps {
  readonly pages: readonly { readonly row: PageRow; readonly reason: string }[];
}

/** Lists pages that an action was not applied to, with reasons. */
export function PageReasons({ pages }: PageReasonsProps) {
  return (
    <ul className="bulk-report">
      {pages.map(({ row, reason }) => (
        <li key={row.page.id}>
          <strong>
            <PageTitleText page={row.page} />
          </strong>{' '}
          {reason}
        </li>
      ))}
    </ul>
  );
}
