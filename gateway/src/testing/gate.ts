/** A promise that the test resolves: work that awaits `opened` waits until `open` is called. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
