/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const fr = `
météo
météo demain
météo du week-end
actualités
calculatrice
calendrier
traduction
dictionnaire
conjugaison
convertisseur de devises
horaires de train
info trafic
suivi de colis
jours fériés
vacances scolaires
pleine lune
test de débit
calcul de pourcentage
mots croisés
sudoku
moteur de recherche privé
navigateur privé
vpn
générateur de mot de passe
météo paris
météo lyon
météo marseille
météo toulouse
météo bordeaux
météo nantes
météo lille
météo strasbourg
météo nice
météo rennes
météo montpellier
météo grenoble
météo dijon
météo bruxelles
météo liège
météo genève
météo lausanne
météo montréal
météo québec
météo londres
météo rome
météo madrid
météo barcelone
météo lisbonne
météo berlin
météo amsterdam
météo new york
météo tokyo
recette crêpes
recette gaufres
recette quiche lorraine
recette ratatouille
recette gratin dauphinois
recette pot-au-feu
recette blanquette de veau
recette tarte tatin
recette tarte aux pommes
recette mousse au chocolat
recette clafoutis
recette madeleines
recette pain maison
recette pâte à pizza
recette soupe à l’oignon
recette soupe de potiron
recette salade niçoise
recette lasagnes
recette risotto
recette tiramisu
recette gâteau au yaourt
recette curry de légumes
comment cuire un œuf
comment cuire du riz
comment nouer une cravate
comment repasser une chemise
comment enlever une tache de vin
comment détartrer une bouilloire
comment déboucher un évier
comment purger un radiateur
comment réparer un vélo
comment planter des tomates
comment mieux dormir
comment faire un budget
comment effacer les cookies
comment supprimer son historique
comment faire une capture d’écran
comment fusionner des pdf
comment choisir un mot de passe
comment bloquer les appels indésirables
comment écrire une lettre de motivation
comment apprendre la guitare
comment jouer aux échecs
comment tailler les rosiers
capitale belgique
capitale suisse
capitale italie
capitale espagne
capitale portugal
capitale allemagne
capitale irlande
capitale norvège
capitale suède
capitale islande
capitale grèce
capitale croatie
capitale canada
capitale australie
capitale japon
capitale brésil
capitale inde
capitale maroc
capitale tunisie
capitale nouvelle-zélande
que faire à paris
que faire à lyon
que faire à marseille
que faire à toulouse
que faire à bordeaux
que faire à nantes
que faire à lille
que faire à strasbourg
que faire à nice
que faire à rennes
que faire à montpellier
que faire à grenoble
que faire à dijon
que faire à bruxelles
que faire à liège
que faire à genève
que faire à lausanne
que faire à montréal
que faire à québec
que faire à londres
que faire à rome
que faire à madrid
que faire à barcelone
que faire à lisbonne
que faire à berlin
que faire à amsterdam
que faire à new york
que faire à tokyo
heure à paris
heure à lyon
heure à marseille
heure à toulouse
heure à bordeaux
heure à nantes
heure à lille
heure à strasbourg
heure à nice
heure à rennes
heure à montpellier
heure à grenoble
heure à dijon
heure à bruxelles
heure à liège
heure à genève
heure à lausanne
heure à montréal
heure à québec
heure à londres
heure à rome
heure à madrid
heure à barcelone
heure à lisbonne
heure à berlin
heure à amsterdam
heure à new york
heure à tokyo
plan de paris
plan de lyon
plan de marseille
plan de toulouse
plan de bordeaux
plan de nantes
plan de lille
plan de strasbourg
plan de nice
plan de rennes
plan de montpellier
plan de grenoble
plan de dijon
plan de bruxelles
plan de liège
plan de genève
plan de lausanne
plan de montréal
plan de québec
plan de londres
plan de rome
plan de madrid
plan de barcelone
plan de lisbonne
plan de berlin
plan de amsterdam
plan de new york
plan de tokyo
crêpes facile
gaufres facile
quiche lorraine facile
ratatouille facile
gratin dauphinois facile
pot-au-feu facile
blanquette de veau facile
tarte tatin facile
tarte aux pommes facile
mousse au chocolat facile
clafoutis facile
madeleines facile
pain maison facile
pâte à pizza facile
soupe à l’oignon facile
soupe de potiron facile
salade niçoise facile
lasagnes facile
risotto facile
tiramisu facile
gâteau au yaourt facile
curry de légumes facile
crêpes végétarien
gaufres végétarien
quiche lorraine végétarien
ratatouille végétarien
gratin dauphinois végétarien
pot-au-feu végétarien
blanquette de veau végétarien
tarte tatin végétarien
tarte aux pommes végétarien
mousse au chocolat végétarien
clafoutis végétarien
madeleines végétarien
pain maison végétarien
pâte à pizza végétarien
soupe à l’oignon végétarien
soupe de potiron végétarien
salade niçoise végétarien
lasagnes végétarien
risotto végétarien
tiramisu végétarien
gâteau au yaourt végétarien
curry de légumes végétarien
voyage belgique
voyage suisse
voyage italie
voyage espagne
voyage portugal
voyage allemagne
voyage irlande
voyage norvège
voyage suède
voyage islande
voyage grèce
voyage croatie
voyage canada
voyage australie
voyage japon
voyage brésil
voyage inde
voyage maroc
voyage tunisie
voyage nouvelle-zélande
drapeau belgique
drapeau suisse
drapeau italie
drapeau espagne
drapeau portugal
drapeau allemagne
drapeau irlande
drapeau norvège
drapeau suède
drapeau islande
drapeau grèce
drapeau croatie
drapeau canada
drapeau australie
drapeau japon
drapeau brésil
drapeau inde
drapeau maroc
drapeau tunisie
drapeau nouvelle-zélande
musées paris
musées lyon
musées marseille
musées toulouse
musées bordeaux
musées nantes
musées lille
musées strasbourg
musées nice
musées rennes
musées montpellier
musées grenoble
musées dijon
musées bruxelles
musées liège
musées genève
musées lausanne
musées montréal
musées québec
musées londres
musées rome
musées madrid
musées barcelone
musées lisbonne
musées berlin
musées amsterdam
musées new york
musées tokyo
hôtel paris
hôtel lyon
hôtel marseille
hôtel toulouse
hôtel bordeaux
hôtel nantes
hôtel lille
hôtel strasbourg
hôtel nice
hôtel rennes
hôtel montpellier
hôtel grenoble
hôtel dijon
hôtel bruxelles
hôtel liège
hôtel genève
hôtel lausanne
hôtel montréal
hôtel québec
hôtel londres
hôtel rome
hôtel madrid
hôtel barcelone
hôtel lisbonne
hôtel berlin
hôtel amsterdam
hôtel new york
hôtel tokyo
paris
lyon
marseille
toulouse
bordeaux
nantes
lille
strasbourg
nice
rennes
montpellier
grenoble
dijon
bruxelles
liège
genève
lausanne
montréal
québec
londres
rome
madrid
barcelone
lisbonne
berlin
amsterdam
new york
tokyo
`;
