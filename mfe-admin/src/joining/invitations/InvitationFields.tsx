import { addDays, limits, today } from '@cimiento/contracts';
import { invitationFields } from '@cimiento/contracts/fields';
import { SelectField } from '@cimiento/ui';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';

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
          <RecordField name="count" field={invitationFields.count} required />
          <RecordField name="maxUses" field={invitationFields.maxUses} required />
        </>
      )}
      <Wide>
        <ExpiryField />
      </Wide>
    </>
  );
}
