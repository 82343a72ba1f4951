import { type Field, hasItemIds, type LeafField, type ListField } from '../fields/field.ts';
import { defaultLanguage, isTranslated, resolveText, type Translated } from '../language/language.ts';
import { readItemId } from '../language/page-texts.ts';
import { createTooManyEntries, hasTooManyEntries } from '../limits.ts';
import { findTitleIssue } from '../page/page-title.ts';
import { cutExcerpt } from '../text/excerpt.ts';
import { type Block, type Definitions, migrateBlock } from './block.ts';
import { formatPath, type Issue, type PathPart } from './issue.ts';
import { isUntouchedItem } from './starter-values.ts';
import { isRecord, walkFields } from './walk-fields.ts';

/**
 * `issues` refuse every save; `warnings` are allowed in a draft and refuse publishing; `notes` refuse
 * nothing.
 */
export interface Validation {
  readonly issues: Issue[];
  readonly warnings: Issue[];
  readonly notes: Issue[];
}

/** Checks a page's title and blocks, at every depth, and collects all issues. */
export function validateContent(
  definitions: Definitions,
  content: { title?: unknown; overview?: unknown },
): Validation {
  const result: Validation = { issues: [], warnings: [], notes: [] };
  if (hasTooManyEntries(definitions, content.overview))
    return { ...result, issues: [createTooManyEntries()] };
  if (content.title !== undefined) validateTitle(content.title, result);
  if (content.overview !== undefined) {
    validateBlocks(definitions, content.overview, ['overview'], new Map(), result);
  }
  return result;
}

function validateTitle(title: unknown, { issues, warnings }: Validation): void {
  if (!isTranslated(title)) {
    issues.push({
      path: 'title',
      message: withValue('must be a text, or an object with a text per language', title),
    });
    return;
  }
  const missing = findTitleIssue(title);
  if (missing) warnings.push({ path: 'title', message: missing });
}

function validateBlocks(
  definitions: Definitions,
  blocks: unknown,
  path: readonly PathPart[],
  seen: Map<string, string>,
  result: Validation,
): void {
  if (!Array.isArray(blocks)) {
    result.issues.push({ path: formatPath(path), message: withValue('must be a list of blocks', blocks) });
    return;
  }
  for (const [index, block] of blocks.entries()) {
    validateBlock(definitions, block, [...path, index], seen, result);
  }
}

function validateBlock(
  definitions: Definitions,
  block: unknown,
  path: readonly PathPart[],
  seen: Map<string, string>,
  result: Validation,
): void {
  const at = formatPath(path);
  if (!isRecord(block)) {
    result.issues.push({ path: at, message: withValue('must be a block', block) });
    return;
  }
  checkIdentity(block, at, seen, result.issues);
  if (typeof block.type !== 'string' || block.type === '') {
    result.issues.push({
      path: `${at}.type`,
      message: withValue('must be the name of a block type', block.type),
    });
    return;
  }
  const definition = definitions.get(block.type);
  if (!definition) {
    result.notes.push({ path: `${at}.type`, message: 'Unknown pattern type' });
    return;
  }
  const current = migrateBlock(definition, block as Block);
  // Visitors don't get a block that has only placeholders, so none of its fields are missing.
  const required = !isUntouchedItem(definition.fields, current);
  for (const { field, value, path: inner } of walkFields(definition.fields, current)) {
    const formatFieldPath = () => formatPath([...path, ...inner]);
    if (field.kind !== 'slot') checkField(field, value, formatFieldPath, result, required);
    else if (value !== undefined) {
      validateBlocks(definitions, value, [...path, ...inner], seen, result);
    }
  }
}

function checkIdentity(
  block: Record<string, unknown>,
  at: string,
  seen: Map<string, string>,
  issues: Issue[],
): void {
  const { id } = block;
  if (typeof id !== 'string' || id.trim() === '') {
    issues.push({ path: `${at}.id`, message: 'Pattern must have an id' });
    return;
  }
  const other = seen.get(id);
  if (other)
    issues.push({ path: `${at}.id`, message: `must be unique on the page, ${other} also has the id ${id}` });
  else seen.set(id, at);
}

function checkField(
  field: Exclude<Field, { kind: 'slot' }>,
  value: unknown,
  // A function, so that paths are formatted for issues only: a page has thousands of valid fields.
  at: () => string,
  result: Validation,
  required: boolean,
): void {
  if (value === undefined || value === null || isEmpty(field, value)) {
    if (required && field.required) result.warnings.push({ path: at(), message: field.required });
    return;
  }
  if (field.kind === 'list') {
    if (Array.isArray(value)) checkItemIds(field, value, at(), result.issues);
    else result.issues.push({ path: at(), message: withValue('must be a list', value) });
    return;
  }
  if (field.kind === 'object') {
    if (!isRecord(value)) result.issues.push({ path: at(), message: withValue('must be an object', value) });
    return;
  }
  checkLeaf(field, value, at, result.issues);
}

/** Checks the ids of list items, by which reordering and saving one language identify them. */
function checkItemIds({ item }: ListField, items: readonly unknown[], at: string, issues: Issue[]): void {
  if (!hasItemIds(item)) return;
  const seen = new Map<string, number>();
  for (const [index, entry] of items.entries()) {
    const id = readItemId(entry);
    if (id === undefined) continue;
    const other = seen.get(id);
    if (other === undefined) seen.set(id, index);
    else {
      const message = `must be unique in the list, ${at}[${other}] also has the id ${id}; leave it out and the item gets its own`;
      issues.push({ path: `${at}[${index}].id`, message });
    }
  }
}

function checkLeaf(field: LeafField, value: unknown, at: () => string, issues: Issue[]): void {
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return;
  // An object may be valid except for one property, so quoting it would not help.
  for (const issue of parsed.error.issues)
    issues.push({ path: at(), message: isRecord(value) ? issue.message : withValue(issue.message, value) });
}

/** Maximum number of characters of a value that an issue quotes. */
const quotedAtMost = 40;

/** Adds the rejected value to what is allowed: `must be a list, this is "x"`. */
function withValue(allowed: string, value: unknown): string {
  return `${allowed}, this is ${describeValue(value)}`;
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(cutExcerpt(value, quotedAtMost));
}

function isEmpty(field: Field, value: unknown): boolean {
  if (field.kind === 'text' && isTranslated(value))
    return resolveText(value as Translated, defaultLanguage) === '';
  return value === '' || (Array.isArray(value) && value.length === 0);
}
