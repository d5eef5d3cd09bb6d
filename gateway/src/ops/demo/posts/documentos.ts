export const title = 'Qué documentos revisar antes de poner tu dinero';
export const excerpt =
  'Escritura, avalúo, contrato de fideicomiso y presupuesto: qué dice cada papel, en qué página está lo importante y qué debería hacerte preguntar.';
export const content = `
Nadie disfruta leyendo contratos, y precisamente por eso conviene saber dónde mirar. Un proyecto serio pone a tu disposición un pequeño expediente. Estas son las piezas que no deberían faltar y lo que cada una tiene para decirte.

La primera es el título de propiedad, con su certificado de gravámenes. Responde a una pregunta elemental: ¿de quién es el inmueble, y le debe algo a alguien? Si aparece una hipoteca, no es motivo para huir, pero el expediente debe explicar quién la paga y qué pasa con tu parte mientras tanto. Fíjate en la fecha: un certificado de hace un año describe el pasado.

La segunda es el avalúo. Lo firma un perito independiente y dice cuánto vale el inmueble hoy. Compáralo con el precio del proyecto. Si se paga mucho más de lo que el perito estima, pregunta qué justifica la diferencia. Mira también el método: un buen avalúo compara con ventas recientes de la misma zona, no solamente con precios de oferta.

La tercera es el contrato de fideicomiso, o los estatutos de la sociedad dueña. Es el documento más largo y el más importante. Busca cuatro cosas: qué porcentaje representa tu fracción, cada cuánto se reparten los ingresos, qué comisiones se descuentan antes de repartir y quién decide la venta. Si para salir se necesita el voto de una mayoría, averigua cuál.

La cuarta es el presupuesto con su cronograma. En una obra nueva, revisa si incluye una reserva para imprevistos; entre 5% y 10% es habitual. En un inmueble terminado, mira los gastos anuales: impuestos, seguro, mantenimiento y administración. Una proyección que los olvida es una proyección equivocada.

La quinta es el contrato de arriendo, si ya existe, o el estudio de mercado, si todavía no. El primero te dice cuánto paga el inquilino, hasta cuándo y con qué garantías. El segundo te dice cuánto se espera cobrar y por qué.

Si hay obra de por medio, agrega a la lista los permisos: la licencia de construcción o de reforma y, en un inmueble patrimonial, la autorización de la entidad que lo protege. Revisa que estén a nombre de quien ejecuta el proyecto y que su vigencia alcance para terminarlo. Un permiso «en trámite» no es un permiso, y los meses que tarda en salir también son parte del cronograma.

Por último, el informe de riesgos. Debería estar escrito con la misma claridad que la portada. Si ocupa media página en letra pequeña, o si repite frases que servirían para cualquier proyecto, pide más.

No hace falta ser abogado para leer este expediente, pero tampoco hay que hacerlo a solas. Muéstraselo a alguien de confianza y explícale el proyecto con tus palabras. Las partes que no logres explicar son las que debes volver a leer. Una hora de lectura no elimina el riesgo de perder capital, aunque evita las sorpresas que se podían evitar.
`;
