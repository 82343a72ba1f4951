/** What the editor says of what clients have said of the draft. */
export const responseWords = {
  remarks: 'Remarks',
  waiting: (count: number) => (count === 1 ? '1 remark' : `${count} remarks`),
  toRemarks: (count: number) =>
    `${count === 1 ? '1 remark' : `${count} remarks`} by clients: show with the page`,
  done: 'Done',
  doneOf: (name: string) => `Done: the remark of ${name}`,
  doneSaid: 'The remark is done.',
  open: 'Open again',
  openOf: (name: string) => `Open the remark of ${name} again`,
  openSaid: 'The remark is open again.',
  settled: (count: number) => `Done (${count})`,
  gone: 'Its block is gone',
  wholePage: 'The whole page',
  toBlock: (block: string) => `Go to the block: ${block}`,
  approvals: 'Approval',
  approvedBy: (name: string) => `Approved by ${name}`,
  present: 'The draft still is what they saw.',
  changed: 'The draft has changed since.',
} as const;
