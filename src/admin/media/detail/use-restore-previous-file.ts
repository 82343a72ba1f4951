import { useMutation } from '@tanstack/react-query';
import { type Media, putBackMedia } from '#api/endpoints/media.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshMedia } from '../../data/media.ts';
import { replaceMedia } from '../../data/remember-media.ts';
import { api } from '../../session/api.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { replaceWords } from './replace-words.ts';

/** Restores a file's state before its replacement. */
export function useRestorePreviousFile(): {
  readonly putBack: (media: Media) => void;
  readonly isPending: boolean;
} {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, revision }: Media) =>
      (await api.call(putBackMedia, { params: { id } }, { ifMatch: revision })).data,
    onSuccess: (back) => {
      replaceMedia(back);
      show({ text: replaceWords.isBack(back.name) });
    },
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
    onSettled: refreshMedia,
  });
  return { putBack: mutate, isPending };
}
