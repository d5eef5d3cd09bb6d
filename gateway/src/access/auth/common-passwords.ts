import { foldText } from '@cimiento/contracts';

// Words that people choose as passwords, alone or with a number behind them: words and names in English and Spanish, brands, teams and
// places. `password-policy` undoes capitals, digits for letters, and what stands before and after the word.
const words = `
aaaaaa abc abcdef access account admin administrador administrator adrian alejandra alejandro alexander alicia amanda ambato america
amigos amor amormio amorcito andrea andres angel angela angelito angels animal anthony antonio apple arsenal arturo asdf asdfgh asdfghjk
ashley asshole atlantis austin azerty babygirl bailey banana bandit barbie barca barcelona barcelonasc baseball basketball batman beatles
beautiful bebita bebito benjamin bienvenido bienvenida bigdaddy biteme blessed blink bonita boomer booboo boston brandon brandy buddy
bullshit buster butterfly buttercup camila cameron campeon cambiame cambiar caramelo carlitos carlos carmen carolina casa casino catalina
celeste cesar champion changeme charles charlie cheese chelsea chester chevy chicken chivas chocolate christian christine christopher
cielo cimiento cinderella claudia clave claveclave claves cocacola coffee computadora computer contra contrasena contraseña cookie corazon
corona corvette cowboy cowboys cristian cristiano cristina cuenca cuenta daniel daniela darkness david deportivo deportes default diablo
diamante diamond diana diego dinero dolphin domingo dragon dragonball eagle eagles ecuador eduardo elefante elizabeth emelec emmanuel
empresa enter entrada esmeralda esperanza estrella estrellita explorer facebook familia family felicidad felipe fender fernanda fernando
ferrari fiesta flamengo flamenco flores flower flowers football forever francisco freedom friend friends fuckme fuckyou futbol gabriel
gabriela galapagos galleta garfield gatito gatita george gerardo ginger girasol giovanni gloria golden goldfish google gordita guadalupe
guayaquil guest guillermo guitar guitarra hannah happy harley harry hector heather hello helloworld hermosa hermano hockey hola holahola
hotmail hunter hunter iceman iglesia iloveyou inicio instagram internet inversion inversiones inversor invitado isabel isabella iverson
jackson jaguar jasmine javier jeffrey jennifer jessica jesus jesuscristo jordan jorge jose joseph joshua juan juancarlos juliana justin
katherine killer kimberly kitty knight lakers lauren leonardo letmein liga ligadequito linda linkedin liverpool llave loja london loveme
lovely loveyou lucas lucifer lucky luis machala maggie magic manchester manager manuel marcela marcos margarita maria mariana mariposa
marlboro marina mario martin martina master matrix matthew mauricio maverick melissa mercedes mexico michael michelle mickey midnight
miguel mierda minecraft miamor mibebe mifamilia monica monkey montana morgan motorola mustang muñeca naruto natalia nathan newyork
nicholas nicolas nicole ninja nintendo nirvana nothing numero oliver orange orlando pablo padrino paloma pamela panama panda panther
paola paris parker pass passion passw passwd password passwort patricia patricio patrick paulina peluche pepper perrito perro phoenix
piolin pokemon police porfavor porsche princesa princess private prueba pruebas purple qazwsx qazwsxedc quito qwe qwert qwerty qwertyui
qwertyuiop rachel raiders rainbow ranger rangers rebecca realmadrid rebelde ricardo richard river riobamba roberto robert rocket rockstar
rodrigo rolando romantica ronaldo rosita samantha samsung samuel sandra santiago santodomingo scooter scorpion sebastian secret secreta
secreto seguridad security senha server shadow shannon shelby sierra silver simple skate skippy slipknot smokey snoopy soccer sofia soleil
soltero sonia sonrisa soporte sparky spiderman spongebob star starwars stephanie steven strawberry summer sunflower sunshine superman
superstar supervisor support swimming system teamo tequiero tequierotanto tekiero temporal temp test tester testing thomas thunder tiger
tigger tigres tintin toor trabajo traductor travis trustno ultimate unicornio universidad universitario usuario user valentina valeria
vanessa vegeta ventas vergara veronica victor victoria viernes virginia viviana warrior welcome whatever william williams windows winner
winter wizard xavier yankees yellow yolanda youtube zaq zaqwsx zaqxsw zxcvbn zxcvbnm
`;

/** Words that alone, or with digits and signs around them, are too easy to guess; folded as the policy folds a password. */
export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(foldText));
