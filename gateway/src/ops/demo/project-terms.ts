/** Who answers for each demonstration project, what it costs and what can go wrong with it, by the name of the project. */
type Terms = { responsible: string; fees: string; risks: string };

const commonFees = (administration: string, sale: string): string =>
  [
    `Administración: ${administration} de la renta de cada mes, antes de repartirla.`,
    `Venta: ${sale} del precio, cuando el proyecto se vende.`,
    'Invertir, retirar tu saldo y recibir tus rentas no tiene costo.',
  ].join('\n\n');

const toRisks = (...risks: readonly string[]): string => risks.join('\n\n');

export const demoProjectTerms: Readonly<Record<string, Terms>> = {
  'Terrazas de Cumbayá': {
    responsible: 'Constructora Ladera S.A. · Gabriela Mena, gerente de proyecto',
    fees: commonFees('6 %', '2 %'),
    risks: toRisks(
      'La obra puede atrasarse si la temporada de lluvias detiene los trabajos exteriores en la ladera.',
      'La venta de departamentos cubre el crédito del constructor: si va más lenta, la primera renta llega más tarde.',
    ),
  },
  'Malecón del Río': {
    responsible: 'Estero Desarrollos Cía. Ltda. · Iván Plaza, representante legal',
    fees: commonFees('8 %', '2 %'),
    risks: toRisks(
      'Dos de los cinco locales aún no tienen arrendatario. Sin ellos, la renta sería menor que la proyectada.',
      'El terreno está junto al estero: el seguro cubre inundaciones, con un deducible del 5 %.',
    ),
  },
  'Patio Laureles': {
    responsible: 'Taller Laureles S.A.S. · Camila Restrepo, arquitecta responsable',
    fees: commonFees('7 %', '2 %'),
    risks: toRisks(
      'Una casa antigua puede esconder daños que encarecen la reforma. El precio fijo los cubre solo en parte.',
      'La renta es en pesos colombianos: su valor en dólares cambia con el tipo de cambio.',
    ),
  },
  'Torre Barranco': {
    responsible: 'Acantilado Inmobiliaria S.A.C. · Renzo Salas, gerente general',
    fees: commonFees('6 %', '2.5 %'),
    risks: toRisks(
      'El fideicomiso aún no se firma. Si no se firma en 60 días, el dinero vuelve a tu saldo.',
      'Lima está en zona sísmica: el edificio cumple la norma y tiene seguro, con un deducible del 3 %.',
    ),
  },
  'Casa Borrero': {
    responsible: 'Patrimonio Vivo Cía. Ltda. · Lucía Borrero, administradora',
    fees: commonFees('8 %', '2 %'),
    risks: toRisks(
      'Es una casa patrimonial: cada arreglo necesita el permiso del municipio y puede tardar.',
      'La renta mínima depende de un solo operador. Si se va, su depósito cubre tres meses.',
    ),
  },
  'Lofts Roma Norte': {
    responsible: 'Imprenta Roma S. de R.L. · Diego Anaya, administrador',
    fees: commonFees('6 %', '2 %'),
    risks: toRisks(
      'Los contratos duran doce meses: al renovarlos, la renta puede bajar.',
      'La colonia está en zona sísmica. El edificio fue reforzado y tiene seguro, con un deducible del 5 %.',
    ),
  },
  'Altos de San Blas': {
    responsible: 'Empedrado Inversiones S.A.C. · Rosa Quispe, gerente',
    fees: commonFees('7 %', '2 %'),
    risks: toRisks(
      'Parte de la demanda viene del turismo: una temporada baja se nota en la renta.',
      'El centro histórico limita las reformas de la fachada y de las cubiertas.',
    ),
  },
  'Portal de Mérida': {
    responsible: 'Hacienda Urbana S.A. de C.V. · Martín Canul, representante legal',
    fees: commonFees('8 %', '2 %'),
    risks: toRisks('Los locales dependían de la temporada alta. El proyecto ya se vendió.'),
  },
  'Mirador Cerro Alegre': {
    responsible: 'Cerro Alegre Propiedades SpA · Antonia Vidal, gerente',
    fees: commonFees('6 %', '2.5 %'),
    risks: toRisks('El edificio está en una quebrada y necesitaba un muro de contención. El proyecto ya se vendió.'),
  },
};
