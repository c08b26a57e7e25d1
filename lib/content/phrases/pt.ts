/** Written by scripts/phrases.mjs, the most wanted first. One phrase a line. */
export const pt = `
tempo
tempo amanhã
notícias
calculadora
calendário
tradutor
dicionário
conversor de moedas
horários de comboios
trânsito
rastreio de encomendas
feriados
lua cheia
teste de velocidade
sinónimos
sudoku
motor de busca privado
navegador privado
vpn
gerador de senhas
tempo em lisboa
tempo em porto
tempo em coimbra
tempo em braga
tempo em faro
tempo em évora
tempo em aveiro
tempo em funchal
tempo em são paulo
tempo em rio de janeiro
tempo em salvador
tempo em brasília
tempo em belo horizonte
tempo em curitiba
tempo em recife
tempo em porto alegre
tempo em londres
tempo em paris
tempo em madrid
tempo em roma
tempo em berlim
tempo em nova iorque
receita de caldo verde
receita de bacalhau à brás
receita de arroz doce
receita de pastéis de nata
receita de feijoada
receita de pão de queijo
receita de brigadeiro
receita de bolo de cenoura
receita de bolo de laranja
receita de francesinha
receita de mousse de chocolate
receita de sopa de abóbora
receita de arroz de marisco
receita de massa de pizza
receita de lasanha
receita de panquecas
como cozer um ovo
como fazer arroz
como dar nó na gravata
como tirar manchas de vinho
como desentupir a pia
como plantar tomates
como dormir melhor
como poupar dinheiro
como apagar cookies
como apagar o histórico
como fazer uma captura de ecrã
como juntar pdf
como escolher uma senha segura
como escrever um currículo
como jogar xadrez
capital de portugal
capital de brasil
capital de espanha
capital de frança
capital de itália
capital de alemanha
capital de irlanda
capital de islândia
capital de grécia
capital de japão
capital de canadá
capital de austrália
capital de cabo verde
capital de moçambique
capital de angola
o que fazer em lisboa
o que fazer em porto
o que fazer em coimbra
o que fazer em braga
o que fazer em faro
o que fazer em évora
o que fazer em aveiro
o que fazer em funchal
o que fazer em são paulo
o que fazer em rio de janeiro
o que fazer em salvador
o que fazer em brasília
o que fazer em belo horizonte
o que fazer em curitiba
o que fazer em recife
o que fazer em porto alegre
o que fazer em londres
o que fazer em paris
o que fazer em madrid
o que fazer em roma
o que fazer em berlim
o que fazer em nova iorque
horas em lisboa
horas em porto
horas em coimbra
horas em braga
horas em faro
horas em évora
horas em aveiro
horas em funchal
horas em são paulo
horas em rio de janeiro
horas em salvador
horas em brasília
horas em belo horizonte
horas em curitiba
horas em recife
horas em porto alegre
horas em londres
horas em paris
horas em madrid
horas em roma
horas em berlim
horas em nova iorque
mapa de lisboa
mapa de porto
mapa de coimbra
mapa de braga
mapa de faro
mapa de évora
mapa de aveiro
mapa de funchal
mapa de são paulo
mapa de rio de janeiro
mapa de salvador
mapa de brasília
mapa de belo horizonte
mapa de curitiba
mapa de recife
mapa de porto alegre
mapa de londres
mapa de paris
mapa de madrid
mapa de roma
mapa de berlim
mapa de nova iorque
caldo verde fácil
bacalhau à brás fácil
arroz doce fácil
pastéis de nata fácil
feijoada fácil
pão de queijo fácil
brigadeiro fácil
bolo de cenoura fácil
bolo de laranja fácil
francesinha fácil
mousse de chocolate fácil
sopa de abóbora fácil
arroz de marisco fácil
massa de pizza fácil
lasanha fácil
panquecas fácil
viajar para portugal
viajar para brasil
viajar para espanha
viajar para frança
viajar para itália
viajar para alemanha
viajar para irlanda
viajar para islândia
viajar para grécia
viajar para japão
viajar para canadá
viajar para austrália
viajar para cabo verde
viajar para moçambique
viajar para angola
bandeira de portugal
bandeira de brasil
bandeira de espanha
bandeira de frança
bandeira de itália
bandeira de alemanha
bandeira de irlanda
bandeira de islândia
bandeira de grécia
bandeira de japão
bandeira de canadá
bandeira de austrália
bandeira de cabo verde
bandeira de moçambique
bandeira de angola
museus em lisboa
museus em porto
museus em coimbra
museus em braga
museus em faro
museus em évora
museus em aveiro
museus em funchal
museus em são paulo
museus em rio de janeiro
museus em salvador
museus em brasília
museus em belo horizonte
museus em curitiba
museus em recife
museus em porto alegre
museus em londres
museus em paris
museus em madrid
museus em roma
museus em berlim
museus em nova iorque
hotéis em lisboa
hotéis em porto
hotéis em coimbra
hotéis em braga
hotéis em faro
hotéis em évora
hotéis em aveiro
hotéis em funchal
hotéis em são paulo
hotéis em rio de janeiro
hotéis em salvador
hotéis em brasília
hotéis em belo horizonte
hotéis em curitiba
hotéis em recife
hotéis em porto alegre
hotéis em londres
hotéis em paris
hotéis em madrid
hotéis em roma
hotéis em berlim
hotéis em nova iorque
lisboa
porto
coimbra
braga
faro
évora
aveiro
funchal
são paulo
rio de janeiro
salvador
brasília
belo horizonte
curitiba
recife
porto alegre
londres
paris
madrid
roma
berlim
nova iorque
`;
