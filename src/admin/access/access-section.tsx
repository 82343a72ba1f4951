import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/button/button.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';

interface AccessSectionProps {
  readonly name: string;
  readonly say: {
    readonly title: string;
    readonly lead: string;
    readonly loading: string;
    readonly failed: string;
  };
  /** The heading, which gets the focus after a row was deleted. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** Query for the list. */
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** Button for a new entry; undefined until the list has loaded. */
  readonly add?: ReactNode;
  /** The list once it has loaded, and its dialogs. */
  readonly children: ReactNode;
}

/** A section of the screen: heading, loading state, error and list. */
export function AccessSection({ name, say, heading, query, add, children }: AccessSectionProps) {
  const { data, error, refetch } = query;
  return (
    <section className={name} aria-labelledby={name}>
      <header className="access-head">
        <h2 className="access-head__title" id={name} ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {add}
      </header>
      <p className="access-lead">{say.lead}</p>
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
      {children}
    </section>
  );
}

/** Button beside a section's heading. */
export function AddButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  );
}
