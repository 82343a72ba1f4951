/** Comments and approvals of a share link, and the parameters of its forms. */
export interface ShownResponses {
  /** URL prefix to which the forms are sent. */
  readonly action: string;
  /** Identifies the version to approve. */
  readonly version: string;
  /** Newest first. */
  readonly approvals: readonly ShownApproval[];
  /** Oldest first. */
  readonly comments: readonly ShownComment[];
  /** Why the submitted form was refused. */
  readonly issue: ShownIssue | undefined;
  /** The studio's name, beside those of its members. */
  readonly studio: string;
  /** True if clients can ask to be told of replies by email. */
  readonly sendsMail: boolean;
  /** Maximum numbers of characters. */
  readonly limits: { readonly name: number; readonly words: number };
}

interface ShownApproval {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** True if it is for the version shown. */
  readonly isPresent: boolean;
}

export interface ShownComment {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
  /** Null for the whole page. */
  readonly blockId: string | null;
  readonly isDone: boolean;
  /** Oldest first. */
  readonly replies: readonly ShownReply[];
}

interface ShownReply {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** ISO 8601. */
  readonly at: string;
  readonly byStudio: boolean;
}

/** A refused form with its values. */
interface ShownIssue {
  readonly form: 'approval' | 'comment' | 'reply';
  /** Id of the comment that a reply is to; '' for other forms. */
  readonly comment: string;
  readonly email: string;
  readonly message: string;
  readonly name: string;
  readonly words: string;
  readonly block: string;
}
