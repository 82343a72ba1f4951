import type { ColumnType, Generated, Kysely } from 'kysely';
import type { PageFieldName, PageFieldValues, pageFields } from '#content/page/page-fields.ts';

/**
 * The tables, as both databases have them. Three choices make them alike: moments are ISO 8601 texts in
 * UTC, JSON is text (so that the order of a block's properties survives), and flags are written as
 * booleans and read through {@link isSet}, since SQLite answers 0 and 1.
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
  rooms: RoomsTable;
  known_secret: KnownSecretTable;
  known_store: KnownStoreTable;
  room_pages: RoomPagesTable;
  preview_links: PreviewLinksTable;
  draft_approvals: DraftApprovalsTable;
  draft_remarks: DraftRemarksTable;
  tries: TriesTable;
  wrong_tries: WrongTriesTable;
  media: MediaTable;
  media_uses: MediaUsesTable;
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

/** The database, or one transaction of it: what a repository works on. */
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
 * A page's address, place in the tree and visibility. `deleted_at` puts it in the trash; the identifier is
 * unique among pages that are not there. Its content is in its versions.
 */
export interface PagesTable extends PageFieldColumns {
  id: string;
  identifier: string;
  kind: string;
  parent_id: string | null;
  sort_order: number;
  /** The move by which it stands there; null for one that nobody has moved. */
  last_move: Generated<string | null>;
  published: Flag;
  is_hidden: Flag;
  requires_login: Flag;
  /** Sealed; see `storage/vault.ts`. */
  login_password: string | null;
  password_id: string | null;
  versioning: Flag;
  live_version_id: string | null;
  draft_version_id: string | null;
  /** Where visitors saw the page last, without language; null when they never did. */
  public_path: string | null;
  /** Each is raised by the writes that change its part; together they are the page's ETag. */
  content_revision: number;
  visibility_revision: Generated<number>;
  place_revision: Generated<number>;
  /** Of the layouts and backgrounds of the page and all its versions. */
  layout_revision: Generated<number>;
  background_revision: Generated<number>;
  /** The part of the sitemap that the page is in for good, whoever sees it. */
  sitemap_part: Generated<number>;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
}

/** A snapshot of title and blocks in all languages; immutable but for the rolling one. */
export interface VersionsTable {
  id: string;
  page_id: string;
  status: string;
  reason: string;
  /** Null for one that nobody has given a name. */
  name: Generated<string | null>;
  title: string;
  overview: string;
  /** What its texts were written against; null where nothing is said. */
  translations: string | null;
  /** What others are told of the page; null where it speaks for itself. */
  metadata: string | null;
  /** How many of its texts are to be translated; null for one that was never counted. */
  text_counts: string | null;
  /** What it changed against the version before it; null for one that was never counted. */
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
  /** The page whose move made the rule; null for a rule that a person made. */
  page_id: string | null;
  updated_at: string;
}

/** An address that visitors asked for and that is not there. */
interface NotFoundTable {
  /** As it was asked for, without language and query. */
  path: string;
  language: string;
  times: number;
  first_seen: string;
  last_seen: string;
  /** A path of ours, or another site's origin. */
  referrer: string | null;
}

/** One row per top-level key of the site settings. */
interface SettingsTable {
  key: string;
  value: string;
  updated_at: string;
}

/** What somebody has guessed at, and from where; see `limits/rate-limiter.ts`. */
interface TriesTable {
  /** A hash: the table names neither accounts nor addresses. */
  counter: string;
  tries: number;
  last_try: string;
}

interface PasswordAccessesTable {
  id: string;
  /** Sealed; see `storage/vault.ts`. */
  password: string;
  /** Who it is for, in the studio's words; null without any. */
  label: Generated<string | null>;
  updated_at: string;
  /** When somebody last opened a page with it; null until then. */
  used_at: Generated<string | null>;
}

interface WrongTriesTable {
  /** As the studio's clocks have it: `2026-11-23`. */
  day: string;
  /** One of `wrongTryKinds`. */
  kind: string;
  count: number;
}

/** The store of files that belongs to this database: one row, or none before the first start. */
interface KnownStoreTable {
  id: number;
  store_id: string;
}

interface KnownSecretTable {
  id: number;
  /** Tells secrets apart, and tells nothing of them. */
  fingerprint: string;
  since: string;
}

/** A link of the studio that opens some of its pages to one client. */
interface RoomsTable {
  id: string;
  /** Whom it is for, as the room greets them. */
  client: string;
  /** What the studio says to them: JSON, a text for each language. */
  greeting: string;
  /** That of the link. */
  language: string;
  /** What the link ends with. Sealed, so that the studio can copy it again. */
  token: string;
  /** By which the room of a link is found. */
  token_hash: string;
  /** Sealed; null where the link alone opens the room. */
  password: string | null;
  /** What grants are bound to: another one ends all that is open. */
  grant_seed: string;
  /** When the link ends; null for one that stays. */
  expires_at: string | null;
  revoked_at: string | null;
  created_at: string;
  updated_at: string;
  first_seen_at: Generated<string | null>;
  last_seen_at: Generated<string | null>;
  /** How often it has been opened. */
  visits: Generated<number>;
}

interface RoomPagesTable {
  room_id: string;
  page_id: string;
  /** In which the room lists them. */
  position: number;
}

/** A link that shows the draft of a page in one language. */
interface PreviewLinksTable {
  id: string;
  page_id: string;
  language: string;
  /** What grants are bound to. */
  grant_seed: string;
  expires_at: string;
  /** Made by an owner: then it opens a protected page too. */
  by_owner: Flag;
  created_at: string;
  created_by: string | null;
}

/** That somebody with a link says that a draft is good as it is. */
interface DraftApprovalsTable {
  id: string;
  page_id: string;
  /** The link by which it came, which may have ended. */
  link_id: string;
  language: string;
  /** The version that said what was approved, as long as there is one. */
  version_id: string | null;
  /** Of what was shown. */
  fingerprint: string;
  name: string;
  created_at: string;
}

/** What somebody with a link says of a draft, or of a block of it. */
interface DraftRemarksTable {
  id: string;
  page_id: string;
  link_id: string;
  language: string;
  block_id: string | null;
  name: string;
  words: string;
  created_at: string;
  /** Null while there is something to do. */
  done_at: string | null;
  done_by: string | null;
}

export interface MediaTable {
  id: string;
  /** Address on the site, under `/media`, without query. */
  url: string;
  name: string;
  mime_type: string;
  size: number;
  width: number;
  height: number;
  animated: Flag;
  /** In ms; null for a picture that stands still. */
  duration: number | null;
  /** SHA-256 in hex of its bytes as they first came; names its folder. */
  hash: string;
  /**
   * SHA-256 in hex of the bytes as they are kept: the same bytes twice are one file. Null for one that was stored
   * before metadata was taken off, and is still to be looked at.
   */
  content_hash: string | null;
  /** What is said to those who do not see it, as JSON; null where nobody has said anything. */
  alt: Generated<string | null>;
  /** It is there for looks, and needs no words. */
  decorative: ColumnType<boolean | number, boolean | undefined, boolean>;
  /** The point that crops keep, in shares of its width and height from the top left; null for its middle. */
  focal_x: Generated<number | null>;
  focal_y: Generated<number | null>;
  /** The words that the studio finds it by, as JSON; null where it has none. */
  tags: Generated<string | null>;
  /** What is drawn before it has come, see `content/media/blur.ts`; null for what was stored before and is still to be looked at. */
  blur: Generated<string | null>;
  /** Of what moves; null for what stands still, and where nobody knows. */
  frames: Generated<number | null>;
  /** Of how many a slide deck is made; null for every other kind. */
  files: Generated<number | null>;
  /** How many a PDF has; null for every other kind. */
  pages: Generated<number | null>;
  /** The words of a PDF, each once; null for every other kind. */
  words: Generated<string | null>;
  /** The poster of a film and its size for phones, see `film-copies.ts`; null where it has neither. */
  copies: Generated<string | null>;
  /** Whether it said where it was taken when it came, which is taken off; null for what came before that was noted. */
  place: ColumnType<boolean | number | null, boolean | null | undefined, boolean | null>;
  /** Of what the studio says of it. */
  revision: Generated<number>;
  created_at: string;
  created_by: string | null;
  /** When it was put into the trash; null for one that is in the library. */
  deleted_at: Generated<string | null>;
  deleted_by: Generated<string | null>;
  /** Where pages ask for its bytes since they were replaced; null for `url`. */
  address: Generated<string | null>;
  /** When its bytes were replaced the last time; null where they never were. */
  replaced_at: Generated<string | null>;
  /** What it was before, as JSON; null where it is not kept. */
  previous: Generated<string | null>;
  /** The folder of what it was before. */
  previous_hash: Generated<string | null>;
}

/** Which version of which page shows a file. Kept for pages in the trash, so that they can come back whole. */
interface MediaUsesTable {
  version_id: string;
  url: string;
  page_id: string;
  /** False where it stands in a hidden block or in a field that is switched off: visitors do not get to see it there. */
  is_shown: ColumnType<boolean | number, boolean | undefined, boolean>;
}

/**
 * A file that a page named while it was protected, in any version. The row stays when the page, the version or the file is deleted,
 * and goes when the page is no longer protected.
 */
interface ProtectedMediaTable {
  file_id: string;
  page_id: string;
}

/** A file of a font of the studio's own. */
export interface FontsTable {
  /** From the hash of its original. */
  id: string;
  family: string;
  /** Of the file that was uploaded. */
  name: string;
  /** What was read and measured of it, as JSON: see `server/fonts/fonts.repository.ts`. */
  facts: string;
  /** SHA-256 in hex of the file as it came, by which it is kept so that it can be cut anew. */
  original_hash: string;
  original_size: number;
  /** That of the file as it is served. */
  hash: string;
  size: number;
  created_at: string;
  created_by: string | null;
  /** When it was deleted; it can be put back for 30 days. */
  deleted_at: string | null;
}

/** By which an assistant writes drafts. */
interface AssistantKeysTable {
  id: string;
  name: string;
  /** The name without capitals: no two keys have the same one. */
  known_as: string;
  /** SHA-256 of the key, which nobody can read here. */
  key_hash: string;
  /** The account of who made it: it works for as long as that is an owner's. */
  maker_id: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  last_used_at: Generated<string | null>;
  revoked_at: Generated<string | null>;
}

/**
 * The picture of a post on another site, by the address that `media_uses` names it with. A row is there from the save on that
 * brought the post; what its provider told follows.
 */
export interface EmbedPostersTable {
  url: string;
  /** What was told of it, and the picture itself; null until it was fetched. */
  title: string | null;
  author: string | null;
  mime_type: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
  /** What is drawn until it has come. */
  blur: string | null;
  /** Names its folder in the store. */
  hash: string | null;
  /** SHA-256 in hex of the bytes as they are kept. */
  content_hash: string | null;
  fetched_at: string | null;
  /** How often its provider was asked. */
  tries: Generated<number>;
  /** When its provider is asked next; null for at once. */
  due_at: string | null;
}

/** What is to happen to a page by itself: one row for each action. */
export interface ScheduleTable {
  page_id: string;
  action: string;
  due_at: string;
  /** Why it could not be done when it was due; null for what still waits. */
  problem: string | null;
  /** E-mail address of who planned it. */
  set_by: string | null;
}

interface AuditTable {
  id: string;
  happened_at: string;
  /** E-mail address of who did it; null for the system itself. */
  actor: string | null;
  action: string;
  target: string;
  detail: string;
  /** How it is taken back (`storage/undo-way.ts`); null where that cannot be. */
  undo: string | null;
  /** When it was taken back, and by whom; null where it stands. */
  undone_at: string | null;
  undone_by: string | null;
  /** The number of the set of design tokens that it published, which is in `undo`; null for every other entry. */
  token_version: number | null;
}

/** What visitors saw of a page, or the settings of the site, from a write on; see `server/journal`. */
export interface JournalTable {
  /** The content revision of the write: what one write changed has one, and they follow each other as the writes did. */
  revision: number;
  /** A page's id, or `site`. */
  target: string;
  kind: string;
  /** Never before the one of an earlier revision, whatever the clocks of several servers say. */
  at: string;
  actor: string | null;
  /** Names of what is different for visitors, with commas; '' where nobody can see it. */
  changes: string;
  /** Null for a page that is gone. */
  state: string | null;
  /** Names the content, with the page; null where visitors see none. */
  content_hash: string | null;
  /** When the saves that nobody asked for began, of which this is the last one. */
  autosaved_from: string | null;
}

/** What a page said, byte for byte. Deleting the page for good takes it along. */
interface JournalContentsTable {
  page_id: string;
  hash: string;
  title: string;
  overview: string;
  metadata: string | null;
}

/** The files that a content of the history shows. */
interface JournalMediaTable {
  page_id: string;
  hash: string;
  url: string;
}

/** What the journal said last of a page, so that a write finds out what it has changed without reading the site. */
interface JournalStandingTable {
  page_id: string;
  /** Differs once the page was written. */
  mark: string;
  /** Differs once what visitors read may be another text. */
  content_mark: string;
  content_hash: string | null;
  state: string | null;
}

/** One row. Raised by every write that can change what a visitor sees. */
/** The pages that were written since the journal looked at them last: a line for each write, by triggers of the database. */
interface JournalDueTable {
  id: Generated<number>;
  page_id: string;
}

interface SiteRevisionTable {
  id: number;
  revision: number;
  /** Raised when a setting of the site changes. */
  settings_revision: Generated<number>;
}
