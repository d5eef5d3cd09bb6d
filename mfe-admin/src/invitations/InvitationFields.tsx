import { addDays, limits, today } from '@cimiento/contracts';
import { invitationFields, type Field } from '@cimiento/contracts/fields';
import { SelectField } from '@cimiento/ui';
import { Wide } from '../records/Fields';
import { RecordField } from '../records/RecordField';

/** Who can use the codes; the other fields depend on it. */
export type Audience = 'anybody' | 'person';

const audiences = [
  { value: 'anybody', label: 'Cualquier persona que lo tenga' },
  { value: 'person', label: 'Una sola persona, por su correo' },
];

/** The last day of a code, today at the earliest. */
export const ExpiryField = () => (
  <RecordField
    name="expiresOn"
    field={invitationFields.expiresOn}
    min={today()}
    max={addDays(today(), limits.invitationYears.max * 365)}
  />
);

/** A count that scrolling the page over it does not change. */
const CountField = ({ name, field }: { name: string; field: Field }) => (
  <RecordField
    name={name}
    field={field}
    required
    type="number"
    min={field.min}
    max={field.max}
    step="1"
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
          <RecordField name="email" field={invitationFields.email} required />
        </Wide>
      ) : (
        <>
          <CountField name="count" field={invitationFields.count} />
          <CountField name="maxUses" field={invitationFields.maxUses} />
        </>
      )}
      <Wide>
        <ExpiryField />
      </Wide>
    </>
  );
}
