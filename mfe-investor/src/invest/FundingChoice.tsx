import { centsToText, formatExactDollars, orderFundings, type OrderFunding } from '@cimiento/contracts';
import { color, Radio, radius, space, Stack, text } from '@cimiento/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Panel } from './AmountPicker.styles';
import { texts } from './texts';

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[1.5]};
  align-items: start;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }

  input {
    margin-top: 0.125rem;
  }

  small {
    grid-column: 2;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

type Props = {
  value: OrderFunding;
  /** The investor's available balance, as decimal text. */
  available: string;
  /** The shortfall of the balance for the chosen amount, in cents; 0 or less if it suffices. */
  missingCents: number;
  reservationDays: number;
  hasRound: boolean;
  disabled: boolean;
  onChange: (value: OrderFunding) => void;
};

/** Chooses where the money comes from: the balance, or a transfer that is still to come. */
export function FundingChoice({
  value,
  available,
  missingCents,
  reservationDays,
  hasRound,
  disabled,
  onChange,
}: Props) {
  const heading = useId();
  const hints: Record<OrderFunding, string> = {
    balance:
      value === 'balance' && missingCents > 0
        ? texts.balanceShort(formatExactDollars(centsToText(missingCents)))
        : texts.balanceHint(formatExactDollars(available), hasRound),
    transfer: texts.transferHint(reservationDays),
  };
  return (
    <Panel role="radiogroup" aria-labelledby={heading}>
      <h2 id={heading}>{texts.fundingTitle}</h2>
      <Stack $gap={1.5}>
        {orderFundings.map((funding) => (
          <Option key={funding}>
            <Radio
              name={heading}
              checked={value === funding}
              disabled={disabled}
              aria-describedby={`${heading}-${funding}`}
              aria-label={texts.fundingName[funding]}
              onChange={() => onChange(funding)}
            />
            <span>{texts.fundingName[funding]}</span>
            <small id={`${heading}-${funding}`}>{hints[funding]}</small>
          </Option>
        ))}
      </Stack>
    </Panel>
  );
}
