import { dateAfter, dateOf, limits } from '@cimiento/contracts';
import { SelectField } from '@cimiento/ui';
import { FormField } from '@cimiento/ui/form';
import { Wide } from '../records/Fields';

/** Whom codes are for: it settles which of the other fields there are. */
export type Audience = 'anybody' | 'person';

const audiences = [
  { value: 'anybody', label: 'Cualquier persona que lo tenga' },
  { value: 'person', label: 'Una sola persona, por su correo' },
];

/** The last day of a code, today at the earliest. */
export const ExpiryField = () => {
  const today = dateOf(new Date());
  return (
    <FormField
      name="expiresOn"
      label="Último día en que vale"
      type="date"
      min={today}
      max={dateAfter(today, limits.invitationYears.max * 365)}
      hint="Vale hasta el final de ese día. En blanco no vence nunca."
    />
  );
};

/** Whole numbers in a field; scrolling the page over it does not change them. */
const CountField = ({ name, label, max, hint }: { name: string; label: string; max: number; hint: string }) => (
  <FormField
    name={name}
    label={label}
    marked
    type="number"
    min="1"
    max={max}
    step="1"
    inputMode="numeric"
    autoComplete="off"
    hint={hint}
    onWheel={({ currentTarget }) => currentTarget.blur()}
  />
);

type Props = { audience: Audience; onAudience: (audience: Audience) => void };

/** The fields of new codes. */
export function InvitationFields({ audience, onAudience }: Props) {
  return (
    <>
      <Wide>
        <SelectField
          label="Para quién"
          choices={audiences}
          value={audience}
          onChange={({ target }) => onAudience(target.value as Audience)}
        />
      </Wide>
      {audience === 'person' ? (
        <Wide>
          <FormField
            name="email"
            label="Correo electrónico"
            marked
            type="email"
            inputMode="email"
            autoComplete="off"
            hint="Solo esta persona podrá registrarse con el código, una vez."
          />
        </Wide>
      ) : (
        <>
          <CountField
            name="count"
            label="Cuántos códigos"
            max={limits.invitationCount.max}
            hint="De 1 a 100 a la vez."
          />
          <CountField
            name="maxUses"
            label="Usos de cada uno"
            max={limits.invitationUses.max}
            hint="Cuántas personas se registran con cada código."
          />
        </>
      )}
      <Wide>
        <ExpiryField />
      </Wide>
    </>
  );
}
