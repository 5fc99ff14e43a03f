import type { VendettaRules } from '../rules-outline.data.ts';

export const rules: VendettaRules = {
  sections: {
    S: { title: 'Set-up', introduction: 'Houses, places and the first people on the plan.' },
    R: { title: 'The round' },
    T: { title: 'Preparations', introduction: 'What you may do on your turn, besides a scene.' },
    C: { title: 'Calling a scene' },
    V: { title: 'Who wins the scene' },
    O: { title: 'What it costs and brings' },
    A: { title: 'Storming a tower' },
    P: {
      title: 'Playing the scene out',
      introduction: 'The result stands; how it came about is up to those who tell it.',
    },
    E: { title: 'The end' },
    X: {
      title: 'Readings',
      introduction:
        'Where the rulebook can be read in more than one way or says nothing, this is how we read it.',
    },
  },
  rules: {
    'N-S01':
      'There are 2 to 6 houses in a city that the players name together. Each player names a house (noble, burgher or church) and its head with a title, and gives the values 3, 2 and 1 to Tower, Rose and Friend. They never change.',
    'N-S02':
      'Each player has a bank of 24 points. Up to 12 of them may be laid out as side characters and props before the first round; the rest is the reserve.',
    'N-S03':
      'A side character has a name, an owner or none (then it is neutral), a short description and a power of 1 to 12. At most 6 points may be put in when it enters play, one of reserve for one of power. A prop, a thing or an animal, works the same way.',
    'N-S04': 'Each house has a family tower with six floors.',
    'N-S05':
      'Each player rolls two dice in games of up to 3, one in larger games. Every die becomes a location worth its number; whoever rolled it names and describes it.',
    'N-S06':
      'The other players may veto a name that does not fit, until the houses are laid out; silence lets it stand. If more than half of them veto it, another name is chosen; the third name stands in any case.',
    'N-S07':
      'Everything is open: reserves, powers, towers, notes on the plan. Only the moment of laying out at the start is secret [N-S08].',
    'N-S08':
      'The set-up begins with houses and heads; then come the locations, rolled in seating order and named by all at the same time; then all lay out at the same time in secret, shown when everybody is ready.',
    'N-S09':
      'Each house may note its background, its aim and a conflict. They feed the story and change no rule.',
    'N-R01':
      'Beginning with whoever was last in the previous round (in the first round drawn by lot), each rolls a die, clockwise. The highest goes first and the others follow clockwise; equal highest rolls are rolled again among themselves.',
    'N-R02':
      "The prince's disfavour: the first to roll falls into it on a 1, the second on 1 or 2, the third on 1 to 3, and so on. Only the first one is caught; nobody else falls in this round.",
    'N-R03':
      'Whoever is in disfavour picks: one of their side characters is locked up and out of all scenes this round; or the head is, and then a scene may only be called at the place of arrest, a place without value that the player names. Without side characters it is the head. Either way the scene this player calls gets minus 2.',
    'N-R04':
      'Then the players take their turns in order. A turn holds any number of preparations and at most one scene; passing is allowed too.',
    'N-R05':
      'The choice of whom to lock up is made before the first turn and lasts to the end of the round; props cannot be locked up. A locked-up character neither acts nor can be the object, but it may be strengthened [N-T02] and counts for a storm [N-A01] and for the final count [N-E02].',
    'N-R06':
      'With the head locked up there is no storm and no other place than that of the arrest. Any object [N-C03], the other actors and props of the house, boosts and all preparations are still allowed.',
    'N-R07':
      'A defender in disfavour reacts, boosts and interrupts as usual and without the minus 2. A storm called in disfavour does get it; a base may be below zero.',
    'N-R08':
      'Preparations are possible before the scene and after it is closed, not in between. The turn ends when its player says so; calling no scene is allowed.',
    'N-R09':
      'Last is whoever was last in the order, even after passing. Ties for the highest roll are rolled again until one is highest; these rolls do not count for the disfavour [N-R02].',
    'N-R10': 'The sixth to roll falls on any number. So with six houses somebody always falls.',
    'N-T01': 'Lay out a side character or prop, with at most 6 points in it.',
    'N-T02':
      'Put points of reserve into your characters or props: each gives a point of power, up to a power of 12. Nothing else raises power.',
    'N-T03': 'Pull down floors of your tower, at most four in a turn. Each gives one point of reserve.',
    'N-T04': 'With its last floor a house falls [N-E01]. The program asks once more before that.',
    'N-T05':
      'A character or prop laid out in this turn cannot be strengthened in the same turn [N-T02]; a neutral won in it can.',
    'N-T06':
      'The reserve grows only by pulling down floors [N-T03], by winning scenes [N-O01] [N-O02], by a reward for telling [N-P02] and by agreement [N-P04]. Points are not given to others and not taken back out of characters or props.',
    'N-C01':
      "A scene has a kind (Tower for force, Rose for love and passion, Friend for dealings), a place, an object and actors. The head of the caller's house always takes part.",
    'N-C02':
      "The place is a location with a value; or any other place that is named now and stays on the plan without a value; or a rival's tower, for a storm [N-A01].",
    'N-C03':
      'The object is a side character or prop of another house that is in play and not locked up; or a neutral one, on the plan already or made now. Heads of houses and the prince are never the object.',
    'N-C04':
      'For a neutral made now the caller says a power of 1 to 12 and pays half of it, rounded up. A neutral already on the plan costs nothing.',
    'N-C05':
      "Any of the caller’s side characters that are not locked up may act, for a point of reserve each; props act free of charge. New ones may be laid out for the scene [N-T01]: that costs their price and, for a character, the actor's point as well.",
    'N-C06':
      'Boost: the caller may add points of reserve to the roll, one for one, and says so before the dice.',
    'N-C07':
      'Whoever names a place without a value says whether it lies outside the city. Characters and props that acted there, and a neutral won there, are away until the end of the round: no scene elsewhere can have them as its object, and they do not react in one. They still count for a storm [N-A01].',
    'N-C08':
      'If no rival piece can be had, no neutral is on the plan and no point is left for a new one, only a storm or no scene is possible. A prop that is the object cannot also be the reaction.',
    'N-C09':
      'A place without a value stays on the plan, may be chosen again by anybody and never gets a value; named again, it is the same place. A rival’s tower is a place for a storm only.',
    'N-C10':
      'Every kind of scene may be used against every object. Force against a neutral should be justified in the telling; there is no vote on it.',
    'N-V01':
      "The caller's base is the power of the caller’s side characters and props in the scene, plus the attribute of the scene's kind, plus boost, minus 2 in disfavour.",
    'N-V02': "The defender's base is the power of the object. For a neutral the program rolls.",
    'N-V03':
      'Reaction: the owner of the object may bring in one prop worth at most 3, either in play or laid out and paid for now, and may boost as well [N-C06].',
    'N-V04': 'Each side rolls one die and adds it to its base.',
    'N-V05':
      'Interruption: after the dice the defender, asked once, may pull down one or two floors of their tower. Each adds a point to that side in this scene and nothing to the reserve. Each player may do so once between the starts of two of their turns; the time before the first of them counts as such a span.',
    'N-V06': 'The higher total wins. A coin decides equal totals.',
    'N-V07':
      'The steps: the caller declares and pays everything at once, with no refund; the defender is asked once for reaction and boost; both dice; interruption; a coin if equal; the outcome is booked; telling, reward, close. Nobody adds anything to a step that is past.',
    'N-V08':
      'The defender is the owner of the object, in a storm the owner of the tower. A neutral has no defender, so there is no reaction, boost or interruption. A question with only one possible answer is not asked.',
    'N-V09':
      'Even the last floor may go in an interruption; the program asks once more. The scene is decided with those points and booked; then the house falls, before a storm takes floors [N-A03].',
    'N-O01':
      'The caller wins against a house: the object is out of the game, and the caller gets half its power, rounded up, and the value of the location if it has one. The prop of the reaction is out too and brings nothing.',
    'N-O02':
      "The caller wins against a neutral: it joins the caller's house with its full power, and the value of the location comes on top.",
    'N-O03':
      'The caller loses with side characters in the scene: each of them loses half its power, rounded up. At 0 it is out.',
    'N-O04':
      "The caller loses to a house without side characters in the scene: half the object's power, rounded up, is paid from the reserve. The location counts once, on its own [N-O06].",
    'N-O05':
      'The caller loses against a neutral: what was paid for it is gone, and it stays on the plan as a neutral with its full power. Side characters [N-O03] and location [N-O06] count as usual; nothing else is paid.',
    'N-O06': 'The caller who loses at a location with a value pays that value from the reserve.',
    'N-O07': 'A reserve never goes below 0.',
    'N-O08':
      "Each side character of a losing caller halves on its own; one with power 1 is out. The caller's props are never harmed, and props alone do not count as side characters [N-O04]. A defender who wins neither loses nor gains; the prop of the reaction stays in play, what was paid is spent.",
    'N-O09':
      'What is chosen must be paid in full, or it cannot be chosen. What is lost is paid as far as the reserve goes; the rest is forgiven, and no floor or power is taken for it. Variant: each point that is missing costs a floor, the last one too. Even with a reserve of 0 a player may call a scene with the head and the props of the house.',
    'N-A01':
      'A storm is allowed if the power the caller has laid out, in characters and props, is more than twice that of the rival.',
    'N-A02':
      "The rival's base is the power of all the rival's characters and props that are neither locked up nor away. Reaction (with a prop laid out now), boost and interruption come on top. Any kind of scene will do; for the caller all is as in any scene, but there is no object and no location value.",
    'N-A03':
      "If the caller wins, the rival loses floors: half the difference of the totals, rounded down, at most all that are left. So a difference of 0 or 1 takes none; nobody gains points, and the prop of the reaction is lost. If the caller loses, only the caller's side characters suffer [N-O03].",
    'N-A04':
      'The powers are counted when the place is chosen, with everything on the plan, locked up and away too; 0 against 0 is not enough, 1 against 0 is. A reaction laid out later does not undo it. New characters or props count only if they were laid out before [N-T01].',
    'N-P01':
      'The result stands, and then it is told. Caller and defender play their characters; anybody may add descriptions or neutral figures. The chronicle keeps who wrote as whom, with the facts of the scene.',
    'N-P02':
      'The players not involved may reward whoever told it better: a proposal of 1 or 2 points passes if more than half of them agree, once in a scene. With nobody uninvolved there is no reward.',
    'N-P03':
      'The caller proposes to close the scene. It closes when nobody asks for more time within the time that the table has set, or as soon as all have agreed. Nobody who is writing is cut off.',
    'N-P04':
      'Agreement beats rules. Any player may at any time propose a change: move a character to another house, change a power or a reserve, bring back or remove something, edit somebody else’s note, change the ending; name, describe or value a place, so that a burnt house may pay nothing; lay out, name or describe a character or prop; change an attribute, the disfavour, an arrest or an absence; roll a die again; let a piece change sides at half its power in place of going out, which brings the winner no points. It happens if all players still in the game agree, and the chronicle says so.',
    'N-P05':
      'A neutral object is voiced by the first other player who offers, preferably one not involved; if nobody does, by anybody. Minor neutral figures may be voiced by anybody at any time.',
    'N-P06':
      'Involved are the caller, the defender and the voice of a neutral object: only they can be rewarded, and only the others vote, fallen players too. A reward may be proposed from the booking to the end of the turn; a fallen player gets no points. With 2 players there is a reward only against a neutral without a voice.',
    'N-P07':
      "Any player may at any time add a note to a place, character, prop or house. Changing or deleting somebody else's note needs an agreement [N-P04]. A note changes no number: a location that burns down keeps its value.",
    'N-P08':
      'A proposal [N-P04] may hold several changes, all or none. It stays open until all agree or one refuses; silence is not consent, and play goes on meanwhile. It takes effect between two decisions and lapses if no longer possible; limits hold: power 1 to 12, reserve from 0, six floors. What is out of the game may come back.',
    'N-P09':
      'The caller sets the frame; each side also voices the unnamed servants and soldiers of its house. If a character or prop went out, its fate is asked for (death, exile, the cloister) and kept in the chronicle.',
    'N-P10':
      'After the booking the caller may propose to close [N-P03]. Each other player may hold the scene open until that player says done, and again after telling something. A hold behind which nothing is written for the table’s time lapses, so that nobody can stop the match.',
    'N-P11':
      'Any player may pause the story at any time and need give no reason: nobody answers or tells until all have agreed to go on. Notes and proposals with their votes remain possible. This rule is ours.',
    'N-P12':
      'Told words may be corrected by their author until the scene closes. At any time anybody may put a veil over a passage, and only those who lift it read the words; a vote of more than half of all players strikes a passage. The chronicle shows the veil or the gap, never the words.',
    'N-P13':
      'Before the first scene the table may agree on a tone, on lines (what does not occur) and on veils (what is not described). They stay in sight during play and stand in the chronicle only if the table wants it.',
    'N-E01':
      'A house without floors falls: its head is out, its characters and props become neutral. Its player goes on telling neutral figures and votes on rewards [N-P02].',
    'N-E02':
      'The last house standing wins. Variants: the game ends with the first fall, or after an agreed number of rounds; then whoever has the most points wins, counting power in play plus reserve. The players may change the ending by agreement during play [N-P04]; tied players share the victory.',
    'N-E03':
      'A fall takes effect when the scene or action that caused it is booked; a scene is still told. The reserve is gone, the turn is skipped, and its pieces keep their power as neutrals, no longer locked up or away. Later only standing houses roll and count for the disfavour [N-R02]; if the last one has fallen, the next standing house clockwise begins to roll.',
    'N-E04':
      'The end is checked after every fall and, when playing by rounds, after the last turn of a round; the scene is told before the result is shown. Only standing houses are counted, without floors, neutrals or locations. A single house standing wins at once under every ending; if none stands, nobody wins.',
    'N-E05':
      'At the end each player may write an epilogue for their house. A new match may go on from the end of another: the city, its places and notes, the houses that stand, and their characters and props come over, unless one player leaves something behind. A house pays for what it brings from its 24 points, at most 6 in each and 12 in all; places keep their values, so no locations are rolled, and the chronicle becomes a further volume.',
    'N-X01':
      'Does disfavour lower the roll, though one example forgets it? Yes, in the scene you call, not in defence [N-R03].',
    'N-X02': 'Must it be exactly four floors, or may it be fewer? Up to four [N-T03].',
    'N-X03': 'How far and when may a roll be boosted? As far as the reserve goes, before the dice [N-C06].',
    'N-X04': "What becomes of the defender's prop after a loss? It is out, as in the long example [N-O01].",
    'N-X05':
      'How are halves rounded? Up for gains and losses of power [N-O01] [N-O03], down for floors [N-A03].',
    'N-X06': 'How many may play? 2 to 6; the rulebook gives no upper limit, this one is ours.',
    'N-X07':
      'Can somebody outside the city be attacked? No, not from elsewhere; only an example says so [N-C07].',
    'N-X08':
      'What is an interruption? The defender alone, after the dice, may pull down floors for points [N-V05].',
    'N-X09': 'When is it decided who is locked up? Before the first turn of the round [N-R05].',
    'N-X10':
      'What defends a tower? All free characters and props of its house [N-A02]. Variant: the base is 0, but a prop of the house may still react, and boost and interruption are as ever.',
    'N-X11': 'Which difference counts for floors? That of the totals, not of the dice alone [N-A03].',
    'N-X12': 'What power may a new neutral have? Any from 1 to 12; half of it is paid, rounded up [N-C04].',
    'N-X13':
      'What does a loss against a neutral cost without side characters? Only the stake and the value of the location [N-O06].',
    'N-X14':
      'What becomes of the pieces and the player of a fallen house? The pieces turn neutral, and the player goes on telling and voting [N-E01] [N-E03].',
    'N-X15': 'Which side characters lose half if several were in the scene? Each of them [N-O03] [N-O08].',
    'N-X16':
      'Is the location counted in what a loser pays, or besides? Object and location count once each [N-O04] [N-O06].',
    'N-X17':
      'What if a loss is greater than the reserve? It goes down to 0, and the rest is forgiven [N-O07] [N-O09].',
    'N-X18': 'Who rolls for a neutral? The program [N-V02]; a player lends it a voice [N-P05].',
    'N-X19': 'How big is the reward for telling? 1 or 2 points, once in a scene [N-P02].',
    'N-X20':
      "May other houses or neutrals help the caller? Only the caller's own characters and props act [N-C05]; anything else needs an agreement [N-P04].",
    'N-X21':
      "May a head be the object, and what if a prop is? A head never [N-C03]; a rival's prop that loses is out like a character [N-O01].",
    'N-X22':
      'What is the place of arrest worth? Nothing, even if the telling sets it at a location with a value [N-R03].',
    'N-X23': 'Do rolls repeated for the order count for the disfavour? No [N-R01].',
    'N-X24':
      "How does a veto on a location's name work? More than half of the others must object, silence is no veto, and after two vetoes the third name stands [N-S06].",
  },
  glossary: {
    tower: { word: 'Tower', meaning: 'The attribute of force.' },
    rose: { word: 'Rose', meaning: 'The attribute of love and passion.' },
    friend: { word: 'Friend', meaning: 'The attribute of dealings.' },
    house: { word: 'house', meaning: 'A family or order that one player leads.' },
    head: {
      word: 'head',
      meaning: "The player's main character; takes part in every scene the house calls.",
    },
    'side-character': {
      word: 'side character',
      meaning: 'A named person with power who serves a house or nobody.',
    },
    prop: { word: 'prop', meaning: 'A thing or an animal with power.' },
    reserve: { word: 'reserve', meaning: 'The points a player can still spend.' },
    power: { word: 'power', meaning: 'What a character or prop weighs in a scene, 1 to 12.' },
    disfavour: {
      word: "the prince's disfavour",
      meaning: 'Whoever falls into it has somebody locked up and a harder scene.',
    },
    scene: { word: 'scene', meaning: 'The heart of a turn: first decided by points and dice, then told.' },
    location: { word: 'location', meaning: 'A place on the plan with a value of its own.' },
    plan: { word: 'plan', meaning: 'The picture of the city with everything in play.' },
    floor: { word: 'floor', meaning: 'A storey of the family tower; six at first, none means the fall.' },
    chronicle: { word: 'chronicle', meaning: 'The story of the match, with all facts and everything told.' },
    round: { word: 'round', meaning: 'One turn of every standing house.' },
    turn: { word: 'turn', meaning: 'Preparations and at most one scene of one player.' },
    reaction: { word: 'reaction', meaning: 'The prop a defender brings in before the dice.' },
    interruption: {
      word: 'interruption',
      meaning: 'Floors a defender pulls down after the dice for more points.',
    },
    neutral: { word: 'neutral', meaning: 'Belonging to no house.' },
    object: { word: 'object', meaning: 'The character or prop a scene is about.' },
  },
};
