import { useLatestSearchParams } from '@cimiento/ui';

type Changes = Record<string, string | null>;
type Options = { replace?: boolean; preventScrollReset?: boolean };

/** The value that equals the text of the address; undefined if there is none. */
export const parseEnum = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** The parameters of the address, '' where one is not set, and a function that changes some of them; null and '' remove one. */
export function useAddressParams() {
  const [params, setParams] = useLatestSearchParams();
  const change = (changes: Changes, options?: Options) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value) before.set(name, value);
        else before.delete(name);
      }
      return before;
    }, options);
  return { read: (name: string) => params.get(name) ?? '', change };
}
