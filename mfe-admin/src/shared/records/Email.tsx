/** An e-mail address that may wrap after its @. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
