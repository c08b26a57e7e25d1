/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const es = `
el tiempo
el tiempo mañana
noticias
calculadora
calendario
traductor
diccionario
conversor de divisas
horarios de tren
tráfico
seguimiento de envíos
festivos
luna llena
test de velocidad
calcular porcentajes
sinónimos
crucigramas
sudoku
buscador privado
navegador privado
vpn
generador de contraseñas
el tiempo en madrid
el tiempo en barcelona
el tiempo en valencia
el tiempo en sevilla
el tiempo en zaragoza
el tiempo en málaga
el tiempo en bilbao
el tiempo en granada
el tiempo en córdoba
el tiempo en salamanca
el tiempo en san sebastián
el tiempo en palma
el tiempo en buenos aires
el tiempo en bogotá
el tiempo en lima
el tiempo en santiago
el tiempo en montevideo
el tiempo en quito
el tiempo en ciudad de méxico
el tiempo en guadalajara
el tiempo en monterrey
el tiempo en londres
el tiempo en parís
el tiempo en roma
el tiempo en lisboa
el tiempo en berlín
el tiempo en nueva york
el tiempo en tokio
receta de tortilla de patatas
receta de gazpacho
receta de salmorejo
receta de paella
receta de croquetas
receta de empanadas
receta de arepas
receta de ceviche
receta de guacamole
receta de arroz con leche
receta de flan
receta de churros
receta de torrijas
receta de tarta de queso
receta de bizcocho
receta de natillas
receta de lentejas
receta de cocido
receta de fabada
receta de pisto
receta de masa de pizza
receta de lasaña
receta de galletas
receta de pan casero
cómo cocer un huevo
cómo cocinar arroz
cómo hacer el nudo de la corbata
cómo planchar una camisa
cómo quitar manchas de vino
cómo quitar la cal
cómo desatascar un fregadero
cómo arreglar un pinchazo
cómo plantar tomates
cómo dormir mejor
cómo ahorrar dinero
cómo borrar las cookies
cómo borrar el historial
cómo hacer una captura de pantalla
cómo unir pdf
cómo elegir una contraseña segura
cómo bloquear llamadas
cómo escribir una carta de presentación
cómo aprender guitarra
cómo jugar al ajedrez
cómo podar rosales
capital de portugal
capital de francia
capital de italia
capital de alemania
capital de irlanda
capital de suecia
capital de noruega
capital de islandia
capital de grecia
capital de marruecos
capital de méxico
capital de argentina
capital de chile
capital de perú
capital de colombia
capital de uruguay
capital de costa rica
capital de japón
capital de canadá
capital de australia
qué ver en madrid
qué ver en barcelona
qué ver en valencia
qué ver en sevilla
qué ver en zaragoza
qué ver en málaga
qué ver en bilbao
qué ver en granada
qué ver en córdoba
qué ver en salamanca
qué ver en san sebastián
qué ver en palma
qué ver en buenos aires
qué ver en bogotá
qué ver en lima
qué ver en santiago
qué ver en montevideo
qué ver en quito
qué ver en ciudad de méxico
qué ver en guadalajara
qué ver en monterrey
qué ver en londres
qué ver en parís
qué ver en roma
qué ver en lisboa
qué ver en berlín
qué ver en nueva york
qué ver en tokio
hora en madrid
hora en barcelona
hora en valencia
hora en sevilla
hora en zaragoza
hora en málaga
hora en bilbao
hora en granada
hora en córdoba
hora en salamanca
hora en san sebastián
hora en palma
hora en buenos aires
hora en bogotá
hora en lima
hora en santiago
hora en montevideo
hora en quito
hora en ciudad de méxico
hora en guadalajara
hora en monterrey
hora en londres
hora en parís
hora en roma
hora en lisboa
hora en berlín
hora en nueva york
hora en tokio
mapa de madrid
mapa de barcelona
mapa de valencia
mapa de sevilla
mapa de zaragoza
mapa de málaga
mapa de bilbao
mapa de granada
mapa de córdoba
mapa de salamanca
mapa de san sebastián
mapa de palma
mapa de buenos aires
mapa de bogotá
mapa de lima
mapa de santiago
mapa de montevideo
mapa de quito
mapa de ciudad de méxico
mapa de guadalajara
mapa de monterrey
mapa de londres
mapa de parís
mapa de roma
mapa de lisboa
mapa de berlín
mapa de nueva york
mapa de tokio
tortilla de patatas fácil
gazpacho fácil
salmorejo fácil
paella fácil
croquetas fácil
empanadas fácil
arepas fácil
ceviche fácil
guacamole fácil
arroz con leche fácil
flan fácil
churros fácil
torrijas fácil
tarta de queso fácil
bizcocho fácil
natillas fácil
lentejas fácil
cocido fácil
fabada fácil
pisto fácil
masa de pizza fácil
lasaña fácil
galletas fácil
pan casero fácil
tortilla de patatas casero
gazpacho casero
salmorejo casero
paella casero
croquetas casero
empanadas casero
arepas casero
ceviche casero
guacamole casero
arroz con leche casero
flan casero
churros casero
torrijas casero
tarta de queso casero
bizcocho casero
natillas casero
lentejas casero
cocido casero
fabada casero
pisto casero
masa de pizza casero
lasaña casero
galletas casero
pan casero casero
viajar a portugal
viajar a francia
viajar a italia
viajar a alemania
viajar a irlanda
viajar a suecia
viajar a noruega
viajar a islandia
viajar a grecia
viajar a marruecos
viajar a méxico
viajar a argentina
viajar a chile
viajar a perú
viajar a colombia
viajar a uruguay
viajar a costa rica
viajar a japón
viajar a canadá
viajar a australia
bandera de portugal
bandera de francia
bandera de italia
bandera de alemania
bandera de irlanda
bandera de suecia
bandera de noruega
bandera de islandia
bandera de grecia
bandera de marruecos
bandera de méxico
bandera de argentina
bandera de chile
bandera de perú
bandera de colombia
bandera de uruguay
bandera de costa rica
bandera de japón
bandera de canadá
bandera de australia
museos en madrid
museos en barcelona
museos en valencia
museos en sevilla
museos en zaragoza
museos en málaga
museos en bilbao
museos en granada
museos en córdoba
museos en salamanca
museos en san sebastián
museos en palma
museos en buenos aires
museos en bogotá
museos en lima
museos en santiago
museos en montevideo
museos en quito
museos en ciudad de méxico
museos en guadalajara
museos en monterrey
museos en londres
museos en parís
museos en roma
museos en lisboa
museos en berlín
museos en nueva york
museos en tokio
hoteles en madrid
hoteles en barcelona
hoteles en valencia
hoteles en sevilla
hoteles en zaragoza
hoteles en málaga
hoteles en bilbao
hoteles en granada
hoteles en córdoba
hoteles en salamanca
hoteles en san sebastián
hoteles en palma
hoteles en buenos aires
hoteles en bogotá
hoteles en lima
hoteles en santiago
hoteles en montevideo
hoteles en quito
hoteles en ciudad de méxico
hoteles en guadalajara
hoteles en monterrey
hoteles en londres
hoteles en parís
hoteles en roma
hoteles en lisboa
hoteles en berlín
hoteles en nueva york
hoteles en tokio
madrid
barcelona
valencia
sevilla
zaragoza
málaga
bilbao
granada
córdoba
salamanca
san sebastián
palma
buenos aires
bogotá
lima
santiago
montevideo
quito
ciudad de méxico
guadalajara
monterrey
londres
parís
roma
lisboa
berlín
nueva york
tokio
`;
