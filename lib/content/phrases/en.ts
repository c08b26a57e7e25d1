/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const en = `
weather
weather tomorrow
weather this weekend
news
calculator
calendar
timer
stopwatch
translate
dictionary
thesaurus
currency converter
unit converter
time zones
world clock
sunrise and sunset
tide times
moon phase
air quality
pollen count
traffic
train times
flight status
parcel tracking
speed test
color picker
qr code generator
password generator
random number
roll a dice
flip a coin
metronome
bmi calculator
tip calculator
loan calculator
mortgage calculator
percentage calculator
age calculator
days between dates
week number
roman numerals
morse code
periodic table
world map
metric system
crossword help
anagram solver
sudoku
solitaire
chess
word of the day
this day in history
movie times
tv guide
podcasts
e-books
audiobooks
free fonts
stock photos
public domain music
open source software
privacy settings
private search engine
private browser
private e-mail
tracker blocker
ad blocker
cookie pop-up blocker
vpn for phone
vpn for laptop
password manager
data broker list
identity theft help
credit freeze
ai chat
private ai chat
weather london
weather paris
weather new york
weather berlin
weather tokyo
weather rome
weather madrid
weather barcelona
weather amsterdam
weather vienna
weather prague
weather lisbon
weather dublin
weather edinburgh
weather copenhagen
weather stockholm
weather oslo
weather helsinki
weather warsaw
weather budapest
weather athens
weather istanbul
weather zurich
weather geneva
weather brussels
weather munich
weather hamburg
weather milan
weather venice
weather florence
weather porto
weather seville
weather glasgow
weather manchester
weather liverpool
weather birmingham
weather bristol
weather toronto
weather montreal
weather vancouver
weather chicago
weather boston
weather seattle
weather san francisco
weather los angeles
weather san diego
weather denver
weather austin
weather dallas
weather houston
weather miami
weather atlanta
weather philadelphia
weather washington dc
weather portland
weather minneapolis
weather new orleans
weather nashville
weather phoenix
weather las vegas
weather honolulu
weather sydney
weather melbourne
weather brisbane
weather perth
weather auckland
weather wellington
weather singapore
weather hong kong
weather seoul
weather kyoto
weather osaka
weather bangkok
weather mumbai
weather delhi
weather cape town
weather nairobi
weather cairo
weather marrakesh
weather mexico city
weather buenos aires
weather rio de janeiro
weather santiago
weather lima
weather bogota
why is the sky blue
why is the sea salty
why do cats purr
why do dogs bark
why do leaves change colour
why do we yawn
why do we dream
why do onions make you cry
why is snow white
why do ducks float
where do ducks go in winter
where does the sun set
where is the nearest pharmacy
where is the nearest post office
where to recycle batteries
where to donate clothes
where to watch the eclipse
when do clocks change
when does spring start
when is easter
when is mother's day
when is father's day
when is the next full moon
when is the next public holiday
when do babies start talking
who invented the telephone
who invented the web
who painted the mona lisa
who wrote moby dick
who wrote hamlet
how far is the moon
how deep is the ocean
how tall is mount everest
how many bones in the human body
how many weeks in a year
how many ounces in a pound
how many time zones are there
how many countries are there
how many people live on earth
how old is the universe
how old is the earth
how fast is light
how hot is the sun
what time is it
what day is it
what is my ip address
what is my screen resolution
what is the largest ocean
what is the longest river
what is the smallest country
what is the speed of sound
is a tomato a fruit
is incognito mode private
is my phone listening to me
can dogs eat cheese
can cats see in the dark
can birds smell
do plants sleep
do fish sleep
does honey expire
should you refrigerate eggs
should you warm up before running
how to tie a tie
how to tie a bowline
how to sew on a button
how to iron a shirt
how to fold a fitted sheet
how to remove a coffee stain
how to remove a red wine stain
how to get rid of fruit flies
how to get rid of limescale
how to unblock a sink
how to bleed a radiator
how to fix a dripping tap
how to fix a flat bike tire
how to change a light bulb
how to hang a picture
how to paint a wall
how to fill a hole in a wall
how to sharpen a knife
how to season a cast iron pan
how to clean a washing machine
how to clean an oven
how to clean a keyboard
how to boil an egg
how to poach an egg
how to cook rice
how to cook quinoa
how to make coffee without a machine
how to make cold brew
how to freeze bread
how to store potatoes
how to ripen an avocado
how to cut a mango
how to cut an onion
how to peel ginger
how to fall asleep faster
how to wake up early
how to stop hiccups
how to remember names
how to read faster
how to learn to swim
how to touch type
how to juggle
how to solve a rubik's cube
how to whistle
how to meditate
how to write a cover letter
how to write a cv
how to write a thank you note
how to write a complaint
how to give a speech
how to ask for a raise
how to resign politely
how to save money
how to make a budget
how to split a bill
how to calculate a percentage
how to calculate vat
how to convert a pdf
how to merge pdfs
how to scan a document with a phone
how to take a screenshot
how to record a screen
how to zip a folder
how to free up disk space
how to back up a phone
how to reset a router
how to find an ip address
how to change a default browser
how to change a default search engine
how to clear cookies
how to clear browser history
how to delete an account
how to stop spam calls
how to block a number
how to spot a phishing mail
how to choose a strong password
how to turn off location tracking
how to opt out of data brokers
how to freeze a credit report
how to check if a website is safe
how to encrypt a usb stick
how to set up two-factor authentication
how to use a vpn
how to export bookmarks
how to import passwords
how to unsubscribe from newsletters
how to hide an e-mail address
how to turn off personalised ads
how to pack a suitcase
how to read a map
how to use a compass
how to pitch a tent
how to light a campfire
how to find the north star
how to identify birds
how to build a birdhouse
how to start a compost heap
how to prune roses
how to repot a plant
how to water plants on holiday
how to knit a scarf
how to crochet a granny square
how to draw a face
how to draw a cat
how to make a paper plane
how to make a paper boat
how to play chess
how to play poker
how to play bridge
how to keep score in tennis
how to train for a marathon
how to do a push-up
how to do a handstand
how to stretch hamstrings
lasagna recipe
pancake recipe
banana bread recipe
chocolate chip cookie recipe
pizza dough recipe
sourdough bread recipe
risotto recipe
carbonara recipe
guacamole recipe
hummus recipe
tomato soup recipe
pumpkin soup recipe
chicken soup recipe
lentil soup recipe
chili recipe
beef stew recipe
meatloaf recipe
shepherd's pie recipe
fish pie recipe
apple pie recipe
cheesecake recipe
brownie recipe
carrot cake recipe
lemon cake recipe
tiramisu recipe
panna cotta recipe
crepe recipe
waffle recipe
omelette recipe
quiche recipe
ratatouille recipe
paella recipe
gazpacho recipe
moussaka recipe
goulash recipe
pierogi recipe
falafel recipe
pad thai recipe
fried rice recipe
green curry recipe
butter chicken recipe
dal recipe
naan recipe
ramen recipe
miso soup recipe
sushi rice recipe
teriyaki recipe
pesto recipe
focaccia recipe
granola recipe
porridge recipe
scone recipe
shortbread recipe
potato salad recipe
coleslaw recipe
caesar salad recipe
greek salad recipe
roast potatoes recipe
mashed potatoes recipe
cauliflower cheese recipe
mac and cheese recipe
vegetable stir fry recipe
veggie burger recipe
black bean soup recipe
overnight oats recipe
what is inflation
what is gdp
what is compound interest
what is an index fund
what is a mortgage
what is a pension
what is a credit score
what is blockchain
what is machine learning
what is a neural network
what is a large language model
what is encryption
what is end-to-end encryption
what is a vpn
what is a cookie
what is a tracker
what is browser fingerprinting
what is phishing
what is malware
what is two-factor authentication
what is a passkey
what is a password manager
what is a data broker
what is metadata
what is open source
what is an ip address
what is dns
what is https
what is a firewall
what is cloud computing
what is an api
what is photosynthesis
what is gravity
what is a black hole
what is dark matter
what is a light year
what is a solar eclipse
what is the northern lights
what is plate tectonics
what is a tsunami
what is el nino
what is the greenhouse effect
what is carbon neutral
what is biodiversity
what is evolution
what is dna
what is a virus
what is a vaccine
what is an antibiotic
what is vitamin d
what is protein
what is gluten
what is lactose intolerance
what is mindfulness
what is circadian rhythm
what is rem sleep
what is democracy
what is proportional representation
what is a referendum
what is the magna carta
what is the renaissance
what is the enlightenment
what is impressionism
what is baroque music
what is a sonnet
what is a haiku
what is a metaphor
what is irony
what is the oxford comma
what is a prime number
what is pi
what is the golden ratio
what is standard deviation
what is the pythagorean theorem
what is a derivative
what is game theory
what is entropy
what is quantum computing
things to do in london
things to do in paris
things to do in new york
things to do in berlin
things to do in tokyo
things to do in rome
things to do in madrid
things to do in barcelona
things to do in amsterdam
things to do in vienna
things to do in prague
things to do in lisbon
things to do in dublin
things to do in edinburgh
things to do in copenhagen
things to do in stockholm
things to do in oslo
things to do in helsinki
things to do in warsaw
things to do in budapest
things to do in athens
things to do in istanbul
things to do in zurich
things to do in geneva
things to do in brussels
things to do in munich
things to do in hamburg
things to do in milan
things to do in venice
things to do in florence
things to do in porto
things to do in seville
things to do in glasgow
things to do in manchester
things to do in liverpool
things to do in birmingham
things to do in bristol
things to do in toronto
things to do in montreal
things to do in vancouver
things to do in chicago
things to do in boston
things to do in seattle
things to do in san francisco
things to do in los angeles
things to do in san diego
things to do in denver
things to do in austin
things to do in dallas
things to do in houston
things to do in miami
things to do in atlanta
things to do in philadelphia
things to do in washington dc
things to do in portland
things to do in minneapolis
things to do in new orleans
things to do in nashville
things to do in phoenix
things to do in las vegas
things to do in honolulu
things to do in sydney
things to do in melbourne
things to do in brisbane
things to do in perth
things to do in auckland
things to do in wellington
things to do in singapore
things to do in hong kong
things to do in seoul
things to do in kyoto
things to do in osaka
things to do in bangkok
things to do in mumbai
things to do in delhi
things to do in cape town
things to do in nairobi
things to do in cairo
things to do in marrakesh
things to do in mexico city
things to do in buenos aires
things to do in rio de janeiro
things to do in santiago
things to do in lima
things to do in bogota
best laptop
best phone
best tablet
best e-reader
best headphones
best wireless earbuds
best monitor
best keyboard
best mouse
best printer
best router
best external hard drive
best camera
best tripod
best microphone
best bike
best e-bike
best bike lock
best helmet
best backpack
best suitcase
best tent
best sleeping bag
best hiking boots
best running shoes
best rain jacket
best office chair
best standing desk
best desk lamp
best mattress
best pillow
best vacuum cleaner
best robot vacuum
best washing machine
best dishwasher
best coffee machine
best coffee grinder
best kettle
best toaster
best air fryer
best rice cooker
best blender
best food processor
best chef's knife
best frying pan
best cast iron pan
best water filter
best air purifier
best dehumidifier
best heater
best fan
best lawn mower
best board games
best puzzle books
best password manager
best vpn
best browser
best note taking app
best calendar app
best podcast app
best budgeting app
best e-mail provider
best photo storage
time in london
time in paris
time in new york
time in berlin
time in tokyo
time in rome
time in madrid
time in barcelona
time in amsterdam
time in vienna
time in prague
time in lisbon
time in dublin
time in edinburgh
time in copenhagen
time in stockholm
time in oslo
time in helsinki
time in warsaw
time in budapest
time in athens
time in istanbul
time in zurich
time in geneva
time in brussels
time in munich
time in hamburg
time in milan
time in venice
time in florence
time in porto
time in seville
time in glasgow
time in manchester
time in liverpool
time in birmingham
time in bristol
time in toronto
time in montreal
time in vancouver
time in chicago
time in boston
time in seattle
time in san francisco
time in los angeles
time in san diego
time in denver
time in austin
time in dallas
time in houston
time in miami
time in atlanta
time in philadelphia
time in washington dc
time in portland
time in minneapolis
time in new orleans
time in nashville
time in phoenix
time in las vegas
time in honolulu
time in sydney
time in melbourne
time in brisbane
time in perth
time in auckland
time in wellington
time in singapore
time in hong kong
time in seoul
time in kyoto
time in osaka
time in bangkok
time in mumbai
time in delhi
time in cape town
time in nairobi
time in cairo
time in marrakesh
time in mexico city
time in buenos aires
time in rio de janeiro
time in santiago
time in lima
time in bogota
map of london
map of paris
map of new york
map of berlin
map of tokyo
map of rome
map of madrid
map of barcelona
map of amsterdam
map of vienna
map of prague
map of lisbon
map of dublin
map of edinburgh
map of copenhagen
map of stockholm
map of oslo
map of helsinki
map of warsaw
map of budapest
map of athens
map of istanbul
map of zurich
map of geneva
map of brussels
map of munich
map of hamburg
map of milan
map of venice
map of florence
map of porto
map of seville
map of glasgow
map of manchester
map of liverpool
map of birmingham
map of bristol
map of toronto
map of montreal
map of vancouver
map of chicago
map of boston
map of seattle
map of san francisco
map of los angeles
map of san diego
map of denver
map of austin
map of dallas
map of houston
map of miami
map of atlanta
map of philadelphia
map of washington dc
map of portland
map of minneapolis
map of new orleans
map of nashville
map of phoenix
map of las vegas
map of honolulu
map of sydney
map of melbourne
map of brisbane
map of perth
map of auckland
map of wellington
map of singapore
map of hong kong
map of seoul
map of kyoto
map of osaka
map of bangkok
map of mumbai
map of delhi
map of cape town
map of nairobi
map of cairo
map of marrakesh
map of mexico city
map of buenos aires
map of rio de janeiro
map of santiago
map of lima
map of bogota
capital of france
capital of germany
capital of italy
capital of spain
capital of portugal
capital of ireland
capital of scotland
capital of wales
capital of norway
capital of sweden
capital of denmark
capital of finland
capital of iceland
capital of estonia
capital of latvia
capital of lithuania
capital of poland
capital of czechia
capital of austria
capital of switzerland
capital of hungary
capital of romania
capital of bulgaria
capital of greece
capital of croatia
capital of slovenia
capital of slovakia
capital of turkey
capital of canada
capital of mexico
capital of brazil
capital of argentina
capital of chile
capital of peru
capital of colombia
capital of costa rica
capital of japan
capital of south korea
capital of china
capital of india
capital of thailand
capital of vietnam
capital of indonesia
capital of philippines
capital of australia
capital of new zealand
capital of egypt
capital of morocco
capital of kenya
capital of south africa
how to make lasagna
how to make pancake
how to make banana bread
how to make chocolate chip cookie
how to make pizza dough
how to make sourdough bread
how to make risotto
how to make carbonara
how to make guacamole
how to make hummus
how to make tomato soup
how to make pumpkin soup
how to make chicken soup
how to make lentil soup
how to make chili
how to make beef stew
how to make meatloaf
how to make shepherd's pie
how to make fish pie
how to make apple pie
how to make cheesecake
how to make brownie
how to make carrot cake
how to make lemon cake
how to make tiramisu
how to make panna cotta
how to make crepe
how to make waffle
how to make omelette
how to make quiche
how to make ratatouille
how to make paella
how to make gazpacho
how to make moussaka
how to make goulash
how to make pierogi
how to make falafel
how to make pad thai
how to make fried rice
how to make green curry
how to make butter chicken
how to make dal
how to make naan
how to make ramen
how to make miso soup
how to make sushi rice
how to make teriyaki
how to make pesto
how to make focaccia
how to make granola
how to make porridge
how to make scone
how to make shortbread
how to make potato salad
how to make coleslaw
how to make caesar salad
how to make greek salad
how to make roast potatoes
how to make mashed potatoes
how to make cauliflower cheese
how to make mac and cheese
how to make vegetable stir fry
how to make veggie burger
how to make black bean soup
how to make overnight oats
what do cats eat
what do dogs eat
what do ducks eat
what do hedgehogs eat
what do squirrels eat
what do rabbits eat
what do horses eat
what do owls eat
what do robins eat
what do swans eat
what do geese eat
what do bees eat
what do butterflies eat
what do ants eat
what do spiders eat
what do foxes eat
what do badgers eat
what do bats eat
what do dolphins eat
what do whales eat
what do sharks eat
what do seals eat
what do penguins eat
what do elephants eat
what do giraffes eat
what do lions eat
what do tigers eat
what do wolves eat
what do bears eat
what do koalas eat
what do kangaroos eat
what do turtles eat
what do tortoises eat
what do frogs eat
what do snails eat
what do parrots eat
what do chickens eat
what do goldfish eat
how to grow tomatoes
how to grow potatoes
how to grow carrots
how to grow garlic
how to grow onions
how to grow lettuce
how to grow spinach
how to grow strawberries
how to grow raspberries
how to grow blueberries
how to grow basil
how to grow mint
how to grow rosemary
how to grow parsley
how to grow lavender
how to grow roses
how to grow tulips
how to grow sunflowers
how to grow daffodils
how to grow orchids
how to grow peppers
how to grow cucumbers
how to grow courgettes
how to grow pumpkins
how to grow beans
how to grow peas
how to grow rhubarb
how to grow chives
how to grow ferns
how to grow succulents
python tutorial
javascript tutorial
typescript tutorial
rust tutorial
go tutorial
java tutorial
kotlin tutorial
swift tutorial
php tutorial
ruby tutorial
sql tutorial
html tutorial
css tutorial
bash tutorial
git tutorial
react tutorial
docker tutorial
linux tutorial
regex tutorial
markdown tutorial
learn spanish
learn french
learn german
learn italian
learn portuguese
learn dutch
learn swedish
learn norwegian
learn danish
learn finnish
learn polish
learn czech
learn greek
learn turkish
learn arabic
learn hebrew
learn hindi
learn japanese
learn korean
learn mandarin
learn vietnamese
learn welsh
learn irish
learn latin
london
paris
new york
berlin
tokyo
rome
madrid
barcelona
amsterdam
vienna
prague
lisbon
dublin
edinburgh
copenhagen
stockholm
oslo
helsinki
warsaw
budapest
athens
istanbul
zurich
geneva
brussels
munich
hamburg
milan
venice
florence
porto
seville
glasgow
manchester
liverpool
birmingham
bristol
toronto
montreal
vancouver
chicago
boston
seattle
san francisco
los angeles
san diego
denver
austin
dallas
houston
miami
atlanta
philadelphia
washington dc
portland
minneapolis
new orleans
nashville
phoenix
las vegas
honolulu
sydney
melbourne
brisbane
perth
auckland
wellington
singapore
hong kong
seoul
kyoto
osaka
bangkok
mumbai
delhi
cape town
nairobi
cairo
marrakesh
mexico city
buenos aires
rio de janeiro
santiago
lima
bogota
france
germany
italy
spain
portugal
ireland
scotland
wales
norway
sweden
denmark
finland
iceland
estonia
latvia
lithuania
poland
czechia
austria
switzerland
hungary
romania
bulgaria
greece
croatia
slovenia
slovakia
turkey
canada
mexico
brazil
argentina
chile
peru
colombia
costa rica
japan
south korea
china
india
thailand
vietnam
indonesia
philippines
australia
new zealand
egypt
morocco
kenya
south africa
english to spanish
english to french
english to german
english to italian
english to portuguese
english to dutch
english to swedish
english to norwegian
english to danish
english to finnish
english to polish
english to czech
english to greek
english to turkish
english to arabic
english to hebrew
english to hindi
english to japanese
english to korean
english to mandarin
english to vietnamese
english to welsh
english to irish
english to latin
football rules
rugby rules
cricket rules
tennis rules
badminton rules
table tennis rules
volleyball rules
basketball rules
baseball rules
ice hockey rules
handball rules
golf rules
curling rules
chess rules
darts rules
snooker rules
cycling rules
rowing rules
bouldering rules
fencing rules
archery rules
pickleball rules
how to play guitar
how to play piano
how to play ukulele
how to play violin
how to play cello
how to play flute
how to play clarinet
how to play drums
how to play harmonica
how to play bass guitar
how to play banjo
how to play recorder
how long do cats live
how long do dogs live
how long do ducks live
how long do hedgehogs live
how long do squirrels live
how long do rabbits live
how long do horses live
how long do owls live
how long do robins live
how long do swans live
how long do geese live
how long do bees live
how long do butterflies live
how long do ants live
how long do spiders live
how long do foxes live
how long do badgers live
how long do bats live
how long do dolphins live
how long do whales live
how long do sharks live
how long do seals live
how long do penguins live
how long do elephants live
how long do giraffes live
how long do lions live
how long do tigers live
how long do wolves live
how long do bears live
how long do koalas live
how long do kangaroos live
how long do turtles live
how long do tortoises live
how long do frogs live
how long do snails live
how long do parrots live
how long do chickens live
how long do goldfish live
when to plant tomatoes
when to plant potatoes
when to plant carrots
when to plant garlic
when to plant onions
when to plant lettuce
when to plant spinach
when to plant strawberries
when to plant raspberries
when to plant blueberries
when to plant basil
when to plant mint
when to plant rosemary
when to plant parsley
when to plant lavender
when to plant roses
when to plant tulips
when to plant sunflowers
when to plant daffodils
when to plant orchids
when to plant peppers
when to plant cucumbers
when to plant courgettes
when to plant pumpkins
when to plant beans
when to plant peas
when to plant rhubarb
when to plant chives
when to plant ferns
when to plant succulents
flag of france
flag of germany
flag of italy
flag of spain
flag of portugal
flag of ireland
flag of scotland
flag of wales
flag of norway
flag of sweden
flag of denmark
flag of finland
flag of iceland
flag of estonia
flag of latvia
flag of lithuania
flag of poland
flag of czechia
flag of austria
flag of switzerland
flag of hungary
flag of romania
flag of bulgaria
flag of greece
flag of croatia
flag of slovenia
flag of slovakia
flag of turkey
flag of canada
flag of mexico
flag of brazil
flag of argentina
flag of chile
flag of peru
flag of colombia
flag of costa rica
flag of japan
flag of south korea
flag of china
flag of india
flag of thailand
flag of vietnam
flag of indonesia
flag of philippines
flag of australia
flag of new zealand
flag of egypt
flag of morocco
flag of kenya
flag of south africa
currency of france
currency of germany
currency of italy
currency of spain
currency of portugal
currency of ireland
currency of scotland
currency of wales
currency of norway
currency of sweden
currency of denmark
currency of finland
currency of iceland
currency of estonia
currency of latvia
currency of lithuania
currency of poland
currency of czechia
currency of austria
currency of switzerland
currency of hungary
currency of romania
currency of bulgaria
currency of greece
currency of croatia
currency of slovenia
currency of slovakia
currency of turkey
currency of canada
currency of mexico
currency of brazil
currency of argentina
currency of chile
currency of peru
currency of colombia
currency of costa rica
currency of japan
currency of south korea
currency of china
currency of india
currency of thailand
currency of vietnam
currency of indonesia
currency of philippines
currency of australia
currency of new zealand
currency of egypt
currency of morocco
currency of kenya
currency of south africa
population of france
population of germany
population of italy
population of spain
population of portugal
population of ireland
population of scotland
population of wales
population of norway
population of sweden
population of denmark
population of finland
population of iceland
population of estonia
population of latvia
population of lithuania
population of poland
population of czechia
population of austria
population of switzerland
population of hungary
population of romania
population of bulgaria
population of greece
population of croatia
population of slovenia
population of slovakia
population of turkey
population of canada
population of mexico
population of brazil
population of argentina
population of chile
population of peru
population of colombia
population of costa rica
population of japan
population of south korea
population of china
population of india
population of thailand
population of vietnam
population of indonesia
population of philippines
population of australia
population of new zealand
population of egypt
population of morocco
population of kenya
population of south africa
calories in an apple
calories in a banana
calories in an egg
calories in an avocado
calories in a slice of bread
calories in a glass of milk
calories in a cup of rice
calories in a potato
calories in an orange
calories in a croissant
calories in oatmeal
calories in chicken breast
calories in salmon
calories in tofu
calories in lentils
calories in peanut butter
calories in almonds
calories in olive oil
calories in pasta
easy lasagna recipe
easy pancake recipe
easy banana bread recipe
easy chocolate chip cookie recipe
easy pizza dough recipe
easy sourdough bread recipe
easy risotto recipe
easy carbonara recipe
easy guacamole recipe
easy hummus recipe
easy tomato soup recipe
easy pumpkin soup recipe
easy chicken soup recipe
easy lentil soup recipe
easy chili recipe
easy beef stew recipe
easy meatloaf recipe
easy shepherd's pie recipe
easy fish pie recipe
easy apple pie recipe
easy cheesecake recipe
easy brownie recipe
easy carrot cake recipe
easy lemon cake recipe
easy tiramisu recipe
easy panna cotta recipe
easy crepe recipe
easy waffle recipe
easy omelette recipe
easy quiche recipe
easy ratatouille recipe
easy paella recipe
easy gazpacho recipe
easy moussaka recipe
easy goulash recipe
easy pierogi recipe
easy falafel recipe
easy pad thai recipe
easy fried rice recipe
easy green curry recipe
easy butter chicken recipe
easy dal recipe
easy naan recipe
easy ramen recipe
easy miso soup recipe
easy sushi rice recipe
easy teriyaki recipe
easy pesto recipe
easy focaccia recipe
easy granola recipe
easy porridge recipe
easy scone recipe
easy shortbread recipe
easy potato salad recipe
easy coleslaw recipe
easy caesar salad recipe
easy greek salad recipe
easy roast potatoes recipe
easy mashed potatoes recipe
easy cauliflower cheese recipe
easy mac and cheese recipe
easy vegetable stir fry recipe
easy veggie burger recipe
easy black bean soup recipe
easy overnight oats recipe
vegan lasagna recipe
vegan pancake recipe
vegan banana bread recipe
vegan chocolate chip cookie recipe
vegan pizza dough recipe
vegan sourdough bread recipe
vegan risotto recipe
vegan carbonara recipe
vegan guacamole recipe
vegan hummus recipe
vegan tomato soup recipe
vegan pumpkin soup recipe
vegan chicken soup recipe
vegan lentil soup recipe
vegan chili recipe
vegan beef stew recipe
vegan meatloaf recipe
vegan shepherd's pie recipe
vegan fish pie recipe
vegan apple pie recipe
vegan cheesecake recipe
vegan brownie recipe
vegan carrot cake recipe
vegan lemon cake recipe
vegan tiramisu recipe
vegan panna cotta recipe
vegan crepe recipe
vegan waffle recipe
vegan omelette recipe
vegan quiche recipe
vegan ratatouille recipe
vegan paella recipe
vegan gazpacho recipe
vegan moussaka recipe
vegan goulash recipe
vegan pierogi recipe
vegan falafel recipe
vegan pad thai recipe
vegan fried rice recipe
vegan green curry recipe
vegan butter chicken recipe
vegan dal recipe
vegan naan recipe
vegan ramen recipe
vegan miso soup recipe
vegan sushi rice recipe
vegan teriyaki recipe
vegan pesto recipe
vegan focaccia recipe
vegan granola recipe
vegan porridge recipe
vegan scone recipe
vegan shortbread recipe
vegan potato salad recipe
vegan coleslaw recipe
vegan caesar salad recipe
vegan greek salad recipe
vegan roast potatoes recipe
vegan mashed potatoes recipe
vegan cauliflower cheese recipe
vegan mac and cheese recipe
vegan vegetable stir fry recipe
vegan veggie burger recipe
vegan black bean soup recipe
vegan overnight oats recipe
laptop reviews
phone reviews
tablet reviews
e-reader reviews
headphones reviews
wireless earbuds reviews
monitor reviews
keyboard reviews
mouse reviews
printer reviews
router reviews
external hard drive reviews
camera reviews
tripod reviews
microphone reviews
bike reviews
e-bike reviews
bike lock reviews
helmet reviews
backpack reviews
suitcase reviews
tent reviews
sleeping bag reviews
hiking boots reviews
running shoes reviews
rain jacket reviews
office chair reviews
standing desk reviews
desk lamp reviews
mattress reviews
pillow reviews
vacuum cleaner reviews
robot vacuum reviews
washing machine reviews
dishwasher reviews
coffee machine reviews
coffee grinder reviews
kettle reviews
toaster reviews
air fryer reviews
rice cooker reviews
blender reviews
food processor reviews
chef's knife reviews
frying pan reviews
cast iron pan reviews
water filter reviews
air purifier reviews
dehumidifier reviews
heater reviews
fan reviews
lawn mower reviews
board games reviews
puzzle books reviews
password manager reviews
vpn reviews
browser reviews
note taking app reviews
calendar app reviews
podcast app reviews
budgeting app reviews
e-mail provider reviews
photo storage reviews
python cheat sheet
javascript cheat sheet
typescript cheat sheet
rust cheat sheet
go cheat sheet
java cheat sheet
kotlin cheat sheet
swift cheat sheet
php cheat sheet
ruby cheat sheet
sql cheat sheet
html cheat sheet
css cheat sheet
bash cheat sheet
git cheat sheet
react cheat sheet
docker cheat sheet
linux cheat sheet
regex cheat sheet
markdown cheat sheet
python for beginners
javascript for beginners
typescript for beginners
rust for beginners
go for beginners
java for beginners
kotlin for beginners
swift for beginners
php for beginners
ruby for beginners
sql for beginners
html for beginners
css for beginners
bash for beginners
git for beginners
react for beginners
docker for beginners
linux for beginners
regex for beginners
markdown for beginners
hello in spanish
hello in french
hello in german
hello in italian
hello in portuguese
hello in dutch
hello in swedish
hello in norwegian
hello in danish
hello in finnish
hello in polish
hello in czech
hello in greek
hello in turkish
hello in arabic
hello in hebrew
hello in hindi
hello in japanese
hello in korean
hello in mandarin
hello in vietnamese
hello in welsh
hello in irish
hello in latin
thank you in spanish
thank you in french
thank you in german
thank you in italian
thank you in portuguese
thank you in dutch
thank you in swedish
thank you in norwegian
thank you in danish
thank you in finnish
thank you in polish
thank you in czech
thank you in greek
thank you in turkish
thank you in arabic
thank you in hebrew
thank you in hindi
thank you in japanese
thank you in korean
thank you in mandarin
thank you in vietnamese
thank you in welsh
thank you in irish
thank you in latin
spanish alphabet
french alphabet
german alphabet
italian alphabet
portuguese alphabet
dutch alphabet
swedish alphabet
norwegian alphabet
danish alphabet
finnish alphabet
polish alphabet
czech alphabet
greek alphabet
turkish alphabet
arabic alphabet
hebrew alphabet
hindi alphabet
japanese alphabet
korean alphabet
mandarin alphabet
vietnamese alphabet
welsh alphabet
irish alphabet
latin alphabet
guitar for beginners
piano for beginners
ukulele for beginners
violin for beginners
cello for beginners
flute for beginners
clarinet for beginners
drums for beginners
harmonica for beginners
bass guitar for beginners
banjo for beginners
recorder for beginners
football scores
rugby scores
cricket scores
tennis scores
badminton scores
table tennis scores
volleyball scores
basketball scores
baseball scores
ice hockey scores
handball scores
golf scores
curling scores
chess scores
darts scores
snooker scores
cycling scores
rowing scores
bouldering scores
fencing scores
archery scores
pickleball scores
football near me
rugby near me
cricket near me
tennis near me
badminton near me
table tennis near me
volleyball near me
basketball near me
baseball near me
ice hockey near me
handball near me
golf near me
curling near me
chess near me
darts near me
snooker near me
cycling near me
rowing near me
bouldering near me
fencing near me
archery near me
pickleball near me
how to choose a laptop
how to choose a phone
how to choose a tablet
how to choose an e-reader
how to choose headphones
how to choose wireless earbuds
how to choose a monitor
how to choose a keyboard
how to choose a mouse
how to choose a printer
how to choose a router
how to choose an external hard drive
how to choose a camera
how to choose a tripod
how to choose a microphone
how to choose a bike
how to choose an e-bike
how to choose a bike lock
how to choose a helmet
how to choose a backpack
how to choose a suitcase
how to choose a tent
how to choose a sleeping bag
how to choose hiking boots
how to choose running shoes
how to choose a rain jacket
how to choose an office chair
how to choose a standing desk
how to choose a desk lamp
how to choose a mattress
how to choose a pillow
how to choose a vacuum cleaner
how to choose a robot vacuum
how to choose a washing machine
how to choose a dishwasher
how to choose a coffee machine
how to choose a coffee grinder
how to choose a kettle
how to choose a toaster
how to choose an air fryer
how to choose a rice cooker
how to choose a blender
how to choose a food processor
how to choose a chef's knife
how to choose a frying pan
how to choose a cast iron pan
how to choose a water filter
how to choose an air purifier
how to choose a dehumidifier
how to choose a heater
how to choose a fan
how to choose a lawn mower
how to choose board games
how to choose puzzle books
how to choose a password manager
how to choose a vpn
how to choose a browser
how to choose a note taking app
how to choose a calendar app
how to choose a podcast app
how to choose a budgeting app
how to choose an e-mail provider
how to choose photo storage
airport london
airport paris
airport new york
airport berlin
airport tokyo
airport rome
airport madrid
airport barcelona
airport amsterdam
airport vienna
airport prague
airport lisbon
airport dublin
airport edinburgh
airport copenhagen
airport stockholm
airport oslo
airport helsinki
airport warsaw
airport budapest
airport athens
airport istanbul
airport zurich
airport geneva
airport brussels
airport munich
airport hamburg
airport milan
airport venice
airport florence
airport porto
airport seville
airport glasgow
airport manchester
airport liverpool
airport birmingham
airport bristol
airport toronto
airport montreal
airport vancouver
airport chicago
airport boston
airport seattle
airport san francisco
airport los angeles
airport san diego
airport denver
airport austin
airport dallas
airport houston
airport miami
airport atlanta
airport philadelphia
airport washington dc
airport portland
airport minneapolis
airport new orleans
airport nashville
airport phoenix
airport las vegas
airport honolulu
airport sydney
airport melbourne
airport brisbane
airport perth
airport auckland
airport wellington
airport singapore
airport hong kong
airport seoul
airport kyoto
airport osaka
airport bangkok
airport mumbai
airport delhi
airport cape town
airport nairobi
airport cairo
airport marrakesh
airport mexico city
airport buenos aires
airport rio de janeiro
airport santiago
airport lima
airport bogota
hotels in london
hotels in paris
hotels in new york
hotels in berlin
hotels in tokyo
hotels in rome
hotels in madrid
hotels in barcelona
hotels in amsterdam
hotels in vienna
hotels in prague
hotels in lisbon
hotels in dublin
hotels in edinburgh
hotels in copenhagen
hotels in stockholm
hotels in oslo
hotels in helsinki
hotels in warsaw
hotels in budapest
hotels in athens
hotels in istanbul
hotels in zurich
hotels in geneva
hotels in brussels
hotels in munich
hotels in hamburg
hotels in milan
hotels in venice
hotels in florence
hotels in porto
hotels in seville
hotels in glasgow
hotels in manchester
hotels in liverpool
hotels in birmingham
hotels in bristol
hotels in toronto
hotels in montreal
hotels in vancouver
hotels in chicago
hotels in boston
hotels in seattle
hotels in san francisco
hotels in los angeles
hotels in san diego
hotels in denver
hotels in austin
hotels in dallas
hotels in houston
hotels in miami
hotels in atlanta
hotels in philadelphia
hotels in washington dc
hotels in portland
hotels in minneapolis
hotels in new orleans
hotels in nashville
hotels in phoenix
hotels in las vegas
hotels in honolulu
hotels in sydney
hotels in melbourne
hotels in brisbane
hotels in perth
hotels in auckland
hotels in wellington
hotels in singapore
hotels in hong kong
hotels in seoul
hotels in kyoto
hotels in osaka
hotels in bangkok
hotels in mumbai
hotels in delhi
hotels in cape town
hotels in nairobi
hotels in cairo
hotels in marrakesh
hotels in mexico city
hotels in buenos aires
hotels in rio de janeiro
hotels in santiago
hotels in lima
hotels in bogota
museums in london
museums in paris
museums in new york
museums in berlin
museums in tokyo
museums in rome
museums in madrid
museums in barcelona
museums in amsterdam
museums in vienna
museums in prague
museums in lisbon
museums in dublin
museums in edinburgh
museums in copenhagen
museums in stockholm
museums in oslo
museums in helsinki
museums in warsaw
museums in budapest
museums in athens
museums in istanbul
museums in zurich
museums in geneva
museums in brussels
museums in munich
museums in hamburg
museums in milan
museums in venice
museums in florence
museums in porto
museums in seville
museums in glasgow
museums in manchester
museums in liverpool
museums in birmingham
museums in bristol
museums in toronto
museums in montreal
museums in vancouver
museums in chicago
museums in boston
museums in seattle
museums in san francisco
museums in los angeles
museums in san diego
museums in denver
museums in austin
museums in dallas
museums in houston
museums in miami
museums in atlanta
museums in philadelphia
museums in washington dc
museums in portland
museums in minneapolis
museums in new orleans
museums in nashville
museums in phoenix
museums in las vegas
museums in honolulu
museums in sydney
museums in melbourne
museums in brisbane
museums in perth
museums in auckland
museums in wellington
museums in singapore
museums in hong kong
museums in seoul
museums in kyoto
museums in osaka
museums in bangkok
museums in mumbai
museums in delhi
museums in cape town
museums in nairobi
museums in cairo
museums in marrakesh
museums in mexico city
museums in buenos aires
museums in rio de janeiro
museums in santiago
museums in lima
museums in bogota
public transport london
public transport paris
public transport new york
public transport berlin
public transport tokyo
public transport rome
public transport madrid
public transport barcelona
public transport amsterdam
public transport vienna
public transport prague
public transport lisbon
public transport dublin
public transport edinburgh
public transport copenhagen
public transport stockholm
public transport oslo
public transport helsinki
public transport warsaw
public transport budapest
public transport athens
public transport istanbul
public transport zurich
public transport geneva
public transport brussels
public transport munich
public transport hamburg
public transport milan
public transport venice
public transport florence
public transport porto
public transport seville
public transport glasgow
public transport manchester
public transport liverpool
public transport birmingham
public transport bristol
public transport toronto
public transport montreal
public transport vancouver
public transport chicago
public transport boston
public transport seattle
public transport san francisco
public transport los angeles
public transport san diego
public transport denver
public transport austin
public transport dallas
public transport houston
public transport miami
public transport atlanta
public transport philadelphia
public transport washington dc
public transport portland
public transport minneapolis
public transport new orleans
public transport nashville
public transport phoenix
public transport las vegas
public transport honolulu
public transport sydney
public transport melbourne
public transport brisbane
public transport perth
public transport auckland
public transport wellington
public transport singapore
public transport hong kong
public transport seoul
public transport kyoto
public transport osaka
public transport bangkok
public transport mumbai
public transport delhi
public transport cape town
public transport nairobi
public transport cairo
public transport marrakesh
public transport mexico city
public transport buenos aires
public transport rio de janeiro
public transport santiago
public transport lima
public transport bogota
weekend in london
weekend in paris
weekend in new york
weekend in berlin
weekend in tokyo
weekend in rome
weekend in madrid
weekend in barcelona
weekend in amsterdam
weekend in vienna
weekend in prague
weekend in lisbon
weekend in dublin
weekend in edinburgh
weekend in copenhagen
weekend in stockholm
weekend in oslo
weekend in helsinki
weekend in warsaw
weekend in budapest
weekend in athens
weekend in istanbul
weekend in zurich
weekend in geneva
weekend in brussels
weekend in munich
weekend in hamburg
weekend in milan
weekend in venice
weekend in florence
weekend in porto
weekend in seville
weekend in glasgow
weekend in manchester
weekend in liverpool
weekend in birmingham
weekend in bristol
weekend in toronto
weekend in montreal
weekend in vancouver
weekend in chicago
weekend in boston
weekend in seattle
weekend in san francisco
weekend in los angeles
weekend in san diego
weekend in denver
weekend in austin
weekend in dallas
weekend in houston
weekend in miami
weekend in atlanta
weekend in philadelphia
weekend in washington dc
weekend in portland
weekend in minneapolis
weekend in new orleans
weekend in nashville
weekend in phoenix
weekend in las vegas
weekend in honolulu
weekend in sydney
weekend in melbourne
weekend in brisbane
weekend in perth
weekend in auckland
weekend in wellington
weekend in singapore
weekend in hong kong
weekend in seoul
weekend in kyoto
weekend in osaka
weekend in bangkok
weekend in mumbai
weekend in delhi
weekend in cape town
weekend in nairobi
weekend in cairo
weekend in marrakesh
weekend in mexico city
weekend in buenos aires
weekend in rio de janeiro
weekend in santiago
weekend in lima
weekend in bogota
public holidays in france
public holidays in germany
public holidays in italy
public holidays in spain
public holidays in portugal
public holidays in ireland
public holidays in scotland
public holidays in wales
public holidays in norway
public holidays in sweden
public holidays in denmark
public holidays in finland
public holidays in iceland
public holidays in estonia
public holidays in latvia
public holidays in lithuania
public holidays in poland
public holidays in czechia
public holidays in austria
public holidays in switzerland
public holidays in hungary
public holidays in romania
public holidays in bulgaria
public holidays in greece
public holidays in croatia
public holidays in slovenia
public holidays in slovakia
public holidays in turkey
public holidays in canada
public holidays in mexico
public holidays in brazil
public holidays in argentina
public holidays in chile
public holidays in peru
public holidays in colombia
public holidays in costa rica
public holidays in japan
public holidays in south korea
public holidays in china
public holidays in india
public holidays in thailand
public holidays in vietnam
public holidays in indonesia
public holidays in philippines
public holidays in australia
public holidays in new zealand
public holidays in egypt
public holidays in morocco
public holidays in kenya
public holidays in south africa
best time to visit france
best time to visit germany
best time to visit italy
best time to visit spain
best time to visit portugal
best time to visit ireland
best time to visit scotland
best time to visit wales
best time to visit norway
best time to visit sweden
best time to visit denmark
best time to visit finland
best time to visit iceland
best time to visit estonia
best time to visit latvia
best time to visit lithuania
best time to visit poland
best time to visit czechia
best time to visit austria
best time to visit switzerland
best time to visit hungary
best time to visit romania
best time to visit bulgaria
best time to visit greece
best time to visit croatia
best time to visit slovenia
best time to visit slovakia
best time to visit turkey
best time to visit canada
best time to visit mexico
best time to visit brazil
best time to visit argentina
best time to visit chile
best time to visit peru
best time to visit colombia
best time to visit costa rica
best time to visit japan
best time to visit south korea
best time to visit china
best time to visit india
best time to visit thailand
best time to visit vietnam
best time to visit indonesia
best time to visit philippines
best time to visit australia
best time to visit new zealand
best time to visit egypt
best time to visit morocco
best time to visit kenya
best time to visit south africa
where do cats live
where do dogs live
where do ducks live
where do hedgehogs live
where do squirrels live
where do rabbits live
where do horses live
where do owls live
where do robins live
where do swans live
where do geese live
where do bees live
where do butterflies live
where do ants live
where do spiders live
where do foxes live
where do badgers live
where do bats live
where do dolphins live
where do whales live
where do sharks live
where do seals live
where do penguins live
where do elephants live
where do giraffes live
where do lions live
where do tigers live
where do wolves live
where do bears live
where do koalas live
where do kangaroos live
where do turtles live
where do tortoises live
where do frogs live
where do snails live
where do parrots live
where do chickens live
where do goldfish live
how do cats sleep
how do dogs sleep
how do ducks sleep
how do hedgehogs sleep
how do squirrels sleep
how do rabbits sleep
how do horses sleep
how do owls sleep
how do robins sleep
how do swans sleep
how do geese sleep
how do bees sleep
how do butterflies sleep
how do ants sleep
how do spiders sleep
how do foxes sleep
how do badgers sleep
how do bats sleep
how do dolphins sleep
how do whales sleep
how do sharks sleep
how do seals sleep
how do penguins sleep
how do elephants sleep
how do giraffes sleep
how do lions sleep
how do tigers sleep
how do wolves sleep
how do bears sleep
how do koalas sleep
how do kangaroos sleep
how do turtles sleep
how do tortoises sleep
how do frogs sleep
how do snails sleep
how do parrots sleep
how do chickens sleep
how do goldfish sleep
inflation explained
gdp explained
compound interest explained
an index fund explained
a mortgage explained
a pension explained
a credit score explained
blockchain explained
machine learning explained
a neural network explained
a large language model explained
encryption explained
end-to-end encryption explained
a vpn explained
a cookie explained
a tracker explained
browser fingerprinting explained
phishing explained
malware explained
two-factor authentication explained
a passkey explained
a password manager explained
a data broker explained
metadata explained
open source explained
an ip address explained
dns explained
https explained
a firewall explained
cloud computing explained
an api explained
photosynthesis explained
gravity explained
a black hole explained
dark matter explained
a light year explained
a solar eclipse explained
the northern lights explained
plate tectonics explained
a tsunami explained
el nino explained
the greenhouse effect explained
carbon neutral explained
biodiversity explained
evolution explained
dna explained
a virus explained
a vaccine explained
an antibiotic explained
vitamin d explained
protein explained
gluten explained
lactose intolerance explained
mindfulness explained
circadian rhythm explained
rem sleep explained
democracy explained
proportional representation explained
a referendum explained
the magna carta explained
the renaissance explained
the enlightenment explained
impressionism explained
baroque music explained
a sonnet explained
a haiku explained
a metaphor explained
irony explained
the oxford comma explained
a prime number explained
pi explained
the golden ratio explained
standard deviation explained
the pythagorean theorem explained
a derivative explained
game theory explained
entropy explained
quantum computing explained
how to learn football
how to learn rugby
how to learn cricket
how to learn tennis
how to learn badminton
how to learn table tennis
how to learn volleyball
how to learn basketball
how to learn baseball
how to learn ice hockey
how to learn handball
how to learn golf
how to learn curling
how to learn chess
how to learn darts
how to learn snooker
how to learn cycling
how to learn rowing
how to learn bouldering
how to learn fencing
how to learn archery
how to learn pickleball
kilograms to pounds
pounds to kilograms
stones to kilograms
grams to ounces
ounces to grams
kilometres to miles
miles to kilometres
metres to feet
feet to metres
inches to centimetres
centimetres to inches
litres to gallons
gallons to litres
cups to millilitres
millilitres to cups
celsius to fahrenheit
fahrenheit to celsius
euros to dollars
dollars to euros
pounds to euros
euros to pounds
dollars to pounds
pounds to dollars
dollars to yen
acres to hectares
hectares to acres
knots to kilometres per hour
square metres to square feet
minutes to hours
days to weeks
bytes to megabytes
shoe sizes us to eu
shoe sizes uk to eu
paper sizes
`;
