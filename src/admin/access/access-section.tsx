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
  /** The heading, which takes the keyboard when the line that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** What asks the server for the list. */
  readonly query: {
    readonly data: unknown;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** How one more comes to the list; undefined for as long as that has to wait for the list. */
  readonly add?: ReactNode;
  /** The list, once it is there, and what is open over it. */
  readonly children: ReactNode;
}

/** One of the lists of who gets in by what, from its heading to what is said while it is not there. */
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

/** The button beside the heading of a list. */
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
