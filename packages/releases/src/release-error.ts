/** A release or another action that is refused; the message is one line that says why. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
