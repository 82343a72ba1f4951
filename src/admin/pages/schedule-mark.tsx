import { useNextPlanned } from '../schedule/use-next-planned.ts';

/** What happens to a page of the list by itself next, or could not be done. */
export function ScheduleMark({ pageId }: { readonly pageId: string }) {
  const { next } = useNextPlanned(pageId);
  if (!next) return null;
  const { icon: Icon, label } = next;
  return (
    <span title={label}>
      <Icon className="page-list__mark" aria-label={label} />
    </span>
  );
}
