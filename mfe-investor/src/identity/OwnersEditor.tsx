import { findIdNumberFault, identityMessages } from '@cimiento/contracts';
import { identityOwnerFields } from '@cimiento/contracts/fields';
import { AddIcon, Button, Card, Muted, SelectField, Stack, TextField } from '@cimiento/ui';
import { listChoices } from './choices';
import { Fault } from './Fault';
import { emptyOwner, isMoreThanWhole, toPercent, toProfile, type OwnerAnswers } from './answers';
import type { AnswerForm } from './useAnswers';

const maxOwners = 20;

type RowProps = {
  owner: OwnerAnswers;
  number: number;
  isChecked: boolean;
  onChange: (owner: OwnerAnswers) => void;
  onLeave: () => void;
  onRemove: () => void;
};

/** Messages of an owner, by field; none of what is empty until the step ends. */
function findOwnerFaults({ name, idKind, idNumber, percent }: OwnerAnswers, isChecked: boolean) {
  const number = findIdNumberFault(idKind as 'cedula', idNumber.replace(/[\s-]/g, '').toUpperCase(), idKind === 'ruc');
  return {
    name: isChecked && name.trim() === '' ? identityMessages.legalName : undefined,
    idNumber: (isChecked || idNumber.length >= 10) && number !== null ? number : undefined,
    percent:
      (isChecked || percent !== '') && toPercent(percent) === null ? identityOwnerFields.percent.message : undefined,
  };
}

function OwnerRow({ owner, number, isChecked, onChange, onLeave, onRemove }: RowProps) {
  const faults = findOwnerFaults(owner, isChecked);
  const toProps = (field: 'name' | 'idNumber' | 'percent') => ({
    label: identityOwnerFields[field].label,
    value: owner[field],
    error: faults[field],
    autoComplete: 'off',
    onBlur: onLeave,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...owner, [field]: currentTarget.value }),
  });
  return (
    <Card role="group" aria-label={`Dueño ${number}`}>
      <Stack>
        <TextField {...toProps('name')} maxLength={identityOwnerFields.name.max} />
        <SelectField
          label={identityOwnerFields.idKind.label}
          value={owner.idKind}
          choices={listChoices(identityOwnerFields.idKind)}
          onChange={({ currentTarget }) => onChange({ ...owner, idKind: currentTarget.value })}
          onBlur={onLeave}
        />
        <TextField
          {...toProps('idNumber')}
          maxLength={20}
          inputMode={owner.idKind === 'passport' ? 'text' : 'numeric'}
        />
        <TextField {...toProps('percent')} inputMode="decimal" />
        <div>
          <Button variant="secondary" size="small" aria-label={`Quitar dueño ${number}`} onClick={onRemove}>
            Quitar
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

type Props = { form: AnswerForm; isChecked: boolean; asked?: string | undefined };

/** The owners of a company, with the part of each. */
export function OwnersEditor({ form, isChecked, asked }: Props) {
  const { owners } = form.answers;
  const set = (next: readonly OwnerAnswers[]) => form.change('owners', next);
  const replace = (index: number, owner: OwnerAnswers) =>
    set(owners.map((current, at) => (at === index ? owner : current)));
  const error = isMoreThanWhole(toProfile(form.answers).owners)
    ? identityMessages.ownersSum
    : isChecked
      ? form.gaps['owners']
      : undefined;
  return (
    <section aria-labelledby="owners">
      <Stack $gap={1.5}>
        <div>
          <h3 id="owners">Dueños de la empresa</h3>
          <Muted $top={0.5}>{asked ?? 'Cada persona o empresa que tiene una parte, con su porcentaje.'}</Muted>
        </div>
        {owners.map((owner, index) => (
          <OwnerRow
            // An owner has no other identity than its place.
            key={index}
            owner={owner}
            number={index + 1}
            isChecked={isChecked}
            onChange={(next) => replace(index, next)}
            onLeave={() => void form.save()}
            onRemove={() => {
              set(owners.filter((_owner, at) => at !== index));
              void form.save();
            }}
          />
        ))}
        {error && <Fault>{error}</Fault>}
        {owners.length < maxOwners && (
          <div>
            <Button variant="secondary" size="small" onClick={() => set([...owners, emptyOwner])}>
              <AddIcon size={16} /> <span>Añadir dueño</span>
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
