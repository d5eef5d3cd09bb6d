import { paths } from '@cimiento/contracts';
import { Muted, TextLink } from '@cimiento/ui';

/** Links to the texts that a user accepts with a form. */
export const LegalLinks = ({ action }: { /** Such as 'Al crear tu cuenta'. */ action: string }) => (
  <Muted>
    {action} aceptas los <TextLink to={paths.terms}>términos</TextLink> y la{' '}
    <TextLink to={paths.privacyPolicy}>política de privacidad</TextLink>.
  </Muted>
);
