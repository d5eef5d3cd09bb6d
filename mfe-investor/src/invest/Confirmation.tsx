import { formatDollars } from '@cimiento/contracts';
import { Button, Checkbox, color, media, Muted, Notice, shadow, space, text } from '@cimiento/ui';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel } from './AmountPicker.styles';
import { texts } from './texts';

const Risks = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: ${space[2.5]};
`;

/** It stays at the bottom of the window, so that amount and button are in view from the first choice on. */
const Submit = styled.div`
  --inset: max(${space[2]}, (100vw - 72rem) / 2);
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} var(--inset) calc(${space[1]} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  ${media.tablet} {
    --inset: max(${space[4]}, (100vw - 72rem) / 2);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Chosen = styled.p`
  margin: 0;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  strong {
    display: block;
    font-size: ${text.lead};
  }
`;

const Fault = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${color.danger};
  font-size: ${text.small};
`;

type Props = {
  amount: number;
  /** Reason why the order cannot be placed, or null. */
  fault: string | null;
  sending: boolean;
  /** True while an order was sent but its outcome is unknown. */
  isUnconfirmed: boolean;
  /** Reason why the last order was rejected, or null. */
  rejection: ReactNode;
  /** The warning to confirm once more, or null. */
  warning: string | null;
  /** Whether the session ended before the order could be placed. */
  hasEnded: boolean;
  /** The source of the money, beside the amount. */
  source: string;
  confirmLabel: string;
  /** Title of a rejection. */
  rejectedTitle?: string;
  /** The effect of confirming on the investor's money. */
  commitment: string;
  onConfirm: () => void;
};

/** The risks, the box to accept them, and the button that places the order. */
export function Confirmation({
  amount,
  fault,
  sending,
  isUnconfirmed,
  rejection,
  warning,
  hasEnded,
  source,
  confirmLabel,
  rejectedTitle = texts.rejected,
  commitment,
  onConfirm,
}: Props) {
  const faultId = useId();
  const [accepted, setAccepted] = useState(isUnconfirmed);
  const [submitted, setSubmitted] = useState(false);
  const submit = () => {
    setSubmitted(true);
    if (accepted && fault === null && !sending) onConfirm();
  };
  return (
    <Panel
      as="form"
      aria-label={texts.risksTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{texts.risksTitle}</h2>
      <Risks>
        {texts.risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </Risks>
      <Checkbox
        label={texts.acceptRisks}
        checked={accepted}
        disabled={isUnconfirmed}
        error={submitted && !accepted ? texts.risksNotAccepted : undefined}
        onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
      />
      {isUnconfirmed && (
        <Notice role="alert">
          <strong>{texts.unconfirmedTitle}</strong>
          <br />
          <span>{texts.unconfirmed}</span>
        </Notice>
      )}
      {hasEnded && (
        <Notice role="alert">
          <strong>{texts.nothingRecorded}</strong>
          <br />
          <span>{texts.orderAgain}</span>
        </Notice>
      )}
      {rejection !== null && (
        <Notice $tone="danger" role="alert">
          <strong>{rejectedTitle}</strong>
          <br />
          <span>{rejection}</span>
        </Notice>
      )}
      {warning !== null && (
        <Notice role="alert">
          <strong>{warning}</strong>
          <br />
          <span>{texts.equalOrder}</span>
        </Notice>
      )}
      <Muted>{commitment}</Muted>
      <Submit>
        <Chosen aria-hidden>
          <strong>{formatDollars(amount)}</strong>
          <span>{source}</span>
        </Chosen>
        <Button
          type="submit"
          variant="accent"
          busy={sending}
          busyLabel={texts.confirming}
          disabled={fault !== null}
          aria-describedby={fault === null ? undefined : faultId}
        >
          {isUnconfirmed ? texts.retry : confirmLabel}
        </Button>
        {fault !== null && <Fault id={faultId}>{fault}</Fault>}
      </Submit>
    </Panel>
  );
}
