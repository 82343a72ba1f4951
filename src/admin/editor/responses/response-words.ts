import { count } from '../../words.ts';

/** Editor texts about the comments and approvals of clients. */
export const responseWords = {
  comments: 'Comments',
  waiting: (number: number) => count(number, 'comment', 'comments'),
  toComments: (number: number) => `Show ${count(number, 'client comment', 'client comments')}`,
  done: 'Resolve',
  doneOf: (name: string) => `Resolve the comment by ${name}`,
  doneSaid: 'Comment resolved',
  open: 'Reopen',
  openOf: (name: string) => `Reopen the comment by ${name}`,
  openSaid: 'Comment reopened',
  settled: (number: number) => `Resolved (${number})`,
  gone: 'Block deleted',
  wholePage: 'Whole page',
  toBlock: (block: string) => `Go to block: ${block}`,
  approvals: 'Approval',
  approvedBy: (name: string) => `Approved by ${name}`,
  present: 'The draft is unchanged since the approval.',
  changed: 'The draft has changed since the approval.',
} as const;
