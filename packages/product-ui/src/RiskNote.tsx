import { siteMessages } from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, space, text } from '@cimiento/ui';

const Note = styled.p<{ $dark: boolean }>`
  margin: 0;
  padding-left: ${space[1.5]};
  border-left: 2px solid ${({ $dark }) => ($dark ? color.onDarkMuted : color.lineStrong)};
  color: ${({ $dark }) => ($dark ? color.onDarkMuted : color.muted)};
  font-size: ${text.small};
`;

/** The risk note that accompanies every claim of return. */
export const RiskNote = ({ tone = 'light' }: { tone?: 'light' | 'dark' }) => (
  <Note $dark={tone === 'dark'}>{siteMessages.riskNote}</Note>
);
