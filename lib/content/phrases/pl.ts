/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const pl = `
pogoda
pogoda na jutro
wiadomości
kalkulator
kalendarz
tłumacz
słownik
kursy walut
rozkład jazdy
śledzenie przesyłki
dni wolne
pełnia księżyca
test prędkości
synonimy
sudoku
prywatna wyszukiwarka
prywatna przeglądarka
vpn
generator haseł
pogoda warszawa
pogoda kraków
pogoda wrocław
pogoda gdańsk
pogoda poznań
pogoda łódź
pogoda szczecin
pogoda lublin
pogoda katowice
pogoda toruń
pogoda zakopane
pogoda londyn
pogoda paryż
pogoda rzym
pogoda berlin
pogoda praga
pogoda wiedeń
pogoda barcelona
pierogi przepis
bigos przepis
żurek przepis
barszcz przepis
rosół przepis
gołąbki przepis
placki ziemniaczane przepis
naleśniki przepis
sernik przepis
szarlotka przepis
makowiec przepis
pączki przepis
chleb przepis
ciasto na pizzę przepis
zupa dyniowa przepis
leczo przepis
kopytka przepis
jak ugotować ryż
jak ugotować jajko
jak zawiązać krawat
jak usunąć kamień
jak wyprasować koszulę
jak sadzić pomidory
jak lepiej spać
jak oszczędzać pieniądze
jak usunąć pliki cookie
jak zrobić zrzut ekranu
jak połączyć pdf
jak wybrać silne hasło
jak napisać cv
jak grać w szachy
stolica polski
stolica niemiec
stolica czech
stolica francji
stolica włoch
stolica hiszpanii
stolica portugalii
stolica norwegii
stolica szwecji
stolica islandii
stolica grecji
stolica chorwacji
stolica kanady
stolica japonii
stolica australii
co zobaczyć warszawa
co zobaczyć kraków
co zobaczyć wrocław
co zobaczyć gdańsk
co zobaczyć poznań
co zobaczyć łódź
co zobaczyć szczecin
co zobaczyć lublin
co zobaczyć katowice
co zobaczyć toruń
co zobaczyć zakopane
co zobaczyć londyn
co zobaczyć paryż
co zobaczyć rzym
co zobaczyć berlin
co zobaczyć praga
co zobaczyć wiedeń
co zobaczyć barcelona
mapa warszawa
mapa kraków
mapa wrocław
mapa gdańsk
mapa poznań
mapa łódź
mapa szczecin
mapa lublin
mapa katowice
mapa toruń
mapa zakopane
mapa londyn
mapa paryż
mapa rzym
mapa berlin
mapa praga
mapa wiedeń
mapa barcelona
pierogi łatwy przepis
bigos łatwy przepis
żurek łatwy przepis
barszcz łatwy przepis
rosół łatwy przepis
gołąbki łatwy przepis
placki ziemniaczane łatwy przepis
naleśniki łatwy przepis
sernik łatwy przepis
szarlotka łatwy przepis
makowiec łatwy przepis
pączki łatwy przepis
chleb łatwy przepis
ciasto na pizzę łatwy przepis
zupa dyniowa łatwy przepis
leczo łatwy przepis
kopytka łatwy przepis
flaga polski
flaga niemiec
flaga czech
flaga francji
flaga włoch
flaga hiszpanii
flaga portugalii
flaga norwegii
flaga szwecji
flaga islandii
flaga grecji
flaga chorwacji
flaga kanady
flaga japonii
flaga australii
muzea warszawa
muzea kraków
muzea wrocław
muzea gdańsk
muzea poznań
muzea łódź
muzea szczecin
muzea lublin
muzea katowice
muzea toruń
muzea zakopane
muzea londyn
muzea paryż
muzea rzym
muzea berlin
muzea praga
muzea wiedeń
muzea barcelona
hotel warszawa
hotel kraków
hotel wrocław
hotel gdańsk
hotel poznań
hotel łódź
hotel szczecin
hotel lublin
hotel katowice
hotel toruń
hotel zakopane
hotel londyn
hotel paryż
hotel rzym
hotel berlin
hotel praga
hotel wiedeń
hotel barcelona
warszawa
kraków
wrocław
gdańsk
poznań
łódź
szczecin
lublin
katowice
toruń
zakopane
londyn
paryż
rzym
berlin
praga
wiedeń
barcelona
`;
