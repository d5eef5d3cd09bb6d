import { identityClaimMinutes, maxIdentitySubmissions } from '../identity/identity-cases';

const describeLoss = (lost: number, total: number): string =>
  total === 1
    ? 'El archivo pierde la única entrada de la lista anterior'
    : `El archivo pierde ${lost} de las ${total} entradas de la lista anterior`;

/** Texts about the identity of users. Apart from `messages`, because few pages show them. */
export const identityMessages = {
  required: 'Para mover dinero necesitamos verificar tu identidad. Empieza en «Verifica tu identidad».',
  waiting: 'Estamos revisando tu identidad. Podrás mover dinero cuando termine la revisión.',
  holderWaiting: (ids: readonly number[]) =>
    ids.length === 1
      ? `La identidad de la persona del retiro #${ids[0]} no está verificada: su dinero no se mueve hasta que lo esté.`
      : `La identidad de las personas de los retiros ${ids.map((id) => `#${id}`).join(', ')} no está verificada: su dinero no se mueve hasta que lo esté.`,
  orderRequired: 'Para reservar necesitamos verificar tu identidad. Empieza en «Verifica tu identidad».',
  notOpen: 'Tu verificación ya se envió: no se puede cambiar mientras la revisamos.',
  notSubmittable: 'Tu verificación ya se envió.',
  tooOften: `Ya la enviaste ${maxIdentitySubmissions} veces. Escríbenos: una persona de nuestro equipo la revisará contigo.`,
  nothingChanged: 'Corrige lo que te pedimos antes de enviarla de nuevo.',
  onlyRefused: 'Solo puedes cambiar lo que te pedimos corregir.',
  phoneEnded:
    'Este enlace ya no sirve: venció, ya se usó o hay otro más nuevo. Pide uno en tu computadora con «Continuar en el teléfono».',
  kind: 'Elige si inviertes como persona o como empresa',
  legalName: 'Escribe el nombre completo, como está en el documento',
  idKind: 'Elige el tipo de documento',
  cedula: 'La cédula no es válida: revisa sus 10 dígitos',
  personRuc: 'El RUC no es válido: revisa sus 13 dígitos',
  companyRuc: 'El RUC de la empresa no es válido: revisa sus 13 dígitos',
  companyIdKind: 'Una empresa se identifica con su RUC',
  passport: 'El pasaporte tiene de 5 a 20 letras y números',
  idNumber: 'Escribe el número del documento',
  country: 'Elige el país',
  birthDate: 'Escribe la fecha de nacimiento',
  adult: 'Para invertir hay que ser mayor de 18 años',
  address: 'Escribe la dirección donde vives',
  phone: 'Escribe un número de teléfono, por ejemplo 099 123 4567',
  occupation: 'Escribe a qué te dedicas',
  idExpiresOn: 'Escribe la fecha de vencimiento del documento',
  idExpired: 'El documento está vencido: usa uno vigente',
  nationality: 'Elige la nacionalidad',
  pep: 'Elige una respuesta',
  pepDetail: 'Escribe el cargo, quién lo tiene y desde cuándo',
  fundsOrigin: 'Elige de dónde viene el dinero',
  expectedYearly: 'Escribe cuánto piensas invertir en un año, en dólares',
  declaration: 'Debes declarar que el dinero es lícito',
  representative: 'Escribe el nombre del representante legal',
  representativeIdNumber: 'La cédula del representante no es válida',
  appointmentEndsOn: 'Escribe hasta cuándo vale el nombramiento',
  appointmentEnded: 'El nombramiento está vencido: usa uno vigente',
  owners: 'Escribe quiénes son dueños de la empresa, con su porcentaje',
  ownersSum: 'Los porcentajes de los dueños no pueden sumar más de 100',
  document: 'Falta este documento',
  unknownDocument: 'Elige qué documento es',
  otherClaim: (name: string): string => `${name} está revisando este caso.`,
  claimFirst: `Toma el caso antes de decidir; es tuyo ${identityClaimMinutes} minutos.`,
  ownCase: 'No puedes revisar tu propia identidad. Pídelo a otra persona.',
  caseChanged: 'El caso cambió después de que lo abriste. Vuelve a cargarlo.',
  notInReview: 'Este caso no espera una decisión.',
  undecidedMatches: 'Decide primero cada posible coincidencia.',
  sameMatch: 'Una coincidencia es la misma persona: este caso no se puede aprobar.',
  undecidedDocuments: 'Decide cada documento.',
  sentDocument: 'Este documento ya se envió: decide sobre él.',
  refusedDocuments: 'No se puede aprobar con documentos por repetir.',
  reason: 'Escribe la razón en 300 letras o menos: la persona la lee',
  decision: 'Elige qué decides',
  answer: 'Elige qué respuesta hay que corregir',
  matchDecision: 'Elige si es la misma persona',
  nothingRefused: 'Marca qué hay que corregir, o escribe la razón',
  sameNumber: 'Otra cuenta tiene este número',
  suspendedMoney: 'Se suspendió: su dinero no se mueve hasta que se apruebe.',
  documentExpired: 'El documento venció mientras esperaba: pide uno vigente.',
  staffReason: 'Escribe la razón',
  notSuspendable: 'Solo se suspende una identidad verificada.',
  notReopenable: 'Este caso no se puede abrir de nuevo.',
  matchDecided: 'Esta coincidencia ya se decidió.',
  listEmpty: 'El archivo no tiene ninguna entrada con identificador.',
  listShrunk: (lost: number, total: number): string =>
    `${describeLoss(lost, total)}, más de un 10 %. La lista anterior sigue vigente.`,
  listFormat: 'El archivo no tiene la forma de esta lista.',
  listKind: 'Elige qué lista es',
  listAlt: 'Solo la lista de la OFAC tiene un segundo archivo, ALT.CSV',
  listTooMuch: 'Leer el archivo tarda demasiado. Comprueba que es el de esta lista.',
  listLoading: 'Otra persona acaba de cargar esta lista. Vuelve a intentarlo.',
  listColumns: 'El archivo necesita los encabezados uid;name;birthDate;country;documentNumber;aliases',
  listRow: (row: number): string => `La fila ${row} necesita un uid de hasta 60 caracteres y un nombre.`,
  listDuplicate: (uid: string): string => `El identificador ${uid} se repite: cada entrada necesita el suyo.`,
  points: 'Los puntos de riesgo son un número entero de 0 a 100',
  amount: 'Escribe el monto en dólares, mayor que 0, por ejemplo 10000.00',
  years: 'Escribe un número entero de años, de 1 a 50',
  countries: 'Escribe los países por sus códigos de dos letras, separados por un espacio: KP IR MM',
  erasure: (year: number): string =>
    `La ley pide conservar el expediente de identidad hasta ${year}. Hasta entonces no podemos eliminar tus datos.`,
} as const;

/** Text that a user declares with their identity. Its SHA-256 is kept with the answer. */
export const fundsDeclaration =
  'Declaro que el dinero que invierto es lícito, que es mío o de la empresa que represento, que no viene de ninguna actividad prohibida por la ley, y que los datos que doy son verdaderos.';
