/** An address that breaks after its sign when it has no room on one line. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
