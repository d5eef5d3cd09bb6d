import { useMutation } from '@apollo/client/react';
import { limits } from '@cimiento/contracts';
import { useEffect, useState } from 'react';
import { ValidateInvitationDocument } from './access.generated';

/** A pause in typing, so that not every letter is a call. */
const debounceMs = 250;

export type CodeState = 'unknown' | 'checking' | 'valid' | 'invalid';

/**
 * The live check of an invitation code (specification §4): from 6 characters on, typed or from the address; fewer are unknown. A check
 * that fails counts as invalid, and a late answer about an older code is not heard. `refused` hears the server's own no, which a failure
 * is not.
 */
export function useInvitationCheck(code: string, refused?: (message: string | null) => void): CodeState {
  const [validate] = useMutation(ValidateInvitationDocument);
  const [answer, setAnswer] = useState<{ code: string; valid: boolean } | null>(null);
  const long = code.trim().length >= limits.invitationCode.min;

  useEffect(() => {
    if (!long) return;
    let current = true;
    const hear = (check?: { valid: boolean; message: string | null }) => {
      if (!current) return;
      setAnswer({ code, valid: check?.valid ?? false });
      if (check?.valid === false) refused?.(check.message);
    };
    const timer = setTimeout(() => {
      validate({ variables: { code } }).then(
        ({ data }) => hear(data?.validateInvitation),
        () => hear(),
      );
    }, debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, long, refused, validate]);

  if (!long) return 'unknown';
  if (answer?.code !== code) return 'checking';
  return answer.valid ? 'valid' : 'invalid';
}
