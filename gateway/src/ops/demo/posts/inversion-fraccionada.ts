export const title = '¿Qué es la inversión inmobiliaria fraccionada?';
export const excerpt =
  'Un edificio de $300,000 puede dividirse en 300 partes iguales de $1,000. Explicamos qué se compra cuando se compra una de ellas, y qué no.';
export const content = `
Piensa en la fachada de un edificio de tres pisos, con cien ventanas en cada uno. Si el edificio cuesta $300,000 y cada ventana vale lo mismo, cada una cuesta $1,000. Comprar una fracción es eso: poner el dinero de una ventana y recibir la parte de las rentas y de la venta que le corresponde a esa ventana.

No se compra un ladrillo concreto ni una habitación con llave. Se compra un derecho económico sobre el conjunto, normalmente a través de un fideicomiso o de una sociedad que es la dueña legal del inmueble. El contrato dice qué porcentaje te toca, cada cuánto se reparte lo que el inmueble produce y qué pasa el día en que se vende.

La idea no es nueva. Las familias lo han hecho siempre: tres hermanos que compran un local y se reparten el arriendo están fraccionando. Lo que cambia es la escala. Cuando la administración, los contratos y los pagos se llevan de manera digital, deja de tener sentido exigir medio millón de dólares para sentarse a la mesa.

Un ejemplo ayuda a ver el mecanismo completo. Si tienes tres de las trescientas fracciones, te corresponde el uno por ciento. El mes en que el edificio deja $2,100 después de gastos, recibes $21; el mes en que hay un departamento vacío y deja $1,500, recibes $15. Si un día se vende y quedan $330,000 luego de pagar impuestos y comisiones, tu parte son $3,300. Y si quedan $270,000, son $2,700: trescientos dólares menos de los que pusiste.

¿Qué gana quien invierte así? Sobre todo, dos cosas. La primera es el acceso: se puede participar en un proyecto que por precio estaba reservado a pocos. La segunda es la posibilidad de repartir: con $5,000 se puede entrar en cinco proyectos distintos en lugar de juntar durante años para uno solo, y un mal resultado en uno de ellos no arrastra a los demás.

¿Qué no gana? Liquidez inmediata. Un inmueble no se vende en un día, y una fracción tampoco. Los plazos habituales van de dos a cuatro años, y conviene invertir solamente dinero que no se va a necesitar antes. Tampoco gana control: no decides el color de la fachada ni quién arrienda el local. Para eso está el administrador del proyecto, y por eso importa tanto saber quién es.

Y no gana certeza. El retorno que acompaña a cada proyecto es una proyección hecha con supuestos: cuánto se arrienda, a qué precio, durante cuántos meses al año. Los supuestos pueden fallar. Un local puede quedar vacío un trimestre, una obra puede atrasarse, un precio de venta puede quedar por debajo de lo esperado. Invertir implica riesgo de pérdida del capital, y quien te diga lo contrario te está ocultando la mitad de la historia.

La pregunta útil, entonces, no es si la inversión fraccionada es buena o mala, sino si un proyecto concreto está bien explicado: qué se compra, con qué supuestos, quién responde y cómo se sale. Si puedes contestar esas cuatro preguntas con tus propias palabras, estás listo para decidir. Si no, todavía es momento de preguntar.
`;
