import { Button, color, CopyIcon, Dialog, radius, space } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Code, Panel } from './Panel';

const Secret = styled.p`
  margin: 0;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Text = styled.div`
  p {
    margin: 0;
  }
`;

type Props = {
  title: string;
  /** Names the secret for a screen reader. */
  label: string;
  value: string;
  copyLabel: string;
  /** Toast after copying. */
  copied: string;
  closeLabel: string;
  /** Instructions for it. */
  children: ReactNode;
  /** Instructions for its use by a program. */
  usage: ReactNode;
  onClose: () => void;
};

/** Shows a new secret, which cannot be read again. A press outside does not close it. */
export function SecretDialog({ title, label, value, copyLabel, copied, closeLabel, children, usage, onClose }: Props) {
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button onClick={() => void copyText(value, copied)}>
            <CopyIcon size={18} />
            {copyLabel}
          </Button>
        </>
      }
    >
      <Panel>
        <Text>{children}</Text>
        <Secret tabIndex={0} aria-label={label}>
          <Code>{value}</Code>
        </Secret>
        <Text>{usage}</Text>
      </Panel>
    </Dialog>
  );
}
