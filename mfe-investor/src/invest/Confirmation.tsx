import { usd } from '@cimiento/contracts';
import { Button, Checkbox, color, radius, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Box } from './AmountPicker.styles';
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

const Refusal = styled(Notice)`
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Small = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

type Props = {
  amount: number;
  /** Whether the amount can be taken. */
  fits: boolean;
  sending: boolean;
  /** An earlier order went out and was never answered. */
  unanswered: boolean;
  /** Why the last order was refused, or null. */
  refusal: string | null;
  onConfirm: () => void;
};

/** The risks, their acceptance and the one button that commits. */
export function Confirmation({ amount, fits, sending, unanswered, refusal, onConfirm }: Props) {
  const [accepted, setAccepted] = useState(unanswered);
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (accepted && fits && !sending) onConfirm();
  };
  return (
    <Box
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
        label={texts.accept}
        checked={accepted}
        disabled={unanswered}
        error={tried && !accepted ? texts.acceptFirst : undefined}
        onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
      />
      {unanswered && (
        <Notice role="alert">
          <strong>{texts.lostTitle}</strong>
          <p>{texts.lost}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Refusal role="alert">
          <strong>{texts.refused}</strong>
          {refusal && <p>{refusal}</p>}
        </Refusal>
      )}
      <Button type="submit" variant="accent" busy={sending} busyLabel={texts.confirming} disabled={!fits}>
        {unanswered ? texts.again : texts.confirm(usd(amount))}
      </Button>
      <Small>{texts.commitment}</Small>
    </Box>
  );
}
