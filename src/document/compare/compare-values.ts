import type { PathPart } from '#content/block/issue.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField, type ListField } from '#content/fields/field.ts';
import { isEqual } from '#content/is-equal.ts';
import { isTranslated } from '#content/language/language.ts';
import { findUnmoved } from '../merge/merge-order.ts';
import type { Step, ValueDifference, ValueKind } from './page-change.ts';
import { mapItemsById } from './steps.ts';

/** Properties that identify a block or version its storage, and are not content. */
const ofTheBlockItself = new Set(['id', 'type', 'startedFrom', 'blockVersion']);

interface Place {
  readonly steps: readonly Step[];
  readonly path: readonly PathPart[];
}

type Values = Readonly<Record<string, unknown>>;

/** Compares two states of a block field by field, without the blocks inside it. */
export function compareValues(fields: Fields, before: Values, after: Values): ValueDifference[] {
  const differences = compareRecord(fields, before, after, { steps: [], path: [] });
  return differences.filter(({ path }) => !ofTheBlockItself.has(String(path[0])));
}

/** Compares known fields in their order, then unknown properties as a whole. */
function compareRecord(fields: Fields, before: Values, after: Values, at: Place): ValueDifference[] {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => !Object.is(getOwnValue(before, name), getOwnValue(after, name)),
  );
  return names.flatMap((name) =>
    compareField(
      Object.hasOwn(fields, name) ? fields[name] : undefined,
      getOwnValue(before, name),
      getOwnValue(after, name),
      {
        steps: [...at.steps, name],
        path: [...at.path, name],
      },
    ),
  );
}

function getOwnValue(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function compareField(
  field: Field | undefined,
  before: unknown,
  after: unknown,
  at: Place,
): ValueDifference[] {
  if (isEqual(before, after)) return [];
  const createValueDifference = (): ValueDifference[] => [
    { what: 'value', kind: getKind(field), ...at, before, after },
  ];
  switch (field?.kind) {
    // Blocks are compared by their ids.
    case 'slot':
      return [];
    case 'object':
      return areRecords(before, after)
        ? compareRecord(field.fields, toValues(before), toValues(after), at)
        : createValueDifference();
    case 'list':
      return compareList(field, before, after, at) ?? createValueDifference();
    case 'text':
      return isPerLanguage(before, after)
        ? compareTranslated(field, before, after, at)
        : createValueDifference();
    case 'media':
      if (isEmpty(before) && isEmpty(after)) return [];
      return isPerLanguage(before, after)
        ? compareTranslated(field, before, after, at)
        : createValueDifference();
    default:
      return isEmpty(before) && isEmpty(after) ? [] : createValueDifference();
  }
}

function getKind(field: Field | undefined): ValueKind {
  if (field?.kind === 'text') return 'text';
  return field?.kind === 'media' ? 'picture' : 'other';
}

const toValues = (value: unknown): Values => (isRecord(value) ? value : {});
const isAbsentOr = (is: (value: unknown) => boolean, value: unknown) => value === undefined || is(value);
const areRecords = (a: unknown, b: unknown) => isAbsentOr(isRecord, a) && isAbsentOr(isRecord, b);
const isEmpty = (value: unknown) => value === undefined || value === '';

/** True if neither value is a text or file shared by all languages, so that languages are compared one by one. */
function isPerLanguage(before: unknown, after: unknown): boolean {
  const isOfLanguages = (value: unknown) => isRecord(value) && isTranslated(value);
  return isAbsentOr(isOfLanguages, before) && isAbsentOr(isOfLanguages, after);
}

function compareTranslated(field: Field, before: unknown, after: unknown, at: Place): ValueDifference[] {
  const [old, now] = [toValues(before), toValues(after)];
  const codes = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return codes.flatMap((language): ValueDifference[] => {
    const [was, is] = [getOwnValue(old, language), getOwnValue(now, language)];
    if (was === is || (isEmpty(was) && isEmpty(is))) return [];
    return [{ what: 'value', kind: getKind(field), ...at, language, before: was, after: is }];
  });
}

/** Compares lists item by item. Undefined if the items cannot be matched by id. */
function compareList(
  field: ListField,
  before: unknown,
  after: unknown,
  at: Place,
): ValueDifference[] | undefined {
  const [old, now] = [before ?? [], after ?? []];
  if (!Array.isArray(old) || !Array.isArray(now)) return undefined;
  const [oldItems, nowItems] = [mapItemsById(old), mapItemsById(now)];
  if (oldItems && nowItems) return compareItems(field, oldItems, nowItems, at);
  if (old.length !== now.length) return undefined;
  return now.flatMap((item, index) =>
    compareItem(field, old[index], item, { steps: [...at.steps, index], path: [...at.path, index] }),
  );
}

type Items = ReadonlyMap<string, unknown>;

function compareItems(field: ListField, old: Items, now: Items, at: Place): ValueDifference[] {
  const [oldIds, nowIds] = [[...old.keys()], [...now.keys()]];
  const createPlace = (id: string, index: number): Place => ({
    steps: [...at.steps, { item: id }],
    path: [...at.path, index],
  });
  const inside = nowIds.flatMap((id, index): ValueDifference[] => {
    const place = createPlace(id, index);
    if (old.has(id)) return compareItem(field, old.get(id), now.get(id), place);
    return [{ what: 'item-added', kind: 'item', ...place, before: undefined, after: now.get(id) }];
  });
  const gone = oldIds.flatMap((id, index): ValueDifference[] =>
    now.has(id)
      ? []
      : [
          {
            what: 'item-removed',
            kind: 'item',
            ...createPlace(id, index),
            before: old.get(id),
            after: undefined,
          },
        ],
  );
  return [...inside, ...gone, ...compareOrder(oldIds, nowIds, at)];
}

function compareOrder(before: readonly string[], after: readonly string[], at: Place): ValueDifference[] {
  const common = after.filter((id) => before.includes(id));
  return findUnmoved(before, common).size === common.length
    ? []
    : [{ what: 'order', kind: 'item', ...at, before, after }];
}

function compareItem({ item }: ListField, before: unknown, after: unknown, at: Place): ValueDifference[] {
  if (isBareField(item)) return compareField(item, before, after, at);
  if (isRecord(before) && isRecord(after)) return compareRecord(item, before, after, at);
  return isEqual(before, after) ? [] : [{ what: 'value', kind: 'other', ...at, before, after }];
}
