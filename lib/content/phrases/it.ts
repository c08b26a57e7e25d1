/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const it = `
meteo
meteo domani
notizie
calcolatrice
calendario
traduttore
dizionario
cambio valuta
orari treni
traffico
tracciamento pacchi
festività
luna piena
test velocità
sinonimi e contrari
sudoku
motore di ricerca privato
browser privato
vpn
generatore di password
meteo roma
meteo milano
meteo napoli
meteo torino
meteo firenze
meteo bologna
meteo venezia
meteo genova
meteo palermo
meteo catania
meteo bari
meteo verona
meteo trieste
meteo padova
meteo cagliari
meteo lugano
meteo londra
meteo parigi
meteo madrid
meteo barcellona
meteo lisbona
meteo berlino
meteo vienna
meteo new york
ricetta lasagne
ricetta carbonara
ricetta risotto
ricetta tiramisù
ricetta pasta al pesto
ricetta parmigiana
ricetta gnocchi
ricetta focaccia
ricetta pizza fatta in casa
ricetta minestrone
ricetta ribollita
ricetta polenta
ricetta crostata
ricetta biscotti
ricetta panna cotta
ricetta torta di mele
ricetta pane
ricetta arancini
come cuocere il riso
come fare il nodo alla cravatta
come stirare una camicia
come togliere il calcare
come sturare un lavandino
come coltivare i pomodori
come dormire meglio
come risparmiare
come cancellare i cookie
come cancellare la cronologia
come fare uno screenshot
come unire pdf
come scegliere una password sicura
come scrivere un curriculum
come giocare a scacchi
capitale francia
capitale spagna
capitale portogallo
capitale germania
capitale austria
capitale svizzera
capitale irlanda
capitale norvegia
capitale svezia
capitale islanda
capitale grecia
capitale croazia
capitale canada
capitale australia
capitale giappone
capitale brasile
cosa vedere a roma
cosa vedere a milano
cosa vedere a napoli
cosa vedere a torino
cosa vedere a firenze
cosa vedere a bologna
cosa vedere a venezia
cosa vedere a genova
cosa vedere a palermo
cosa vedere a catania
cosa vedere a bari
cosa vedere a verona
cosa vedere a trieste
cosa vedere a padova
cosa vedere a cagliari
cosa vedere a lugano
cosa vedere a londra
cosa vedere a parigi
cosa vedere a madrid
cosa vedere a barcellona
cosa vedere a lisbona
cosa vedere a berlino
cosa vedere a vienna
cosa vedere a new york
ora a roma
ora a milano
ora a napoli
ora a torino
ora a firenze
ora a bologna
ora a venezia
ora a genova
ora a palermo
ora a catania
ora a bari
ora a verona
ora a trieste
ora a padova
ora a cagliari
ora a lugano
ora a londra
ora a parigi
ora a madrid
ora a barcellona
ora a lisbona
ora a berlino
ora a vienna
ora a new york
mappa roma
mappa milano
mappa napoli
mappa torino
mappa firenze
mappa bologna
mappa venezia
mappa genova
mappa palermo
mappa catania
mappa bari
mappa verona
mappa trieste
mappa padova
mappa cagliari
mappa lugano
mappa londra
mappa parigi
mappa madrid
mappa barcellona
mappa lisbona
mappa berlino
mappa vienna
mappa new york
lasagne ricetta facile
carbonara ricetta facile
risotto ricetta facile
tiramisù ricetta facile
pasta al pesto ricetta facile
parmigiana ricetta facile
gnocchi ricetta facile
focaccia ricetta facile
pizza fatta in casa ricetta facile
minestrone ricetta facile
ribollita ricetta facile
polenta ricetta facile
crostata ricetta facile
biscotti ricetta facile
panna cotta ricetta facile
torta di mele ricetta facile
pane ricetta facile
arancini ricetta facile
viaggio in francia
viaggio in spagna
viaggio in portogallo
viaggio in germania
viaggio in austria
viaggio in svizzera
viaggio in irlanda
viaggio in norvegia
viaggio in svezia
viaggio in islanda
viaggio in grecia
viaggio in croazia
viaggio in canada
viaggio in australia
viaggio in giappone
viaggio in brasile
bandiera francia
bandiera spagna
bandiera portogallo
bandiera germania
bandiera austria
bandiera svizzera
bandiera irlanda
bandiera norvegia
bandiera svezia
bandiera islanda
bandiera grecia
bandiera croazia
bandiera canada
bandiera australia
bandiera giappone
bandiera brasile
musei roma
musei milano
musei napoli
musei torino
musei firenze
musei bologna
musei venezia
musei genova
musei palermo
musei catania
musei bari
musei verona
musei trieste
musei padova
musei cagliari
musei lugano
musei londra
musei parigi
musei madrid
musei barcellona
musei lisbona
musei berlino
musei vienna
musei new york
hotel roma
hotel milano
hotel napoli
hotel torino
hotel firenze
hotel bologna
hotel venezia
hotel genova
hotel palermo
hotel catania
hotel bari
hotel verona
hotel trieste
hotel padova
hotel cagliari
hotel lugano
hotel londra
hotel parigi
hotel madrid
hotel barcellona
hotel lisbona
hotel berlino
hotel vienna
hotel new york
roma
milano
napoli
torino
firenze
bologna
venezia
genova
palermo
catania
bari
verona
trieste
padova
cagliari
lugano
londra
parigi
madrid
barcellona
lisbona
berlino
vienna
new york
`;
