import { checkDraft } from './check-draft.tool.ts';
import { describeBlocks } from './describe-blocks.tool.ts';
import { searchMedia, uploadMediaTool } from './media.tools.ts';
import { listPagesTool, readPageTool } from './read-pages.tools.ts';
import type { Tool } from './tool.ts';
import { changeDraft, createDraft } from './write-drafts.tools.ts';

/** All that an assistant can do. What is not here, no key does. */
export const tools: readonly Tool[] = [
  listPagesTool,
  readPageTool,
  describeBlocks,
  createDraft,
  changeDraft,
  checkDraft,
  searchMedia,
  uploadMediaTool,
];

/** What an assistant is told before it begins. */
export const instructions = `This is the website of a design studio, in Dutch (nl) and English (en). You write drafts; people of the studio look at them and publish.
1. list_pages and read_page tell what there is. A case like the one that you are to write is the best example.
2. describe_blocks tells what pages are made of: look up every type before you use it.
3. search_media finds pictures. Give each an alt text in both languages, in the block that shows it.
4. create_draft makes a page or a case, change_draft changes one. Both answer a revision, which goes with the next change, and links to look at the draft.
5. check_draft tells what is missing. Mend it, then give the preview links and the editor's link to the person you work for.
Write every text in both languages, as a writer of that language would. What you write reaches no visitor until a person publishes it.`;
