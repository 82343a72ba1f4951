import { Bookmark, Check, Clock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { getPersonName } from '../../../data/people.ts';
import { summarizeChanges } from '../../../page-checks/changes-summary.ts';
import { formatShortMoment } from '../../../schedule/moment-words.ts';
import { words } from '../../../words.ts';
import { useResponses } from '../../responses/use-responses.ts';
import { useEditor } from '../../services/editor-context.ts';
import { useStudioZone } from './studio-zone.ts';
import {
  formatLocalMoment,
  formatRowName,
  formatTime,
  groupByDay,
  listApprovals,
  type VersionRow,
} from './version-rows.ts';
import { versionWords } from './version-words.ts';

interface VersionListProps {
  readonly rows: readonly VersionRow[];
  readonly selected: string;
  readonly onSelect: (name: string) => void;
  /** True if the live version is hidden since its page is. */
  readonly isHidden: boolean;
  /** Renders the menu at the end of a row. */
  readonly menu: (row: VersionRow) => ReactNode;
}

/** List of versions by day. The selected one has the focus first, and arrow keys move along the list. */
export function VersionList({ rows, selected, ...how }: VersionListProps) {
  const list = useRef<HTMLElement>(null);
  const timeZone = useStudioZone();
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  return (
    <nav ref={list} className="versions__list" aria-label={versionWords.list} onKeyDown={goAlong}>
      {groupByDay(rows, timeZone).map(({ label, rows: ofDay }) => (
        <section key={label} className="versions__day">
          <h3 className="versions__date">{label}</h3>
          <ul className="versions__rows">
            {ofDay.map((row) => (
              <Row key={row.name} row={row} isSelected={row.name === selected} {...how} />
            ))}
          </ul>
        </section>
      ))}
      {rows.length < 2 && <p className="versions__only">{versionWords.only}</p>}
    </nav>
  );
}

const rowSelector = '.version-row__button';

/** Handles arrow keys on versions only, since on a menu button they open the menu. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target as Element).matches(rowSelector)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const at = rows.indexOf(event.target as HTMLElement);
  const ways: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[ways[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface RowProps extends Omit<VersionListProps, 'rows' | 'selected'> {
  readonly row: VersionRow;
  readonly isSelected: boolean;
}

function Row({ row, isSelected, onSelect, isHidden, menu }: RowProps) {
  const { definitions } = useEditor();
  const timeZone = useStudioZone();
  const { role, version } = row;
  const isAutomatic = version?.reason === 'automatic' && version.name === null && role === 'kept';
  return (
    <li className="version-row" data-role={role} data-automatic={isAutomatic || undefined}>
      <button
        type="button"
        className="version-row__button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(row.name)}
      >
        <span className="version-row__head">
          <Mark row={row} isAutomatic={isAutomatic} />
          <span className="version-row__name">{formatTitle(row, timeZone)}</span>
          {role === 'live' && (
            <span className={`version-row__role version-row__role--${role}`}>
              {isHidden ? versionWords.hidden : versionWords.live}
            </span>
          )}
        </span>
        <span className="version-row__facts" title={describeFacts(row, isAutomatic, timeZone)}>
          {formatFacts(row, timeZone)}
        </span>
        {version && (
          <span className="version-row__changes">{summarizeChanges(definitions, version.changed)}</span>
        )}
        <Approvals row={row} />
      </button>
      {menu(row)}
    </li>
  );
}

/** Clients who have approved the content of a version. */
function Approvals({ row }: { readonly row: VersionRow }) {
  const timeZone = useStudioZone();
  const { approvals } = useResponses();
  return listApprovals(row, approvals).map(({ id, name, language, approvedAt, isPresent }) => (
    <span key={id} className="version-row__approved">
      <Check aria-hidden="true" />
      <span>
        {versionWords.approved(name, words.languages[language], formatShortMoment(approvedAt, timeZone))}
        {row.role === 'draft' && !isPresent && ` ${versionWords.changedSince}`}
      </span>
    </span>
  ));
}

function Mark({
  row: { version },
  isAutomatic,
}: {
  readonly row: VersionRow;
  readonly isAutomatic: boolean;
}) {
  if (version?.name) return <Bookmark aria-hidden="true" />;
  return isAutomatic ? <Clock aria-hidden="true" /> : null;
}

function formatTitle(row: VersionRow, timeZone: string | undefined): string {
  const { role, version } = row;
  if (version?.name || role === 'draft' || !version) return formatRowName(row, timeZone);
  return formatTime(version, timeZone);
}

/** Author and time by one clock, the studio's; for an automatic version, that too. */
function formatFacts({ role, version }: VersionRow, timeZone: string | undefined): string {
  if (!version) return versionWords.unsaved;
  const isAutomatic = version.reason === 'automatic' && version.name === null && role === 'kept';
  const time = version.name || role === 'draft' ? formatTime(version, timeZone) : '';
  const who = version.author === null ? '' : getPersonName(version.author);
  return [who, time, isAutomatic ? versionWords.automatic : ''].filter(Boolean).join(' · ');
}

/** Tooltip: the time in the browser's time zone if that differs, and what an automatic version is. */
function describeFacts(
  { version }: VersionRow,
  isAutomatic: boolean,
  timeZone: string | undefined,
): string | undefined {
  const here = version && formatLocalMoment(version, timeZone);
  const facts = [here && versionWords.forYou(here), isAutomatic && versionWords.automaticHelp];
  return facts.filter(Boolean).join(' · ') || undefined;
}
