export const title = 'Cómo leer el retorno de un proyecto';
export const excerpt =
  'Un 10% anual puede significar cosas muy distintas. Una guía breve para saber qué hay detrás de la cifra que encabeza cada proyecto.';
export const content = `
La cifra más grande de la ficha de un proyecto suele ser también la peor entendida. Cuando leas «10% anual proyectado», detente en cada una de las tres palabras, porque cada una dice algo diferente.

Empecemos por la cifra. Diez por ciento de $5,000 son $500 al año. Repartidos en doce pagos iguales, unos $41.67 por mes. Es una cuenta sencilla y vale la pena hacerla siempre, porque un porcentaje impresiona y un monto mensual se compara con la vida real.

Luego viene «anual». Un proyecto que rinde 10% cada año durante dos años no es igual a uno que rinde 10% en total al cabo de dos años: el segundo rinde algo menos de 5% por año. También importa cuándo llega el dinero. Cien dólares que recibes cada mes valen más que mil doscientos al final del año, porque los primeros se pueden volver a invertir. Por eso, para comparar de verdad, se usa la tasa interna de retorno, que toma en cuenta la fecha de cada pago.

La tercera palabra es la que más se olvida: «proyectado». Nadie conoce el futuro de un arriendo. Una proyección seria se construye con tres supuestos a la vista: la renta mensual, la ocupación y los gastos. Si la ficha dice que el edificio estará ocupado doce de doce meses, sospecha. Si no menciona el mantenimiento, el seguro ni la administración, sospecha más.

Fíjate, además, en si la cifra es bruta o neta. Entre lo que paga el inquilino y lo que llega a tu cuenta hay gastos del inmueble, comisiones de administración y, según tu país, impuestos. Un 11% antes de descontarlos puede ser menos que un 9% después. La ficha debería decir de cuál de los dos habla; si no lo dice, lo prudente es suponer que es el bruto y preguntar qué falta por restar.

Hay otra distinción que conviene tener presente: la renta y la plusvalía. La renta es lo que el inmueble paga mientras existe el proyecto. La plusvalía es la diferencia entre lo que costó y lo que se obtiene al venderlo. Algunas cifras de retorno incluyen ambas, otras solamente la primera. Pregunta siempre cuál estás mirando, porque la segunda depende de un comprador que todavía no existe.

En tu panel verás dos números para cada inversión: el rendimiento real, que es la suma de lo que ya se te pagó, y el proyectado anual, que es lo que la proyección prometía para un año. La barra que los une no es una calificación, es un recordatorio. Si al cabo de seis meses la barra está por debajo de la mitad, algo va más lento de lo previsto, y el informe del proyecto debería decir por qué.

Por último, compara con lo que tienes a mano. Un depósito a plazo paga menos, pero devuelve el capital con mucha más certeza. La diferencia entre ambas tasas es lo que te pagan por asumir el riesgo. Si esa diferencia es pequeña, quizá no compense; si es enorme, pregúntate qué riesgo no te están contando.
`;
