import {
  brand,
  investmentRangeLabel,
  investmentRanges,
  referralSourceLabel,
  referralSources,
} from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import { FormCheckbox, FormField, FormSelect, FormTextArea } from '@cimiento/ui/form';

const ranges = investmentRanges.map((value) => ({ value, label: investmentRangeLabel[value] }));
const sources = referralSources.map((value) => ({ value, label: referralSourceLabel[value] }));

/** The fields of an invitation request. */
export function WaitlistFields({ submitting }: { submitting: boolean }) {
  return (
    <>
      <FormField name="fullName" label="Nombre completo" marked autoComplete="name" />
      <FormField name="email" label="Correo electrónico" marked type="email" inputMode="email" autoComplete="email" />
      <FormField name="location" label="Ciudad y país" marked autoComplete="address-level2" />
      <FormField name="occupation" label="Ocupación" marked autoComplete="organization-title" />
      <FormTextArea name="whyInterested" label={`¿Por qué te interesa ${brand.name}?`} marked />
      <FormSelect
        name="investmentRange"
        label="¿Cuánto te gustaría invertir?"
        empty="Prefiero no decirlo"
        choices={ranges}
      />
      <FormSelect name="referralSource" label="¿Cómo nos conociste?" empty="Elige una opción" choices={sources} />
      <FormField name="socialProfiles" label="Redes sociales" hint="Un enlace a tu perfil, si quieres." />
      <FormField
        name="invitationCode"
        label="Código de invitación"
        hint="Si alguien te compartió uno."
        autoComplete="off"
      />
      <FormCheckbox name="consentData" marked label="Acepto el tratamiento de mis datos para evaluar esta solicitud." />
      <FormCheckbox name="receiveNews" label="Quiero recibir novedades por correo." />
      <Button type="submit" disabled={submitting}>
        {submitting ? 'Enviando...' : 'Solicitar invitación'}
      </Button>
    </>
  );
}
