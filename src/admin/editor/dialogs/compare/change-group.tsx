import { ArrowRight, Undo2 } from 'lucide-react';
import type { PageChange } from '#document/compare/page-change.ts';
import { BlockIcon } from '../../../shared/blocks/block-icon.tsx';
import { WordChanges } from '../../../shared/word-changes.tsx';
import { conflictWords } from '../conflict/conflict-words.ts';
import { compareWords } from './compare-words.ts';
import { formatChangeName, formatLanguageName } from './describe-changes.ts';
import type { ChangeGroup, DescribedChange } from './described-change.ts';

/** Actions on a listed change. */
export interface ChangeActions {
  /** Reverts changes; undefined if they cannot be reverted. */
  readonly revert?: (changes: readonly PageChange[], name: string) => void;
  /** Selection of the changes to publish. */
  readonly choice?: ChangeChoice;
  /** Scrolls the frames to a block. */
  readonly look?: (blockId: string) => void;
  /** Id of the block that the frames show. */
  readonly lead?: string | null;
}

export interface ChangeChoice {
  readonly isExcluded: (key: string) => boolean;
  readonly hold: (keys: readonly string[], held: boolean) => void;
}

interface GroupProps extends ChangeActions {
  readonly group: ChangeGroup;
}

/** Changes of one block, listed one by one if there are several. */
export function Group({ group, revert, choice, look, lead }: GroupProps) {
  const { blockId, name, summary, kind, changes } = group;
  const keys = changes.map(({ key }) => key);
  const last = name.split(' › ').at(-1) ?? name;
  const isWhole = kind === 'added' || kind === 'removed';
  return (
    <li className="change-group" data-lead={(blockId !== null && blockId === lead) || undefined}>
      <div className="change-group__head">
        {choice && <ChangeCheck label={compareWords.goesLive(name)} keys={keys} choice={choice} />}
        <GroupName group={group} look={look} />
        <span className={`change-group__kind change-group__kind--${kind}`}>{compareWords.kinds[kind]}</span>
        {revert && (
          <Revert
            name={
              isWhole || changes.length > 1 ? last : formatChangeName(group, changes[0] as DescribedChange)
            }
            run={(what) =>
              revert(
                changes.map(({ change }) => change),
                what,
              )
            }
          />
        )}
      </div>
      {summary && !changes.some(({ shows }) => shows.as === 'words') && (
        <p className="change-group__summary">{summary}</p>
      )}
      <ul className="change-group__changes">
        {changes.map((change) => (
          <Change
            key={change.key}
            group={group}
            change={change}
            revert={changes.length > 1 ? revert : undefined}
            choice={changes.length > 1 ? choice : undefined}
          />
        ))}
      </ul>
    </li>
  );
}

function GroupName({ group: { blockId, type, name }, look }: Pick<GroupProps, 'group' | 'look'>) {
  const inside = (
    <>
      {type && <BlockIcon type={type} />}
      <span>{name}</span>
    </>
  );
  return blockId !== null && look ? (
    <button
      type="button"
      className="change-group__name change-group__name--button"
      title={compareWords.look(name)}
      onClick={() => look(blockId)}
    >
      {inside}
    </button>
  ) : (
    <span className="change-group__name">{inside}</span>
  );
}

interface ChangeProps extends Pick<ChangeActions, 'revert' | 'choice'> {
  readonly group: ChangeGroup;
  readonly change: DescribedChange;
}

function Change({ group, change, revert, choice }: ChangeProps) {
  const { field, language, shows } = change;
  const name = formatChangeName(group, change);
  const where = [field, language && formatLanguageName(language)].filter(Boolean).join(' · ');
  const isEmpty = !where && shows.as === 'note' && shows.note === '';
  if (isEmpty && !revert && !choice) return null;
  return (
    <li className="change">
      {choice && <ChangeCheck label={compareWords.goesLive(name)} keys={[change.key]} choice={choice} />}
      <div className="change__what">
        {where && <p className="change__where">{where}</p>}
        <ChangeValue shows={shows} language={language} />
      </div>
      {revert && <Revert name={name} run={(what) => revert([change.change], what)} />}
    </li>
  );
}

interface TakeBackProps {
  readonly name: string;
  readonly run: (name: string) => void;
}

function Revert({ name, run }: TakeBackProps) {
  return (
    <button
      type="button"
      className="quiet-button change__back"
      aria-label={compareWords.revertLabel(name)}
      onClick={() => run(name)}
    >
      <Undo2 aria-hidden="true" />
      <span aria-hidden="true">{compareWords.revert}</span>
    </button>
  );
}

interface ChangeCheckProps {
  readonly id?: string;
  readonly label: string;
  readonly keys: readonly string[];
  readonly choice: ChangeChoice;
}

/** Checkbox that includes changes in publishing; indeterminate if only some are included. */
export function ChangeCheck({ id, label, keys, choice }: ChangeCheckProps) {
  const held = keys.filter(choice.isExcluded).length;
  const isSome = held > 0 && held < keys.length;
  return (
    <input
      id={id}
      type="checkbox"
      className="change__check"
      aria-label={label}
      checked={held < keys.length}
      ref={(element) => {
        if (element) element.indeterminate = isSome;
      }}
      onChange={() => choice.hold(keys, held === 0)}
    />
  );
}

/** The value before and after. */
function ChangeValue({ shows, language }: Pick<DescribedChange, 'shows' | 'language'>) {
  switch (shows.as) {
    case 'note':
      return shows.note && <p className="change__note">{shows.note}</p>;
    case 'words':
      return (
        <p className="change__words" lang={language}>
          <WordChanges before={shows.before} after={shows.after} />
        </p>
      );
    case 'pictures':
      return (
        <p className="change__values">
          <Picture src={shows.before} />
          <ArrowRight aria-label={compareWords.after} />
          <Picture src={shows.after} />
        </p>
      );
    case 'values':
      return (
        <p className="change__values">
          <del>{shows.before || conflictWords.nothing}</del>
          <ArrowRight aria-hidden="true" />
          <ins>{shows.after || conflictWords.nothing}</ins>
        </p>
      );
  }
}

function Picture({ src }: { readonly src: string }) {
  if (src === '') return <em>{conflictWords.nothing}</em>;
  // The file name tells images apart, also for screen readers.
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? src;
  return <img className="change__picture" src={src} alt={name} title={name} loading="lazy" />;
}
