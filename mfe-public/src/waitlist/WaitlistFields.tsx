import { waitlistFields as fields } from '@cimiento/contracts/fields';
import { Button } from '@cimiento/ui';
import {
  FormCheckbox,
  FormField,
  FormSelect,
  FormTextArea,
  getCheckboxProps,
  getChoices,
  getControlProps,
} from '@cimiento/ui/form';
import { LegalLinks } from '../access/LegalLinks';

/** The fields of an invitation request. */
export function WaitlistFields({ submitting }: { submitting: boolean }) {
  return (
    <>
      <FormField name="fullName" {...getControlProps(fields.fullName)} autoComplete="name" />
      <FormField name="email" {...getControlProps(fields.email)} type="email" inputMode="email" autoComplete="email" />
      <FormField name="location" {...getControlProps(fields.location)} autoComplete="address-level2" />
      <FormField name="occupation" {...getControlProps(fields.occupation)} autoComplete="organization-title" />
      <FormTextArea name="whyInterested" {...getControlProps(fields.whyInterested)} />
      <FormSelect
        name="investmentRange"
        {...getControlProps(fields.investmentRange)}
        empty="Prefiero no decirlo"
        choices={getChoices(fields.investmentRange)}
      />
      <FormSelect
        name="referralSource"
        {...getControlProps(fields.referralSource)}
        empty="Elige una opción"
        choices={getChoices(fields.referralSource)}
      />
      <FormField name="socialProfiles" {...getControlProps(fields.socialProfiles)} />
      <FormField name="invitationCode" {...getControlProps(fields.invitationCode)} autoComplete="off" />
      <LegalLinks action="Al enviarla" />
      <FormCheckbox name="consentData" {...getCheckboxProps(fields.consentData)} />
      <FormCheckbox name="receiveNews" {...getCheckboxProps(fields.receiveNews)} />
      <Button type="submit" disabled={submitting}>
        {submitting ? 'Enviando...' : 'Solicitar invitación'}
      </Button>
    </>
  );
}
