<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en">
<context>
    <name>SolitaireDesktop</name>
    <message>
        <source>&amp;About Solitaire Desktop</source>
        <translation>&amp;Acerca do Solitaire Desktop</translation>
    </message>
    <message>
        <source>&amp;Arrange the rows</source>
        <translation>&amp;Ordenar as filas</translation>
    </message>
    <message>
        <source>&amp;Back to where it was not lost</source>
        <translation>Volt&amp;ar a onde não estava perdido</translation>
    </message>
    <message>
        <source>&amp;Choose a game…</source>
        <translation>&amp;Escolher um jogo…</translation>
    </message>
    <message>
        <source>&amp;Deal by number…</source>
        <translation>Partida n&amp;umerada…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>E&amp;crã inteiro</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Teclado e rato</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Jo&amp;gada</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>&amp;Jogo anterior</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Restart this deal</source>
        <translation>&amp;Recomeçar a partida</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Guardar uma cópia…</translation>
    </message>
    <message>
        <source>&amp;Send up all that can go</source>
        <translation>&amp;Subir tudo o que for possível</translation>
    </message>
    <message>
        <source>&amp;Turn the stock</source>
        <translation>&amp;Virar do monte</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>24 cards lie face up in three rows of eight; the other 72 lie face down: they are the stock.</source>
        <translation>24 cartas ficam abertas em três filas de oito; as outras 72 ficam tapadas: são o monte.</translation>
    </message>
    <message>
        <source>A bracket closes a step that has no moves.</source>
        <translation>Um parêntese fecha um passo sem jogadas.</translation>
    </message>
    <message>
        <source>A card joins a card of its suit that is three lower: {wanted:the} joins {top:the}.</source>
        <translation>Uma carta junta-se a uma carta do mesmo naipe três valores abaixo: {wanted:the} fica {top:on}.</translation>
    </message>
    <message>
        <source>A card of the stock must first be turned to the waste.</source>
        <translation>Uma carta do monte tem primeiro de ser virada para o descarte.</translation>
    </message>
    <message>
        <source>A card of the stock must first be turned.</source>
        <translation>Uma carta do monte tem primeiro de ser virada.</translation>
    </message>
    <message>
        <source>A card on a foundation stays there.</source>
        <translation>Uma carta numa fundação fica lá.</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Um clique numa carta</translation>
    </message>
    <message>
        <source>A column gives its top card, one card a move.</source>
        <translation>De uma coluna tira-se a carta do topo, uma carta por jogada.</translation>
    </message>
    <message>
        <source>A column gives its top card, or several top cards that are built on each other as one.</source>
        <translation>De uma coluna tira-se a carta do topo, ou várias cartas do topo que formem sequência, de uma só vez.</translation>
    </message>
    <message>
        <source>A face-down card cannot be taken.</source>
        <translation>Uma carta tapada não se pode tirar.</translation>
    </message>
    <message>
        <source>A face-down card is turned up as soon as nothing lies on it.</source>
        <translation>Uma carta tapada vira-se para cima logo que não tenha nada sobre ela.</translation>
    </message>
    <message>
        <source>A file of settings was damaged and set aside as {file}. The defaults are used.</source>
        <translation>Um ficheiro de definições estava danificado e foi posto de parte como {file}. Usam-se os valores predefinidos.</translation>
    </message>
    <message>
        <source>A foundation ends with its King.</source>
        <translation>Uma fundação acaba com o seu rei.</translation>
    </message>
    <message>
        <source>A foundation’s top card may return to a column that takes it.</source>
        <translation>A carta do topo de uma fundação pode voltar a uma coluna que a aceite.</translation>
    </message>
    <message>
        <source>A gap is filled at once by the next card of the stock.</source>
        <translation>Uma célula vazia é preenchida de imediato pela carta seguinte do monte.</translation>
    </message>
    <message>
        <source>A join makes a gap, and the gap brings a card from the stock. Once the stock is empty and no redeal is left, a join no longer helps.</source>
        <translation>Juntar duas pilhas deixa uma célula vazia, e a célula traz uma carta do monte. Esgotados o monte e as redistribuições, juntar já não ajuda.</translation>
    </message>
    <message>
        <source>A King ends every foundation, so it goes up last: give the Kings a reserve where they block little.</source>
        <translation>Cada fundação acaba com um rei, que por isso sobe em último lugar: convém dar aos reis uma reserva em que estorvem pouco.</translation>
    </message>
    <message>
        <source>A line is written key: value; “{text}” is not.</source>
        <translation>Uma linha escreve-se chave: valor; «{text}» não está assim.</translation>
    </message>
    <message>
        <source>A line that wins Devil’s Grip is hardly ever found: it is played for few cards left.</source>
        <translation>Quase nunca se encontram jogadas que ganhem o Devil’s Grip: joga-se para que restem poucas cartas.</translation>
    </message>
    <message>
        <source>A pile ends with a Jack, Queen or King: nothing joins {top:the}.</source>
        <translation>Uma pilha acaba num valete, numa dama ou num rei: {top:on} nada se pode juntar.</translation>
    </message>
    <message>
        <source>A pile moves as a whole, its lowest card joining the other’s top card.</source>
        <translation>Uma pilha move-se inteira, e é a sua carta da base que se junta à carta do topo da outra.</translation>
    </message>
    <message>
        <source>A pile moves as a whole: no part of it can be taken.</source>
        <translation>Uma pilha move-se inteira: não se pode tirar uma parte.</translation>
    </message>
    <message>
        <source>A position of your own is not counted.</source>
        <translation>Uma posição montada à parte não conta para as estatísticas.</translation>
    </message>
    <message>
        <source>A quiet notice when the moves that are left change nothing.</source>
        <translation>Um aviso discreto quando as jogadas que restam já nada mudam.</translation>
    </message>
    <message>
        <source>A record begins with “patience 1”, not “{text}”.</source>
        <translation>Um registo começa por «patience 1», não por «{text}».</translation>
    </message>
    <message>
        <source>A record begins with “patience 1”; this text is empty.</source>
        <translation>Um registo começa por «patience 1»; este texto está vazio.</translation>
    </message>
    <message>
        <source>A record starts from a deal or from a position, not from both.</source>
        <translation>Um registo parte de uma partida numerada ou de uma posição, não de ambas.</translation>
    </message>
    <message>
        <source>A reserve takes any card on any other.</source>
        <translation>Uma reserva aceita qualquer carta sobre qualquer outra.</translation>
    </message>
    <message>
        <source>A reserve’s only card stays: nothing would be freed.</source>
        <translation>A única carta de uma reserva fica: nada se libertaria.</translation>
    </message>
    <message>
        <source>A rule is written key=value; “{text}” is not.</source>
        <translation>Uma regra escreve-se chave=valor; «{text}» não está assim.</translation>
    </message>
    <message>
        <source>A run that could be moved card by card is dragged whole. Each card counts as a move.</source>
        <translation>Uma sequência que se poderia mover carta a carta arrasta-se inteira. Cada carta conta como uma jogada.</translation>
    </message>
    <message>
        <source>A second pass through the waste, in the same order.</source>
        <translation>Uma segunda passagem pelo descarte, na mesma ordem.</translation>
    </message>
    <message>
        <source>A step’s bracket is not closed.</source>
        <translation>Falta fechar o parêntese de um passo.</translation>
    </message>
    <message>
        <source>A step’s brackets stand inside another step’s.</source>
        <translation>Os parênteses de um passo estão dentro dos de outro passo.</translation>
    </message>
    <message>
        <source>A swap needs two piles: no pile moves to an empty cell.</source>
        <translation>Uma troca precisa de duas pilhas: nenhuma pilha vai para uma célula vazia.</translation>
    </message>
    <message>
        <source>A turned card may go to any foundation that it fits, or to a reserve.</source>
        <translation>Uma carta virada pode ir para qualquer fundação em que caiba, ou para uma reserva.</translation>
    </message>
    <message>
        <source>A turned card that fits a foundation must go to one; if it fits several, you choose.</source>
        <translation>Uma carta virada que caiba numa fundação tem de ir para uma; se couber em várias, escolhe-se.</translation>
    </message>
    <message>
        <source>A turned card that goes to no foundation goes to a reserve of your choice before the next is turned.</source>
        <translation>Uma carta virada que não vá para uma fundação vai para uma reserva à escolha, antes de se virar a seguinte.</translation>
    </message>
    <message>
        <source>a win</source>
        <translation>uma vitória</translation>
    </message>
    <message>
        <source>After {n} games the win rate over time is drawn here.</source>
        <translation>Depois de {n} partidas, desenha-se aqui a percentagem de vitórias ao longo do tempo.</translation>
    </message>
    <message>
        <source>All cards are placed</source>
        <translation>Todas as cartas estão colocadas</translation>
    </message>
    <message>
        <source>all cards face up</source>
        <translation>todas as cartas abertas</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up.</source>
        <translation>Todas as cartas das colunas ficam abertas.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All games are shown when the program starts. Without it the last game goes on.</source>
        <translation>Ao iniciar, o programa mostra todos os jogos. Sem isto, continua o último jogo.</translation>
    </message>
    <message>
        <source>All games of all kinds leave the record. A copy of the record is kept.</source>
        <translation>Todas as partidas de todos os jogos saem do registo. Fica guardada uma cópia do registo.</translation>
    </message>
    <message>
        <source>All games of {game} leave the record. A copy of the record is kept.</source>
        <translation>Todas as partidas de {game} saem do registo. Fica guardada uma cópia do registo.</translation>
    </message>
    <message>
        <source>All that fit</source>
        <translation>Todas as que couberem</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>An Ace, a 2, a 3 and a 4 start foundations 1 to 4, of whatever suits the deal gives.</source>
        <translation>Um ás, um dois, um três e um quatro começam as fundações 1 a 4, dos naipes que a distribuição der.</translation>
    </message>
    <message>
        <source>An empty column is filled at once by the top card of the waste or, without a waste, of the stock.</source>
        <translation>Uma coluna vazia é preenchida de imediato pela carta do topo do descarte ou, não havendo descarte, do monte.</translation>
    </message>
    <message>
        <source>An empty column is the most useful thing you can have. Make one early, and fill it only when you know what you gain.</source>
        <translation>Uma coluna vazia é o que há de mais útil. Convém conseguir uma cedo, e só a preencher sabendo o que se ganha.</translation>
    </message>
    <message>
        <source>An empty column stays empty in this game.</source>
        <translation>Neste jogo, uma coluna vazia fica vazia.</translation>
    </message>
    <message>
        <source>An empty column stays empty.</source>
        <translation>Uma coluna vazia fica vazia.</translation>
    </message>
    <message>
        <source>An empty column takes any card or run; it need not be filled.</source>
        <translation>Uma coluna vazia aceita qualquer carta ou sequência; não é preciso preenchê-la.</translation>
    </message>
    <message>
        <source>An empty column takes any card; it need not be filled.</source>
        <translation>Uma coluna vazia aceita qualquer carta; não é preciso preenchê-la.</translation>
    </message>
    <message>
        <source>An empty column takes only a King, or a run that starts with one.</source>
        <translation>Uma coluna vazia só aceita um rei, ou uma sequência que comece por um rei.</translation>
    </message>
    <message>
        <source>An empty column takes only a King.</source>
        <translation>Uma coluna vazia só aceita um rei.</translation>
    </message>
    <message>
        <source>An empty column takes only the top card of the waste.</source>
        <translation>Uma coluna vazia só aceita a carta do topo do descarte.</translation>
    </message>
    <message>
        <source>An empty waste is filled from the stock at once.</source>
        <translation>Um descarte vazio é preenchido de imediato a partir do monte.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>any card in spaces</source>
        <translation>qualquer carta nas colunas vazias</translation>
    </message>
    <message>
        <source>Any two piles may change places at any time.</source>
        <translation>Em qualquer altura, quaisquer duas pilhas podem trocar de lugar.</translation>
    </message>
    <message>
        <source>Arrange the rows</source>
        <translation>Ordenar as filas</translation>
    </message>
    <message>
        <source>Arranged.</source>
        <translation>Filas ordenadas.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de seta</translation>
    </message>
    <message>
        <source>Arrow keys choose a pile; Return lifts and drops its cards.</source>
        <translation>As teclas de seta escolhem uma pilha; Enter levanta e larga as suas cartas.</translation>
    </message>
    <message>
        <source>As a position of your own, which is not counted.</source>
        <translation>Como posição à parte, que não conta para as estatísticas.</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Repor teclas</translation>
    </message>
    <message>
        <source>assisted</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Em qualquer data</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>No mínimo</translation>
    </message>
    <message>
        <source>Azulejo</source>
        <translation>Azulejo</translation>
    </message>
    <message>
        <source>Back and forward buttons</source>
        <translation>Botões de retroceder e avançar</translation>
    </message>
    <message>
        <source>Back at the deal.</source>
        <translation>De volta ao início da partida.</translation>
    </message>
    <message>
        <source>Back to where it was not lost</source>
        <translation>Voltar a onde não estava perdido</translation>
    </message>
    <message>
        <source>best</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>melhor {time}</translation>
    </message>
    <message>
        <source>Bicycle published it as a puzzle on a grid with steps of three; who invented it, and when, is not known.</source>
        <translation>A Bicycle publicou-o como um quebra-cabeças numa grelha, com passos de três; não se sabe quem o inventou, nem quando.</translation>
    </message>
    <message>
        <source>Blocked: no move is left</source>
        <translation>Bloqueado: não há jogadas possíveis</translation>
    </message>
    <message>
        <source>Book&amp;marks…</source>
        <translation>Mar&amp;cadores…</translation>
    </message>
    <message>
        <source>Bookmark set: {name}.</source>
        <translation>Marcador posto: {name}.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brilhante</translation>
    </message>
    <message>
        <source>Bring all {n} cards to the foundations.</source>
        <translation>Levar todas as {n} cartas para as fundações.</translation>
    </message>
    <message>
        <source>Brings back the game that was left, and takes its loss out of the record.</source>
        <translation>Traz de volta o jogo abandonado e retira a derrota do registo.</translation>
    </message>
    <message>
        <source>Build in alternate colours: far more moves to choose from.</source>
        <translation>Constrói-se em cores alternadas: muito mais jogadas por onde escolher.</translation>
    </message>
    <message>
        <source>Build in any suit but the card’s own: much easier, and quick.</source>
        <translation>Constrói-se em qualquer naipe menos o próprio: muito mais fácil, e rápido.</translation>
    </message>
    <message>
        <source>Build reserves backwards: lay a card where the one beneath it will be wanted later.</source>
        <translation>As reservas constroem-se de trás para a frente: cada carta fica melhor onde a que está por baixo só faça falta mais tarde.</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Nas fundações</translation>
    </message>
    <message>
        <source>built in alternate colours</source>
        <translation>construção em cores alternadas</translation>
    </message>
    <message>
        <source>built in any suit</source>
        <translation>construção em qualquer naipe</translation>
    </message>
    <message>
        <source>built in any suit but its own</source>
        <translation>construção em qualquer naipe menos o próprio</translation>
    </message>
    <message>
        <source>built in one colour</source>
        <translation>construção na mesma cor</translation>
    </message>
    <message>
        <source>built in suit</source>
        <translation>construção no mesmo naipe</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation>de quatro em quatro</translation>
    </message>
    <message>
        <source>by ones</source>
        <translation>de um em um</translation>
    </message>
    <message>
        <source>by the true deal</source>
        <translation>pela distribuição verdadeira</translation>
    </message>
    <message>
        <source>by threes</source>
        <translation>de três em três</translation>
    </message>
    <message>
        <source>by twos</source>
        <translation>de dois em dois</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Cálculo (Calculation)</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>com solução</translation>
    </message>
    <message>
        <source>can no longer be won</source>
        <translation>já não pode ser ganho</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot open {file}</source>
        <translation>Não é possível abrir {file}</translation>
    </message>
    <message>
        <source>Cannot write {file}</source>
        <translation>Não é possível escrever {file}</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartas e mesa</translation>
    </message>
    <message>
        <source>Cards are heard when they move.</source>
        <translation>As cartas ouvem-se quando se movem.</translation>
    </message>
    <message>
        <source>Cards are turned from the stock to the talon one at a time.</source>
        <translation>As cartas viram-se do monte para o talão uma a uma.</translation>
    </message>
    <message>
        <source>Cards are turned from the stock to the talon {n} at a time, at the end what is left.</source>
        <translation>As cartas viram-se do monte para o talão {n} de cada vez; no fim, as que restarem.</translation>
    </message>
    <message>
        <source>Cards are turned from the stock to the waste {n} at a time, at the end what is left.</source>
        <translation>As cartas viram-se do monte para o descarte {n} de cada vez; no fim, as que restarem.</translation>
    </message>
    <message>
        <source>Cards are turned one at a time, and the stock is gone through once.</source>
        <translation>As cartas viram-se uma a uma, e percorre-se o monte uma só vez.</translation>
    </message>
    <message>
        <source>Cards built on each other may be dragged together when there is room to move them one by one.</source>
        <translation>Cartas que formem sequência podem arrastar-se juntas quando houver espaço para as mover uma a uma.</translation>
    </message>
    <message>
        <source>Cards do not go from one reserve to another in these rules.</source>
        <translation>Nestas regras, as cartas não passam de uma reserva para outra.</translation>
    </message>
    <message>
        <source>Cards left: {n}.</source>
        <translation>Cartas restantes: {n}.</translation>
    </message>
    <message>
        <source>Cards on a foundation stay there.</source>
        <translation>As cartas de uma fundação ficam lá.</translation>
    </message>
    <message>
        <source>cards that fit go up</source>
        <translation>as cartas que cabem sobem</translation>
    </message>
    <message>
        <source>Cards up, or cards left, are shown while you play.</source>
        <translation>Durante o jogo mostram-se as cartas nas fundações, ou as cartas restantes.</translation>
    </message>
    <message>
        <source>Cards, table, hand, animation and language.</source>
        <translation>Cartas, mesa, mão, animação e idioma.</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>Mudar as teclas</translation>
    </message>
    <message>
        <source>Change the keys…</source>
        <translation>Mudar as teclas…</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Escolher um jogo</translation>
    </message>
    <message>
        <source>Choose a game at the start</source>
        <translation>Escolher um jogo ao iniciar</translation>
    </message>
    <message>
        <source>Choose the pile to swap with</source>
        <translation>Escolher a pilha com que trocar</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clique</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Clique no monte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Closes the program; the game is kept.</source>
        <translation>Fecha o programa; o jogo fica guardado.</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue, hearts red and spades black.</source>
        <translation>Paus a verde, ouros a azul, copas a vermelho e espadas a preto.</translation>
    </message>
    <message>
        <source>Columns are built down in alternate colours: on {top:the}, for instance, goes {wanted:the}.</source>
        <translation>As colunas constroem-se de forma decrescente em cores alternadas: {top:on}, por exemplo, fica {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns are built down in any suit but the card’s own: on {top:the}, for instance, goes {wanted:the}.</source>
        <translation>As colunas constroem-se de forma decrescente em qualquer naipe menos o próprio: {top:on}, por exemplo, fica {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns are built down in any suit: on {top:the}, for instance, goes {wanted:the}.</source>
        <translation>As colunas constroem-se de forma decrescente em qualquer naipe: {top:on}, por exemplo, fica {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns are built down in one colour: on {top:the}, for instance, goes {wanted:the}.</source>
        <translation>As colunas constroem-se de forma decrescente na mesma cor: {top:on}, por exemplo, fica {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns are built down in suit: on {top:the}, for instance, goes {wanted:the}.</source>
        <translation>As colunas constroem-se de forma decrescente no mesmo naipe: {top:on}, por exemplo, fica {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns build down in alternate colours: only {wanted:the} goes on {top:the}.</source>
        <translation>As colunas descem em cores alternadas: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns build down in any suit but the same: only {wanted:the} goes on {top:the}.</source>
        <translation>As colunas descem em qualquer naipe menos o próprio: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns build down in any suit: only {wanted:the} goes on {top:the}.</source>
        <translation>As colunas descem em qualquer naipe: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns build down in one colour: only {wanted:the} goes on {top:the}.</source>
        <translation>As colunas descem na mesma cor: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns build down in suit: only {wanted:the} goes on {top:the}.</source>
        <translation>As colunas descem no mesmo naipe: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Columns end with the Ace: nothing goes on {top:the}.</source>
        <translation>As colunas acabam no ás: {top:on} nada pode ficar.</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Cop&amp;y the record</source>
        <translation>&amp;Copiar o registo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Copiar um relatório</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar o texto</translation>
    </message>
    <message>
        <source>Count by ones, twos, threes and fours; choose where every card waits.</source>
        <translation>Contar de um em um, dois em dois, três em três e quatro em quatro, e escolher onde cada carta espera.</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Letras das figuras</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Deal by number</source>
        <translation>Partida numerada</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Distribuir</translation>
    </message>
    <message>
        <source>Deal number, game or rules</source>
        <translation>Número da partida, jogo ou regras</translation>
    </message>
    <message>
        <source>Deal {deal} of {game} can be won.</source>
        <translation>A partida {deal} de {game} tem solução.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Partida {number}.</translation>
    </message>
    <message>
        <source>Deals a game that is known to be winnable, as hard as you want it.</source>
        <translation>Dá um jogo que se sabe ter solução, tão difícil quanto se queira.</translation>
    </message>
    <message>
        <source>Deals a new game. The one on the table is filed as lost.</source>
        <translation>Começa uma nova partida. A que está na mesa fica registada como perdida.</translation>
    </message>
    <message>
        <source>Deals by number: {n} played, {won} won.</source>
        <translation>Partidas numeradas: {n}, ganhas: {won}.</translation>
    </message>
    <message>
        <source>Deals the game of a number, the same cards for everybody.</source>
        <translation>Distribui a partida de um número, com as mesmas cartas para toda a gente.</translation>
    </message>
    <message>
        <source>Devil’s Grip</source>
        <translation>Devil’s Grip</translation>
    </message>
    <message>
        <source>Devil’s Grip: a drop that does not join swaps</source>
        <translation>Devil’s Grip: largar sem juntar troca as pilhas</translation>
    </message>
    <message>
        <source>Devil’s Grip: arrange the rows by itself</source>
        <translation>Devil’s Grip: ordenar as filas automaticamente</translation>
    </message>
    <message>
        <source>Devil’s Grip: lifts a pile to be swapped.</source>
        <translation>Devil’s Grip: levanta uma pilha para ser trocada.</translation>
    </message>
    <message>
        <source>Devil’s Grip: swaps two piles.</source>
        <translation>Devil’s Grip: troca duas pilhas.</translation>
    </message>
    <message>
        <source>Devil’s Grip: warn of joins that cannot help</source>
        <translation>Devil’s Grip: avisar quando juntar já não ajuda</translation>
    </message>
    <message>
        <source>Double click, right click</source>
        <translation>Duplo clique, clique direito</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Drag runs where single cards move</source>
        <translation>Arrastar sequências onde se move carta a carta</translation>
    </message>
    <message>
        <source>Drawing the deck {name} takes too long.</source>
        <translation>Desenhar o baralho {name} demora demasiado.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Dropping a pile on one that it does not fit swaps the two piles instead of refusing.</source>
        <translation>Largar uma pilha sobre outra em que não cabe troca as duas, em vez de recusar.</translation>
    </message>
    <message>
        <source>Each column is dealt one card.</source>
        <translation>Cada coluna recebe uma carta.</translation>
    </message>
    <message>
        <source>Each column is dealt {n} cards.</source>
        <translation>Cada coluna recebe {n} cartas.</translation>
    </message>
    <message>
        <source>Each is built up in alternate colours, from Ace to King.</source>
        <translation>Cada uma sobe em cores alternadas, do ás ao rei.</translation>
    </message>
    <message>
        <source>Each is built up in suit, from Ace to King.</source>
        <translation>Cada uma sobe no mesmo naipe, do ás ao rei.</translation>
    </message>
    <message>
        <source>Each of the four counts passes all thirteen ranks and ends with a King.</source>
        <translation>Cada uma das quatro contagens passa pelos treze valores e acaba com um rei.</translation>
    </message>
    <message>
        <source>Each starts with {rank:a} and is built up in suit, with the Ace after the King, until it holds all 13 ranks.</source>
        <translation>Cada uma começa com {rank:a} e sobe no mesmo naipe, com o ás a seguir ao rei, até ter os 13 valores.</translation>
    </message>
    <message>
        <source>Each {rank} is laid on a foundation before the deal.</source>
        <translation>Antes da distribuição, cada {rank} vai para uma fundação.</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Colunas vazias</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc closes this and leaves the finished table</source>
        <translation>Esc fecha isto e deixa a mesa terminada</translation>
    </message>
    <message>
        <source>Every card has a twin. Remember where it lies: when one copy is safe, the other can be spent.</source>
        <translation>Cada carta tem uma gémea. Convém lembrar onde está: com uma em segurança, a outra pode gastar-se.</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Todas as jogadas</translation>
    </message>
    <message>
        <source>Every move but turning a hidden card</source>
        <translation>Todas as jogadas, menos virar uma carta escondida</translation>
    </message>
    <message>
        <source>every second row face down</source>
        <translation>uma fila em cada duas tapada</translation>
    </message>
    <message>
        <source>Every second row lies face down; the first and the last lie face up.</source>
        <translation>Uma fila em cada duas fica tapada; a primeira e a última ficam abertas.</translation>
    </message>
    <message>
        <source>Everything as at first</source>
        <translation>Repor todas as predefinições</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>excelente</translation>
    </message>
    <message>
        <source>Explains the game on the table by the rules that are played.</source>
        <translation>Explica o jogo que está na mesa pelas regras com que se joga.</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exportar todas as partidas</translation>
    </message>
    <message>
        <source>Export and import</source>
        <translation>Exportar e importar</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar em CSV…</translation>
    </message>
    <message>
        <source>Export the preferences</source>
        <translation>Exportar as preferências</translation>
    </message>
    <message>
        <source>Export the records as text…</source>
        <translation>Exportar os registos como texto…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta tapada</translation>
    </message>
    <message>
        <source>face-down=alternate needs an odd number of rows, so that the last is up.</source>
        <translation>face-down=alternate precisa de um número ímpar de filas, para que a última fique aberta.</translation>
    </message>
    <message>
        <source>face-down={n} leaves no row face up; rows is {rows}.</source>
        <translation>face-down={n} não deixa nenhuma fila aberta; rows é {rows}.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Fanned, with the cards below in sight</source>
        <translation>Em leque, com as cartas de baixo à vista</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>fastest win</source>
        <translation>vitória mais rápida</translation>
    </message>
    <message>
        <source>fewest left</source>
        <translation>menos restantes</translation>
    </message>
    <message>
        <source>fewest moves</source>
        <translation>menos jogadas</translation>
    </message>
    <message>
        <source>fewest {n}</source>
        <translation>mínimo {n}</translation>
    </message>
    <message>
        <source>Fierce</source>
        <translation>Feroz</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de ficheiro:</translation>
    </message>
    <message>
        <source>Files this game as lost and leaves its table as it is.</source>
        <translation>Regista este jogo como perdido e deixa a mesa como está.</translation>
    </message>
    <message>
        <source>Fills the whole screen, and back.</source>
        <translation>Enche o ecrã todo, e volta ao normal.</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>First place the turned card, {card:the}.</source>
        <translation>Primeiro coloca-se a carta virada, {card:the}.</translation>
    </message>
    <message>
        <source>First place the turned card, {card:the}; then reserves may give one.</source>
        <translation>Primeiro coloca-se a carta virada, {card:the}; depois as reservas podem dar uma.</translation>
    </message>
    <message>
        <source>For instance {number}</source>
        <translation>Por exemplo {number}</translation>
    </message>
    <message>
        <source>Forty Thieves</source>
        <translation>Quarenta Ladrões (Forty Thieves)</translation>
    </message>
    <message>
        <source>Forty Thieves is also called Napoleon at St. Helena, Big Forty, Le Cadran and Roosevelt at San Juan.</source>
        <translation>Ao Quarenta Ladrões chama-se também Napoleon at St. Helena, Big Forty, Le Cadran e Roosevelt at San Juan.</translation>
    </message>
    <message>
        <source>Forty Thieves with a redeal</source>
        <translation>Quarenta Ladrões com redistribuição</translation>
    </message>
    <message>
        <source>Forty Thieves with runs in suit moved as one: a little kinder.</source>
        <translation>Quarenta Ladrões em que as sequências do mesmo naipe se movem juntas: um pouco mais fácil.</translation>
    </message>
    <message>
        <source>Foundation 1 counts by ones: A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K.</source>
        <translation>A fundação 1 conta de um em um: A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K.</translation>
    </message>
    <message>
        <source>Foundation 2 counts by twos: 2, 4, 6, 8, 10, Q, A, 3, 5, 7, 9, J, K.</source>
        <translation>A fundação 2 conta de dois em dois: 2, 4, 6, 8, 10, Q, A, 3, 5, 7, 9, J, K.</translation>
    </message>
    <message>
        <source>Foundation 3 counts by threes: 3, 6, 9, Q, 2, 5, 8, J, A, 4, 7, 10, K.</source>
        <translation>A fundação 3 conta de três em três: 3, 6, 9, Q, 2, 5, 8, J, A, 4, 7, 10, K.</translation>
    </message>
    <message>
        <source>Foundation 4 counts by fours: 4, 8, Q, 3, 7, J, 2, 6, 10, A, 5, 9, K.</source>
        <translation>A fundação 4 conta de quatro em quatro: 4, 8, Q, 3, 7, J, 2, 6, 10, A, 5, 9, K.</translation>
    </message>
    <message>
        <source>foundations empty at first</source>
        <translation>fundações vazias no início</translation>
    </message>
    <message>
        <source>foundations from {rank:a}</source>
        <translation>fundações a partir de {rank:a}</translation>
    </message>
    <message>
        <source>foundations give back</source>
        <translation>as fundações devolvem cartas</translation>
    </message>
    <message>
        <source>foundations in alternate colours</source>
        <translation>fundações em cores alternadas</translation>
    </message>
    <message>
        <source>foundations in suit</source>
        <translation>fundações no mesmo naipe</translation>
    </message>
    <message>
        <source>foundations in suit past the King</source>
        <translation>fundações no mesmo naipe para lá do rei</translation>
    </message>
    <message>
        <source>foundations laid out</source>
        <translation>fundações já começadas</translation>
    </message>
    <message>
        <source>foundations locked</source>
        <translation>fundações fechadas</translation>
    </message>
    <message>
        <source>Foundations take one card at a time.</source>
        <translation>As fundações aceitam uma carta de cada vez.</translation>
    </message>
    <message>
        <source>Foundations that start from {base} must wrap: use foundation-build=suit-wrap.</source>
        <translation>Fundações que começam em {base} têm de dar a volta: use-se foundation-build=suit-wrap.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>free placement</source>
        <translation>colocação livre</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Cards and icons were drawn for this program.</source>
        <translation>Software livre sob a licença MIT. As cartas e os ícones foram desenhados para este programa.</translation>
    </message>
    <message>
        <source>From one reserve a card goes only to an empty reserve.</source>
        <translation>De uma reserva, uma carta só passa para uma reserva vazia.</translation>
    </message>
    <message>
        <source>From step {m} on it could no longer be won; before that it is not known.</source>
        <translation>A partir do passo {m} já não podia ser ganho; antes disso não se sabe.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>game {n}</source>
        <translation>partida {n}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games (*{ending})</source>
        <translation>Jogos (*{ending})</translation>
    </message>
    <message>
        <source>Games added from {file}: {n}.</source>
        <translation>Partidas acrescentadas de {file}: {n}.</translation>
    </message>
    <message>
        <source>Games played: {n}; won: {won}.</source>
        <translation>Partidas jogadas: {n}; ganhas: {won}.</translation>
    </message>
    <message>
        <source>Games: {n}</source>
        <translation>Partidas: {n}</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Células vazias</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>&amp;Desistir</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>Gives this place in the game a name, to be found again.</source>
        <translation>Dá um nome a este ponto da partida, para voltar a encontrá-lo.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir para lá</translation>
    </message>
    <message>
        <source>Goes back to the first position of this deal.</source>
        <translation>Volta à primeira posição desta partida.</translation>
    </message>
    <message>
        <source>Goes back to the place before the last jump to a bookmark, and forth again.</source>
        <translation>Volta ao ponto antes do último salto para um marcador, e de novo a ele.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bom</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Convém saber</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Pano verde</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard two-pack patiences: Forty Thieves and its family, Devil’s Grip, Calculation.</source>
        <translation>Paciências difíceis de dois baralhos: Quarenta Ladrões e a sua família, Devil’s Grip, Cálculo.</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High contrast has strong outlines and rings, pure colours and a plain table.</source>
        <translation>O contraste alto tem contornos e anéis fortes, cores puras e uma mesa lisa.</translation>
    </message>
    <message>
        <source>How fast cards fly to their places. Playing on never has to wait for them.</source>
        <translation>A velocidade a que as cartas voam para os seus lugares. Nunca é preciso esperar por elas para continuar a jogar.</translation>
    </message>
    <message>
        <source>How much may be undone, for those who want it strict.</source>
        <translation>Até onde se pode desfazer, para quem prefere jogar com rigor.</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>Importar preferências</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>In the last pass a 2, 3 or 4 in the talon never leaves it and locks every card beneath it. The table shows how many cards will be left at least.</source>
        <translation>Na última passagem, um dois, um três ou um quatro no talão nunca mais de lá sai e prende todas as cartas que estão por baixo. A mesa mostra quantas cartas hão de restar no mínimo.</translation>
    </message>
    <message>
        <source>In {name}, {upper} cannot lie on {lower}.</source>
        <translation>Em {name}, {upper} não pode estar sobre {lower}.</translation>
    </message>
    <message>
        <source>Indian</source>
        <translation>Indian</translation>
    </message>
    <message>
        <source>Indian with three rows, the first of them face down.</source>
        <translation>Indian com três filas, a primeira delas tapada.</translation>
    </message>
    <message>
        <source>Indian, traditional deal</source>
        <translation>Indian, distribuição tradicional</translation>
    </message>
    <message>
        <source>It could be won all the way.</source>
        <translation>Podia ser ganho até ao fim.</translation>
    </message>
    <message>
        <source>It could be won until step {n}, and no longer from step {m} on.</source>
        <translation>Podia ser ganho até ao passo {n}, e já não a partir do passo {m}.</translation>
    </message>
    <message>
        <source>It could be won until step {n}; after that it is not known.</source>
        <translation>Podia ser ganho até ao passo {n}; depois disso não se sabe.</translation>
    </message>
    <message>
        <source>It has its name from the forty cards that are dealt at first.</source>
        <translation>Deve o nome às quarenta cartas que se dão no início.</translation>
    </message>
    <message>
        <source>It has many relatives: some let whole runs move, like Josephine, others deal more columns or longer ones.</source>
        <translation>Tem muitos parentes: uns, como Josephine, deixam mover sequências inteiras; outros dão mais colunas, ou colunas mais compridas.</translation>
    </message>
    <message>
        <source>It is blocked when nothing can be turned and nothing moves but a whole column to an empty one; undo stays possible.</source>
        <translation>Fica bloqueado quando nada se pode virar e nada se move senão uma coluna inteira para uma vazia; desfazer continua a ser possível.</translation>
    </message>
    <message>
        <source>It is blocked when nothing can be turned and the talon’s top card joins no pile.</source>
        <translation>Fica bloqueado quando nada se pode virar e a carta do topo do talão não se junta a nenhuma pilha.</translation>
    </message>
    <message>
        <source>It is blocked when stock and turned card are gone, no reserve’s top card fits and none may go to another reserve.</source>
        <translation>Fica bloqueado quando já não há monte nem carta virada, nenhuma carta do topo de uma reserva cabe numa fundação e nenhuma pode passar para outra reserva.</translation>
    </message>
    <message>
        <source>It is no kind of Klondike: it has no separate foundations, no covered cards and no Aces.</source>
        <translation>Não é uma espécie de Klondike: não tem fundações à parte, nem cartas tapadas, nem ases.</translation>
    </message>
    <message>
        <source>It was played with help, so it is not in the rates.</source>
        <translation>Foi jogada com ajuda, por isso não entra nas percentagens.</translation>
    </message>
    <message>
        <source>Its top card may go to a foundation at any time, but never has to.</source>
        <translation>A sua carta do topo pode ir para uma fundação em qualquer altura, mas nunca é obrigada a isso.</translation>
    </message>
    <message>
        <source>J Q K</source>
        <translation>J Q K</translation>
    </message>
    <message>
        <source>Joining piles</source>
        <translation>Juntar pilhas</translation>
    </message>
    <message>
        <source>Joins cannot help any more, with the stock empty and no redeal left; they are still legal.</source>
        <translation>Com o monte vazio e sem redistribuições, juntar já não ajuda; mas continua a ser permitido.</translation>
    </message>
    <message>
        <source>Josephine</source>
        <translation>Josephine</translation>
    </message>
    <message>
        <source>Judge by it</source>
        <translation>Avaliar assim</translation>
    </message>
    <message>
        <source>Judge by the true deal</source>
        <translation>Avaliar pela distribuição verdadeira</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Teclado e rato</translation>
    </message>
    <message>
        <source>Keys on the table</source>
        <translation>Teclas na mesa</translation>
    </message>
    <message>
        <source>Kings on Aces</source>
        <translation>reis sobre ases</translation>
    </message>
    <message>
        <source>Kings-only spaces</source>
        <translation>Só reis nas colunas vazias</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índices grandes</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Lays out all cards of the waste for a look; any key or click takes them away.</source>
        <translation>Estende todas as cartas do descarte para serem vistas; qualquer tecla ou clique as recolhe.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restam</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Mesa para canhotos</translation>
    </message>
    <message>
        <source>Lets go of what is lifted; closes the panel.</source>
        <translation>Larga o que está levantado; fecha o painel.</translation>
    </message>
    <message>
        <source>Lets two whole piles change places.</source>
        <translation>Troca de lugar duas pilhas inteiras.</translation>
    </message>
    <message>
        <source>Lifts a card; a second click on a target puts it there.</source>
        <translation>Levanta uma carta; um segundo clique num destino coloca-a lá.</translation>
    </message>
    <message>
        <source>Lifts it for a second click on its target</source>
        <translation>Levanta-a, para um segundo clique no destino</translation>
    </message>
    <message>
        <source>Lifts, and puts down; on the stock it turns.</source>
        <translation>Levanta e pousa; no monte, vira.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light or dark colours around the table.</source>
        <translation>Cores claras ou escuras à volta da mesa.</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limited</translation>
    </message>
    <message>
        <source>Line {n} of {file} cannot be read: {reason}.</source>
        <translation>Não é possível ler a linha {n} de {file}: {reason}.</translation>
    </message>
    <message>
        <source>Line {n}: {sentence}</source>
        <translation>Linha {n}: {sentence}</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linho</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Lists the bookmarks of this game; goes to one, or drops it.</source>
        <translation>Lista os marcadores desta partida; vai para um, ou retira-o.</translation>
    </message>
    <message>
        <source>Lists the steps of this game beside the table; a click goes there.</source>
        <translation>Mostra ao lado da mesa os passos deste jogo; um clique leva até lá.</translation>
    </message>
    <message>
        <source>Lists what keys and mouse buttons do.</source>
        <translation>Mostra o que fazem as teclas e os botões do rato.</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>maior série de vitórias</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Ver…</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>Looking for a deal of {game} that can be won; looked at so far: {n}.</source>
        <translation>A procurar uma partida de {game} com solução; vistas até agora: {n}.</translation>
    </message>
    <message>
        <source>Looking for a solution…</source>
        <translation>A procurar solução…</translation>
    </message>
    <message>
        <source>Looking for the last position that was not lost…</source>
        <translation>A procurar a última posição que não estava perdida…</translation>
    </message>
    <message>
        <source>Looking where it was lost…</source>
        <translation>A procurar onde se perdeu…</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>a procurar…</translation>
    </message>
    <message>
        <source>Looks for a line that wins, and plays it.</source>
        <translation>Procura uma sequência de jogadas que ganhe e reproduz essa sequência.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Made with Python and Qt for Python (LGPL).</source>
        <translation>Feito com Python e Qt for Python (LGPL).</translation>
    </message>
    <message>
        <source>Makes its best move</source>
        <translation>Faz a melhor jogada com ela</translation>
    </message>
    <message>
        <source>median {time}</source>
        <translation>mediana {time}</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menus</translation>
    </message>
    <message>
        <source>Middle button held down</source>
        <translation>Manter o botão do meio premido</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Azul-noite</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>most cards up</source>
        <translation>mais cartas nas fundações</translation>
    </message>
    <message>
        <source>Mouse, touch and pen</source>
        <translation>Rato, toque e caneta</translation>
    </message>
    <message>
        <source>Move list</source>
        <translation>Lista de jogadas</translation>
    </message>
    <message>
        <source>Move over the piles; up and down choose how many cards.</source>
        <translation>Percorrem as pilhas; para cima e para baixo escolhem quantas cartas.</translation>
    </message>
    <message>
        <source>Move {n}, {text}, is not legal: {reason}</source>
        <translation>A jogada {n}, {text}, não é permitida: {reason}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Moves a card, or a run; the piles that take it glow.</source>
        <translation>Move uma carta, ou uma sequência; as pilhas que a aceitam iluminam-se.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New &amp;winnable deal…</source>
        <translation>Nova partida com s&amp;olução…</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>New winnable deal</source>
        <translation>Nova partida com solução</translation>
    </message>
    <message>
        <source>No card goes from one reserve to another.</source>
        <translation>Nenhuma carta passa de uma reserva para outra.</translation>
    </message>
    <message>
        <source>No card has to go up: you choose when.</source>
        <translation>Nenhuma carta é obrigada a subir: escolhe-se quando.</translation>
    </message>
    <message>
        <source>No card is left over, so there is no stock.</source>
        <translation>Não sobra nenhuma carta, por isso não há monte.</translation>
    </message>
    <message>
        <source>no Kings on Aces</source>
        <translation>sem reis sobre ases</translation>
    </message>
    <message>
        <source>No move is left: the game is blocked.</source>
        <translation>Não há jogadas possíveis: o jogo está bloqueado.</translation>
    </message>
    <message>
        <source>no redeal</source>
        <translation>sem redistribuição</translation>
    </message>
    <message>
        <source>No redeal is left: the talon cannot be turned over.</source>
        <translation>Já não há redistribuições: o talão não pode ser virado.</translation>
    </message>
    <message>
        <source>No redeal is left: the waste cannot be turned over.</source>
        <translation>Já não há redistribuições: o descarte não pode ser virado.</translation>
    </message>
    <message>
        <source>No solution was found in the time. That does not mean there is none.</source>
        <translation>Não se encontrou solução a tempo. Isso não quer dizer que não exista.</translation>
    </message>
    <message>
        <source>no transfers between reserves</source>
        <translation>sem passagens entre reservas</translation>
    </message>
    <message>
        <source>No useful move is left.</source>
        <translation>Já não há jogadas úteis.</translation>
    </message>
    <message>
        <source>No useful moves left: nothing more can go up. Undo goes on, or a new deal.</source>
        <translation>Já não há jogadas úteis: nada mais pode subir. Pode desfazer-se, ou começar uma nova partida.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>solução desconhecida</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ainda não jogado</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Nothing goes back to the stock.</source>
        <translation>Nada volta para o monte.</translation>
    </message>
    <message>
        <source>Nothing goes on an Ace, and a King goes on no card.</source>
        <translation>Sobre um ás nada pode ficar, e um rei não fica sobre nenhuma carta.</translation>
    </message>
    <message>
        <source>Nothing goes to an empty cell: only the stock fills it.</source>
        <translation>Nada vai para uma célula vazia: só o monte a preenche.</translation>
    </message>
    <message>
        <source>Nothing goes to the talon but cards turned from the stock.</source>
        <translation>Para o talão só vão cartas viradas do monte.</translation>
    </message>
    <message>
        <source>Nothing goes to the waste but a card turned from the stock.</source>
        <translation>Para o descarte só vai uma carta virada do monte.</translation>
    </message>
    <message>
        <source>Nothing goes to the waste but what is turned from the stock.</source>
        <translation>Para o descarte só vai o que se vira do monte.</translation>
    </message>
    <message>
        <source>Nothing joins a Jack, Queen or King.</source>
        <translation>Nada se junta a um valete, a uma dama ou a um rei.</translation>
    </message>
    <message>
        <source>now {n}</source>
        <translation>atual {n}</translation>
    </message>
    <message>
        <source>now {rate}</source>
        <translation>agora {rate}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>Numbers go from 1 to 10 to the power of {power}, or from ms1 to ms{last} for Microsoft’s deals.</source>
        <translation>Os números vão de 1 a 10 elevado a {power}, ou de ms1 a ms{last} para as partidas da Microsoft.</translation>
    </message>
    <message>
        <source>of {total}</source>
        <translation>de {total}</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>On an Ace goes a King, by the same rule, and the column goes on.</source>
        <translation>Sobre um ás fica um rei, pela mesma regra, e a coluna continua.</translation>
    </message>
    <message>
        <source>Once the stock is empty and no turned card waits, the top card of a reserve of two or more may go to an empty reserve.</source>
        <translation>Com o monte vazio e sem carta virada à espera, a carta do topo de uma reserva com duas ou mais pode passar para uma reserva vazia.</translation>
    </message>
    <message>
        <source>Once the stock is empty, gaps stay empty: nothing moves into them.</source>
        <translation>Com o monte vazio, as células vazias ficam vazias: nada vai para elas.</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>uma coluna</translation>
    </message>
    <message>
        <source>one pack</source>
        <translation>um baralho</translation>
    </message>
    <message>
        <source>one redeal</source>
        <translation>uma redistribuição</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>uma fila</translation>
    </message>
    <message>
        <source>one row face down</source>
        <translation>uma fila tapada</translation>
    </message>
    <message>
        <source>Only a card of a column may be face down, not “{text}”.</source>
        <translation>Só uma carta de uma coluna pode estar tapada, não «{text}».</translation>
    </message>
    <message>
        <source>Only a card turned from the stock waits here.</source>
        <translation>Aqui só espera uma carta virada do monte.</translation>
    </message>
    <message>
        <source>Only a King may fill an empty column: the hardest of the family.</source>
        <translation>Só um rei pode preencher uma coluna vazia: o mais difícil da família.</translation>
    </message>
    <message>
        <source>Only a King may go to an empty column; this is {card:the}.</source>
        <translation>Para uma coluna vazia só pode ir um rei; esta carta é {card:the}.</translation>
    </message>
    <message>
        <source>only Kings in spaces</source>
        <translation>só reis nas colunas vazias</translation>
    </message>
    <message>
        <source>Only one turned card waits at a time in this game.</source>
        <translation>Neste jogo só espera uma carta virada de cada vez.</translation>
    </message>
    <message>
        <source>Only piles of Devil’s Grip’s grid change places.</source>
        <translation>Só as pilhas da grelha de Devil’s Grip trocam de lugar.</translation>
    </message>
    <message>
        <source>Only the rows are not yet right; swaps bring every pile where it belongs.</source>
        <translation>Só as filas ainda não estão certas; as trocas levam cada pilha ao seu lugar.</translation>
    </message>
    <message>
        <source>Only the talon’s top card can join a pile; that frees the one beneath.</source>
        <translation>Só a carta do topo do talão pode juntar-se a uma pilha; com isso liberta-se a que está por baixo.</translation>
    </message>
    <message>
        <source>Only the top card may be taken: one card a move.</source>
        <translation>Só se pode tirar a carta do topo: uma carta por jogada.</translation>
    </message>
    <message>
        <source>Only the top card of the talon may be taken.</source>
        <translation>Só se pode tirar a carta do topo do talão.</translation>
    </message>
    <message>
        <source>Only the top card of the waste may go to an empty column.</source>
        <translation>Para uma coluna vazia só pode ir a carta do topo do descarte.</translation>
    </message>
    <message>
        <source>Only the waste’s top card can be played; that frees the one beneath.</source>
        <translation>Só se pode jogar a carta do topo do descarte; com isso liberta-se a que está por baixo.</translation>
    </message>
    <message>
        <source>Only what you can see is used. It is said when no order of the unseen cards wins.</source>
        <translation>Só se usa o que está à vista. Avisa-se quando nenhuma ordem das cartas por ver permite ganhar.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir um jogo</translation>
    </message>
    <message>
        <source>Opened.</source>
        <translation>Jogo aberto.</translation>
    </message>
    <message>
        <source>Opens a game or a position from a file.</source>
        <translation>Abre um jogo ou uma posição a partir de um ficheiro.</translation>
    </message>
    <message>
        <source>Opens the game whose text is on the clipboard.</source>
        <translation>Abre o jogo cujo texto está na área de transferência.</translation>
    </message>
    <message>
        <source>Opens the menus.</source>
        <translation>Abre os menus.</translation>
    </message>
    <message>
        <source>outside the rates</source>
        <translation>fora das percentagens</translation>
    </message>
    <message>
        <source>Outside the rates: {replays} replays, {assisted} assisted, {marked} marked.</source>
        <translation>Fora das percentagens: {replays} repetidas, {assisted} com ajuda, {marked} assinaladas.</translation>
    </message>
    <message>
        <source>P held down</source>
        <translation>Manter P premida</translation>
    </message>
    <message>
        <source>P&amp;aste a record</source>
        <translation>Co&amp;lar um registo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Piles are joined in any row; only at the end does the row count.</source>
        <translation>As pilhas juntam-se em qualquer fila; a fila só conta no fim.</translation>
    </message>
    <message>
        <source>Piles climb by threes in suit: only {wanted:the} joins {top:the}.</source>
        <translation>As pilhas sobem de três em três no mesmo naipe: {top:on} só pode ficar {wanted:the}.</translation>
    </message>
    <message>
        <source>Place the last Kings with care. What is built on a King is ever harder to free when cards move one by one.</source>
        <translation>Convém colocar os últimos reis com cuidado. Movendo as cartas uma a uma, o que está sobre um rei é cada vez mais difícil de libertar.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play from the waste before you turn the next card: what gets buried there is hard to reach again.</source>
        <translation>Convém jogar do descarte antes de virar a carta seguinte: é difícil voltar a chegar ao que lá fica enterrado.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jogar outra vez</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar a jogar</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar a partir daqui</translation>
    </message>
    <message>
        <source>played</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>Players win some 10 to 15 games in a hundred, and a game takes 15 to 30 minutes.</source>
        <translation>Ganham-se umas 10 a 15 partidas em cem, e uma partida dura entre 15 e 30 minutos.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Plays every card to the foundations that can go there.</source>
        <translation>Leva para as fundações todas as cartas que para lá possam ir.</translation>
    </message>
    <message>
        <source>Plays the step again that was taken back.</source>
        <translation>Volta a jogar o passo desfeito.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Press a button, then the new key. Esc leaves it as it was, Delete takes it away.</source>
        <translation>Prime-se um botão e depois a nova tecla. Esc deixa tudo como estava, Delete retira a tecla.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Premir uma tecla…</translation>
    </message>
    <message>
        <source>Puts this game as text on the clipboard.</source>
        <translation>Põe este jogo, como texto, na área de transferência.</translation>
    </message>
    <message>
        <source>R&amp;eturn to where you were</source>
        <translation>Re&amp;gressar ao ponto anterior</translation>
    </message>
    <message>
        <source>Raises a covered card, or lays out the waste.</source>
        <translation>Levanta uma carta coberta ou estende o descarte.</translation>
    </message>
    <message>
        <source>Raises the covered card under the pointer.</source>
        <translation>Levanta a carta coberta que está sob o ponteiro.</translation>
    </message>
    <message>
        <source>random deals</source>
        <translation>aleatórias</translation>
    </message>
    <message>
        <source>Rank and suit in the corner are larger, for weak eyes. Columns become longer.</source>
        <translation>O valor e o naipe no canto são maiores, para quem vê mal. As colunas ficam mais compridas.</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>vitórias</translation>
    </message>
    <message>
        <source>Ratings: {list}.</source>
        <translation>Classificações: {list}.</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>R&amp;ever o jogo…</translation>
    </message>
    <message>
        <source>Read from {file}.</source>
        <translation>Lido de {file}.</translation>
    </message>
    <message>
        <source>redeals-used is a number; “{text}” is not.</source>
        <translation>redeals-used é um número; «{text}» não é.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>repetida</translation>
    </message>
    <message>
        <source>replays, assisted, marked</source>
        <translation>repetidas, com ajuda, assinaladas</translation>
    </message>
    <message>
        <source>Reserves keep their cards while the stock has any.</source>
        <translation>As reservas guardam as suas cartas enquanto o monte tiver alguma.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Repor</translation>
    </message>
    <message>
        <source>Reset the record?</source>
        <translation>Repor as estatísticas?</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Repor…</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rever o jogo</translation>
    </message>
    <message>
        <source>Right click on the bare table</source>
        <translation>Clique direito na mesa livre</translation>
    </message>
    <message>
        <source>Right-button drag, Shift and drag</source>
        <translation>Arrastar com o botão direito ou com Shift</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Run of {n} from {card:the}: no place to go</source>
        <translation>Sequência de {n} a partir {card:of}: sem destino possível</translation>
    </message>
    <message>
        <source>Run of {n} from {card:the}: one place to go</source>
        <translation>Sequência de {n} a partir {card:of}: um destino possível</translation>
    </message>
    <message>
        <source>Run of {n} from {card:the}: {places} places to go</source>
        <translation>Sequência de {n} a partir {card:of}: {places} destinos possíveis</translation>
    </message>
    <message>
        <source>runs as one</source>
        <translation>sequências em bloco</translation>
    </message>
    <message>
        <source>S&amp;how the whole waste</source>
        <translation>&amp;Mostrar todo o descarte</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Esta&amp;tísticas…</translation>
    </message>
    <message>
        <source>S&amp;wap two piles</source>
        <translation>&amp;Trocar duas pilhas</translation>
    </message>
    <message>
        <source>S, Shift and Enter</source>
        <translation>S, Shift e Enter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Guardar uma cópia deste jogo</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Say once a game that a join does nothing more when stock and redeals are used up.</source>
        <translation>Avisar uma vez por jogo que juntar já nada adianta quando se esgotaram o monte e as redistribuições.</translation>
    </message>
    <message>
        <source>Say when no useful move is left</source>
        <translation>Avisar quando já não há jogadas úteis</translation>
    </message>
    <message>
        <source>Say when the game can no longer be won</source>
        <translation>Avisar quando o jogo já não pode ser ganho</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Sends the top card to a foundation.</source>
        <translation>Envia a carta do topo para uma fundação.</translation>
    </message>
    <message>
        <source>Set a boo&amp;kmark…</source>
        <translation>&amp;Pôr um marcador…</translation>
    </message>
    <message>
        <source>Set a bookmark</source>
        <translation>Pôr um marcador</translation>
    </message>
    <message>
        <source>share won in the last {n} games</source>
        <translation>percentagem ganha nas últimas {n} partidas</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Mostrar o &amp;relógio</translation>
    </message>
    <message>
        <source>Show the &amp;menu bar</source>
        <translation>Mostrar a barra de &amp;menus</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Mostrar a p&amp;ontuação</translation>
    </message>
    <message>
        <source>Show the &amp;toolbar</source>
        <translation>Mostrar a barra de &amp;ferramentas</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Mostrar o relógio</translation>
    </message>
    <message>
        <source>Show the mo&amp;ves</source>
        <translation>Mostrar as &amp;jogadas</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Mostrar a pontuação</translation>
    </message>
    <message>
        <source>Show the so&amp;lution…</source>
        <translation>Mostrar a so&amp;lução…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar a solução</translation>
    </message>
    <message>
        <source>Show the status &amp;bar</source>
        <translation>Mostrar a barra de &amp;estado</translation>
    </message>
    <message>
        <source>Shows a move worth making, and the next best when asked again. It never peeks.</source>
        <translation>Mostra uma jogada que vale a pena e, pedida outra vez, a melhor a seguir. Nunca espreita cartas escondidas.</translation>
    </message>
    <message>
        <source>Shows all games with your record, and the games to go on with.</source>
        <translation>Mostra todos os jogos com o seu registo, e os que estão por acabar.</translation>
    </message>
    <message>
        <source>Shows or hides how many cards are up or left.</source>
        <translation>Mostra ou esconde quantas cartas subiram ou restam.</translation>
    </message>
    <message>
        <source>Shows or hides the line of messages and figures.</source>
        <translation>Mostra ou esconde a linha de mensagens e números.</translation>
    </message>
    <message>
        <source>Shows or hides the row of buttons.</source>
        <translation>Mostra ou esconde a linha de botões.</translation>
    </message>
    <message>
        <source>Shows or hides the time of play.</source>
        <translation>Mostra ou esconde o tempo de jogo.</translation>
    </message>
    <message>
        <source>Shows the cards that the foundations take next.</source>
        <translation>Mostra as cartas que as fundações pedem a seguir.</translation>
    </message>
    <message>
        <source>Shows the menu bar always, or only on Alt.</source>
        <translation>Mostra a barra de menus sempre, ou só com Alt.</translation>
    </message>
    <message>
        <source>Shows the record of wins and losses.</source>
        <translation>Mostra o registo de vitórias e derrotas.</translation>
    </message>
    <message>
        <source>Shows the twin of the card under the pointer.</source>
        <translation>Mostra a gémea da carta que está sob o ponteiro.</translation>
    </message>
    <message>
        <source>Shows, once the game is over, where it could still be won and where no longer.</source>
        <translation>Mostra, acabado o jogo, até onde podia ser ganho e a partir de onde já não.</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>desde {date}</translation>
    </message>
    <message>
        <source>single cards</source>
        <translation>carta a carta</translation>
    </message>
    <message>
        <source>Sixty Thieves</source>
        <translation>Sixty Thieves</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardósia</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Solitaire Desktop</source>
        <translation>Solitaire Desktop</translation>
    </message>
    <message>
        <source>Solution: move {n} of {count}</source>
        <translation>Solução: jogada {n} de {count}</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo correu mal</translation>
    </message>
    <message>
        <source>Sort all {n} cards into 24 piles of four, each of one suit and in its row.</source>
        <translation>Ordenar todas as {n} cartas em 24 pilhas de quatro, cada uma de um só naipe e na sua fila.</translation>
    </message>
    <message>
        <source>Sort twenty-four piles into three rows that climb by threes.</source>
        <translation>Ordenar vinte e quatro pilhas em três filas que sobem de três em três.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Sound needs QtMultimedia, which is not installed: it comes with solitaire-desktop[sound].</source>
        <translation>O som precisa do QtMultimedia, que não está instalado: vem com solitaire-desktop[sound].</translation>
    </message>
    <message>
        <source>spaces fill themselves</source>
        <translation>as colunas vazias preenchem-se sozinhas</translation>
    </message>
    <message>
        <source>spaces only from the waste</source>
        <translation>colunas vazias só a partir do descarte</translation>
    </message>
    <message>
        <source>spaces stay empty</source>
        <translation>as colunas vazias ficam vazias</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <translation>Velocidade: rápida</translation>
    </message>
    <message>
        <source>Speed: normal</source>
        <translation>Velocidade: normal</translation>
    </message>
    <message>
        <source>Speed: slow</source>
        <translation>Velocidade: lenta</translation>
    </message>
    <message>
        <source>Squared up, with its top card in sight</source>
        <translation>Alinhado, só com a carta do topo à vista</translation>
    </message>
    <message>
        <source>started by any suit</source>
        <translation>começo com qualquer naipe</translation>
    </message>
    <message>
        <source>started by clubs</source>
        <translation>começo com paus</translation>
    </message>
    <message>
        <source>started is a date and time as in ISO 8601; “{text}” is not.</source>
        <translation>started é uma data e hora como na ISO 8601; «{text}» não é.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Status bar</source>
        <translation>Barra de estado</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Step ahead</source>
        <translation>Passo em frente</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo atrás</translation>
    </message>
    <message>
        <source>Step {n}</source>
        <translation>Passo {n}</translation>
    </message>
    <message>
        <source>Step {n} lost it: before it the game could be won.</source>
        <translation>O passo {n} perdeu o jogo: antes dele ainda podia ser ganho.</translation>
    </message>
    <message>
        <source>Step {n} of {count}</source>
        <translation>Passo {n} de {count}</translation>
    </message>
    <message>
        <source>Step {n} of {count}: {text}</source>
        <translation>Passo {n} de {count}: {text}</translation>
    </message>
    <message>
        <source>Step {n}, the present one: {text}</source>
        <translation>Passo {n}, o atual: {text}</translation>
    </message>
    <message>
        <source>Step {n}: from here the game can be won.</source>
        <translation>Passo {n}: a partir daqui o jogo pode ser ganho.</translation>
    </message>
    <message>
        <source>Step {n}: it could be won</source>
        <translation>Passo {n}: podia ser ganho</translation>
    </message>
    <message>
        <source>Step {n}: it could no longer be won</source>
        <translation>Passo {n}: já não podia ser ganho</translation>
    </message>
    <message>
        <source>Step {n}: not known</source>
        <translation>Passo {n}: não se sabe</translation>
    </message>
    <message>
        <source>Step {n}: the last position that is not known to be lost.</source>
        <translation>Passo {n}: a última posição que não se sabe estar perdida.</translation>
    </message>
    <message>
        <source>Step {n}: {text}</source>
        <translation>Passo {n}: {text}</translation>
    </message>
    <message>
        <source>Stock and talon</source>
        <translation>O monte e o talão</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>O monte e o descarte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Streets</translation>
    </message>
    <message>
        <source>Suits and colours do not matter.</source>
        <translation>Os naipes e as cores não contam.</translation>
    </message>
    <message>
        <source>Swapped.</source>
        <translation>Pilhas trocadas.</translation>
    </message>
    <message>
        <source>Swapping piles</source>
        <translation>Trocar pilhas</translation>
    </message>
    <message>
        <source>Swaps the piles into their rows.</source>
        <translation>Troca as pilhas até ficarem nas suas filas.</translation>
    </message>
    <message>
        <source>T held down</source>
        <translation>Manter T premida</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Jogada desfeita.</translation>
    </message>
    <message>
        <source>Takes back all steps since the game could last be won.</source>
        <translation>Desfaz todos os passos desde que o jogo ainda podia ser ganho.</translation>
    </message>
    <message>
        <source>Takes back the last step.</source>
        <translation>Desfaz o último passo.</translation>
    </message>
    <message>
        <source>takes what is lifted</source>
        <translation>aceita o que está levantado</translation>
    </message>
    <message>
        <source>Talon {n}</source>
        <translation>Talão {n}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>That is {rating}.</source>
        <translation>Classificação: {rating}.</translation>
    </message>
    <message>
        <source>That Napoleon played it in exile is a story, much disputed and never proved.</source>
        <translation>Que Napoleão o jogou no exílio é uma história muito contestada e nunca provada.</translation>
    </message>
    <message>
        <source>The Ace, 2, 3 and 4 of clubs start foundations 1 to 4, in every deal.</source>
        <translation>O ás, o dois, o três e o quatro de paus começam as fundações 1 a 4, em todas as partidas.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>The bar of buttons is shown.</source>
        <translation>A barra de botões fica visível.</translation>
    </message>
    <message>
        <source>The cards already lie on this pile.</source>
        <translation>As cartas já estão nesta pilha.</translation>
    </message>
    <message>
        <source>The columns</source>
        <translation>As colunas</translation>
    </message>
    <message>
        <source>The copy {file} cannot be read: {reason}.</source>
        <translation>Não é possível ler a cópia {file}: {reason}.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>The deck {name} cannot be drawn.</source>
        <translation>Não é possível desenhar o baralho {name}.</translation>
    </message>
    <message>
        <source>The deck {name} cannot be read: {reason}.</source>
        <translation>Não é possível ler o baralho {name}: {reason}.</translation>
    </message>
    <message>
        <source>The deck {name} has no drawing of {part}; it lacks {n} in all.</source>
        <translation>O baralho {name} não tem desenho de {part}; faltam {n} ao todo.</translation>
    </message>
    <message>
        <source>The deck {name} is damaged.</source>
        <translation>O baralho {name} está danificado.</translation>
    </message>
    <message>
        <source>The deck {name} is no drawing that can be read.</source>
        <translation>O baralho {name} não é um desenho que se possa ler.</translation>
    </message>
    <message>
        <source>The deck {name} is no grid of 13 by 5 cards.</source>
        <translation>O baralho {name} não é uma grelha de 13 por 5 cartas.</translation>
    </message>
    <message>
        <source>The deck {name} is no picture that can be read.</source>
        <translation>O baralho {name} não é uma imagem que se possa ler.</translation>
    </message>
    <message>
        <source>The deck {name} is not on this computer.</source>
        <translation>O baralho {name} não está neste computador.</translation>
    </message>
    <message>
        <source>The deck {name} is too large.</source>
        <translation>O baralho {name} é demasiado grande.</translation>
    </message>
    <message>
        <source>The disk is full. Play on; your games are saved as soon as there is space.</source>
        <translation>O disco está cheio. Pode continuar a jogar; os jogos são guardados logo que haja espaço.</translation>
    </message>
    <message>
        <source>The drawing of {name} cannot be read.</source>
        <translation>Não é possível ler o desenho de {name}.</translation>
    </message>
    <message>
        <source>The drawing {file} cannot be read: {reason}.</source>
        <translation>Não é possível ler o desenho {file}: {reason}.</translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation>O fim e a pontuação</translation>
    </message>
    <message>
        <source>The fastest of your {n} wins.</source>
        <translation>A mais rápida das suas {n} vitórias.</translation>
    </message>
    <message>
        <source>The fewest moves of your {n} wins.</source>
        <translation>A vitória com menos jogadas, de um total de {n}.</translation>
    </message>
    <message>
        <source>The file is not text in UTF-8.</source>
        <translation>O ficheiro não é texto em UTF-8.</translation>
    </message>
    <message>
        <source>The file is too large to be a record of a game.</source>
        <translation>O ficheiro é demasiado grande para ser o registo de um jogo.</translation>
    </message>
    <message>
        <source>The file {file} cannot be opened. The defaults are used.</source>
        <translation>Não é possível abrir o ficheiro {file}. Usam-se os valores predefinidos.</translation>
    </message>
    <message>
        <source>The file {file} cannot be written. Your changes hold until you quit.</source>
        <translation>Não é possível escrever o ficheiro {file}. As alterações valem até sair do programa.</translation>
    </message>
    <message>
        <source>The first row lies face down.</source>
        <translation>A primeira fila fica tapada.</translation>
    </message>
    <message>
        <source>The first {n} rows lie face down.</source>
        <translation>As primeiras {n} filas ficam tapadas.</translation>
    </message>
    <message>
        <source>The folder of the record is read-only. Play on; nothing is saved for now.</source>
        <translation>A pasta do registo é só de leitura. Pode continuar a jogar; por agora nada é guardado.</translation>
    </message>
    <message>
        <source>The foundations</source>
        <translation>As fundações</translation>
    </message>
    <message>
        <source>The foundations start empty: each {rank} is dealt like any other card.</source>
        <translation>As fundações começam vazias: cada {rank} vem na distribuição como qualquer outra carta.</translation>
    </message>
    <message>
        <source>The game at {place} cannot be read: {reason}.</source>
        <translation>Não é possível ler o jogo em {place}: {reason}.</translation>
    </message>
    <message>
        <source>The game is played with one pack.</source>
        <translation>Joga-se com um baralho.</translation>
    </message>
    <message>
        <source>The game is played with {n} packs.</source>
        <translation>Joga-se com {n} baralhos.</translation>
    </message>
    <message>
        <source>The game is won when stock and talon are empty and all piles are complete in their rows.</source>
        <translation>Ganha-se quando o monte e o talão estão vazios e todas as pilhas estão completas nas suas filas.</translation>
    </message>
    <message>
        <source>The game is won when the last card arrives on its foundation.</source>
        <translation>Ganha-se quando a última carta chega à sua fundação.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>O jogo está ganho.</translation>
    </message>
    <message>
        <source>The game on the table is as it was.</source>
        <translation>O jogo que está na mesa ficou como estava.</translation>
    </message>
    <message>
        <source>The harder, the fewer of fifty quick searches find a line that wins.</source>
        <translation>Quanto mais difícil, menos pesquisas rápidas, em cinquenta, encontram a solução.</translation>
    </message>
    <message>
        <source>The key “{key}” is given twice.</source>
        <translation>A chave «{key}» aparece duas vezes.</translation>
    </message>
    <message>
        <source>The language of the program.</source>
        <translation>O idioma do programa.</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Os últimos 30 dias</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Os últimos 365 dias</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Os últimos 7 dias</translation>
    </message>
    <message>
        <source>The letters on jacks, queens and kings: English ones, or those of Portuguese cards.</source>
        <translation>As letras de valetes, damas e reis: as inglesas ou as das cartas portuguesas.</translation>
    </message>
    <message>
        <source>The line above record {n} cannot be read.</source>
        <translation>Não é possível ler a linha acima do registo {n}.</translation>
    </message>
    <message>
        <source>The line below the table is shown.</source>
        <translation>A linha por baixo da mesa fica visível.</translation>
    </message>
    <message>
        <source>The lower cards of a pile may be missing.</source>
        <translation>As cartas mais baixas de uma pilha podem faltar.</translation>
    </message>
    <message>
        <source>The move {text} names {name}; {game} has no such pile.</source>
        <translation>A jogada {text} refere {name}; {game} não tem essa pilha.</translation>
    </message>
    <message>
        <source>The one card left over lies face down: it is the stock.</source>
        <translation>A única carta que sobra fica tapada: é o monte.</translation>
    </message>
    <message>
        <source>The other {n} cards lie face down: they are the stock.</source>
        <translation>As outras {n} cartas ficam tapadas: são o monte.</translation>
    </message>
    <message>
        <source>The other {n} cards lie face down: they are the stock. The four reserves start empty.</source>
        <translation>As outras {n} cartas ficam tapadas: são o monte. As quatro reservas começam vazias.</translation>
    </message>
    <message>
        <source>The picture on the back of the cards.</source>
        <translation>O desenho no verso das cartas.</translation>
    </message>
    <message>
        <source>The record as text</source>
        <translation>O registo como texto</translation>
    </message>
    <message>
        <source>The record cannot be written. Play on; it is caught up as soon as it can be.</source>
        <translation>Não é possível escrever o registo. Pode continuar a jogar; será posto em dia logo que se possa.</translation>
    </message>
    <message>
        <source>The record does not say which game it is.</source>
        <translation>O registo não diz de que jogo se trata.</translation>
    </message>
    <message>
        <source>The record is from a newer version of the program. Nothing is saved this time.</source>
        <translation>O registo é de uma versão mais recente do programa. Desta vez nada é guardado.</translation>
    </message>
    <message>
        <source>The record of games was missing. The copy of {day} is used.</source>
        <translation>Faltava o registo dos jogos. Usa-se a cópia de {day}.</translation>
    </message>
    <message>
        <source>The record says neither a deal nor a position to start from.</source>
        <translation>O registo não indica nem uma partida nem uma posição de onde começar.</translation>
    </message>
    <message>
        <source>The record was damaged and set aside as {file}. The copy of {day} is used.</source>
        <translation>O registo estava danificado e foi posto de parte como {file}. Usa-se a cópia de {day}.</translation>
    </message>
    <message>
        <source>The record was damaged and set aside as {file}. What could be read was kept.</source>
        <translation>O registo estava danificado e foi posto de parte como {file}. Conservou-se o que se pôde ler.</translation>
    </message>
    <message>
        <source>The record was reset.</source>
        <translation>As estatísticas foram repostas.</translation>
    </message>
    <message>
        <source>The reserves</source>
        <translation>As reservas</translation>
    </message>
    <message>
        <source>The reset is undone.</source>
        <translation>A reposição foi anulada.</translation>
    </message>
    <message>
        <source>The result is the number of cards left: up to 10 are good, up to 5 excellent, up to 2 brilliant.</source>
        <translation>O resultado é o número de cartas restantes: até 10 é bom, até 5 excelente, até 2 brilhante.</translation>
    </message>
    <message>
        <source>The rule “{key}” is given twice.</source>
        <translation>A regra «{key}» aparece duas vezes.</translation>
    </message>
    <message>
        <source>The same number is the same deal for everybody who plays {game}.</source>
        <translation>O mesmo número é a mesma partida para toda a gente que joga {game}.</translation>
    </message>
    <message>
        <source>The saved game cannot be read, so a new one was dealt. {reason}</source>
        <translation>Não é possível ler o jogo guardado, por isso começou uma nova partida. {reason}</translation>
    </message>
    <message>
        <source>The search ended without an answer. The game goes on.</source>
        <translation>A pesquisa terminou sem resposta. O jogo continua.</translation>
    </message>
    <message>
        <source>The solution uses the hidden cards. Once there is an answer, a win of this game counts as assisted, outside the rates.</source>
        <translation>A solução usa as cartas escondidas. Assim que houver resposta, uma vitória nesta partida conta como obtida com ajuda, fora das percentagens.</translation>
    </message>
    <message>
        <source>The steps of the game are listed beside the table.</source>
        <translation>Os passos do jogo aparecem ao lado da mesa.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>O monte está vazio.</translation>
    </message>
    <message>
        <source>The stock is gone through once: there is no redeal.</source>
        <translation>Percorre-se o monte uma só vez: não há redistribuição.</translation>
    </message>
    <message>
        <source>The stock’s cards fill gaps by themselves or are turned to the talon.</source>
        <translation>As cartas do monte preenchem sozinhas as células vazias ou viram-se para o talão.</translation>
    </message>
    <message>
        <source>The system’s language</source>
        <translation>O idioma do sistema</translation>
    </message>
    <message>
        <source>The table is mirrored, so that the hand does not cover what is played to.</source>
        <translation>A mesa fica espelhada, para que a mão não tape o destino das jogadas.</translation>
    </message>
    <message>
        <source>The table itself uses {key}.</source>
        <translation>A própria mesa usa {key}.</translation>
    </message>
    <message>
        <source>The talon is turned over only when the stock is empty.</source>
        <translation>O talão só se vira quando o monte está vazio.</translation>
    </message>
    <message>
        <source>The text is longer than {n} letters.</source>
        <translation>O texto tem mais de {n} caracteres.</translation>
    </message>
    <message>
        <source>The three ratings judge what is left at the end; they say nothing about the odds.</source>
        <translation>As três classificações avaliam o que resta no fim; nada dizem sobre a probabilidade de ganhar.</translation>
    </message>
    <message>
        <source>The time of play is shown. It is kept in any case.</source>
        <translation>O tempo de jogo fica visível. É contado em qualquer caso.</translation>
    </message>
    <message>
        <source>The top card of the stock may be turned to the waste at any time.</source>
        <translation>A carta do topo do monte pode virar-se para o descarte em qualquer altura.</translation>
    </message>
    <message>
        <source>The top row holds 2, 5, 8, Jack; the middle row 3, 6, 9, Queen; the bottom row 4, 7, 10, King.</source>
        <translation>A fila superior tem 2, 5, 8, valete; a fila central, 3, 6, 9, dama; a fila inferior, 4, 7, 10, rei.</translation>
    </message>
    <message>
        <source>The turned card</source>
        <translation>A carta virada</translation>
    </message>
    <message>
        <source>The verdict then uses the hidden cards. Every game that is judged so, this one too, is marked in your record and stays outside the rates.</source>
        <translation>O veredicto passa então a usar as cartas escondidas. Cada partida assim avaliada, incluindo esta, fica assinalada no seu registo e fora das percentagens.</translation>
    </message>
    <message>
        <source>the waste does not refill itself</source>
        <translation>o descarte não se preenche sozinho</translation>
    </message>
    <message>
        <source>The waste is turned over only when the stock is empty.</source>
        <translation>O descarte só se vira quando o monte está vazio.</translation>
    </message>
    <message>
        <source>the waste refills itself</source>
        <translation>o descarte preenche-se sozinho</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are more than {n} moves.</source>
        <translation>Há mais de {n} jogadas.</translation>
    </message>
    <message>
        <source>There are no points; the record counts the cards on the foundations, out of {n}.</source>
        <translation>Não há pontos; o registo conta as cartas nas fundações, de um total de {n}.</translation>
    </message>
    <message>
        <source>There are not so many cards here: only {n}.</source>
        <translation>Não há aqui tantas cartas: só {n}.</translation>
    </message>
    <message>
        <source>There are {n} columns, dealt row by row from left to right.</source>
        <translation>Há {n} colunas, dadas fila a fila da esquerda para a direita.</translation>
    </message>
    <message>
        <source>There are {n} foundations, one for each suit.</source>
        <translation>Há {n} fundações, uma para cada naipe.</translation>
    </message>
    <message>
        <source>There are {n} foundations, {packs} for each suit.</source>
        <translation>Há {n} fundações, {packs} para cada naipe.</translation>
    </message>
    <message>
        <source>There are {n} foundations; none belongs to a suit.</source>
        <translation>Há {n} fundações; nenhuma pertence a um naipe.</translation>
    </message>
    <message>
        <source>There can be no copy of the record, so it stays: {reason}.</source>
        <translation>Não é possível copiar o registo, por isso fica como está: {reason}.</translation>
    </message>
    <message>
        <source>There is a single column.</source>
        <translation>Há uma só coluna.</translation>
    </message>
    <message>
        <source>There is no card here to take.</source>
        <translation>Não há aqui nenhuma carta para tirar.</translation>
    </message>
    <message>
        <source>There is no draw and no score within a game; many players keep a record of wins and losses.</source>
        <translation>Não há empates nem pontos dentro de uma partida; muitos jogadores mantêm um registo de vitórias e derrotas.</translation>
    </message>
    <message>
        <source>There is no game “{key}”. The nearest: {near}.</source>
        <translation>Não há nenhum jogo «{key}». Os mais próximos: {near}.</translation>
    </message>
    <message>
        <source>There is no key “{key}” in a record.</source>
        <translation>Um registo não tem a chave «{key}».</translation>
    </message>
    <message>
        <source>There is no rule “{key}” in this game; it has {known}.</source>
        <translation>Este jogo não tem a regra «{key}»; tem {known}.</translation>
    </message>
    <message>
        <source>There is no talon to turn over.</source>
        <translation>Não há talão para virar.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>There is no waste to turn over.</source>
        <translation>Não há descarte para virar.</translation>
    </message>
    <message>
        <source>There is room to move {most} at once, one by one with places to park; these are {n} cards.</source>
        <translation>Há espaço para mover {most} de cada vez, uma a uma e com lugares de espera; estas são {n} cartas.</translation>
    </message>
    <message>
        <source>These cards do not follow each other, so they cannot move as one.</source>
        <translation>Estas cartas não formam sequência, por isso não podem mover-se juntas.</translation>
    </message>
    <message>
        <source>These rules allow {n} redeals, not more.</source>
        <translation>Estas regras não permitem mais do que {n} redistribuições.</translation>
    </message>
    <message>
        <source>Think before you send a high card up: on a foundation it no longer holds lower cards.</source>
        <translation>Convém pensar antes de subir uma carta alta: numa fundação já não segura cartas mais baixas.</translation>
    </message>
    <message>
        <source>This deal could not be won.</source>
        <translation>Esta partida não podia ser ganha.</translation>
    </message>
    <message>
        <source>This deal was lost from the start.</source>
        <translation>Esta partida estava perdida desde o início.</translation>
    </message>
    <message>
        <source>This foundation is complete.</source>
        <translation>Esta fundação está completa.</translation>
    </message>
    <message>
        <source>This foundation starts with {rank:a}; this is {card:the}.</source>
        <translation>Esta fundação começa com {rank:a}; esta carta é {card:the}.</translation>
    </message>
    <message>
        <source>This foundation starts with {wanted:the}; this is {card:the}.</source>
        <translation>Esta fundação começa com {wanted:the}; esta carta é {card:the}.</translation>
    </message>
    <message>
        <source>This foundation wants {rank:a} next; this is {card:the}.</source>
        <translation>Esta fundação pede agora {rank:a}; esta carta é {card:the}.</translation>
    </message>
    <message>
        <source>This foundation wants {wanted:the} next; this is {card:the}.</source>
        <translation>Esta fundação pede agora {wanted:the}; esta carta é {card:the}.</translation>
    </message>
    <message>
        <source>This game can no longer be won, however the unseen cards lie.</source>
        <translation>Este jogo já não pode ser ganho, estejam as cartas por ver como estiverem.</translation>
    </message>
    <message>
        <source>This game can no longer be won.</source>
        <translation>Este jogo já não pode ser ganho.</translation>
    </message>
    <message>
        <source>This game cannot be dealt</source>
        <translation>Este jogo não se pode distribuir</translation>
    </message>
    <message>
        <source>This game cannot be shown</source>
        <translation>Não é possível mostrar este jogo</translation>
    </message>
    <message>
        <source>This game has no pile of that name.</source>
        <translation>Este jogo não tem nenhuma pilha com esse nome.</translation>
    </message>
    <message>
        <source>This game has no redeal.</source>
        <translation>Este jogo não tem redistribuição.</translation>
    </message>
    <message>
        <source>This game is on the clipboard, as text.</source>
        <translation>Este jogo está na área de transferência, como texto.</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. Your game is kept and goes on. The text below helps to mend it.</source>
        <translation>É uma falha do programa, não de quem joga. O jogo está guardado e continua. O texto abaixo ajuda a corrigi-la.</translation>
    </message>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Isto não é o número de uma partida.</translation>
    </message>
    <message>
        <source>This program’s own cards, or a deck that came with another program.</source>
        <translation>As cartas deste programa, ou um baralho que veio com outro.</translation>
    </message>
    <message>
        <source>This text is not a game</source>
        <translation>Este texto não é um jogo</translation>
    </message>
    <message>
        <source>Those that cannot be missed on the table</source>
        <translation>As que já não fazem falta na mesa</translation>
    </message>
    <message>
        <source>Three packs and twelve columns of five: longer and harder.</source>
        <translation>Três baralhos e doze colunas de cinco: mais longo e mais difícil.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>tempo de jogo</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>To a foundation they go one at a time.</source>
        <translation>Para uma fundação vão uma a uma.</translation>
    </message>
    <message>
        <source>To the foundations by themselves</source>
        <translation>Sobem sozinhas para as fundações</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>transfers between reserves</source>
        <translation>passagens entre reservas</translation>
    </message>
    <message>
        <source>turn one card</source>
        <translation>virar uma carta</translation>
    </message>
    <message>
        <source>Turn the stock.</source>
        <translation>Virar do monte.</translation>
    </message>
    <message>
        <source>Turn the waste over for another pass.</source>
        <translation>Virar o descarte para mais uma passagem.</translation>
    </message>
    <message>
        <source>turn {n} cards</source>
        <translation>virar {n} cartas</translation>
    </message>
    <message>
        <source>turned card</source>
        <translation>carta virada</translation>
    </message>
    <message>
        <source>Turned over for another pass.</source>
        <translation>Virado para mais uma passagem.</translation>
    </message>
    <message>
        <source>Turns from the stock.</source>
        <translation>Vira do monte.</translation>
    </message>
    <message>
        <source>Turns from the stock; an empty stock takes back the waste where a redeal is left.</source>
        <translation>Vira do monte; um monte vazio recebe de volta o descarte se ainda houver redistribuição.</translation>
    </message>
    <message>
        <source>Twelve short columns instead of ten: more room from the start.</source>
        <translation>Doze colunas curtas em vez de dez: mais espaço desde o início.</translation>
    </message>
    <message>
        <source>Two packs are used, without their eight Aces.</source>
        <translation>Usam-se dois baralhos, sem os seus oito ases.</translation>
    </message>
    <message>
        <source>Two packs, ten columns built down in suit, one card at a time.</source>
        <translation>Dois baralhos, dez colunas que descem no mesmo naipe, uma carta de cada vez.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo and redo.</source>
        <translation>Desfazer e refazer.</translation>
    </message>
    <message>
        <source>Undo is restricted in the preferences, so no bookmark can be gone to.</source>
        <translation>Desfazer está limitado nas preferências, por isso não se pode ir para nenhum marcador.</translation>
    </message>
    <message>
        <source>unlimited redeals</source>
        <translation>redistribuições sem limite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nas fundações</translation>
    </message>
    <message>
        <source>Uses the hidden cards to say whether the game can be won. Games played with it are marked and counted apart.</source>
        <translation>Usa as cartas escondidas para dizer se o jogo pode ser ganho. As partidas jogadas assim ficam assinaladas e contam à parte.</translation>
    </message>
    <message>
        <source>V D R</source>
        <translation>V D R</translation>
    </message>
    <message>
        <source>Variants of Forty Thieves</source>
        <translation>Variantes de Quarenta Ladrões</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Version and licence.</source>
        <translation>Versão e licença.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>Versions, screen and this game, for who mends a fault; nothing personal.</source>
        <translation>Versões, ecrã e este jogo, para quem corrige uma falha; nada de pessoal.</translation>
    </message>
    <message>
        <source>W held down</source>
        <translation>Manter W premida</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nogueira</translation>
    </message>
    <message>
        <source>wanted next</source>
        <translation>pede agora</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>What a single click on a card does.</source>
        <translation>O que faz um só clique numa carta.</translation>
    </message>
    <message>
        <source>What can be taken</source>
        <translation>O que se pode tirar</translation>
    </message>
    <message>
        <source>What the table is covered with.</source>
        <translation>Aquilo que cobre a mesa.</translation>
    </message>
    <message>
        <source>When all piles are complete, they are swapped into the right rows without asking.</source>
        <translation>Quando todas as pilhas estão completas, são trocadas para as filas certas sem perguntar.</translation>
    </message>
    <message>
        <source>When the stock is empty, the talon may be turned over once, unshuffled; gaps are filled from it first.</source>
        <translation>Com o monte vazio, o talão pode virar-se uma vez, sem baralhar; primeiro preenchem-se dele as células vazias.</translation>
    </message>
    <message>
        <source>When the stock is empty, the talon may be turned over, unshuffled, as often as you like; gaps are filled from it first.</source>
        <translation>Com o monte vazio, o talão pode virar-se, sem baralhar, as vezes que se quiser; primeiro preenchem-se dele as células vazias.</translation>
    </message>
    <message>
        <source>When the stock is empty, the talon may be turned over, unshuffled, {n} times in all; gaps are filled from it first.</source>
        <translation>Com o monte vazio, o talão pode virar-se, sem baralhar, {n} vezes ao todo; primeiro preenchem-se dele as células vazias.</translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over once, unshuffled.</source>
        <translation>Com o monte vazio, o descarte pode virar-se uma vez, sem baralhar.</translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over, unshuffled, as often as you like.</source>
        <translation>Com o monte vazio, o descarte pode virar-se, sem baralhar, as vezes que se quiser.</translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over, unshuffled, {n} times in all.</source>
        <translation>Com o monte vazio, o descarte pode virar-se, sem baralhar, {n} vezes ao todo.</translation>
    </message>
    <message>
        <source>Where it is hidden, Alt or the toolbar’s menu button brings it back.</source>
        <translation>Quando está escondida, Alt ou o botão de menu da barra de ferramentas volta a mostrá-la.</translation>
    </message>
    <message>
        <source>Where it was lost was not found in the time.</source>
        <translation>Não se encontrou a tempo onde o jogo se perdeu.</translation>
    </message>
    <message>
        <source>Whether the cards below the top of the waste are in sight.</source>
        <translation>Se as cartas por baixo do topo do descarte ficam à vista.</translation>
    </message>
    <message>
        <source>Which cards go to the foundations after each move without being asked.</source>
        <translation>Que cartas vão para as fundações depois de cada jogada sem ser preciso pedir.</translation>
    </message>
    <message>
        <source>While Alt is pressed</source>
        <translation>Enquanto se prime Alt</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vitória</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentagem de vitórias</translation>
    </message>
    <message>
        <source>Win rate (random deals: {n})</source>
        <translation>Percentagem de vitórias (partidas aleatórias: {n})</translation>
    </message>
    <message>
        <source>Win rate of the last {n} games: {rate}</source>
        <translation>Percentagem de vitórias das últimas {n} partidas: {rate}</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>With waste and stock empty it takes any card.</source>
        <translation>Com o descarte e o monte vazios, aceita qualquer carta.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhas</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Ganhas e perdidas</translation>
    </message>
    <message>
        <source>Writes this game into a file. It is kept without that too.</source>
        <translation>Escreve este jogo num ficheiro. Mesmo sem isso, fica guardado.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Escrito em {file}.</translation>
    </message>
    <message>
        <source>You have played this deal before, so it is not in the rates.</source>
        <translation>Esta partida já tinha sido jogada, por isso não entra nas percentagens.</translation>
    </message>
    <message>
        <source>Your best score so far.</source>
        <translation>A sua melhor pontuação até agora.</translation>
    </message>
    <message>
        <source>Your first win.</source>
        <translation>A sua primeira vitória.</translation>
    </message>
    <message>
        <source>Your games will be counted here.</source>
        <translation>Aqui serão contadas as suas partidas.</translation>
    </message>
    <message>
        <source>Your longest streak: {n} wins.</source>
        <translation>A sua maior série de vitórias: {n}.</translation>
    </message>
    <message>
        <source>Your win number {n}.</source>
        <translation>A sua vitória número {n}.</translation>
    </message>
    <message>
        <source>{card:the} can go to {pile:the}.</source>
        <translation>{card:the} pode ir {pile:to}.</translation>
    </message>
    <message>
        <source>{card:the} can go to {pile:the}: that empties a column.</source>
        <translation>{card:the} pode ir {pile:to}: assim fica vazia uma coluna.</translation>
    </message>
    <message>
        <source>{card:the} can leave the waste for {pile:the}.</source>
        <translation>{card:the} pode sair do descarte {pile:to}.</translation>
    </message>
    <message>
        <source>{card:the} can wait on {pile:the}.</source>
        <translation>{card:the} pode esperar {pile:in}.</translation>
    </message>
    <message>
        <source>{card:the} fits {piles}, so it must go to a foundation.</source>
        <translation>{card:the} cabe {piles:in}, por isso tem de ir para uma fundação.</translation>
    </message>
    <message>
        <source>{card:the} goes up to its foundation.</source>
        <translation>{card:the} sobe para a sua fundação.</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} to {pile:the}</source>
        <translation>{card} {pile:to}</translation>
    </message>
    <message>
        <source>{card} turned</source>
        <translation>Saiu {card:the}</translation>
    </message>
    <message>
        <source>{card}: no place to go</source>
        <translation>{card}: sem destino possível</translation>
    </message>
    <message>
        <source>{card}: one place to go</source>
        <translation>{card}: um destino possível</translation>
    </message>
    <message>
        <source>{card}: {n} places to go</source>
        <translation>{card}: {n} destinos possíveis</translation>
    </message>
    <message>
        <source>{columns} columns of {rows} need {n} cards; there are {there} to deal.</source>
        <translation>{columns} colunas de {rows} precisam de {n} cartas; há {there} para dar.</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>{done} of {total} cards are on the foundations.</source>
        <translation>Nas fundações estão {done} de {total} cartas.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>Não é possível ler {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>Não é possível escrever {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} has {value} for {name}, which makes no sense. The default is used.</source>
        <translation>{file} tem {value} em {name}, o que não faz sentido. Usa-se o valor predefinido.</translation>
    </message>
    <message>
        <source>{file} is no file of preferences.</source>
        <translation>{file} não é um ficheiro de preferências.</translation>
    </message>
    <message>
        <source>{file} is no record of games that this program has exported.</source>
        <translation>{file} não é um registo de jogos exportado por este programa.</translation>
    </message>
    <message>
        <source>{file} is no text.</source>
        <translation>{file} não é texto.</translation>
    </message>
    <message>
        <source>{game} has no pile {name} by these rules.</source>
        <translation>Com estas regras, {game} não tem a pilha {name}.</translation>
    </message>
    <message>
        <source>{game} is played without {text}.</source>
        <translation>{game} joga-se sem {text}.</translation>
    </message>
    <message>
        <source>{game}, beaten</source>
        <translation>Vitória em {game}</translation>
    </message>
    <message>
        <source>{key} belongs to “{command}”.</source>
        <translation>{key} pertence a «{command}».</translation>
    </message>
    <message>
        <source>{key} is a number from 0 to {most}; “{text}” is not.</source>
        <translation>{key} é um número de 0 a {most}; «{text}» não é.</translation>
    </message>
    <message>
        <source>{key} is a number from {low} to {high}; “{text}” is not.</source>
        <translation>{key} é um número de {low} a {high}; «{text}» não é.</translation>
    </message>
    <message>
        <source>{key} is one of {choices}; “{text}” is not.</source>
        <translation>{key} é um de {choices}; «{text}» não é.</translation>
    </message>
    <message>
        <source>{name} cannot start with {text}.</source>
        <translation>{name} não pode começar com {text}.</translation>
    </message>
    <message>
        <source>{n} % interval (Wilson)</source>
        <translation>intervalo de {n} % (Wilson)</translation>
    </message>
    <message>
        <source>{n} cards moved</source>
        <translation>{n} cartas movidas</translation>
    </message>
    <message>
        <source>{n} cards to {pile:the}</source>
        <translation>{n} cartas {pile:to}</translation>
    </message>
    <message>
        <source>{n} columns</source>
        <translation>{n} colunas</translation>
    </message>
    <message>
        <source>{n} deals of {game} are known that can be won: a line that wins each was found and checked. In your record they are counted apart from random deals.</source>
        <translation>Conhecem-se {n} partidas de {game} com solução: para cada uma foi encontrada e verificada uma sequência de jogadas que ganha. Nas estatísticas contam à parte das partidas aleatórias.</translation>
    </message>
    <message>
        <source>{n} packs</source>
        <translation>{n} baralhos</translation>
    </message>
    <message>
        <source>{n} played, {won} won, {rate}</source>
        <translation>Partidas: {n}, ganhas: {won}, {rate}</translation>
    </message>
    <message>
        <source>{n} redeals</source>
        <translation>{n} redistribuições</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} filas</translation>
    </message>
    <message>
        <source>{n} rows face down</source>
        <translation>{n} filas tapadas</translation>
    </message>
    <message>
        <source>{n} wins in a row.</source>
        <translation>{n} vitórias seguidas.</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, sem cartas</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>{pile}, {n} cards</source>
        <translation>{pile}, {n} cartas</translation>
    </message>
    <message>
        <source>{pile}, {n} cards, {card} on top</source>
        <translation>{pile}, {n} cartas, no topo {card:the}</translation>
    </message>
    <message>
        <source>{rate}, 95 % interval {low} to {high}</source>
        <translation>{rate}, intervalo de 95 % de {low} a {high}</translation>
    </message>
    <message>
        <source>{text} stands here once more than the packs have it ({n}).</source>
        <translation>{text} está aqui uma vez a mais do que os baralhos têm ({n}).</translation>
    </message>
    <message>
        <source>{won} of {n}, 95 %: {low} to {high}</source>
        <translation>{won} de {n}, 95 %: {low} a {high}</translation>
    </message>
    <message>
        <source>“{text}” is no deal number: they go from 1 to {last}, or from ms1 to ms{last_ms}.</source>
        <translation>«{text}» não é um número de partida: vão de 1 a {last}, ou de ms1 a ms{last_ms}.</translation>
    </message>
    <message>
        <source>“{text}” is not a card.</source>
        <translation>«{text}» não é uma carta.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«{text}» não é uma jogada.</translation>
    </message>
</context>
</TS>
