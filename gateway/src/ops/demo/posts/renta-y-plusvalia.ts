export const title = 'De la renta a la plusvalía: las dos maneras de ganar';
export const excerpt =
  'Un inmueble puede pagar mientras se tiene y cuando se vende. Por qué las dos ganancias se comportan distinto, y cómo se reparte cada una.';
export const content = `
Un árbol frutal da sombra y da fruta. La sombra está todos los días; la fruta llega en temporada, y hay años en que no llega. Con los inmuebles ocurre algo parecido: pagan una renta mientras se los tiene y dejan, a veces, una ganancia cuando se los vende.

La renta es la más fácil de entender. El inquilino paga cada mes, se descuentan los gastos y lo que queda se reparte entre las fracciones. Si un proyecto de 300 fracciones deja $2,400 netos en un mes, a cada fracción le corresponden ocho dólares. Cuando la división no es exacta, los centavos que sobran se asignan con una regla conocida de antemano, de modo que la suma de las partes sea siempre el total.

La renta tiene una virtud: se puede comprobar. Mes a mes sabes si el proyecto cumple lo que prometió. Y tiene un límite: rara vez crece de golpe. Los contratos suelen ajustarse una vez al año, en proporción a la inflación.

La plusvalía es lo contrario. Durante meses no se ve, y un día se concreta con una venta. Nace de tres fuentes. La primera es el mercado: el barrio mejora, llega el transporte, abren comercios. La segunda es la obra: un taller abandonado que se convierte en viviendas vale más que antes, porque alguien hizo el trabajo. La tercera es la compra: adquirir por debajo del valor real deja una ganancia desde el inicio, aunque tarde en verse.

De las tres, la que menos depende de la suerte es la segunda. Por eso, al leer una proyección de plusvalía, conviene preguntar qué se va a hacer con el inmueble. Si la respuesta es «esperar a que suba», la ganancia depende por completo del mercado, y el mercado también baja.

¿Cómo se reparte? Al vender, se pagan primero los costos: impuestos, comisiones, deudas si las hay. Lo que queda se divide según las fracciones de cada persona, y con ese pago el proyecto termina. En tu panel pasará a «Finalizada», con su fecha de venta, y podrás ver todo lo que pagó desde el primer día.

También se reparte la pérdida. Si un inmueble de $300,000 se vende y, pagados los costos, quedan $285,000, cada fracción de $1,000 recupera $950. Si antes había cobrado $160 de rentas, el resultado total sigue siendo positivo, aunque menor que el esperado; si las rentas fueron escasas, se perdió dinero. Mirar las dos ganancias por separado, y después sumadas, es la única manera de saber cómo le fue de verdad a un proyecto.

Hay proyectos de renta, que pagan mucho en el camino y poco al final, y proyectos de plusvalía, que hacen lo inverso. Los primeros se parecen a un sueldo; los segundos, a una cosecha. Elegir entre unos y otros depende menos de la cifra de retorno que de tu propia vida: cuándo vas a necesitar el dinero y cuánta incertidumbre estás dispuesto a acompañar hasta entonces.
`;
