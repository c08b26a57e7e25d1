/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const nl = `
weer
weer morgen
buienradar
nieuws
rekenmachine
kalender
vertalen
woordenboek
wisselkoers
treintijden
verkeer
pakket volgen
feestdagen
schoolvakanties
volle maan
snelheidstest
weeknummer
sudoku
privé zoekmachine
privé browser
vpn
wachtwoord generator
weer amsterdam
weer rotterdam
weer utrecht
weer den haag
weer eindhoven
weer groningen
weer maastricht
weer nijmegen
weer haarlem
weer leiden
weer antwerpen
weer gent
weer brugge
weer brussel
weer leuven
weer londen
weer parijs
weer berlijn
weer rome
weer barcelona
weer lissabon
weer kopenhagen
weer new york
pannenkoeken recept
appeltaart recept
erwtensoep recept
stamppot recept
hutspot recept
bitterballen recept
poffertjes recept
speculaas recept
pompoensoep recept
lasagne recept
risotto recept
brood recept
pizzadeeg recept
bananenbrood recept
wafels recept
nasi recept
hachee recept
hoe kan ik een ei koken
hoe kan ik rijst koken
hoe kan ik een stropdas strikken
hoe kan ik kalk verwijderen
hoe kan ik een band plakken
hoe kan ik tomaten kweken
hoe kan ik beter slapen
hoe kan ik geld besparen
hoe kan ik cookies verwijderen
hoe kan ik een screenshot maken
hoe kan ik pdf samenvoegen
hoe kan ik een sterk wachtwoord kiezen
hoe kan ik een sollicitatiebrief schrijven
hoe kan ik leren schaken
hoe kan ik rozen snoeien
hoofdstad van belgië
hoofdstad van duitsland
hoofdstad van frankrijk
hoofdstad van spanje
hoofdstad van portugal
hoofdstad van italië
hoofdstad van denemarken
hoofdstad van noorwegen
hoofdstad van zweden
hoofdstad van ijsland
hoofdstad van griekenland
hoofdstad van kroatië
hoofdstad van canada
hoofdstad van australië
hoofdstad van japan
wat te doen in amsterdam
wat te doen in rotterdam
wat te doen in utrecht
wat te doen in den haag
wat te doen in eindhoven
wat te doen in groningen
wat te doen in maastricht
wat te doen in nijmegen
wat te doen in haarlem
wat te doen in leiden
wat te doen in antwerpen
wat te doen in gent
wat te doen in brugge
wat te doen in brussel
wat te doen in leuven
wat te doen in londen
wat te doen in parijs
wat te doen in berlijn
wat te doen in rome
wat te doen in barcelona
wat te doen in lissabon
wat te doen in kopenhagen
wat te doen in new york
tijd in amsterdam
tijd in rotterdam
tijd in utrecht
tijd in den haag
tijd in eindhoven
tijd in groningen
tijd in maastricht
tijd in nijmegen
tijd in haarlem
tijd in leiden
tijd in antwerpen
tijd in gent
tijd in brugge
tijd in brussel
tijd in leuven
tijd in londen
tijd in parijs
tijd in berlijn
tijd in rome
tijd in barcelona
tijd in lissabon
tijd in kopenhagen
tijd in new york
kaart amsterdam
kaart rotterdam
kaart utrecht
kaart den haag
kaart eindhoven
kaart groningen
kaart maastricht
kaart nijmegen
kaart haarlem
kaart leiden
kaart antwerpen
kaart gent
kaart brugge
kaart brussel
kaart leuven
kaart londen
kaart parijs
kaart berlijn
kaart rome
kaart barcelona
kaart lissabon
kaart kopenhagen
kaart new york
pannenkoeken makkelijk
appeltaart makkelijk
erwtensoep makkelijk
stamppot makkelijk
hutspot makkelijk
bitterballen makkelijk
poffertjes makkelijk
speculaas makkelijk
pompoensoep makkelijk
lasagne makkelijk
risotto makkelijk
brood makkelijk
pizzadeeg makkelijk
bananenbrood makkelijk
wafels makkelijk
nasi makkelijk
hachee makkelijk
vakantie belgië
vakantie duitsland
vakantie frankrijk
vakantie spanje
vakantie portugal
vakantie italië
vakantie denemarken
vakantie noorwegen
vakantie zweden
vakantie ijsland
vakantie griekenland
vakantie kroatië
vakantie canada
vakantie australië
vakantie japan
vlag van belgië
vlag van duitsland
vlag van frankrijk
vlag van spanje
vlag van portugal
vlag van italië
vlag van denemarken
vlag van noorwegen
vlag van zweden
vlag van ijsland
vlag van griekenland
vlag van kroatië
vlag van canada
vlag van australië
vlag van japan
musea amsterdam
musea rotterdam
musea utrecht
musea den haag
musea eindhoven
musea groningen
musea maastricht
musea nijmegen
musea haarlem
musea leiden
musea antwerpen
musea gent
musea brugge
musea brussel
musea leuven
musea londen
musea parijs
musea berlijn
musea rome
musea barcelona
musea lissabon
musea kopenhagen
musea new york
hotel amsterdam
hotel rotterdam
hotel utrecht
hotel den haag
hotel eindhoven
hotel groningen
hotel maastricht
hotel nijmegen
hotel haarlem
hotel leiden
hotel antwerpen
hotel gent
hotel brugge
hotel brussel
hotel leuven
hotel londen
hotel parijs
hotel berlijn
hotel rome
hotel barcelona
hotel lissabon
hotel kopenhagen
hotel new york
amsterdam
rotterdam
utrecht
den haag
eindhoven
groningen
maastricht
nijmegen
haarlem
leiden
antwerpen
gent
brugge
brussel
leuven
londen
parijs
berlijn
rome
barcelona
lissabon
kopenhagen
new york
`;
