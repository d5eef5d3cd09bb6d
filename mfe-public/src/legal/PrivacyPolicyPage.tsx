import { dataRequestDays, paths, privacyContact, processingActivities } from '@cimiento/contracts';
import { CompanyFacts } from '@cimiento/product-ui/site';
import { TextLink } from '@cimiento/ui';
import { usePageHead } from '../shared/usePageHead';
import { LegalPage, LegalSection } from './LegalPage';

/** The product's treatment of personal data. */
export default function PrivacyPolicyPage() {
  const { headline, description } = usePageHead(paths.privacyPolicy);
  return (
    <LegalPage title={headline} lead={description}>
      <LegalSection title="En pocas palabras">
        <ul>
          <li>Guardamos lo que hace falta para tu cuenta y tu dinero, y nada para vender a terceros.</li>
          <li>Puedes ver, descargar, corregir y pedir que eliminemos tus datos.</li>
          <li>No hay rastreadores ni publicidad. Las cookies solo mantienen tu sesión.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Quién responde por tus datos">
        <CompanyFacts />
        <p>Para cualquier pregunta sobre tus datos escribe a {privacyContact}.</p>
      </LegalSection>
      {processingActivities.map(({ name, data, purpose, basis, retention, recipients }) => (
        <LegalSection key={name} title={name}>
          <ul>
            <li>Qué: {data}.</li>
            <li>Para qué: {purpose}.</li>
            <li>Por qué podemos: {basis}.</li>
            <li>Cuánto tiempo: {retention}.</li>
            <li>Quién más lo recibe: {recipients}.</li>
          </ul>
        </LegalSection>
      ))}
      <LegalSection title="Tus derechos">
        <p>
          La Ley Orgánica de Protección de Datos Personales te da derecho a acceder a tus datos, corregirlos,
          eliminarlos, llevártelos y oponerte a un uso. Si tienes cuenta, hazlo en{' '}
          <TextLink to={paths.privacy}>Mis datos</TextLink>. Si no, escríbenos a {privacyContact}. Respondemos en{' '}
          {dataRequestDays} días.
        </p>
        <p>
          Al eliminar tu cuenta borramos tu nombre, tu correo, tus accesos y tus avisos. Los registros de dinero quedan,
          sin tu nombre, el tiempo que pide la ley tributaria.
        </p>
      </LegalSection>
      <LegalSection title="Tu consentimiento">
        <p>
          Lo que depende de tu consentimiento lo puedes retirar cuando quieras, con la misma facilidad con que lo diste.
          Registramos qué texto aceptaste y cuándo.
        </p>
      </LegalSection>
      <LegalSection title="Seguridad">
        <p>
          Las contraseñas se guardan cifradas y nadie las puede leer. Cada acceso y cada cambio quedan registrados. Si
          una falla llegara a afectar tus datos, te lo contaremos.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
