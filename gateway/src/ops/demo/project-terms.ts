import type { FeeRule } from '@cimiento/contracts';

/**
 * Who answers for each demonstration project, what it charges in percent of each rent and of the price of its sale, and what can go wrong with it, by
 * the name of the project.
 */
type Terms = { responsible: string; management: number; sale: number; fees: string; risks: string };

const fees = 'Invertir, retirar tu saldo y recibir tus rentas no tiene costo.';

const toRisks = (...risks: readonly string[]): string => risks.join('\n\n');

export const demoProjectTerms: Readonly<Record<string, Terms>> = {
  'Terrazas de Cumbayá': {
    responsible: 'Constructora Ladera S.A. · Gabriela Mena, gerente de proyecto',
    management: 6,
    sale: 2,
    fees,
    risks: toRisks(
      'La obra puede atrasarse si la temporada de lluvias detiene los trabajos exteriores en la ladera.',
      'La venta de departamentos cubre el crédito del constructor: si va más lenta, la primera renta llega más tarde.',
    ),
  },
  'Malecón del Río': {
    responsible: 'Estero Desarrollos Cía. Ltda. · Iván Plaza, representante legal',
    management: 8,
    sale: 2,
    fees,
    risks: toRisks(
      'Dos de los cinco locales aún no tienen arrendatario. Sin ellos, la renta sería menor que la proyectada.',
      'El terreno está junto al estero: el seguro cubre inundaciones, con un deducible del 5 %.',
    ),
  },
  'Patio Laureles': {
    responsible: 'Taller Laureles S.A.S. · Camila Restrepo, arquitecta responsable',
    management: 7,
    sale: 2,
    fees,
    risks: toRisks(
      'Una casa antigua puede esconder daños que encarecen la reforma. El precio fijo los cubre solo en parte.',
      'La renta es en pesos colombianos: su valor en dólares cambia con el tipo de cambio.',
    ),
  },
  'Torre Barranco': {
    responsible: 'Acantilado Inmobiliaria S.A.C. · Renzo Salas, gerente general',
    management: 6,
    sale: 2.5,
    fees,
    risks: toRisks(
      'El fideicomiso aún no se firma. Si no se firma en 60 días, el dinero vuelve a tu saldo.',
      'Lima está en zona sísmica: el edificio cumple la norma y tiene seguro, con un deducible del 3 %.',
    ),
  },
  'Casa Borrero': {
    responsible: 'Patrimonio Vivo Cía. Ltda. · Lucía Borrero, administradora',
    management: 8,
    sale: 2,
    fees,
    risks: toRisks(
      'Es una casa patrimonial: cada arreglo necesita el permiso del municipio y puede tardar.',
      'La renta mínima depende de un solo operador. Si se va, su depósito cubre tres meses.',
    ),
  },
  'Lofts Roma Norte': {
    responsible: 'Imprenta Roma S. de R.L. · Diego Anaya, administrador',
    management: 6,
    sale: 2,
    fees,
    risks: toRisks(
      'Los contratos duran doce meses: al renovarlos, la renta puede bajar.',
      'La colonia está en zona sísmica. El edificio fue reforzado y tiene seguro, con un deducible del 5 %.',
    ),
  },
  'Altos de San Blas': {
    responsible: 'Empedrado Inversiones S.A.C. · Rosa Quispe, gerente',
    management: 7,
    sale: 2,
    fees,
    risks: toRisks(
      'Parte de la demanda viene del turismo: una temporada baja se nota en la renta.',
      'El centro histórico limita las reformas de la fachada y de las cubiertas.',
    ),
  },
  'Portal de Mérida': {
    responsible: 'Hacienda Urbana S.A. de C.V. · Martín Canul, representante legal',
    management: 8,
    sale: 2,
    fees,
    risks: toRisks('Los locales dependían de la temporada alta. El proyecto ya se vendió.'),
  },
  'Mirador Cerro Alegre': {
    responsible: 'Cerro Alegre Propiedades SpA · Antonia Vidal, gerente',
    management: 6,
    sale: 2.5,
    fees,
    risks: toRisks('El edificio está en una quebrada y necesitaba un muro de contención. El proyecto ya se vendió.'),
  },
  'Bodegas de Durán': {
    responsible: 'Ribera Logística S.A. · Paúl Andrade, gerente general',
    management: 7,
    sale: 2,
    fees,
    risks: toRisks(
      'La bodega grande se arrienda a una sola empresa: si se va, la renta cae hasta encontrar otra.',
      'Si la ronda no se completa, el proyecto no se hace y el dinero vuelve a quienes invirtieron.',
    ),
  },
  'Cabañas de Yahuarcocha': {
    responsible: 'Laguna Norte Cía. Ltda. · Sofía Terán, administradora',
    management: 9,
    sale: 2,
    fees,
    risks: toRisks('Las cabañas dependen de los fines de semana. La ronda no se completó y el proyecto no se hizo.'),
  },
  'Pasaje Amador': {
    responsible: 'Centro Vivo S.A.S. · Diego Lasso, arquitecto responsable',
    management: 8,
    sale: 2,
    fees,
    risks: toRisks(
      'El pasaje es patrimonial: los permisos de los locales pueden tardar más que la obra.',
      'Si se pide más de lo que hay, cada persona recibe menos fracciones de las que quiere.',
    ),
  },
};

const common = { hurdlePercent: null, catchUp: false, vatPercent: 0 } as const;

/** The fees of a demonstration project from a day on; their tax is included. */
export function listDemoFees(name: string, validFrom: string): FeeRule[] {
  const terms = demoProjectTerms[name];
  if (!terms) throw new Error(`No demonstration project ${name}`);
  return [
    { ...common, kind: 'management', base: 'rent', percent: terms.management, validFrom },
    { ...common, kind: 'sale', base: 'price', percent: terms.sale, validFrom },
  ];
}
