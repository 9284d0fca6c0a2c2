import { useRouter } from 'next/router';

/** Makes the choices of a ChoiceForm take effect at once: shows the page that they lead to at the reader's scroll position. */
export function useChoices(hrefOf: (chosen: Readonly<Record<string, string>>) => string) {
  const router = useRouter();
  return ({ currentTarget }: { readonly currentTarget: HTMLFormElement }): void => {
    const chosen: Record<string, string> = {};
    for (const [name, value] of new FormData(currentTarget)) if (typeof value === 'string') chosen[name] = value;
    void router.push(hrefOf(chosen), undefined, { scroll: false });
  };
}
