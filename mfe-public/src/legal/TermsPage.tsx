import { brand, paths } from '@cimiento/contracts';
import { CompanyFacts } from '@cimiento/product-ui/site';
import { TextLink } from '@cimiento/ui';
import { usePageHead } from '../shared/usePageHead';
import { LegalPage, LegalSection } from './LegalPage';

/** The terms of the product. */
export default function TermsPage() {
  const { headline, description } = usePageHead(paths.terms);
  return (
    <LegalPage title={headline} lead={description}>
      <LegalSection title={`Qué es ${brand.name}`}>
        <p>
          {brand.name} es una plataforma para invertir en inmuebles por fracciones. Cada fracción es una parte igual de
          un proyecto. Aquí ves los proyectos, inviertes, recibes rentas y retiras tu dinero.
        </p>
      </LegalSection>
      <LegalSection title="Quién te lo ofrece">
        <CompanyFacts />
      </LegalSection>
      <LegalSection title="Tu cuenta">
        <ul>
          <li>Necesitas ser mayor de edad y dar datos verdaderos. La cuenta es tuya y de nadie más.</li>
          <li>Durante la beta privada puede hacer falta una invitación para registrarte.</li>
          <li>Cuida tu contraseña. Si ves algo raro, cámbiala y escríbenos el mismo día.</li>
          <li>
            Puedes pedir que eliminemos tu cuenta en <TextLink to={paths.privacy}>Mis datos</TextLink> cuando no quede
            dinero en ella.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Invertir">
        <ul>
          <li>Antes de confirmar te mostramos el monto, las fracciones, el plazo y los riesgos del proyecto.</li>
          <li>Una reserva aparta tus fracciones por un tiempo. Si tu transferencia no llega, se liberan.</li>
          <li>El monto mínimo y el objetivo de cada proyecto están en su página.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Los riesgos">
        <p>
          Puedes ganar menos de lo proyectado y también perder parte de tu capital. Un proyecto puede atrasarse, quedar
          vacío o venderse por menos. El rendimiento proyectado no es una promesa, y no podrás retirar lo invertido
          hasta que el proyecto termine. Mira lo que cumplió cada proyecto en{' '}
          <TextLink to={paths.trackRecord}>Resultados</TextLink>.
        </p>
      </LegalSection>
      <LegalSection title="Rentas, ventas y retiros">
        <ul>
          <li>Cada renta se reparte según las fracciones de cada persona y se acredita en tu saldo.</li>
          <li>Cuando un proyecto se vende, repartimos lo que queda después de los costos, que verás detallados.</li>
          <li>Retiras a una cuenta bancaria tuya. Un cambio de cuenta bloquea los retiros por unos días.</li>
          <li>Los impuestos sobre lo que ganas te corresponden a ti. No damos asesoría tributaria.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Lo que no se permite">
        <p>
          Usar la cuenta de otra persona, mover dinero de origen ilícito, o tratar de dañar la plataforma. En esos casos
          podemos suspender la cuenta mientras lo aclaramos contigo.
        </p>
      </LegalSection>
      <LegalSection title="Cambios y contacto">
        <p>
          Si cambiamos este texto, te avisaremos antes de que empiece a regir. Para cualquier pregunta escríbenos a{' '}
          {brand.contactEmail}. Lo que hacemos con tus datos está en la{' '}
          <TextLink to={paths.privacyPolicy}>política de privacidad</TextLink>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
