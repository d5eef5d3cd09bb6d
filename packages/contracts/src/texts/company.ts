import { brand } from './brand';

/** Who operates the product, as pages, receipts and e-mails name it; '' for what is not stated. */
export type Company = {
  name: string;
  ruc: string;
  address: string;
  phone: string;
  supervisor: string;
  representative: string;
  /** The account into which investors pay; people in doubt compare it with what an order says. */
  bankAccount: string;
};

/** The variables of the environment that state it. */
const companyVariables: Readonly<Record<keyof Company, string>> = {
  name: 'COMPANY_NAME',
  ruc: 'COMPANY_RUC',
  address: 'COMPANY_ADDRESS',
  phone: 'COMPANY_PHONE',
  supervisor: 'COMPANY_SUPERVISOR',
  representative: 'COMPANY_REPRESENTATIVE',
  bankAccount: 'COMPANY_BANK_ACCOUNT',
};

/** The company of a demonstration; its account is that of the demonstration data. */
const demoCompany: Company = {
  name: `Fideicomiso ${brand.name}`,
  ruc: '1793201547001',
  address: 'Av. de los Shyris N34-152, Quito, Ecuador',
  phone: '+593 2 555 0142',
  supervisor: 'Superintendencia de Compañías, Valores y Seguros',
  representative: 'Elena Proaño Vallejo',
  bankAccount: 'Banco del Austro, corriente 0100204587',
};

const companyParts = Object.keys(companyVariables) as readonly (keyof Company)[];

/** The company as the environment states it; a demonstration makes up what it leaves out. */
export function readCompany(
  environment: Readonly<Record<string, string | undefined>>,
  isDemonstration: boolean,
): Company {
  const entries = companyParts.map((part) => [
    part,
    environment[companyVariables[part]]?.trim() || (isDemonstration ? demoCompany[part] : ''),
  ]);
  return Object.fromEntries(entries) as Company;
}

/** The variables that an operator has not set. */
export const listMissingCompany = (company: Company): string[] =>
  companyParts.filter((part) => company[part] === '').map((part) => companyVariables[part]);

/** The known facts of the company: 'RUC 1790011674001'. */
export function describeCompany({
  name,
  ruc,
  address,
  phone,
  supervisor,
  representative,
  bankAccount,
}: Company): string[] {
  return [
    name,
    ruc && `RUC ${ruc}`,
    address,
    phone && `Teléfono ${phone}`,
    supervisor && `Supervisión: ${supervisor}`,
    representative && `Representante legal: ${representative}`,
    bankAccount && `Cuenta para transferencias: ${bankAccount}`,
  ].filter(Boolean);
}

/** Who issues a document: name, RUC and address; '' when none is stated. */
export const formatIssuer = ({ name, ruc, address }: Company): string =>
  describeCompany({ name, ruc, address, phone: '', supervisor: '', representative: '', bankAccount: '' }).join(' · ');

/** The settings of the installation that every page has without a request. */
export type SiteFacts = {
  company: Company;
  /** Where people write to: `brand.contactEmail` of the server. */
  contactEmail: string;
  /** Whether this installation has demonstration data; its claims are examples. */
  isDemonstration: boolean;
};
