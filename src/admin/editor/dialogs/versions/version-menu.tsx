import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { ApiPage } from '#api/schemas/page.ts';
import { useStudioZone } from './studio-zone.ts';
import { formatRowName, type VersionRow } from './version-rows.ts';
import { versionWords } from './version-words.ts';
import '../../../shared/menu/menu.css';

type Facts = Pick<ApiPage, 'currentVersionId' | 'draftVersionId' | 'isHidden' | 'published' | 'versioning'>;

export type VersionAction =
  | 'restore'
  | 'publish'
  | 'publish-draft'
  | 'hide'
  | 'show'
  | 'archive'
  | 'discard'
  | 'name'
  | 'unname';

interface VersionMenuProps {
  readonly row: VersionRow;
  readonly facts: Facts;
  readonly onAction: (action: VersionAction, row: VersionRow) => void;
  /** Element that contains the menu, since nothing outside of the modal dialog can be clicked. */
  readonly container: HTMLElement | null;
}

/**
 * Distance between the window's edge and the dialog's content, in CSS pixels: the dialog clips its overflow.
 */
const edgeOfDialog = 40;

/** Menu of actions on a version; each says how it affects visitors. */
export function VersionMenu({ row, facts, onAction, container }: VersionMenuProps) {
  const timeZone = useStudioZone();
  const groups = listActions(row, facts);
  if (groups.flat().length === 0) return null;
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={versionWords.actions(formatRowName(row, timeZone))}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <Popover
        className="menu-popover react-aria-Popover version-menu"
        placement="bottom start"
        offset={4}
        containerPadding={edgeOfDialog}
        {...(container && { UNSTABLE_portalContainer: container })}
      >
        <Menu className="menu">
          {groups
            .filter((group) => group.length > 0)
            .flatMap((group, index) => [
              ...(index > 0 ? [<Separator key={`line ${group[0]}`} className="menu__line" />] : []),
              ...group.map((action) => (
                <MenuItem
                  key={action}
                  className="menu__item"
                  onAction={() => onAction(action, row)}
                  textValue={formatLabel(action, facts).label}
                >
                  <span>{formatLabel(action, facts).label}</span>
                  <span className="version-menu__help">{formatLabel(action, facts).help}</span>
                </MenuItem>
              )),
            ])}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function listActions({ role, version }: VersionRow, facts: Facts): readonly (readonly VersionAction[])[] {
  const naming: VersionAction[] = version ? (version.name === null ? ['name'] : ['name', 'unname']) : [];
  const hasLive = facts.currentVersionId !== null;
  switch (role) {
    case 'draft':
      return [['publish-draft'], naming, hasLive && version ? ['discard'] : []];
    case 'live':
      return [
        ['restore'],
        naming,
        [facts.isHidden ? 'show' : 'hide', ...(facts.versioning ? (['archive'] as const) : [])],
      ];
    case 'kept':
      return [['restore', 'publish'], naming];
  }
}

function formatLabel(
  action: VersionAction,
  { isHidden }: Facts,
): { readonly label: string; readonly help: string } {
  const say = versionWords;
  switch (action) {
    case 'restore':
      return { label: say.restore, help: say.restoreHelp };
    case 'publish':
      return { label: say.publish, help: isHidden ? say.publishHiddenHelp : say.publishHelp };
    case 'publish-draft':
      return { label: say.publishDraft, help: say.publishDraftHelp };
    case 'hide':
      return { label: say.hide, help: say.hideHelp };
    case 'show':
      return { label: say.show, help: say.showHelp };
    case 'archive':
      return { label: say.archive, help: say.archiveHelp };
    case 'discard':
      return { label: say.discard, help: say.discardHelp };
    case 'name':
      return { label: say.name, help: say.nameHelp };
    case 'unname':
      return { label: say.nameRemove, help: '' };
  }
}
