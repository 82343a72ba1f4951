import type { ReactNode } from 'react';

/** An error of a dialog or form as a whole; announced when it appears. */
export function DialogIssue({ children }: { readonly children: ReactNode }) {
  return (
    <p className="dialog-issue" role="alert">
      {children}
    </p>
  );
}
