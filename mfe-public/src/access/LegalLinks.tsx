import { paths } from '@cimiento/contracts';
import { color, text, TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';

const Note = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

/** What a user accepts with a form, where they can read it. */
export const LegalLinks = ({ action }: { /** Such as 'Al crear tu cuenta'. */ action: string }) => (
  <Note>
    {action} aceptas los <TextLink to={paths.terms}>términos</TextLink> y la{' '}
    <TextLink to={paths.privacyPolicy}>política de privacidad</TextLink>.
  </Note>
);
