import { defineCommand } from './command.ts';

/** The way of many programs to a toolbar at the caret. */
export const textToolbarCommand = defineCommand({
  id: 'text-toolbar',
  group: 'block',
  position: 30,
  label: 'Format selected text',
  strokes: [{ key: 'F10', alt: true }],
  whileTyping: true,
  can: ({ writing }) => writing.store.getState().writing?.state.selected === true,
  cannot: 'Select some words of a text in the page first',
  run: () => globalThis.document?.querySelector<HTMLElement>('.text-toolbar button')?.focus(),
});
