import type { ReactNode } from 'react';

/** What stands in the way of a dialog or a form as a whole; said aloud when it comes. */
export function DialogIssue({ children }: { readonly children: ReactNode }) {
  return (
    <p className="dialog-issue" role="alert">
      {children}
    </p>
  );
}
