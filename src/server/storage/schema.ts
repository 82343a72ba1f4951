import type { ColumnType, Generated, Kysely } from 'kysely';
import type { PageFieldName, PageFieldValues, pageFields } from '#content/page/page-fields.ts';

/**
 * Tables, the same on both databases. Three choices make that possible: times are ISO 8601 texts in UTC, JSON
 * is text (which keeps the order of a block's properties), and flags are written as booleans and read through
 * {@link isSet}, since SQLite answers 0 and 1.
 */
export interface Database {
  pages: PagesTable;
  versions: VersionsTable;
  page_layouts: PageLayoutsTable;
  page_backgrounds: PageBackgroundsTable;
  redirects: RedirectsTable;
  not_found: NotFoundTable;
  settings: SettingsTable;
  password_accesses: PasswordAccessesTable;
  rooms: ClientSpacesTable;
  known_secret: KnownSecretTable;
  known_store: KnownStoreTable;
  room_pages: ClientSpacePagesTable;
  preview_links: PreviewLinksTable;
  draft_approvals: DraftApprovalsTable;
  draft_remarks: DraftCommentsTable;
  draft_replies: DraftRepliesTable;
  tries: TriesTable;
  wrong_tries: WrongTriesTable;
  media: MediaTable;
  media_uses: MediaUsesTable;
  /** View of `media_uses` in which a page uses the files of the sections that it shows, too. */
  shown_uses: MediaUsesTable;
  protected_media: ProtectedMediaTable;
  embed_posters: EmbedPostersTable;
  fonts: FontsTable;
  assistant_keys: AssistantKeysTable;
  schedule: ScheduleTable;
  audit: AuditTable;
  journal: JournalTable;
  journal_contents: JournalContentsTable;
  journal_media: JournalMediaTable;
  journal_standing: JournalStandingTable;
  journal_due: JournalDueTable;
  site_revision: SiteRevisionTable;
}

type Flag = ColumnType<boolean | number, boolean, boolean>;

/** The database, or one transaction: parameter of every repository function. */
export type Db = Kysely<Database>;

export function isSet(flag: boolean | number): boolean {
  return flag === true || flag === 1;
}

/** Columns of the fields in `content/page/page-fields.ts`. */
type PageFieldColumns = {
  [Name in PageFieldName as (typeof pageFields)[Name]['column']]: PageFieldValues[Name] extends boolean
    ? ColumnType<boolean | number, boolean | undefined, boolean>
    : PageFieldValues[Name];
};

/**
 * URL, position and visibility of a page. `deleted_at` puts it in the trash; the identifier is unique outside
 * the trash. Its content is in its versions.
 */
export interface PagesTable extends PageFieldColumns {
  id: string;
  identifier: string;
  kind: string;
  parent_id: string | null;
  sort_order: number;
  /** Id of the last move that put the page here; null if it was never moved. */
  last_move: Generated<string | null>;
  published: Flag;
  is_hidden: Flag;
  requires_login: Flag;
  /** Encrypted; see `storage/vault.ts`. */
  login_password: string | null;
  password_id: string | null;
  versioning: Flag;
  live_version_id: string | null;
  draft_version_id: string | null;
  /** Path at which visitors last saw the page, without language; null if they never did. */
  public_path: string | null;
  /** Each is raised by writes to its part; together they form the page's ETag. */
  content_revision: number;
  visibility_revision: Generated<number>;
  place_revision: Generated<number>;
  /** Counts changes of layouts and backgrounds of the page and all its versions. */
  layout_revision: Generated<number>;
  background_revision: Generated<number>;
  /** Part of the sitemap that the page permanently belongs to, visible or not. */
  sitemap_part: Generated<number>;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
}

/** Title and blocks in all languages; immutable except for the current version. */
export interface VersionsTable {
  id: string;
  page_id: string;
  status: string;
  reason: string;
  /** Null if it has no name. */
  name: Generated<string | null>;
  title: string;
  overview: string;
  /** Source texts of its translations; null for none. */
  translations: string | null;
  /** Metadata for search engines and sharing; null to derive it from the content. */
  metadata: string | null;
  /** Counts of texts to translate; null if never counted. */
  text_counts: string | null;
  /** Counts of changes against the previous version; null if never counted. */
  changes: Generated<string | null>;
  author: string | null;
  created_at: string;
  updated_at: string;
}

/** `version_id` is '' for the page as a whole. */
interface PageLayoutsTable {
  page_id: string;
  version_id: string;
  settings: string;
  updated_at: string;
}

interface PageBackgroundsTable {
  page_id: string;
  version_id: string;
  background: string | null;
  dynamic_background: string | null;
  updated_at: string;
}

export interface RedirectsTable {
  from_path: string;
  to_path: string;
  reason: string;
  /** Page whose move created the rule; null for a rule created by a person. */
  page_id: string | null;
  updated_at: string;
}

/** Path that answered 404. */
interface NotFoundTable {
  /** As requested, without language and query. */
  path: string;
  language: string;
  times: number;
  first_seen: string;
  last_seen: string;
  /** Path of this site, or another site's origin. */
  referrer: string | null;
}

/** One row per top-level key of the site settings. */
interface SettingsTable {
  key: string;
  value: string;
  updated_at: string;
}

/** Failed attempts of a rate limiter, by what was guessed and from where; see `security/rate-limiter.ts`. */
interface TriesTable {
  /** Hash, so that the table contains neither accounts nor IP addresses. */
  counter: string;
  tries: number;
  last_try: string;
}

interface PasswordAccessesTable {
  id: string;
  /** Encrypted; see `storage/vault.ts`. */
  password: string;
  /** Whom it is for, in the studio's words; null if empty. */
  label: Generated<string | null>;
  updated_at: string;
  /** When a page was last opened with it; null if never. */
  used_at: Generated<string | null>;
}

interface WrongTriesTable {
  /** In the studio's time zone: `2026-11-23`. */
  day: string;
  /** One of `wrongTryKinds`. */
  kind: string;
  count: number;
}

/** Identity of the file store that belongs to this database: one row, or none before the first start. */
interface KnownStoreTable {
  id: number;
  store_id: string;
}

interface KnownSecretTable {
  id: number;
  /** Distinguishes keys without revealing them. */
  fingerprint: string;
  since: string;
}

/** Client space: a link that opens some pages to one client. */
interface ClientSpacesTable {
  id: string;
  /** Client's name, shown in the greeting. */
  client: string;
  /** Text for the client: JSON by language. */
  greeting: string;
  /** Language of the link. */
  language: string;
  /** Last part of the link. Encrypted, so that the studio can copy it again. */
  token: string;
  /** Finds the client space of a link. */
  token_hash: string;
  /** Encrypted; null if the link alone is enough. */
  password: string | null;
  /** Grants are bound to it: a new value revokes all of them. */
  grant_seed: string;
  /** When the link expires; null for never. */
  expires_at: string | null;
  revoked_at: string | null;
  created_at: string;
  updated_at: string;
  first_seen_at: Generated<string | null>;
  last_seen_at: Generated<string | null>;
  /** The visit before the last one. */
  previous_seen_at: Generated<string | null>;
  /** Number of visits. */
  visits: Generated<number>;
}

interface ClientSpacePagesTable {
  room_id: string;
  page_id: string;
  /** Order in the client space. */
  position: number;
}

/** Share link to the draft of a page in one language. */
interface PreviewLinksTable {
  id: string;
  page_id: string;
  language: string;
  /** Grants are bound to it. */
  grant_seed: string;
  expires_at: string;
  /** Created by an owner, so it opens a protected page too. */
  by_owner: Flag;
  created_at: string;
  created_by: string | null;
}

/** Approval of a draft by the holder of a share link. */
interface DraftApprovalsTable {
  id: string;
  page_id: string;
  /** Share link that was used; it may have expired. */
  link_id: string;
  language: string;
  /** Version with the approved content, if it still exists. */
  version_id: string | null;
  /** Fingerprint of the approved draft. */
  fingerprint: string;
  name: string;
  created_at: string;
}

/** Comment on a draft or one of its blocks by the holder of a share link. */
interface DraftCommentsTable {
  id: string;
  page_id: string;
  link_id: string;
  language: string;
  block_id: string | null;
  name: string;
  words: string;
  created_at: string;
  /** Null while it is open. */
  done_at: string | null;
  done_by: string | null;
  /** Address for mail about replies; null if the client left none. */
  email: string | null;
}

/** Reply to a comment, by the holder of its share link or by a member. */
interface DraftRepliesTable {
  id: string;
  remark_id: string;
  /** Email address of the member who wrote it; null for a client. */
  account: string | null;
  name: string;
  words: string;
  created_at: string;
  /** From 1, in the order of the replies to one comment. */
  number: number;
}

export interface MediaTable {
  id: string;
  /** URL path on the site, under `/media`, without query. */
  url: string;
  name: string;
  mime_type: string;
  size: number;
  width: number;
  height: number;
  animated: Flag;
  /** In ms; null for a still image. */
  duration: number | null;
  /** SHA-256 in hex of the original bytes; names its folder. */
  hash: string;
  /**
   * SHA-256 in hex of the stored bytes; equal bytes are one file. Null for a file stored before metadata was
   * removed, until it is processed.
   */
  content_hash: string | null;
  /** Alt text as JSON; null for none. */
  alt: Generated<string | null>;
  /** True if it needs no alt text. */
  decorative: ColumnType<boolean | number, boolean | undefined, boolean>;
  /** Focal point of crops, as shares of width and height from the top left; null for the centre. */
  focal_x: Generated<number | null>;
  focal_y: Generated<number | null>;
  /** Tags as JSON; null for none. */
  tags: Generated<string | null>;
  /**
   * Placeholder shown while it loads, see `content/media/blur.ts`; null for an older file that isn't
   * processed yet.
   */
  blur: Generated<string | null>;
  /** Number of frames of an animation; null for a still image, or if unknown. */
  frames: Generated<number | null>;
  /** Number of files of a slide deck; null for other kinds. */
  files: Generated<number | null>;
  /** Number of pages of a PDF; null for other kinds. */
  pages: Generated<number | null>;
  /** Distinct words of a PDF; null for other kinds. */
  words: Generated<string | null>;
  /** Poster and phone rendition of a video, see `video-copies.ts`; null without either. */
  copies: Generated<string | null>;
  /** True if the upload contained a location, which is removed; null for older files. */
  place: ColumnType<boolean | number | null, boolean | null | undefined, boolean | null>;
  /** Revision of the file's texts and settings. */
  revision: Generated<number>;
  created_at: string;
  created_by: string | null;
  /** When it was moved to the trash; null for a file in the library. */
  deleted_at: Generated<string | null>;
  deleted_by: Generated<string | null>;
  /** Current URL path of its bytes after a replacement; null for `url`. */
  address: Generated<string | null>;
  /** When its bytes were last replaced; null if never. */
  replaced_at: Generated<string | null>;
  /** Facts of the replaced file as JSON; null if it isn't kept. */
  previous: Generated<string | null>;
  /** Folder of the replaced file. */
  previous_hash: Generated<string | null>;
}

/**
 * File used by a version of a page. Kept for pages in the trash, so that they can be restored completely.
 */
interface MediaUsesTable {
  version_id: string;
  url: string;
  page_id: string;
  /** False in a hidden block or disabled field, where visitors can't see it. */
  is_shown: ColumnType<boolean | number, boolean | undefined, boolean>;
}

/**
 * File that a page used in any version while it was protected. The row stays if page, version or file are
 * deleted, and goes when the page is no longer protected.
 */
interface ProtectedMediaTable {
  file_id: string;
  page_id: string;
}

/** File of one of the studio's own fonts. */
export interface FontsTable {
  /** Derived from the hash of its original. */
  id: string;
  family: string;
  /** Name of the uploaded file. */
  name: string;
  /** Facts read and measured from it, as JSON: see `server/fonts/fonts.repository.ts`. */
  facts: string;
  /** SHA-256 in hex of the uploaded file, which is kept so that it can be subset again. */
  original_hash: string;
  original_size: number;
  /** SHA-256 in hex of the served file. */
  hash: string;
  size: number;
  created_at: string;
  created_by: string | null;
  /** When it was deleted; it can be restored for 30 days. */
  deleted_at: string | null;
}

/** API key by which an assistant writes drafts. */
interface AssistantKeysTable {
  id: string;
  name: string;
  /** Lower-case name, which is unique. */
  known_as: string;
  /** SHA-256 of the key, which can't be recovered. */
  key_hash: string;
  /** Account of its creator: the key works as long as that is an owner's. */
  maker_id: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  last_used_at: Generated<string | null>;
  revoked_at: Generated<string | null>;
}

/**
 * Poster of a third-party embed, by the URL used in `media_uses`. The row is created when the embed is saved;
 * the provider's answer is added later.
 */
export interface EmbedPostersTable {
  url: string;
  /** Answer of the provider, with the image; null until fetched. */
  title: string | null;
  author: string | null;
  mime_type: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
  /** Placeholder shown while it loads. */
  blur: string | null;
  /** Names its folder in the store. */
  hash: string | null;
  /** SHA-256 in hex of the stored bytes. */
  content_hash: string | null;
  fetched_at: string | null;
  /** Number of requests to the provider. */
  tries: Generated<number>;
  /** Time of the next request; null for at once. */
  due_at: string | null;
}

/** Scheduled action of a page: one row per action. */
export interface ScheduleTable {
  page_id: string;
  action: string;
  due_at: string;
  /** Reason of a failure; null while it waits. */
  problem: string | null;
  /** E-mail address of the person who scheduled it. */
  set_by: string | null;
}

interface AuditTable {
  id: string;
  happened_at: string;
  /** E-mail address of the person; null for the system. */
  actor: string | null;
  action: string;
  target: string;
  detail: string;
  /** How to undo it (`storage/undo-way.ts`); null if that isn't possible. */
  undo: string | null;
  /** When and by whom it was undone; null if it wasn't. */
  undone_at: string | null;
  undone_by: string | null;
  /** Number of the published set of design tokens, which is in `undo`; null for other entries. */
  token_version: number | null;
}

/** State of a page, or of the site settings, as visitors saw it from a write on; see `server/journal`. */
export interface JournalTable {
  /** Content revision of the write; shared by everything that the write changed, and increasing. */
  revision: number;
  /** Id of a page, or `site`. */
  target: string;
  kind: string;
  /** Never before the time of an earlier revision, whatever the clocks of the servers. */
  at: string;
  actor: string | null;
  /** Names of the visible changes, separated by commas; '' if visitors can't see any. */
  changes: string;
  /** Null for a deleted page. */
  state: string | null;
  /** Identifies the content, together with the page; null if visitors see none. */
  content_hash: string | null;
  /** Start of a series of autosaves of which this is the last. */
  autosaved_from: string | null;
}

/** Content of a page, byte for byte. Deleted together with the page. */
interface JournalContentsTable {
  page_id: string;
  hash: string;
  title: string;
  overview: string;
  metadata: string | null;
}

/** File used by a content of the history. */
interface JournalMediaTable {
  page_id: string;
  hash: string;
  url: string;
}

/** Latest journaled state of a page, so that a write finds its changes without reading the site. */
interface JournalStandingTable {
  page_id: string;
  /** Differs after any write of the page. */
  mark: string;
  /** Differs if the public content may have changed. */
  content_mark: string;
  content_hash: string | null;
  state: string | null;
}

/** One row. Raised by every write that visitors may notice. */
/** Pages written since the journal last looked: one row per write, inserted by database triggers. */
interface JournalDueTable {
  id: Generated<number>;
  page_id: string;
}

interface SiteRevisionTable {
  id: number;
  revision: number;
  /** Raised by changes of the site settings. */
  settings_revision: Generated<number>;
}
