import { formatDollars } from '@cimiento/contracts';
import { Button, Checkbox, color, radius, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from './AmountPicker.styles';
import { texts } from './texts';

const Risks = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: ${space[2.5]};

  li::marker {
    color: ${color.accent};
  }
`;

const Notice = styled.div`
  padding: ${space[2]};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  color: ${color.warning};

  p {
    margin: ${space[0.5]} 0 0;
  }
`;

const Rejection = styled(Notice)`
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const FinePrint = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

type Props = {
  amount: number;
  isValid: boolean;
  sending: boolean;
  /** True while an order was sent but its outcome is unknown. */
  isUnconfirmed: boolean;
  /** Why the last order was rejected, or null. */
  rejection: string | null;
  /** What must be confirmed once more, or null. */
  warning: string | null;
  /** What confirming does to the investor's money. */
  commitment: string;
  onConfirm: () => void;
};

/** The risks, the box to accept them, and the button that places the order. */
export function Confirmation({
  amount,
  isValid,
  sending,
  isUnconfirmed,
  rejection,
  warning,
  commitment,
  onConfirm,
}: Props) {
  const [accepted, setAccepted] = useState(isUnconfirmed);
  const [submitted, setSubmitted] = useState(false);
  const submit = () => {
    setSubmitted(true);
    if (accepted && isValid && !sending) onConfirm();
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
          <p>{texts.unconfirmed}</p>
        </Notice>
      )}
      {rejection !== null && (
        <Rejection role="alert">
          <strong>{texts.rejected}</strong>
          {rejection && <p>{rejection}</p>}
        </Rejection>
      )}
      {warning !== null && (
        <Notice role="alert">
          <strong>{warning}</strong>
          <p>{texts.equalOrder}</p>
        </Notice>
      )}
      <Button type="submit" variant="accent" busy={sending} busyLabel={texts.confirming} disabled={!isValid}>
        {isUnconfirmed
          ? texts.retry
          : warning === null
            ? texts.confirm(formatDollars(amount))
            : texts.confirmAgain(formatDollars(amount))}
      </Button>
      <FinePrint>{commitment}</FinePrint>
    </Panel>
  );
}
