const key = 'vitrine-draft-name';

/** Whoever has said their name once need not do so again in this tab. Where nothing may be kept, they do. */
export function rememberName(responses: HTMLElement, kept: () => Storage = () => sessionStorage): void {
  const known = attempt(() => kept().getItem(key)) ?? '';
  for (const field of responses.querySelectorAll<HTMLInputElement>('[data-name]')) {
    if (field.value === '') field.value = known;
    field.form?.addEventListener('submit', () => {
      const name = field.value.trim();
      if (name !== '') attempt(() => kept().setItem(key, name));
    });
  }
}

/** A browser that blocks storage throws where it is only asked for. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
