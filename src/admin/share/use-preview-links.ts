import {
  createPreviewLink,
  type ExposedFile,
  listExposedFiles,
  type PreviewLink,
  revokePreviewLink,
} from '#api/endpoints/preview-links.ts';
import type { Language } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { api } from '../session/api.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { useCopy } from '../shared/use-copy.ts';
import { invalidatePreviewLinks } from './preview-links-query.ts';
import { shareWords as say } from './share-words.ts';

/** Actions on the share links of a draft. Each shows a toast with its result or the error. */
export function usePreviewLinks(pageId: string) {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(() => invalidatePreviewLinks(pageId));
  const copyText = useCopy();
  const copy = ({ link }: PreviewLink) => copyText(link, say.copied, say.notCopied);
  const make = async (language: Language, days: number) => {
    const { data } = await api.call(createPreviewLink, { params: { id: pageId }, body: { language, days } });
    show({ text: say.made, action: { label: say.copy, run: () => void copy(data) } });
  };

  return {
    isBusy,
    copy,
    /** Creates a link, unless it would expose files of protected pages: then it calls back with those. */
    makeUnlessExposing: (
      language: Language,
      days: number,
      exposes: (files: readonly ExposedFile[]) => void,
    ) =>
      attempt(async () => {
        const { data } = await api.call(listExposedFiles, { params: { id: pageId } });
        if (data.length > 0) exposes(data);
        else await make(language, days);
      }),
    make: (language: Language, days: number) => attempt(() => make(language, days)),
    revoke: ({ id }: PreviewLink) =>
      attempt(async () => {
        await api.call(revokePreviewLink, { params: { id: pageId, link: id } });
        show({ text: say.revoked });
      }),
  };
}
