import { Button } from '#ui/button/button.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';

export function NotFoundScreen() {
  return (
    <>
      <title>{`${words.notFound.title} · ${words.product}`}</title>
      <Notice empty heading title={words.notFound.title} text={words.notFound.text}>
        <Button href="/admin">{words.notFound.back}</Button>
      </Notice>
    </>
  );
}
