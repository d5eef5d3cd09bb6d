import { paths, type IdentityState } from '@cimiento/contracts';
import { Notice, TextLink } from '@cimiento/ui';

const notices: Partial<Record<IdentityState, { text: string; link: string }>> = {
  needs_more: { text: 'Falta corregir algo en la verificación de tu identidad.', link: 'Ver qué falta' },
  expired: { text: 'La verificación de tu identidad venció.', link: 'Ver qué hacer' },
};

/** A notice where the identity of the person waits for them; nothing in every other state. */
export function IdentityNotice({ state }: { state: IdentityState }) {
  const notice = notices[state];
  return notice ? (
    <Notice>
      <span>{notice.text}</span> <TextLink to={paths.identity}>{notice.link}</TextLink>
    </Notice>
  ) : null;
}
