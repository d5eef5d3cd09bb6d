import { fractionPrice, fractionsOf, usd, type AmountRange } from '@cimiento/contracts';
import { Button, TextField } from '@cimiento/ui';
import { useId, useState } from 'react';
import { Amount, Box, Fault, Shortcuts, Slider, Stepper } from './AmountPicker.styles';
import { texts } from './texts';
import { dollarsOf } from './typed-fractions';

type Props = {
  range: AmountRange;
  /** Whole dollars; may be outside the range while it is typed. */
  amount: number;
  /** Why the amount cannot be taken, or null. */
  fault: string | null;
  /** An order of this amount is under way: nothing else may be chosen. */
  locked: boolean;
  onChange: (amount: number) => void;
};

const shortcutFractions = [5, 10, 25] as const;

/** Amounts to choose with one press: the least, some round ones between, and all that is left. */
function shortcutsOf({ min: least, max: most }: AmountRange): { label: string; amount: number }[] {
  const between = shortcutFractions
    .map((fractions) => fractions * fractionPrice)
    .filter((amount) => amount > least && amount < most);
  return [
    { label: `${texts.least} ${usd(least)}`, amount: least },
    ...between.map((amount) => ({ label: usd(amount), amount })),
    ...(most > least ? [{ label: texts.most, amount: most }] : []),
  ];
}

// From what is no multiple, to the nearest one.
const stepUp = (amount: number): number => (fractionsOf(amount) + 1) * fractionPrice;
const stepDown = (amount: number): number => (Math.ceil(amount / fractionPrice) - 1) * fractionPrice;

/** Chooses an amount in whole fractions: by steps, by typing, by sliding or by a shortcut. */
export function AmountPicker({ range, amount, fault, locked, onChange }: Props) {
  const { min: least, max: most } = range;
  const heading = useId();
  // Half-typed figures stay as they were typed.
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(dollarsOf(text));
  };
  return (
    <Box role="group" aria-labelledby={heading}>
      <h2 id={heading}>{texts.choose}</h2>
      <Amount aria-live="polite">
        {usd(amount)} <small>USD</small>
      </Amount>
      <Slider
        type="range"
        aria-label={texts.slider}
        aria-valuetext={usd(amount)}
        min={least}
        max={most}
        step={fractionPrice}
        value={Math.min(most, Math.max(least, amount))}
        disabled={locked}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <Stepper>
        <Button
          variant="secondary"
          aria-label={texts.fewer}
          disabled={locked || amount <= least}
          onClick={() => choose(Math.min(most, stepDown(amount)))}
        >
          −
        </Button>
        <TextField
          label={texts.fractions}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={fault !== null}
          value={typed ?? String(fractionsOf(amount))}
          disabled={locked}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => fault === null && setTyped(null)}
        />
        <Button
          variant="secondary"
          aria-label={texts.more}
          disabled={locked || amount >= most}
          onClick={() => choose(Math.max(least, stepUp(amount)))}
        >
          +
        </Button>
      </Stepper>
      {fault && <Fault role="alert">{fault}</Fault>}
      <Shortcuts>
        {shortcutsOf(range).map(({ label, amount: value }) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            disabled={locked}
            aria-pressed={amount === value}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
      </Shortcuts>
    </Box>
  );
}
