/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const de = `
wetter
wetter morgen
wetter am wochenende
nachrichten
rechner
kalender
übersetzer
stoppuhr
wörterbuch
währungsrechner
einheiten umrechnen
zugverbindung
verkehrslage
paketverfolgung
kalenderwoche
feiertage
schulferien
vollmond
sonnenuntergang
pollenflug
geschwindigkeitstest
prozentrechner
brutto netto rechner
kreuzworträtsel hilfe
sudoku
private suchmaschine
privater browser
vpn
passwort generator
wetter berlin
wetter hamburg
wetter münchen
wetter köln
wetter frankfurt
wetter stuttgart
wetter düsseldorf
wetter leipzig
wetter dresden
wetter hannover
wetter nürnberg
wetter bremen
wetter freiburg
wetter wien
wetter graz
wetter salzburg
wetter innsbruck
wetter zürich
wetter basel
wetter bern
wetter london
wetter paris
wetter rom
wetter barcelona
wetter lissabon
wetter kopenhagen
wetter amsterdam
wetter prag
wetter new york
wetter mallorca
pfannkuchen rezept
apfelkuchen rezept
käsekuchen rezept
kartoffelsalat rezept
kartoffelsuppe rezept
kürbissuppe rezept
linsensuppe rezept
gulasch rezept
rouladen rezept
käsespätzle rezept
flammkuchen rezept
zwiebelkuchen rezept
pizzateig rezept
brot rezept
brötchen rezept
waffel rezept
milchreis rezept
plätzchen rezept
lasagne rezept
risotto rezept
nudelauflauf rezept
rotkohl rezept
zimtschnecken rezept
marmorkuchen rezept
tiramisu rezept
gemüsecurry rezept
wie kann ich ein ei kochen
wie kann ich reis kochen
wie kann ich eine krawatte binden
wie kann ich ein hemd bügeln
wie kann ich kalk entfernen
wie kann ich fruchtfliegen loswerden
wie kann ich einen abfluss reinigen
wie kann ich eine heizung entlüften
wie kann ich ein fahrrad flicken
wie kann ich tomaten anbauen
wie kann ich kräuter trocknen
wie kann ich besser schlafen
wie kann ich geld sparen
wie kann ich cookies löschen
wie kann ich den verlauf löschen
wie kann ich einen screenshot machen
wie kann ich pdf zusammenfügen
wie kann ich ein sicheres passwort wählen
wie kann ich spam blockieren
wie kann ich eine bewerbung schreiben
wie kann ich eine kündigung schreiben
wie kann ich schach lernen
wie kann ich gitarre lernen
wie kann ich einen igel überwintern
wie kann ich rosen schneiden
hauptstadt von frankreich
hauptstadt von italien
hauptstadt von spanien
hauptstadt von portugal
hauptstadt von österreich
hauptstadt von der schweiz
hauptstadt von polen
hauptstadt von dänemark
hauptstadt von schweden
hauptstadt von norwegen
hauptstadt von finnland
hauptstadt von island
hauptstadt von griechenland
hauptstadt von kroatien
hauptstadt von kanada
hauptstadt von australien
hauptstadt von japan
hauptstadt von brasilien
hauptstadt von indien
hauptstadt von neuseeland
sehenswürdigkeiten berlin
sehenswürdigkeiten hamburg
sehenswürdigkeiten münchen
sehenswürdigkeiten köln
sehenswürdigkeiten frankfurt
sehenswürdigkeiten stuttgart
sehenswürdigkeiten düsseldorf
sehenswürdigkeiten leipzig
sehenswürdigkeiten dresden
sehenswürdigkeiten hannover
sehenswürdigkeiten nürnberg
sehenswürdigkeiten bremen
sehenswürdigkeiten freiburg
sehenswürdigkeiten wien
sehenswürdigkeiten graz
sehenswürdigkeiten salzburg
sehenswürdigkeiten innsbruck
sehenswürdigkeiten zürich
sehenswürdigkeiten basel
sehenswürdigkeiten bern
sehenswürdigkeiten london
sehenswürdigkeiten paris
sehenswürdigkeiten rom
sehenswürdigkeiten barcelona
sehenswürdigkeiten lissabon
sehenswürdigkeiten kopenhagen
sehenswürdigkeiten amsterdam
sehenswürdigkeiten prag
sehenswürdigkeiten new york
sehenswürdigkeiten mallorca
uhrzeit berlin
uhrzeit hamburg
uhrzeit münchen
uhrzeit köln
uhrzeit frankfurt
uhrzeit stuttgart
uhrzeit düsseldorf
uhrzeit leipzig
uhrzeit dresden
uhrzeit hannover
uhrzeit nürnberg
uhrzeit bremen
uhrzeit freiburg
uhrzeit wien
uhrzeit graz
uhrzeit salzburg
uhrzeit innsbruck
uhrzeit zürich
uhrzeit basel
uhrzeit bern
uhrzeit london
uhrzeit paris
uhrzeit rom
uhrzeit barcelona
uhrzeit lissabon
uhrzeit kopenhagen
uhrzeit amsterdam
uhrzeit prag
uhrzeit new york
uhrzeit mallorca
berlin karte
hamburg karte
münchen karte
köln karte
frankfurt karte
stuttgart karte
düsseldorf karte
leipzig karte
dresden karte
hannover karte
nürnberg karte
bremen karte
freiburg karte
wien karte
graz karte
salzburg karte
innsbruck karte
zürich karte
basel karte
bern karte
london karte
paris karte
rom karte
barcelona karte
lissabon karte
kopenhagen karte
amsterdam karte
prag karte
new york karte
mallorca karte
pfannkuchen einfach
apfelkuchen einfach
käsekuchen einfach
kartoffelsalat einfach
kartoffelsuppe einfach
kürbissuppe einfach
linsensuppe einfach
gulasch einfach
rouladen einfach
käsespätzle einfach
flammkuchen einfach
zwiebelkuchen einfach
pizzateig einfach
brot einfach
brötchen einfach
waffel einfach
milchreis einfach
plätzchen einfach
lasagne einfach
risotto einfach
nudelauflauf einfach
rotkohl einfach
zimtschnecken einfach
marmorkuchen einfach
tiramisu einfach
gemüsecurry einfach
pfannkuchen vegan
apfelkuchen vegan
käsekuchen vegan
kartoffelsalat vegan
kartoffelsuppe vegan
kürbissuppe vegan
linsensuppe vegan
gulasch vegan
rouladen vegan
käsespätzle vegan
flammkuchen vegan
zwiebelkuchen vegan
pizzateig vegan
brot vegan
brötchen vegan
waffel vegan
milchreis vegan
plätzchen vegan
lasagne vegan
risotto vegan
nudelauflauf vegan
rotkohl vegan
zimtschnecken vegan
marmorkuchen vegan
tiramisu vegan
gemüsecurry vegan
urlaub in frankreich
urlaub in italien
urlaub in spanien
urlaub in portugal
urlaub in österreich
urlaub in der schweiz
urlaub in polen
urlaub in dänemark
urlaub in schweden
urlaub in norwegen
urlaub in finnland
urlaub in island
urlaub in griechenland
urlaub in kroatien
urlaub in kanada
urlaub in australien
urlaub in japan
urlaub in brasilien
urlaub in indien
urlaub in neuseeland
flagge von frankreich
flagge von italien
flagge von spanien
flagge von portugal
flagge von österreich
flagge von der schweiz
flagge von polen
flagge von dänemark
flagge von schweden
flagge von norwegen
flagge von finnland
flagge von island
flagge von griechenland
flagge von kroatien
flagge von kanada
flagge von australien
flagge von japan
flagge von brasilien
flagge von indien
flagge von neuseeland
museen in berlin
museen in hamburg
museen in münchen
museen in köln
museen in frankfurt
museen in stuttgart
museen in düsseldorf
museen in leipzig
museen in dresden
museen in hannover
museen in nürnberg
museen in bremen
museen in freiburg
museen in wien
museen in graz
museen in salzburg
museen in innsbruck
museen in zürich
museen in basel
museen in bern
museen in london
museen in paris
museen in rom
museen in barcelona
museen in lissabon
museen in kopenhagen
museen in amsterdam
museen in prag
museen in new york
museen in mallorca
hotel berlin
hotel hamburg
hotel münchen
hotel köln
hotel frankfurt
hotel stuttgart
hotel düsseldorf
hotel leipzig
hotel dresden
hotel hannover
hotel nürnberg
hotel bremen
hotel freiburg
hotel wien
hotel graz
hotel salzburg
hotel innsbruck
hotel zürich
hotel basel
hotel bern
hotel london
hotel paris
hotel rom
hotel barcelona
hotel lissabon
hotel kopenhagen
hotel amsterdam
hotel prag
hotel new york
hotel mallorca
berlin
hamburg
münchen
köln
frankfurt
stuttgart
düsseldorf
leipzig
dresden
hannover
nürnberg
bremen
freiburg
wien
graz
salzburg
innsbruck
zürich
basel
bern
london
paris
rom
barcelona
lissabon
kopenhagen
amsterdam
prag
new york
mallorca
`;
