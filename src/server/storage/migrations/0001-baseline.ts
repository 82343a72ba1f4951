import { type Kysely, sql } from 'kysely';
import type { DialectCapabilities } from '../dialects/capabilities.ts';

/** Creates the tables of version 0.1.0, see `../schema.ts`. A migration that was released never changes. */
export async function up(db: Kysely<unknown>, capabilities: DialectCapabilities): Promise<void> {
  for (const statement of tables(capabilities).split(';')) await sql.raw(statement).execute(db);
  // A database trigger records each write of a page, so that none can be missed. Each record is a separate
  // row: two writers of one row could deadlock.
  await capabilities.afterWrites(db, {
    name: 'pages_due',
    table: 'pages',
    columns: pageRevisionColumns,
    run: 'insert into journal_due (page_id) values (new.id)',
  });
  await sql`insert into site_revision (id, revision) values (1, 1)`.execute(db);
}

/** Columns that make up `mark` of `journal_standing`, see `journal/page-snapshots.repository.ts`. */
const pageRevisionColumns = [
  'content_revision',
  'visibility_revision',
  'place_revision',
  'sort_order',
  'layout_revision',
  'background_revision',
  'deleted_at',
];

/**
 * No foreign key references `media`, since a page may name a file that is uploaded later. `protected_media`
 * and `draft_approvals.link_id` have none either, since these rows outlive what they name.
 */
const tables = ({ flagType, countingType }: DialectCapabilities) => `
  create table password_accesses (
    id text primary key,
    password text not null,
    updated_at text not null,
    label text,
    used_at text
  );
  create table pages (
    id text primary key,
    identifier text not null,
    kind text not null,
    parent_id text references pages (id) on delete set null,
    sort_order integer not null,
    published ${flagType} not null,
    is_hidden ${flagType} not null,
    redirect_url text,
    hide_from_search_engines ${flagType} not null,
    requires_login ${flagType} not null,
    login_password text,
    password_id text references password_accesses (id) on delete set null,
    show_in_menu ${flagType} not null,
    versioning ${flagType} not null,
    live_version_id text,
    draft_version_id text,
    content_revision integer not null,
    created_at text not null,
    updated_at text not null,
    updated_by text,
    deleted_at text,
    public_path text,
    visibility_revision integer default 1 not null,
    place_revision integer default 1 not null,
    layout_revision integer default 1 not null,
    background_revision integer default 1 not null,
    last_move text,
    sitemap_part integer default 1 not null
  );
  create unique index pages_identifier on pages (identifier) where deleted_at is null;
  create index pages_in_sitemap
    on pages (published, is_hidden, requires_login, hide_from_search_engines, sitemap_part)
    where deleted_at is null;
  create index pages_listed
    on pages (kind, published, is_hidden, requires_login, sort_order, created_at, id)
    where deleted_at is null;
  create index pages_menu
    on pages (kind, show_in_menu, hide_from_search_engines, published, is_hidden, requires_login, sort_order, created_at, id)
    where deleted_at is null;
  create index pages_order on pages (sort_order, created_at, id) where deleted_at is null;
  create index pages_parent on pages (parent_id, sort_order);
  create index pages_public_order
    on pages (published, is_hidden, requires_login, sort_order, created_at, id)
    where deleted_at is null;
  create index pages_sitemap_part on pages (sitemap_part);
  create index pages_trashed_identifier on pages (identifier) where deleted_at is not null;
  create index pages_trashed_public_path on pages (public_path) where deleted_at is not null;
  create table versions (
    id text primary key,
    page_id text not null references pages (id) on delete cascade,
    status text not null,
    reason text not null,
    title text not null,
    overview text not null,
    author text,
    created_at text not null,
    updated_at text not null,
    name text,
    translations text,
    text_counts text,
    changes text,
    metadata text
  );
  create index versions_page on versions (page_id, created_at);
  create table page_layouts (
    page_id text not null references pages (id) on delete cascade,
    version_id text not null,
    settings text not null,
    updated_at text not null,
    constraint page_layouts_key primary key (page_id, version_id)
  );
  create table page_backgrounds (
    page_id text not null references pages (id) on delete cascade,
    version_id text not null,
    background text,
    dynamic_background text,
    updated_at text not null,
    constraint page_backgrounds_key primary key (page_id, version_id)
  );
  create table schedule (
    page_id text not null references pages (id) on delete cascade,
    action text not null,
    due_at text not null,
    problem text,
    set_by text,
    constraint schedule_key primary key (page_id, action)
  );
  create index schedule_due on schedule (due_at);
  create table redirects (
    from_path text primary key,
    to_path text not null,
    reason text not null,
    updated_at text not null,
    page_id text references pages (id) on delete cascade
  );
  create index redirects_page on redirects (page_id);
  create table not_found (
    path text not null,
    language text not null,
    times integer not null,
    first_seen text not null,
    last_seen text not null,
    referrer text,
    constraint not_found_key primary key (path, language)
  );
  create index not_found_last_seen on not_found (last_seen);
  create table settings (
    key text primary key,
    value text not null,
    updated_at text not null
  );
  create table token_versions (
    number integer primary key,
    changes text not null,
    note text not null,
    published_at text not null,
    published_by text
  );
  create table rooms (
    id text primary key,
    client text not null,
    greeting text not null,
    language text not null,
    token text not null,
    token_hash text not null unique,
    password text,
    grant_seed text not null,
    expires_at text,
    revoked_at text,
    created_at text not null,
    updated_at text not null,
    first_seen_at text,
    last_seen_at text,
    visits integer default 0 not null
  );
  create table room_pages (
    room_id text not null references rooms (id) on delete cascade,
    page_id text not null references pages (id) on delete cascade,
    position integer not null,
    constraint room_pages_pk primary key (room_id, page_id)
  );
  create index room_pages_by_page on room_pages (page_id);
  create table preview_links (
    id text primary key,
    page_id text not null references pages (id) on delete cascade,
    language text not null,
    grant_seed text not null,
    expires_at text not null,
    by_owner boolean not null,
    created_at text not null,
    created_by text
  );
  create index preview_links_by_page on preview_links (page_id);
  create table draft_approvals (
    id text primary key,
    page_id text not null references pages (id) on delete cascade,
    link_id text not null,
    language text not null,
    version_id text references versions (id) on delete set null,
    fingerprint text not null,
    name text not null,
    created_at text not null
  );
  create index draft_approvals_by_page on draft_approvals (page_id);
  create index draft_approvals_by_version on draft_approvals (version_id);
  create table draft_remarks (
    id text primary key,
    page_id text not null references pages (id) on delete cascade,
    link_id text not null,
    language text not null,
    block_id text,
    name text not null,
    words text not null,
    created_at text not null,
    done_at text,
    done_by text
  );
  create index draft_remarks_by_page on draft_remarks (page_id);
  create table tries (
    counter text not null primary key,
    tries integer not null,
    last_try text not null
  );
  create index tries_last_try on tries (last_try);
  create table wrong_tries (
    day text not null,
    kind text not null,
    count integer not null,
    constraint wrong_tries_key primary key (day, kind)
  );
  create table media (
    id text primary key,
    url text not null unique,
    name text not null,
    mime_type text not null,
    size integer not null,
    width integer not null,
    height integer not null,
    animated ${flagType} not null,
    hash text not null unique,
    created_at text not null,
    created_by text,
    duration integer,
    content_hash text,
    alt text,
    decorative boolean default false not null,
    focal_x real,
    focal_y real,
    revision integer default 1 not null,
    deleted_at text,
    deleted_by text,
    blur text,
    frames integer,
    address text,
    replaced_at text,
    previous text,
    previous_hash text,
    files integer,
    tags text,
    pages integer,
    words text,
    copies text,
    place boolean
  );
  create index media_content_hash on media (content_hash);
  create table media_uses (
    version_id text not null references versions (id) on delete cascade,
    url text not null,
    page_id text not null references pages (id) on delete cascade,
    is_shown boolean default true not null,
    constraint media_uses_key primary key (version_id, url)
  );
  create index media_uses_file on media_uses (substr(url, 8, 17));
  create index media_uses_url on media_uses (url);
  create table protected_media (
    file_id text not null,
    page_id text not null,
    constraint protected_media_key primary key (file_id, page_id)
  );
  create table embed_posters (
    url text primary key,
    title text,
    author text,
    mime_type text,
    size integer,
    width integer,
    height integer,
    blur text,
    hash text,
    content_hash text,
    fetched_at text,
    tries integer default 0 not null,
    due_at text
  );
  create table fonts (
    id text primary key,
    family text not null,
    name text not null,
    facts text not null,
    original_hash text not null unique,
    original_size integer not null,
    hash text not null,
    size integer not null,
    created_at text not null,
    created_by text,
    deleted_at text
  );
  create table assistant_keys (
    id text primary key,
    name text not null,
    known_as text not null unique,
    key_hash text not null unique,
    maker_id text not null,
    created_by text not null,
    created_at text not null,
    expires_at text not null,
    last_used_at text,
    revoked_at text
  );
  create table audit (
    id text primary key,
    happened_at text not null,
    actor text,
    action text not null,
    target text not null,
    detail text not null,
    undo text,
    undone_at text,
    undone_by text
  );
  create index audit_order on audit (happened_at, id);
  create index audit_target on audit (target, happened_at);
  create table journal (
    revision integer not null,
    target text not null,
    kind text not null,
    at text not null,
    actor text,
    changes text not null,
    state text,
    content_hash text,
    autosaved_from text,
    constraint journal_key primary key (target, revision)
  );
  create index journal_moment on journal (at);
  create index journal_revision on journal (revision);
  create table journal_contents (
    page_id text not null references pages (id) on delete cascade,
    hash text not null,
    title text not null,
    overview text not null,
    metadata text,
    constraint journal_contents_key primary key (page_id, hash)
  );
  create table journal_media (
    page_id text not null,
    hash text not null,
    url text not null,
    constraint journal_media_content foreign key (page_id, hash)
      references journal_contents (page_id, hash) on delete cascade,
    constraint journal_media_key primary key (page_id, hash, url)
  );
  create index journal_media_file on journal_media (substr(url, 8, 17));
  create index journal_media_url on journal_media (url);
  create table journal_standing (
    page_id text primary key references pages (id) on delete cascade,
    mark text not null,
    content_mark text not null,
    content_hash text,
    state text
  );
  create table journal_due (
    id ${countingType} primary key,
    page_id text not null
  );
  create table known_secret (
    id integer primary key,
    fingerprint text not null,
    since text not null
  );
  create table known_store (
    id integer primary key,
    store_id text not null
  );
  create table site_revision (
    id integer primary key,
    revision integer not null,
    settings_revision integer default 1 not null
  )
`;
