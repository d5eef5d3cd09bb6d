import { fractionPrice, toFractions, formatDollars, type AmountRange } from '@cimiento/contracts';
import { Button, Muted, Slider, TextField, Value } from '@cimiento/ui';
import { useId, useState } from 'react';
import { Amount, Panel, ErrorText, Shortcuts, Stepper } from './AmountPicker.styles';
import { texts } from './texts';
import { parseFractions } from './parse-fractions';

type Props = {
  range: AmountRange;
  /** Whole dollars that may wait for a transfer; null when the balance pays. */
  reservable: number | null;
  /** Whole dollars; may be out of range while it is being typed. */
  amount: number;
  /** Reason why the amount is not valid, or null. */
  error: string | null;
  /** True while an order of this amount is pending: it cannot be changed. */
  disabled: boolean;
  onChange: (amount: number) => void;
};

const shortcutFractions = [5, 10, 25] as const;

/** The minimum, a few round amounts, and all that is left, or that may be reserved where that is less. */
function getShortcuts({ min, max: left }: AmountRange, reservable: number | null): { label: string; amount: number }[] {
  const max = Math.min(left, reservable ?? left);
  const everything = max < left ? `${texts.everythingReservable} ${formatDollars(max)}` : texts.everythingLeft;
  const between = shortcutFractions
    .map((fractions) => fractions * fractionPrice)
    .filter((amount) => amount > min && amount < max);
  return [
    { label: `${texts.minimum} ${formatDollars(min)}`, amount: min },
    ...between.map((amount) => ({ label: formatDollars(amount), amount })),
    ...(max > min ? [{ label: everything, amount: max }] : []),
  ];
}

// An amount that is not a multiple of the price goes to the nearest one.
const toNextFraction = (amount: number): number => (toFractions(amount) + 1) * fractionPrice;
const toPreviousFraction = (amount: number): number => (Math.ceil(amount / fractionPrice) - 1) * fractionPrice;

/** Chooses an amount in whole fractions: by buttons, typing, slider or shortcut. */
export function AmountPicker({ range, reservable, amount, error, disabled, onChange }: Props) {
  const { min, max } = range;
  const heading = useId();
  const hint = useId();
  // Text that is not valid yet stays as it was typed.
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(parseFractions(text));
  };
  return (
    <Panel role="group" aria-labelledby={heading}>
      <h2 id={heading}>{texts.choose}</h2>
      <Amount aria-live="polite">
        <Value>{formatDollars(amount)}</Value> <small>USD</small>
      </Amount>
      <Slider
        aria-label={texts.slider}
        aria-valuetext={formatDollars(amount)}
        min={min}
        max={max}
        step={fractionPrice}
        value={Math.min(max, Math.max(min, amount))}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <Stepper>
        <Button
          variant="secondary"
          aria-label={texts.fewer}
          disabled={disabled || amount <= min}
          onClick={() => choose(Math.min(max, toPreviousFraction(amount)))}
        >
          −
        </Button>
        <TextField
          label={texts.fractions}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={hint}
          value={typed ?? String(toFractions(amount))}
          disabled={disabled}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => error === null && setTyped(null)}
        />
        <Button
          variant="secondary"
          aria-label={texts.more}
          disabled={disabled || amount >= max}
          onClick={() => choose(Math.max(min, toNextFraction(amount)))}
        >
          +
        </Button>
      </Stepper>
      <Muted id={hint}>{texts.fractionsHint}</Muted>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      <Shortcuts>
        {getShortcuts(range, reservable).map(({ label, amount: value }) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            disabled={disabled}
            aria-pressed={amount === value}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
      </Shortcuts>
    </Panel>
  );
}
