import type { GraenalandRules } from '../rules-outline.data.ts';

export const rules: GraenalandRules = {
  sections: {
    S: { title: 'Set-up', introduction: 'The island, the cards, and what everybody may know.' },
    P: { title: 'Production' },
    M: { title: 'Heroes move' },
    V: { title: 'Votes', introduction: 'Votes are counted territory by territory.' },
    D: { title: 'Sharing out' },
    B: { title: 'Building', introduction: 'Only the main player builds.' },
    B1: { title: 'Houses' },
    B2: { title: 'Army' },
    B3: { title: 'Priest and skald' },
    B4: { title: 'Public works' },
    E: { title: 'End of the round' },
    W: { title: 'Winning', introduction: 'This is the basic game; with victory cards other rules apply.' },
    T: { title: 'Three players', introduction: 'In a game of three these changes always apply.' },
    O: {
      title: 'Expert rules',
      introduction: 'All of these are variants: they apply only if the players have chosen them.',
    },
    H: {
      title: 'Customs of this table',
      introduction: 'Aids that are not in the rulebook; they change nothing about what the rules allow.',
    },
    X: {
      title: 'Readings',
      introduction:
        'Where the rulebook can be read in more than one way or says nothing, this is how we read it.',
    },
    Y: {
      title: 'What we reconstructed',
      introduction:
        'Prices of buildings and works, the terrains of the tiles, the starting spaces and the steps of the victory cards are printed on parts of the box that the rulebook does not show. Those here are our own, within what the text fixes.',
    },
  },
  rules: {
    'G-S01':
      'Graenaland is for 3 to 5 clans. Each has 14 houses, one of which marks the strength of the army, so that 13 can stand on the island; two tokens for each of its three heroes, one for the board and one for secret orders; and a compass.',
    'G-S02':
      'The island has a coast row with one territory for each player and behind it, to the north, an inland row with one territory fewer. Neighbours in a row touch; each inland territory also touches the two coast territories below it.',
    'G-S03':
      'A territory is plains, forest, hills or mountains. It shows the price of a settlement, the resource of its improvement and, except in mountains, a space for each of the three buildings. There are nine tiles; tiles marked for other numbers of players are left out. What each tile shows is our reconstruction.',
    'G-S04':
      'Plains: 36 cards (18 grain, 12 livestock, 6 ore). Forest: 36 (18 wood, 12 grain, 6 livestock). Hills: 30 (15 ore, 10 livestock, 5 wood). Mountains: 24 (12 gold, 8 ore, 4 wood). When a card is needed from an empty deck, its discards are shuffled into a new one; if there are none, nothing is drawn.',
    'G-S05': 'There are 16 supply cards with two resource symbols each. Four of them lie face up.',
    'G-S06':
      'The box holds public works as tokens: 6 roads, 6 markets, 6 palisades and 9 improvements, one for each tile.',
    'G-S07':
      'In the first-game set-up each clan gets two settlements and its warrior on given spaces, the first player on space 1 and so on clockwise; then it draws a card of the terrain for each settlement. The spaces are our reconstruction.',
    'G-S08':
      'Every army begins with strength 1. Hands are secret, but card backs are not: everybody sees how many cards of each terrain and how many supplies a player holds.',
    'G-S09': 'The player who has the ship is the main player of the round.',
    'G-S10':
      'Whoever lives furthest north chooses who begins; if nobody chooses, chance does. The first player begins with the ship.',
    'G-S11':
      'Everybody may see houses, heroes, heroes waiting to enter, works, armies, open cards, the sizes of the decks, and whatever has happened openly, which the log keeps. Hands, face-down cards, the order of the decks, victory cards, and orders and votes until they are shown are secret.',
    'G-P01':
      'Each territory with at least one house draws a card of its terrain and lays it beside the territory face up: first the coast from west to east, then inland. Cards that are still there stay.',
    'G-P02':
      'A territory with a road draws one more card, face down. Nobody sees it until a player gets it, and then only that player does.',
    'G-P03':
      'An improved territory then turns up one more card. It stays if it shows the resource of the improvement; otherwise it is discarded.',
    'G-P04':
      'A territory never has more cards beside it than houses on it plus one. At that limit nothing more is drawn or turned up.',
    'G-P05':
      'Apart from that limit it does not matter how many houses stand on a territory or whose they are.',
    'G-P06':
      'Each territory finishes its card, its road and its improvement before the next one begins. Gold matches only a gold improvement; a card that does not match has been seen by all and is not replaced.',
    'G-M01':
      'All players but the main player give one secret order at the same time: they choose one of their heroes on the board and a direction, or let it stay. Then all orders are shown and carried out together.',
    'G-M02':
      'A hero goes one step to any touching territory. On the coast it may also go two steps along the coast.',
    'G-M03':
      'You order a direction, not a destination. If it leads off the island, even on the second step, or asks a hero inland for two steps, the hero does not move at all.',
    'G-M04':
      'Two heroes of one clan never share a territory. If one moves to where another stands, they swap places.',
    'G-M05':
      "A priest or skald waiting to enter [G-B24] enters after the movement and before the first proposal, as soon as its territory is free of heroes of its clan; so do the main player's. Nobody is asked. If both wait for the same territory, the one whose building came first enters.",
    'G-M06':
      'The compass knows nine orders: stay, west, east, north-west, north-east, south-west, south-east, two west, two east. You may give any of them to any of your heroes on the board. Two steps may pass another of your heroes; only where they end counts for swapping.',
    'G-V01': 'Each house of yours gives 1 vote on its territory.',
    'G-V02': 'A warrior gives as many votes as its army is strong.',
    'G-V03':
      'A priest gives no vote. While any priest is on a territory, all warriors there give none either.',
    'G-V04': 'A skald gives one vote for every other hero on the same territory.',
    'G-V05': 'Heroes count even where their clan has no house.',
    'G-V06':
      'On a territory with a palisade, the warrior of a clan without a house there gives one vote less, but never below 0. Skalds are not affected.',
    'G-D01':
      "Clockwise from the main player's left, each player but the main player may make one proposal, for one territory that has cards and where the proposer has at least one vote.",
    'G-D02':
      'A proposal says who gets which card, for all cards there, including the face-down ones. Only players with at least one vote there may get any, the main player among them. It may be as unfair as the proposer likes.',
    'G-D03':
      'Before a proposal is made, nobody may talk about it, ask for anything or drop a hint. Afterwards everybody may talk, promise and threaten, but the proposal cannot change and promises bind nobody. Usually the table may talk at any time, except while a player thinks about what to propose [G-D01], which joint work to call [G-B31] or whom to do a favour [G-O20], and while orders are being written [G-M01]. If the table has chosen to be silent, it talks only while a vote, a joint work or a favour is open.',
    'G-D04':
      'All who have votes there say yes or no at the same time, the proposer and the main player too; nobody abstains, and you may change your answer until the last one is in. If more than half of all votes there say yes, the cards are handed out; otherwise they stay.',
    'G-D05': 'A territory whose proposal was refused may be proposed again by a later player.',
    'G-D06':
      'A player who has no territory to propose for is passed over, and a player who passes gets no second chance. If only the proposer has votes there, the proposal passes at once. Questions that depend on secret cards are always asked, so that not asking tells nothing.',
    'G-B01':
      'The main player takes exactly one face-up supply card, at any moment of the phase; the phase cannot end before that. If none lies open, none is taken.',
    'G-B02':
      'Build anything you can pay for, in any order. Spent resource cards go to the discards of their own deck, spent supplies to the discards of the supplies, which are shuffled when that deck is empty.',
    'G-B03': 'Gold stands for any one resource.',
    'G-B04':
      'A supply card pays one or both of its symbols towards a single build. A symbol that is not used is lost.',
    'G-B05':
      'A payment must match the price exactly; paying too much is impossible. Gold [G-B03], supplies [G-B04] and markets [G-B40] may help.',
    'G-B06':
      'Cards you do not spend stay in your hand for later rounds, however many they are. Cards change hands only through an accepted proposal [G-D04], a joint work [G-B31] or a palisade [G-B41]; there is no trade, and there are no gifts.',
    'G-B07':
      'The overview card shows what settlements, buildings, public works and the army cost in this game. Everybody may look at it at any time.',
    'G-B10': 'A house is a settlement or a building. Each gives one vote.',
    'G-B11':
      'You may build a settlement on a territory where you have a house, or on one that touches such a territory. The tile shows its price: 4 resources on the coast, 5 inland, 6 in mountains. Which resources they are is our reconstruction.',
    'G-B12':
      'A building is a fort, a church or a hall. It needs one of your settlements on the territory and is never built in mountains; each kind stands there once, whoever owns it. The prices are our reconstruction.',
    'G-B13':
      'Any number of settlements of any clans may stand on a territory, and a clan may own several buildings there or the same kind on several territories. A house counts for further building at once.',
    'G-B20':
      "One more strength costs 1 ore and 4 grain. If you own a fort, you may pay 1 grain, 1 ore and one resource of the fort's terrain instead: wood in forest, ore in hills (our reconstruction), livestock on plains. You may do it as often as you can pay; with several forts you choose one.",
    'G-B24':
      "A clan's first church brings its priest, its first hall its skald, onto the territory of that building; if another of the clan's heroes stands there, the newcomer waits [G-M05]. When a later church or hall is built, the hero already in play may move there at once, unless another of the clan's heroes stands there.",
    'G-B25':
      'A waiting hero enters only the territory of its first church or hall, and a space freed during building is filled only after the next movement. You say whether a hero already in play moves together with the build. A clan never has more than one hero of a kind.',
    'G-B30':
      'You build roads, improvements, markets and palisades only where you have a house, each kind once on a territory, as long as the box has tokens. They belong to the territory, not to the builder. The prices are our reconstruction.',
    'G-B31':
      'Once a turn the main player may call a joint work: they name the work and the territory, without prior discussion, and the choice is final. The others may offer cards, and everybody may talk; then the main player builds it from the offers and from their own cards, or gives it up, and all keep their cards. You may build any number of works that you pay for alone.',
    'G-B32':
      "Offered cards, supplies included, are shown to all and may be changed or withdrawn until the main player closes the work. Only what the payment needs is taken, and only when the work is built; the others may even pay the whole price. Only the main player's markets count, for their own cards and for offered ones.",
    'G-B33':
      'While a joint work is open, the main player may take the supply card but build nothing else. They may build a work that was given up later in the same turn, alone.',
    'G-B40':
      'Market: if you have a house there, you may, once in each of your building phases for each such territory, pay one card, a resource or a whole supply card, as any one resource. A new market, or one you have just reached with a settlement, works from the next build on.',
    'G-B41':
      "Palisade: a clan's first house on a territory with a palisade also costs one resource card of the builder's choice, never a supply, for each player who has a house there. If you cannot give a card to each of them, you cannot build it; markets do not help.",
    'G-B42':
      'A market that one clan has used is still there for the others, and the number of houses there does not matter. Several markets may serve one build, each for one card; but the symbols of a supply card are never changed one by one.',
    'G-B43':
      'A palisade card goes from hand to hand with the build: giver and receiver see its face, the others only its back. The receiver may spend it later, also in the closing builds.',
    'G-E01':
      'The ship goes to the player on the left. Then supply cards are turned up until four lie open or no more can be found.',
    'G-W01':
      'There are five goals: at least 8 houses; two or more houses on each of at least three territories; at least four houses on one territory, which counts once; at least two buildings; an army of at least 3.',
    'G-W02':
      'At the end of their building phase a main player with three or more goals may declare victory; only then are they asked. A player who does not declare may do so at the end of a later phase of their own.',
    'G-W03':
      "Then all others, clockwise from the declarer's left, may use one last building phase. Nobody takes a supply card, there are no public works and no favours [G-O20]; supplies in hand may be spent, each market may be used once, and palisades still cost [G-B41].",
    'G-W04':
      'The player who declared wins. The others are ranked by the goals they have reached; tied players share a rank.',
    'G-T01':
      'Every hero gives one vote more. A warrior gives its strength plus one; where a priest is, all warriors give one; a priest gives one; a skald gives one plus one for each other hero.',
    'G-T02':
      'A palisade takes one vote from each hero of a clan without a house there, never below 0; so it cancels exactly the extra vote. This replaces [G-V06]; the price of the first house stays [G-B41].',
    'G-T03':
      'The first building of each clan does not count for the goal of buildings or its points. For everything else it counts.',
    'G-O01':
      'Draft: two face-down cards of its terrain lie by each coast territory. Clockwise from the first player, each places a settlement and the warrior on a coast territory and takes one of its cards, which only the taker sees. This replaces the given spaces [G-S07].',
    'G-O02':
      'A third or later settlement on a territory takes no card. Then the player who came there first may raise anchor: move that settlement to a coast territory that still has a card and take one, besides any taken before. If they do not, the second may, and so on; the newcomer may not, and at most one player moves.',
    'G-O03':
      "In reverse order each places a second settlement in the same way, without heroes and never on the territory of their first one, not even by moving. The last player must not be forced onto a full territory: the placement before, and any move it causes, must leave a card somewhere other than by the last player's first settlement. Left-over cards are discarded unseen.",
    'G-O04':
      'Own island: tiles may be arranged freely in the same shape, whatever their marks, coast tiles on the coast and inland tiles inland, if all players agree; if one refuses, the usual island is used. It needs the draft [G-O01].',
    'G-O05':
      'Those who may raise anchor [G-O02] are asked openly one after the other; a player with nowhere to go, that is, no territory with a card and without a settlement of theirs, is not asked. Leaving brings no card back.',
    'G-O10':
      'Victory cards: after the set-up or draft each player is dealt three, and all at once each secretly keeps one. The others leave the game unseen.',
    'G-O11':
      'A victory card has three steps for each of the five goals, and each step reached is one victory point. At least six points win, however they come together. The steps are our reconstruction.',
    'G-O12':
      'After the sharing out and before the main player builds, any player may declare that they can reach at least six points by building now under the limits of the closing builds [G-W03]; the main player too, and so without taking a supply card. If several declare, the highest claim goes first, then the main player, then clockwise order.',
    'G-O13':
      "The declarer builds first under those limits [G-W03], shows the card and wins. Then the others build, clockwise from the declarer's left, the main player too, whose ordinary phase is not played. They are ranked by points, tied players share a rank, and all cards are shown.",
    'G-O14':
      'A declaration carries the whole list of builds, payments and palisade cards and is checked at once. If it does not reach its points, only the declarer learns that; nothing changes, and the declarer may answer again.',
    'G-O15':
      'With victory cards the rules [G-W01], [G-W02] and [G-W04] are not used. A player who reaches six points in an ordinary building phase can declare only in the next round; the list of builds may then be empty.',
    'G-O16':
      'All players are asked at once and in secret, also those who cannot reach six points: in each round in which six are possible for somebody by what everybody sees, that is houses, buildings, army and the most that the number of cards in hand could build. If you do not want to be asked, leave the order to declare nothing. Building begins when all have answered. Only names and declared points are shown; lists that do not come first are void and stay secret.',
    'G-O17':
      'A victory card shows which goal is harder on it than on other cards (dark) and which is easier (light).',
    'G-O20':
      'Favour, for 5 players: instead of a joint work the main player may, once a turn and without prior discussion, let one other player do a single build (a settlement, building, public work or army step), alone, without markets and without taking a supply card, though those in hand may be spent. The choice is final; the chosen player may decline. Wishes bind nobody, and either way there is no other favour and no joint work this turn.',
    'G-O21':
      'The chosen player is asked even if nothing can be paid; heroes enter [G-B24] and palisades cost [G-B41] as usual. Victory is declared only as always [G-W02] [G-O12].',
    'G-H01':
      'Unless the table has switched promises off, you may pin one while a vote, a joint work [G-B31] or a favour [G-O20] is open: to another player and for a round, this one or one of the next 9. Everybody sees it; it cannot be taken back, binds nobody and changes nothing. Nobody has more than 6 open promises, nor the same one twice.',
    'G-H02':
      "The table itself marks four kinds as kept or broken: a vote for that player's proposal of the round; at least so many cards for that player in a proposal of yours; none of your heroes on a territory after the movement; an offer of at least so many cards when that player's joint work is closed. If the occasion does not come, the promise is void. A promise whose occasion cannot come is refused.",
    'G-H03':
      'Anything else is promised in words. From its round on, the player to whom it was given says whether it was kept.',
    'G-H04':
      'A promise may hold only if the other player agrees to what is open just then: votes yes, pays towards the joint work or builds it as main player, or uses the favour. Otherwise it is void.',
    'G-H05':
      'While you build you may take back your last build of this phase, then the one before it, and so on: everything is as before, except that all have seen the cards you paid with. It is too late once a palisade card was given [G-B43], a joint work called, a favour done or the phase ended.',
    'G-X01': 'Are stone and ore two resources? No, one; here it is called ore.',
    'G-X02': 'In what order do players vote? All at once.',
    'G-X03': 'In what order do territories produce? The coast from west to east, then inland [G-P01].',
    'G-X04':
      'Is there a limit for houses and the army? At most 13 houses stand on the island, and an army has at most strength 9.',
    'G-X05':
      'What if nobody ever declares? The game goes on. Variant: it ends after a chosen number of rounds; players are ranked by goals or points, then by houses; there are no closing builds, and victory cards are shown.',
    'G-X06': 'May you outbid a declaration you have heard? No: each declares once, in secret.',
    'G-X07': 'Does the warrior raise anchor too? Yes, with the settlement it was placed with [G-O02].',
    'G-X08': 'May you abstain from a vote? No; everybody answers at the same time, yes or no [G-D04].',
    'G-X09': 'Do supplies and markets help in a joint work? Both do [G-B32].',
    'G-X10':
      'Where do spent supplies go? To their own discards [G-B02]. Can tokens run out? Yes [G-B30]. What if players are tied? They share the rank [G-W04].',
    'G-X11':
      'The rulebook only recommends its changes for three players. Here they always apply in games of 3, basic and expert.',
  },
  glossary: {
    grain: { word: 'grain', meaning: 'The resource that plains bring most.' },
    livestock: { word: 'livestock', meaning: 'A resource of plains and hills, less often of forest.' },
    wood: { word: 'wood', meaning: 'The resource that forest brings most.' },
    ore: { word: 'ore', meaning: 'The resource that hills bring most.' },
    gold: { word: 'gold', meaning: 'Found only in mountains; it pays as any resource.' },
    plains: { word: 'plains', meaning: 'Terrain of grain and livestock.' },
    forest: { word: 'forest', meaning: 'Terrain of wood and grain.' },
    hills: { word: 'hills', meaning: 'Terrain of ore and livestock.' },
    mountains: { word: 'mountains', meaning: 'Terrain of gold and ore, inland; no buildings stand there.' },
    warrior: {
      word: 'warrior',
      meaning: 'The hero every clan begins with; votes with the strength of the army.',
    },
    priest: { word: 'priest', meaning: 'The hero who silences all warriors on the same territory.' },
    skald: {
      word: 'skald',
      meaning: 'The hero who gains a vote for every other hero on the same territory.',
    },
    settlement: {
      word: 'settlement',
      meaning: 'The plain kind of house; a building needs one on its territory.',
    },
    fort: { word: 'fort', meaning: 'A building that makes the army cheaper.' },
    church: { word: 'church', meaning: 'A building that brings the priest.' },
    hall: { word: 'hall', meaning: 'A building that brings the skald.' },
    road: { word: 'road', meaning: 'A public work: one more card, face down, each round.' },
    market: { word: 'market', meaning: 'A public work: one card pays as any resource.' },
    palisade: {
      word: 'palisade',
      meaning: 'A public work that protects those who live there from strangers.',
    },
    improvement: {
      word: 'improvement',
      meaning: 'A public work: a chance of one more card of a certain resource.',
    },
    'main-player': { word: 'main player', meaning: 'The player who has the ship and builds in this round.' },
    ship: { word: 'ship', meaning: 'Marks the main player and goes to the left each round.' },
    supplies: {
      word: 'supplies',
      meaning: 'Cards with two resource symbols; the main player takes one each turn.',
    },
    votes: {
      word: 'votes',
      meaning: 'What houses and heroes give on a territory when cards are shared out.',
    },
    proposal: { word: 'proposal', meaning: 'Says who gets which cards of a territory.' },
    army: { word: 'army', meaning: "Its strength is the warrior's votes and one of the goals." },
    house: { word: 'house', meaning: 'A settlement or a building; it gives a vote.' },
    hero: { word: 'hero', meaning: 'A warrior, priest or skald who walks the island and sways votes.' },
    'public-work': {
      word: 'public work',
      meaning: 'A road, market, palisade or improvement; it belongs to the territory.',
    },
    'joint-work': { word: 'joint work', meaning: 'A public work to which the others may add cards.' },
    'victory-card': {
      word: 'victory card',
      meaning: 'A secret card of the expert rules with steps for the five goals.',
    },
    'raise-anchor': {
      word: 'raise anchor',
      meaning: 'In the draft: leave a crowded territory for one that still has a card.',
    },
  },
};
