import { languages } from '#content/language/language.ts';
import { devices } from '#content/look/layout.ts';
import { announce } from '../../shared/announcer.tsx';
import { words } from '../../words.ts';
import { keepFocus, measureAreaWidth } from '../services/area-focus.ts';
import { openFormSearch } from '../services/form-search.ts';
import { showNextText } from '../services/show-next-text.ts';
import {
  areDevicesShown,
  isSideBySide,
  showAllDevices,
  showOne,
  showSideBySide,
} from '../services/side-by-side.ts';
import { writingWords } from '../services/writing-words.ts';
import { defineCommand } from './command.ts';

export const outlineCommand = defineCommand({
  id: 'outline',
  group: 'view',
  position: 8,
  strokes: [{ key: '[' }],
  run: (services) =>
    keepFocus(services, () => services.view.setState(({ outlineOpen }) => ({ outlineOpen: !outlineOpen }))),
});

export const panelCommand = defineCommand({
  id: 'panel',
  group: 'view',
  position: 9,
  strokes: [{ key: ']' }],
  run: (services) =>
    keepFocus(services, () => services.view.setState(({ panelOpen }) => ({ panelOpen: !panelOpen }))),
});

/** Searches the properties of the selected blocks. */
export const findPropertyCommand = defineCommand({
  id: 'find-property',
  group: 'view',
  position: 9.5,
  strokes: [{ key: 'f', mod: true, shift: true }],
  whileTyping: true,
  isOfSelection: true,
  can: ({ draft }) => draft.store.getState().selection.lead !== null,
  // In the next frame: a menu that closes restores the focus.
  run: (services) => void globalThis.requestAnimationFrame?.(() => openFormSearch(services)),
});

/** A command for each width of the page. */
export const deviceCommands = devices.map((device, index) =>
  defineCommand({
    id: `device-${device}`,
    group: 'view',
    position: 4 + index,
    strokes: [{ key: String(index + 1) }],
    run: ({ panes }) => panes.showDevice(device),
  }),
);

export const languageCommand = defineCommand({
  id: 'language',
  group: 'view',
  position: 3,
  strokes: [{ key: 'l', mod: true, shift: true }],
  whileTyping: true,
  run: ({ panes }) => {
    const { language } = panes.active().store.getState();
    panes.showLanguage(languages[(languages.indexOf(language) + 1) % languages.length] ?? language);
  },
});

export const bothLanguagesCommand = defineCommand({
  id: 'both-languages',
  group: 'view',
  position: 3.5,
  strokes: [{ key: 'l', mod: true, alt: true }],
  whileTyping: true,
  run: (services) =>
    keepFocus(services, () => {
      const { panes } = services;
      const hadLanguages = isSideBySide(panes) && !areDevicesShown(panes.store.getState().panes);
      if (isSideBySide(panes)) showOne(panes);
      if (!hadLanguages) showSideBySide(panes, measureAreaWidth('page'));
    }),
});

export const allDevicesCommand = defineCommand({
  id: 'all-devices',
  group: 'view',
  position: 7,
  strokes: [{ key: '0' }],
  run: (services) =>
    keepFocus(services, () => {
      const { panes } = services;
      const hadDevices = areDevicesShown(panes.store.getState().panes);
      if (isSideBySide(panes)) showOne(panes);
      if (!hadDevices) showAllDevices(panes);
    }),
});

/** Common shortcut for a toolbar at the caret. */
export const textToolbarCommand = defineCommand({
  id: 'text-toolbar',
  group: 'block',
  position: 30,
  strokes: [{ key: 'F10', alt: true }],
  whileTyping: true,
  can: ({ writing }) => writing.store.getState().writing?.state.selected === true,
  cannot: writingWords.noSelection,
  run: () => globalThis.document?.querySelector<HTMLElement>('.text-toolbar button')?.focus(),
});

export const liveVersionCommand = defineCommand({
  id: 'live-version',
  group: 'page',
  position: 8,
  strokes: [],
  can: ({ publisher }) => publisher.liveVersion() !== undefined,
  cannot: words.version.noLive,
  run: ({ publisher, view }) => {
    const versionId = publisher.liveVersion();
    if (versionId !== undefined) view.setState({ dialog: { type: 'version', versionId } });
  },
});

export const nextTextCommand = defineCommand({
  id: 'next-text',
  group: 'view',
  position: 3.6,
  strokes: [{ key: 'F8' }],
  whileTyping: true,
  run: (services) => {
    if (!showNextText(services)) announce(words.translations.allDone);
  },
});
