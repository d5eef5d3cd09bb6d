export const title = 'Los riesgos que conviene entender antes de invertir';
export const excerpt =
  'Vacancia, obra, precio de salida y liquidez: cuatro riesgos con nombre propio, cómo se manifiestan y qué preguntas los ponen a la vista.';
export const content = `
Se habla de riesgo como si fuera una sola cosa, una nube gris que está o no está. En los proyectos inmobiliarios conviene ponerle nombres, porque cada riesgo se ve distinto y se enfrenta de otra manera.

El primero es la vacancia. Un local sin inquilino no paga renta, pero sigue pagando guardianía, impuestos y mantenimiento. Un mes vacío al año reduce los ingresos en más de 8%. La pregunta que lo pone a la vista es simple: ¿qué ocupación supone la proyección, y cuál ha tenido la zona en los últimos tres años?

El segundo es el riesgo de obra. Mientras un edificio se construye, el dinero sale y no entra. Los atrasos cuestan dos veces: una por los gastos que continúan y otra por las rentas que no empiezan. Un presupuesto a precio fijo, una licencia ya aprobada y un constructor con obras terminadas que se puedan visitar no eliminan el riesgo, pero lo acotan.

El tercero es el precio de salida. Casi todo proyecto termina en una venta, y el precio de esa venta se estima años antes. Si el mercado baja, la plusvalía esperada puede convertirse en pérdida. Ayuda que la renta, por sí sola, justifique buena parte de la inversión: así la venta es un complemento y no la única esperanza.

El cuarto es la liquidez. Una fracción no es una cuenta de ahorros. Si a los ocho meses necesitas el dinero para una emergencia, es posible que no encuentres a quién cederla, o que debas hacerlo con descuento. La regla prudente es vieja y sigue siendo buena: primero un fondo para emergencias, después las inversiones a plazo.

Hay un quinto riesgo del que se habla menos: el de las personas. Quien administra el proyecto toma decisiones todos los días, y una mala administración puede arruinar un buen edificio. Por eso la transparencia no es un adorno. Informes periódicos, cuentas separadas por proyecto y un fideicomiso que custodia el inmueble son la diferencia entre confiar y simplemente esperar.

Y hay un sexto que viene de fuera. Cambian los impuestos, cambian las normas de arriendo o de uso del suelo, y en varios de nuestros países la renta se cobra en una moneda distinta de aquella en la que cuentas tus ahorros. Un edificio puede cumplir todo lo previsto en pesos o en soles y, aun así, rendir menos en dólares. Pregunta en qué moneda está el contrato y quién asume el cambio.

¿Se puede eliminar el riesgo? No. Se puede repartir, invirtiendo en varios proyectos de ciudades y usos distintos. Se puede dimensionar, poniendo en cada uno una cantidad que no te quite el sueño. Y se puede entender, que es lo que más tranquilidad da: cuando un pago se atrasa y sabes por qué, la noticia es mala pero no es una sorpresa.

Si después de leer la ficha de un proyecto no encuentras escritos sus riesgos, ese es el primero de todos.
`;
