import type { VeronaRules } from '../rules-outline.data.ts';

export const rules: VeronaRules = {
  sections: {
    S: {
      title: 'Components and set-up',
      introduction: 'What you begin with, and who may know what.',
    },
    D: { title: 'Dice' },
    A: { title: 'A building is offered' },
    B: { title: 'Planning' },
    C: {
      title: 'Resolving the streets',
      introduction:
        'Tokens are turned up street by street. In each street you have at most one role, and at most one action succeeds.',
    },
    C1: { title: 'Intrigue' },
    C2: { title: 'Auction' },
    C3: { title: 'Defence' },
    C4: { title: 'The action' },
    C5: { title: 'Missions' },
    E: { title: 'End of the round' },
    E1: { title: 'Buildings' },
    E2: { title: 'Profit' },
    E3: { title: 'Arming' },
    E4: { title: 'The next first player' },
    F: { title: 'End and score' },
    G: {
      title: 'The buildings',
      introduction:
        'For each building: its points, the streets where you need the most allies, and its benefit.',
    },
    X: {
      title: 'Rulings',
      introduction:
        'Where the rulebooks disagree or say nothing, this is how we read them. Some rulings can be changed when the table is set up.',
    },
    Y: {
      title: 'What we reconstructed',
      introduction:
        'The printed board and the mission cards are not in the rulebooks, so both are our own: 20 streets, four in each district (one under each authority and one under none), and 20 missions, with every street on three of them. Owners of the box can enter their own board.',
    },
  },
  rules: {
    'V-S01':
      'Verona is for 2 to 5 players. Each leads a noble house of one colour, and the seating order stays the same for the whole game.',
    'V-S02':
      'The board shows streets; squares and markets are streets too. Every street lies in one of five districts, and the first letter of its proper name tells which: C is Eastern, P Western, S Northern, R Southern, M Central.',
    'V-S03':
      'Every street is under one authority: the Church (blue, cross), the Guilds (yellow, scales) or the Prince (red, crown); or it has none (green, boot).',
    'V-S04':
      'Two streets are neighbours if their areas touch or if a bridge or a gate joins them. Walls, buildings and the river keep streets apart.',
    'V-S05':
      'Each player begins with 9 action tokens (3 corruption, 2 violence, 1 intrigue, 3 bluff), 16 allies, the 3 intrigue cards (murder, accusation, intimidation) and 20 florins, but without mercenaries.',
    'V-S06':
      'Of the 20 missions each player is dealt 7 in a game of 2, 6 in a game of 3, 5 in a game of 4 and 4 in a game of 5; the rest leave the game unseen. Only their owner knows them until they are shown [V-C50]. Their streets and rewards are our reconstruction.',
    'V-S07':
      'The 9 building cards are shuffled and lie face down while the first allies are placed [V-S11]. Then the deck is turned face up: everybody sees the top card, nobody the ones below it.',
    'V-S08': 'Florins and mercenaries never run out. Allies do: each player has 16 and not one more.',
    'V-S09':
      'Florins lie hidden behind the screen. Everybody sees the mercenaries, the allies on the board and in the supply, the buildings, the shown missions, and how many missions each player still holds.',
    'V-S10':
      'The players agree on a first player: traditionally whoever read Shakespeare most recently. If they do not, chance decides.',
    'V-S11':
      'Before the first round the players place allies, one at a time from the first player clockwise, until each has placed three. Each must go to an empty street outside the Central district.',
    'V-S12':
      'Unless a rule says otherwise, everything goes clockwise from the first player: players act, roll and answer in that order.',
    'V-S13':
      'An ally on a building stands in no street. It does not act, move or defend, cannot be removed, and counts for no mission, no majority and no street at the end.',
    'V-S14':
      "If only one answer is allowed, the program gives it itself, unless that would tell a secret [V-C54]. Other players' florins are not displayed, though whoever follows the log can reckon them.",
    'V-D01':
      'Dice have eight sides. An 8 is rolled again and added, as long as 8s come up. Example: 4 and 8, the 8 rolled again gives 8, then 1: together 21.',
    'V-A01':
      'At the start of every round the top building card joins the offer, even if earlier buildings still lie there. The card now on top is seen by all and comes next.',
    'V-A02': 'When the deck is empty, no building is added; play goes on for those still on offer.',
    'V-B01':
      'All players plan at once and in secret. Each lays 0 to 9 of their action tokens in any streets, at most one in a street.',
    'V-B02':
      'When all are ready, everybody sees where tokens lie and whose they are. Their faces stay hidden until the street is resolved.',
    'V-B03':
      'Variant, planning in turns: clockwise from the first player, each lays one token face down in full view. Whoever passes plans no more this round.',
    'V-B04':
      'An action may be planned even where it is impossible now. If it has become possible when its street is resolved, it must be carried out.',
    'V-C01':
      'Clockwise from the first player, each picks a street with tokens, their own or not, even one with nothing but bluffs, and it is resolved at once. This goes on until no tokens are left. Tokens that were turned up return to their owners.',
    'V-C02': 'Bluffs are set aside first. At most one action succeeds in a street.',
    'V-C03':
      'You are a schemer if you planned intrigue here, have an ally in a neighbouring street and have none here.',
    'V-C04':
      'You are an attacker if you planned corruption here, or if you planned violence here and both you and somebody else have an ally here.',
    'V-C05':
      'You are a defender if you have neither role but have an ally here, with a token or without. An action that is impossible counts as a bluff.',
    'V-C06': 'Everybody else takes no part. Nobody has two roles, and nobody may decline a role.',
    'V-C07':
      'The order in a street: tokens are turned up; roles are fixed until the street is done; intrigue; auction; defence; the action; benefits of buildings; tokens go back; missions.',
    'V-C10':
      'Without a schemer this step is skipped. Two or more schemers cancel each other out: all their intrigues fail, nothing is guessed and no ally is lost; the auction follows.',
    'V-C11':
      'A single schemer first says openly which of their allies in a neighbouring street will act, and then picks one of the intrigue cards in secret.',
    'V-C12':
      'All attackers and defenders guess the card at the same time, in secret and without conferring. Then all cards are shown.',
    'V-C13':
      "If anybody guessed it, the intrigue fails and the named ally returns to its owner's supply; the auction follows. The owner of Santa Susanna may try again first [V-G07].",
    'V-C14':
      'If nobody guessed it, or nobody was there to guess, the intrigue succeeds. Auction and defence are then skipped, and nobody pays anything.',
    'V-C15':
      "Intrigue cards return to the hand every time, so all three can always be played and guessed. Every attacker and defender must guess. Once the ally is named, the schemer's card and the guesses may be picked at the same time.",
    'V-C20': 'Without attackers nothing is auctioned; the missions follow.',
    'V-C21':
      'All attackers bid at once and in secret: florins for corruption, mercenaries for violence, at most as many as they have, or nothing. All bids are shown to everybody, then the dice are rolled.',
    'V-C22': 'Whatever you bid is lost, no matter who wins.',
    'V-C23':
      'The strength of corruption is the florins bid. The strength of violence is 5 for each mercenary bid plus two dice [V-D01].',
    'V-C24':
      'Whoever bids nothing cannot be the strongest, ties with nobody and blocks nobody. So violence without mercenaries rolls no dice.',
    'V-C25':
      'Of those who bid at least 1, the one with the highest strength is the strongest attacker. If the highest strength is tied, or nobody bid, nothing succeeds here; the missions follow.',
    'V-C30':
      'Each defender rolls alone; rolls of different players are never added up. Against corruption a defender rolls one die for each of their allies here, against violence two dice. All defenders roll, even if one has already stopped the action.',
    'V-C31':
      "One defender who equals or beats the attacker's strength stops the action; nothing else happens and nobody is removed. If there is no defender, or none rolls enough, the action succeeds.",
    'V-C40':
      'Corruption: the attacker places one ally from their supply here. If the supply is empty, nothing is placed, but the action still counts as successful.',
    'V-C41':
      "Violence: one ally of another player is removed from here; the attacker chooses whose and cannot decline. A removed ally always returns to its owner's supply.",
    'V-C42': 'Intrigue: first the named ally moves here, then the card takes effect here.',
    'V-C43':
      'Murder: the schemer removes one ally of any colour from here, even one of their own. If anybody else has an ally here, somebody must be removed; otherwise the schemer may spare their own.',
    'V-C44':
      "Accusation: all allies of all other players move from here to the street from which the schemer's ally came.",
    'V-C45':
      'Intimidation: the schemer picks a colour that is present here, even their own. If only their own is here, they may also pick none. All allies of that colour leave. Their owner at once spreads them, openly, over other streets, near or far, where the owner has allies at that moment. If there is no such street, they go to the supply.',
    'V-C50':
      'After every street each player may show one accomplished mission, unless they have already shown one this round. It goes once round the table, clockwise from the player whose action succeeded; if none did, from the first player.',
    'V-C51':
      'You accomplish a mission by having allies in all three of its streets. With 2 or 3 players nobody else may be in any of them; with 4 or 5 players nobody else may be in at least one of the three.',
    'V-C52':
      'The reward is taken at once; what cannot be taken is lost. Each mission brings one of these: 15 florins; 3 mercenaries; up to two steps; the removal of one ally of another player from a street where you have an ally; one ally from your supply in a street where you have one; or points only. A step takes one of your allies to a neighbouring street; the two steps may be taken by one ally or by two, even there and back, and each is optional. The streets need not be those of the mission.',
    'V-C53': 'A shown mission stays shown, whatever happens to its streets later, and scores at the end.',
    'V-C54':
      'Everybody who holds missions and has shown none this round is asked at the same time, able or not, because the question itself would tell a secret. Only those are left out who, as all can see, cannot accomplish any unshown mission. You name a mission to show, or none, or several in order of preference. The answers are settled in turn, and conditions count when your turn comes, after the rewards of those before you: the first of your missions accomplished then is shown. The others stay secret. Whoever has shown nothing waits for the next street.',
    'V-C55':
      'You may leave a standing order: show my missions as soon as I can, in this order of preference; or none until I say otherwise. It is secret and can be changed until the answers are next settled. It answers for you at once, whether you could show a mission or not, so neither the question nor the time tells anything.',
    'V-C56':
      'By the book the table may talk except while intrigue cards are picked [V-C12]. Variant, silence in all secret phases: nobody talks while players plan, bid, bid for Municipio or hire either.',
    'V-E10':
      "Buildings on offer are settled in the order in which they came. Whoever has more allies in a building's streets than anybody else takes it. If the most is tied, or nobody is there, it stays on offer.",
    'V-E11':
      'Every single ally in those streets counts: five in one street beat one in each of four. Allies on buildings do not count.',
    'V-E12':
      'The new owner cannot decline and puts one ally from the supply on the building; if none is left, the card alone shows it and counts all the same. A building is never lost again.',
    'V-E13':
      'Municipio is auctioned instead: when its turn comes, all players secretly bid florins or nothing. All bids are shown and lost. The highest bid takes it if nobody else bid as much and it is at least 25; otherwise Municipio stays on offer until the next round.',
    'V-E14':
      'As soon as the fifth building is taken, counting those of all players, the game ends. Nothing more is settled, paid or shown.',
    'V-E15':
      'The game also ends after three rounds in a row that began with an empty deck and in which no building was taken, once the buildings of the third have been settled. This cannot happen before round 12.',
    'V-E20':
      'Each of your buildings and each street with at least one of your allies pays you 5 florins. A Central street in which you alone have allies pays 5 more.',
    'V-E21': 'Nobody gets less than 20 florins. What the benefits of buildings add comes on top.',
    'V-E30':
      'All players hire at once and in secret; a mercenary costs 5 florins. Then all is shown and paid.',
    'V-E31':
      'Whoever has just hired two or more may call for another round of hiring. If anybody does, all may hire again, and so on.',
    'V-E32':
      'All who have just hired two or more are asked at the same time, and one call is enough; the caller need not hire again. In every round of hiring all players are asked, and all may hire none.',
    'V-E40': 'The first-player token moves to the player on the left.',
    'V-F01':
      'Every street in which you alone have allies scores 5 points. In a shared street each of your allies scores one. Buildings and shown missions score the points printed on them.',
    'V-F02': 'Whoever has the most points wins; tied players share the victory.',
    'V-F03':
      'Unshown missions, florins and mercenaries score nothing. Unshown missions are revealed only after the score.',
    'V-G01':
      'Casa delle Corporazione: 2 points, for the most allies in Guild streets. With every profit it adds 1 florin for each street and each building where its owner has an ally.',
    'V-G02':
      'Convento: 2 points, for the most allies in the Eastern district. No opponent of its owner may bid more than 4 mercenaries on violence; the owner may.',
    'V-G03':
      'Postribolo: 4 points, for the most allies in streets with no authority. It adds 5 florins to every profit.',
    'V-G04':
      "Porta Gabella: 4 points, for the most allies in the Western district. After its owner's successful violence it gives 1 mercenary, or 2 in a Guild street.",
    'V-G05':
      "Roccaforte: 4 points, for the most allies in the Prince's streets. With every profit it gives 1 mercenary.",
    'V-G06':
      "Redentore: 4 points, for the most allies in the Southern district. When its owner's corruption fails although at least 1 florin was bid, it gives 2 florins, or 4 in a Church street.",
    'V-G07':
      "Santa Susanna: 2 points, for the most allies in Church streets. When its owner's intrigue is guessed, the owner may try once more with the same ally: any of the three cards may be played, and everybody guesses anew. If the owner declines, or the second card is guessed too, the ally is lost [V-C13].",
    'V-G08':
      "Sinagoga: 2 points, for the most allies in the Northern district. After its owner's successful corruption it gives 2 florins, or 4 in a street with no authority.",
    'V-G09': 'Municipio: 6 points, by auction [V-E13]. It has no other benefit.',
    'V-G10':
      'A benefit works from the moment the building is taken, so already in the profit of the same round.',
    'V-G11':
      'Porta Gabella, Redentore and Sinagoga follow planned actions only: not murder, not rewards, not the auction for Municipio. They are paid out automatically before the missions, Redentore after the bids are paid; Sinagoga pays even if no ally could be placed [V-C40].',
    'V-X01':
      'Does everybody plan at once or in turns? At once, as in the Czech book; planning in turns is a variant [V-B03].',
    'V-X02':
      'How much does Redentore pay? 2 and 4 florins, as in most places; 3 and 5, from one comment in the English book, is a variant.',
    'V-X03':
      "Whom does accusation move, and where to? Only the other players' allies, to the street that the schemer's ally came from [V-C44].",
    'V-X04': 'Whose fifth building ends the game? The fifth of all players together [V-E14].',
    'V-X05':
      'Which streets are neighbours? The books put it in different ways; here one list holds, and the board shows it [V-S04].',
    'V-X06':
      "Where does Convento limit its owner's opponents? Everywhere. Variant: only in streets where its owner is attacker or defender [V-G02].",
    'V-X07':
      'Does the 20-florin minimum apply before or after what buildings add? Before: that comes on top [V-E21].',
    'V-X08':
      'What if fewer than five buildings are taken after nine rounds? Play goes on, but not for ever [V-E15].',
    'V-X09': 'Do schemers who cancel each other out lose an ally? No, none has been named yet [V-C10].',
    'V-X10':
      'How may the two steps of a reward be used? By one ally or by two, also from the same street; none, one or both [V-C52].',
    'V-X11': 'What about a tie at the end? The victory is shared [V-F02].',
    'V-X12':
      'The German book calls the accusation card Befehl in the rules and Erpressung in an example. Here its German name is Befehl.',
    'V-X13':
      'When is the deck of buildings turned up? After the last of the first allies is placed and before the first building is offered [V-S07].',
    'V-X14':
      'Must Santa Susanna be used, and with which ally? Its owner may use it, with the same ally, but not for intrigues that cancelled each other out [V-G07].',
    'V-X15':
      'An example in the books forgets a defender, who neither guesses nor rolls. The rule counts: every defender does both [V-C05].',
    'V-X16':
      'Does violence without mercenaries roll? No; whoever bids nothing is out of the auction [V-C24] [V-C25].',
    'V-X17': 'Does one see where others plan before all are ready? No [V-B02]; only when planning in turns.',
    'V-X18':
      'How often may missions be shown after a street? Once round the table; everybody may, nobody must [V-C50].',
    'V-X19':
      'What if nobody else is here to be murdered or intimidated, or the intimidated have nowhere to go? The schemer may spare their own allies [V-C43]; those with nowhere to go return to the supply [V-C45].',
    'V-X20': 'May a successful action be waived? No; what was planned and succeeds is carried out.',
    'V-X21':
      'What if the supply is empty? Nothing is placed, whether by corruption, a reward or a building; all the rest applies.',
    'V-X22': 'Does an intrigue that is impossible cancel others? No, only real schemers count [V-C03].',
    'V-X23': 'May you plan what is impossible? Yes, although the summaries forbid it [V-B04].',
    'V-X24':
      'Must all defenders reach the strength, or are their rolls added? Neither: one is enough, and each counts alone [V-C31].',
    'V-X25':
      'Who may call for another round of hiring? Whoever hired two or more in the one just ended, not over the whole phase [V-E31].',
    'V-X26': 'Do shared streets score 5 points too? No, only streets in which you alone have allies [V-F01].',
    'V-X27':
      'Mercenaries without limit [V-S08] and the clockwise order [V-S12] are not in every book; they hold here. The round has four phases.',
    'V-X28':
      "Whose actions do Porta Gabella, Redentore and Sinagoga pay for? Only those of the building's owner.",
    'V-X29':
      'If attackers tie and nothing succeeds, may missions still be shown? Yes, after every street [V-C50].',
    'V-X30': 'May both allies of a two-step reward leave the same street? Yes [V-C52].',
  },
  glossary: {
    ally: {
      word: 'ally',
      meaning: 'Your people in the city. They stand in streets, act, defend and bring profit and points.',
    },
    mercenary: {
      word: 'mercenary',
      meaning: 'A hired sword. You bid mercenaries on violence, and whatever you bid is lost.',
    },
    florin: { word: 'florin', meaning: 'The money of Verona, hidden behind the screen.' },
    street: {
      word: 'street',
      meaning: 'Where allies stand and actions are planned; squares and markets are streets too.',
    },
    district: {
      word: 'district',
      meaning: 'One of the five parts of the city, told by the first letter of its streets.',
    },
    corruption: {
      word: 'corruption',
      meaning: 'An action that places one of your allies; you bid florins on it.',
    },
    violence: {
      word: 'violence',
      meaning: "An action that removes another player's ally; you bid mercenaries on it.",
    },
    intrigue: {
      word: 'intrigue',
      meaning:
        'An action that brings in an ally from a neighbouring street and plays a card, unless somebody guesses it.',
    },
    bluff: { word: 'bluff', meaning: 'A token that does nothing but mislead.' },
    schemer: { word: 'schemer', meaning: 'Whoever carries out an intrigue in the street.' },
    attacker: { word: 'attacker', meaning: 'Whoever planned corruption or possible violence in the street.' },
    defender: { word: 'defender', meaning: 'Everybody else with an ally in the street.' },
    murder: { word: 'murder', meaning: 'The intrigue card that removes one ally.' },
    accusation: {
      word: 'accusation',
      meaning: "The intrigue card that sends all other players' allies next door.",
    },
    intimidation: {
      word: 'intimidation',
      meaning: 'The intrigue card that scatters the allies of one colour.',
    },
    mission: {
      word: 'mission',
      meaning:
        'A secret card with three streets. With allies in all of them you may show it for a reward and points.',
    },
    building: {
      word: 'building',
      meaning: 'Goes to whoever has the most allies in its streets; it brings points, florins and a benefit.',
    },
    church: { word: 'Church', meaning: 'The authority of the blue streets with the cross.' },
    guilds: { word: 'Guilds', meaning: 'The authority of the yellow streets with the scales.' },
    prince: { word: 'Prince', meaning: 'The authority of the red streets with the crown.' },
    'no-authority': {
      word: 'no authority',
      meaning: 'The green streets with the boot belong to no authority.',
    },
    profit: { word: 'profit', meaning: 'The florins that streets and buildings pay at the end of a round.' },
    arming: { word: 'arming', meaning: 'Hiring mercenaries at the end of a round.' },
    'first-player': {
      word: 'first player',
      meaning: 'Whoever begins the round; the token moves on to the left.',
    },
  },
};
