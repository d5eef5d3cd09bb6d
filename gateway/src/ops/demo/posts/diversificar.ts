export const title = 'Diversificar desde $1,000: cómo armar un portafolio pequeño';
export const excerpt =
  'No hace falta mucho dinero para repartirlo bien. Tres criterios para que cinco fracciones trabajen mejor que una sola más grande.';
export const content = `
«No pongas todos los huevos en la misma canasta» es un consejo tan repetido que ya casi no se escucha. Sin embargo, durante décadas fue imposible seguirlo en bienes raíces: con el dinero de una familia alcanzaba, con suerte, para una sola canasta. Las fracciones cambian esa cuenta.

Supongamos que tienes $5,000. Puedes ponerlos en un solo proyecto que proyecta 11% anual, o en cinco proyectos distintos que proyectan entre 8% y 11%. En promedio, la segunda opción rinde un poco menos. ¿Por qué elegirla entonces? Porque si el único proyecto de la primera opción tropieza, tropieza todo tu dinero; si lo hace uno de los cinco, el ochenta por ciento sigue su camino.

Pongámosle números a ese tropiezo. Cinco fracciones de $1,000 que proyectan 9% suman $450 al año. Si una de ellas deja de pagar medio año, faltan $45; si las cinco estuvieran en ese mismo proyecto, faltarían $225. Nada impide que tropiecen dos a la vez, y una crisis general las toca a todas: repartir protege de la mala suerte de un edificio, no de la de un continente.

Repartir bien es más que repartir mucho. Tener cinco departamentos en la misma calle no es diversificar: si el barrio cae, caen los cinco. Hay tres ejes que vale la pena mirar.

El primero es el uso. Las viviendas y los locales no se comportan igual. Cuando la economía se frena, los locales suelen vaciarse antes; cuando crece, sus rentas suelen subir más rápido. Una mezcla de ambos suaviza el camino.

El segundo es la ciudad, y mejor aún el país. Una norma municipal, un terremoto o una mala temporada turística afectan a un lugar y no a los demás. Quito, Medellín y Mérida tienen ritmos distintos, y esa diferencia trabaja a tu favor.

El tercero es el momento. Un proyecto ya arrendado paga desde el primer mes, pero su plusvalía suele ser moderada. Uno en construcción no paga todavía, aunque puede ganar más valor al terminarse. Combinar ambos significa recibir algo hoy sin renunciar a lo de mañana. También ayuda entrar en fechas distintas: quien invierte mil dólares cada trimestre no apuesta todo a un solo momento del mercado.

Un portafolio pequeño necesita, además, una costumbre: revisarlo con calma. Una vez por trimestre basta. Mira qué pagó cada inversión, cuánto se alejó de lo proyectado y qué dice el informe. Resiste la tentación de mirar cada día, porque un edificio no cambia de un día para otro y la ansiedad no mejora los retornos.

Y decide de antemano qué harás con las rentas. Reinvertirlas hace crecer el portafolio sin esfuerzo; retirarlas lo convierte en un ingreso. Ninguna opción es mejor que la otra, pero elegirla antes evita decidirla con prisa.

Repartir no elimina el riesgo de perder capital. Lo vuelve más pequeño en cada parte, que es lo más parecido a la prudencia que existe en las inversiones.
`;
