import { words } from '../words.ts';

/**
 * Labels of the editor's commands by id. Every screen lists them, so they are separate from the commands'
 * code.
 */
export const commandWords = {
  save: 'Save page',
  undo: words.undo,
  redo: words.redo,
  publish: 'Publish page',
  schedule: 'Schedule publishing',
  preflight: 'Run checks',
  search: 'Edit search and social',
  settings: 'Edit page settings',
  share: 'Share draft…',
  versions: 'View versions',
  'live-version': 'View live version',
  history: 'View page history',
  shortcuts: words.commandMenu.shortcuts,
  commands: words.commandMenu.title,
  insert: 'Add block',
  duplicate: 'Duplicate block',
  delete: 'Delete block',
  hide: 'Hide or show block',
  'move-up': 'Move block up',
  'move-down': 'Move block down',
  'move-in': 'Move into block above',
  'move-out': 'Move out of block',
  'select-all': 'Select all siblings',
  parent: 'Select parent block',
  cut: 'Cut block',
  copy: 'Copy block',
  paste: 'Paste block',
  wrap: 'Wrap blocks in grid',
  'save-section': 'Save as section…',
  'detach-section': 'Detach section',
  'copy-style': 'Copy style',
  'paste-style': 'Paste style',
  'select-like': 'Select similar blocks',
  'text-toolbar': 'Format selected text',
  language: 'Switch language',
  'both-languages': 'Show both languages',
  'next-text': 'Go to next translation',
  'device-mobile': 'Show mobile width',
  'device-tablet': 'Show tablet width',
  'device-desktop': 'Show desktop width',
  outline: 'Show or hide outline',
  panel: 'Show or hide properties',
  'next-area': 'Go to next area',
  'previous-area': 'Go to previous area',
} as const;

export type CommandId = keyof typeof commandWords;
