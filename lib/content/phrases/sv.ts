/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const sv = `
väder
väder imorgon
nyheter
miniräknare
kalender
översätt
ordbok
valutaomvandlare
tågtider
trafik
spåra paket
röda dagar
fullmåne
hastighetstest
veckonummer
synonymer
sudoku
privat sökmotor
privat webbläsare
vpn
lösenordsgenerator
väder stockholm
väder göteborg
väder malmö
väder uppsala
väder lund
väder örebro
väder linköping
väder umeå
väder visby
väder kiruna
väder köpenhamn
väder oslo
väder helsingfors
väder london
väder paris
väder rom
väder berlin
väder barcelona
pannkakor recept
kanelbullar recept
köttbullar recept
kladdkaka recept
ärtsoppa recept
våfflor recept
semlor recept
pepparkakor recept
lussekatter recept
äppelpaj recept
pizzadeg recept
bröd recept
lasagne recept
risotto recept
pumpasoppa recept
raggmunk recept
hur kan man koka ägg
hur kan man koka ris
hur kan man knyta slips
hur kan man ta bort kalk
hur kan man laga punktering
hur kan man odla tomater
hur kan man sova bättre
hur kan man spara pengar
hur kan man rensa cookies
hur kan man ta en skärmbild
hur kan man slå ihop pdf
hur kan man välja ett säkert lösenord
hur kan man skriva ett cv
hur kan man spela schack
huvudstad i sverige
huvudstad i norge
huvudstad i danmark
huvudstad i finland
huvudstad i island
huvudstad i tyskland
huvudstad i frankrike
huvudstad i spanien
huvudstad i portugal
huvudstad i italien
huvudstad i grekland
huvudstad i kroatien
huvudstad i kanada
huvudstad i japan
huvudstad i australien
saker att göra i stockholm
saker att göra i göteborg
saker att göra i malmö
saker att göra i uppsala
saker att göra i lund
saker att göra i örebro
saker att göra i linköping
saker att göra i umeå
saker att göra i visby
saker att göra i kiruna
saker att göra i köpenhamn
saker att göra i oslo
saker att göra i helsingfors
saker att göra i london
saker att göra i paris
saker att göra i rom
saker att göra i berlin
saker att göra i barcelona
klockan i stockholm
klockan i göteborg
klockan i malmö
klockan i uppsala
klockan i lund
klockan i örebro
klockan i linköping
klockan i umeå
klockan i visby
klockan i kiruna
klockan i köpenhamn
klockan i oslo
klockan i helsingfors
klockan i london
klockan i paris
klockan i rom
klockan i berlin
klockan i barcelona
karta stockholm
karta göteborg
karta malmö
karta uppsala
karta lund
karta örebro
karta linköping
karta umeå
karta visby
karta kiruna
karta köpenhamn
karta oslo
karta helsingfors
karta london
karta paris
karta rom
karta berlin
karta barcelona
pannkakor enkelt recept
kanelbullar enkelt recept
köttbullar enkelt recept
kladdkaka enkelt recept
ärtsoppa enkelt recept
våfflor enkelt recept
semlor enkelt recept
pepparkakor enkelt recept
lussekatter enkelt recept
äppelpaj enkelt recept
pizzadeg enkelt recept
bröd enkelt recept
lasagne enkelt recept
risotto enkelt recept
pumpasoppa enkelt recept
raggmunk enkelt recept
resa till sverige
resa till norge
resa till danmark
resa till finland
resa till island
resa till tyskland
resa till frankrike
resa till spanien
resa till portugal
resa till italien
resa till grekland
resa till kroatien
resa till kanada
resa till japan
resa till australien
flagga sverige
flagga norge
flagga danmark
flagga finland
flagga island
flagga tyskland
flagga frankrike
flagga spanien
flagga portugal
flagga italien
flagga grekland
flagga kroatien
flagga kanada
flagga japan
flagga australien
museer stockholm
museer göteborg
museer malmö
museer uppsala
museer lund
museer örebro
museer linköping
museer umeå
museer visby
museer kiruna
museer köpenhamn
museer oslo
museer helsingfors
museer london
museer paris
museer rom
museer berlin
museer barcelona
hotell stockholm
hotell göteborg
hotell malmö
hotell uppsala
hotell lund
hotell örebro
hotell linköping
hotell umeå
hotell visby
hotell kiruna
hotell köpenhamn
hotell oslo
hotell helsingfors
hotell london
hotell paris
hotell rom
hotell berlin
hotell barcelona
stockholm
göteborg
malmö
uppsala
lund
örebro
linköping
umeå
visby
kiruna
köpenhamn
oslo
helsingfors
london
paris
rom
berlin
barcelona
`;
