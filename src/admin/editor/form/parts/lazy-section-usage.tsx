import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';

/** Few pages are sections: loaded with the first one. */
const sectionUsage = onDemand(() => import('./section-usage.tsx'));

/** Number of pages that show a section; lists them when it is clicked. */
export function LazySectionUsage(props: { readonly identifier: string }) {
  const { part } = useOnDemand(sectionUsage);
  return part && <part.SectionUsage {...props} />;
}
