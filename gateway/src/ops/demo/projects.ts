import { slugify } from '@cimiento/contracts';
import { demoProjectTerms } from './project-terms';
import type { DemoProject } from './types';

type Row = Omit<DemoProject, 'id' | 'image' | 'reserved'> & { reserved?: number };

const rows: Row[] = [
  {
    name: 'Terrazas de Cumbayá',
    description:
      'Veinte departamentos escalonados sobre la ladera oriental del valle, cada uno con la cubierta del vecino como jardín. La obra gris está terminada y las ventas cubren el crédito del constructor; el capital que falta paga acabados y áreas comunes.',
    location: 'Quito, Ecuador',
    status: 'available',
    funded: 96_000,
    target: 300_000,
    annualReturn: '9.5',
    minInvestment: 1000,
    term: '24 meses',
    propertyType: 'residencial',
    totalInvestors: 11,
  },
  {
    name: 'Malecón del Río',
    description:
      'Oficinas y locales frente al estero, con soportales que dan sombra a la vereda. Tres de los cinco locales ya tienen carta de intención de arriendo a cinco años; los otros dos se comercializan con la obra.',
    location: 'Guayaquil, Ecuador',
    status: 'available',
    funded: 88_000,
    reserved: 2_000,
    target: 450_000,
    annualReturn: '11',
    minInvestment: 1000,
    term: '36 meses',
    propertyType: 'comercial',
    totalInvestors: 9,
  },
  {
    name: 'Patio Laureles',
    description:
      'Casa de dos plantas que se convierte en doce estudios alrededor de un patio con arcos. La licencia de reforma está aprobada y el presupuesto, cerrado a precio fijo con el contratista.',
    location: 'Medellín, Colombia',
    status: 'available',
    funded: 0,
    target: 220_000,
    annualReturn: '10.5',
    minInvestment: 0,
    term: '18 meses',
    propertyType: 'residencial',
    totalInvestors: 0,
  },
  {
    name: 'Torre Barranco',
    description:
      'Edificio delgado de once pisos a cuatro cuadras del mar, con balcones al poniente y departamentos de una y dos habitaciones. Alcanzó su meta y cierra cupos mientras se firma el fideicomiso.',
    location: 'Lima, Perú',
    status: 'available',
    funded: 160_000,
    target: 160_000,
    annualReturn: '8.75',
    minInvestment: 5000,
    term: '30 meses',
    propertyType: 'residencial',
    totalInvestors: 9,
  },
  {
    name: 'Casa Borrero',
    description:
      'Restauración de una casa patrimonial del centro para hospedaje de estadías medias. Muros de adobe consolidados, cubierta nueva de teja y un operador cuyo contrato fija una renta mínima, respaldada con un depósito de tres meses.',
    location: 'Cuenca, Ecuador',
    status: 'funded',
    funded: 120_000,
    target: 120_000,
    annualReturn: '9',
    minInvestment: 1000,
    term: '48 meses',
    propertyType: 'comercial',
    totalInvestors: 11,
    currentValuation: 131_000,
    fundedDate: '2024-09-02',
  },
  {
    name: 'Lofts Roma Norte',
    description:
      'Antiguo taller de imprenta convertido en catorce lofts que conservan el techo en diente de sierra y su luz del norte. Ocupación completa desde el segundo mes, con contratos de doce meses.',
    location: 'Ciudad de México, México',
    status: 'funded',
    funded: 260_000,
    target: 260_000,
    annualReturn: '10',
    minInvestment: 1000,
    term: '36 meses',
    propertyType: 'residencial',
    totalInvestors: 13,
    currentValuation: 280_500,
    fundedDate: '2024-09-05',
  },
  {
    name: 'Altos de San Blas',
    description:
      'Edificio de ladrillo con ventanas salientes sobre la calle empedrada: nueve departamentos en arriendo y un café en la planta baja. La renta cubre la cuota del fideicomiso desde el primer trimestre.',
    location: 'Cusco, Perú',
    status: 'funded',
    funded: 155_000,
    target: 155_000,
    annualReturn: '8.5',
    minInvestment: 1000,
    term: '48 meses',
    propertyType: 'residencial',
    totalInvestors: 11,
    currentValuation: 159_000,
    fundedDate: '2024-09-18',
  },
  {
    name: 'Portal de Mérida',
    description:
      'Hacienda urbana de una planta, dividida en seis locales gastronómicos alrededor del campanario. Se vendió a un operador hotelero un año después de financiarse; el resultado se reparte cuando llega el precio.',
    location: 'Mérida, México',
    status: 'exited',
    funded: 140_000,
    target: 140_000,
    annualReturn: '12',
    minInvestment: 1000,
    term: '24 meses',
    propertyType: 'comercial',
    totalInvestors: 10,
    currentValuation: 167_000,
    fundedDate: '2024-09-11',
    exitDate: '2025-09-15',
  },
  {
    name: 'Mirador Cerro Alegre',
    description:
      'Ocho viviendas que trepan la quebrada, cada una con terraza hacia la bahía. Vendidas una a una durante su último año; el precio de salida quedó por debajo de la proyección inicial y así lo contamos en el informe final.',
    location: 'Valparaíso, Chile',
    status: 'exited',
    funded: 120_000,
    target: 120_000,
    annualReturn: '8',
    minInvestment: 5000,
    term: '24 meses',
    propertyType: 'residencial',
    totalInvestors: 8,
    currentValuation: 123_500,
    fundedDate: '2024-09-24',
    exitDate: '2025-09-15',
  },
];

const roundRows: Row[] = [
  {
    name: 'Bodegas de Durán',
    description:
      'Tres bodegas con andén de carga junto a la vía a Durán. El terreno está reservado a precio fijo hasta el cierre de la ronda: si se completa, se compra y la obra empieza al mes siguiente.',
    location: 'Durán, Ecuador',
    status: 'available',
    funded: 43_000,
    target: 80_000,
    annualReturn: '10',
    minInvestment: 1000,
    term: '36 meses',
    propertyType: 'comercial',
    totalInvestors: 0,
  },
  {
    name: 'Cabañas de Yahuarcocha',
    description:
      'Diez cabañas frente a la laguna, para arriendo por noches. La ronda cerró sin reunir su mínimo y cada persona recibió de vuelta todo lo que había puesto.',
    location: 'Ibarra, Ecuador',
    status: 'available',
    funded: 0,
    target: 90_000,
    annualReturn: '12',
    minInvestment: 1000,
    term: '48 meses',
    propertyType: 'residencial',
    totalInvestors: 0,
  },
  {
    name: 'Pasaje Amador',
    description:
      'Pasaje comercial del centro histórico con nueve locales y un patio de comidas. Reúne intereses hasta el cierre de su ronda, y ese día se asignan sus treinta fracciones.',
    location: 'Quito, Ecuador',
    status: 'available',
    funded: 0,
    target: 30_000,
    annualReturn: '9',
    minInvestment: 1000,
    term: '24 meses',
    propertyType: 'comercial',
    totalInvestors: 0,
  },
];

/** The texts of a project about who answers for it, its costs and its risks. */
function getStated(name: string): Pick<DemoProject, 'responsible' | 'fees' | 'risks'> | undefined {
  const terms = demoProjectTerms[name];
  return terms && { responsible: terms.responsible, fees: terms.fees, risks: terms.risks };
}

/**
 * Nine projects in all three statuses: not, partly and fully funded. What each has raised is what its investments sum to, and `totalInvestors` counts their holders: a test adds both up.
 */
export const demoProjects: DemoProject[] = createProjects(rows, 1);

/** Three projects with a round: one that is open, one that did not reach its minimum, and one that gathers interests. */
export const demoRoundProjects: DemoProject[] = createProjects(roundRows, rows.length + 1);

function createProjects(list: readonly Row[], firstId: number): DemoProject[] {
  return list.map((row, index) => ({
    currentValuation: null,
    fundedDate: null,
    exitDate: null,
    reserved: 0,
    ...getStated(row.name),
    ...row,
    id: index + firstId,
    image: `/images/projects/${slugify(row.name)}.svg`,
  }));
}
