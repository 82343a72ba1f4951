/** Messages of the page for updates that it can't show (specified). */
export const issueSentences = {
  noElement: (blockId: string) => `No element found with data-block-id ${blockId}`,
  noUpdates: 'No live preview updates found',
  unsupported: (type: string) => `Block type ${type} does not support live preview`,
} as const;
