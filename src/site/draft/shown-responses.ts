/** What has been said of a draft by its link, and how more is said. */
export interface ShownResponses {
  /** Below which the forms are sent. */
  readonly action: string;
  /** Names what is shown, to be approved. */
  readonly version: string;
  /** The newest first. */
  readonly approvals: readonly ShownApproval[];
  /** The oldest first. */
  readonly remarks: readonly ShownRemark[];
  /** Why the form that was sent has not been taken. */
  readonly issue: ShownIssue | undefined;
  /** Characters that are taken. */
  readonly limits: { readonly name: number; readonly words: number };
}

interface ShownApproval {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whether it is of what is shown. */
  readonly isPresent: boolean;
}

export interface ShownRemark {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
  /** Null for the page as a whole. */
  readonly blockId: string | null;
  readonly isDone: boolean;
}

/** A form that was not taken, with what was typed. */
interface ShownIssue {
  readonly form: 'approval' | 'remark';
  readonly message: string;
  readonly name: string;
  readonly words: string;
  readonly block: string;
}
