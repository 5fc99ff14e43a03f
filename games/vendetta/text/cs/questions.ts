import type { VendettaQuestionTexts } from '../en/questions.ts';

export const cs: VendettaQuestionTexts = {
  city: {
    ask: 'Jak se jmenuje město?',
    hint: 'Los padl na tebe, tak to zapiš. Zeptej se ostatních.',
    others: 'pojmenovává město',
  },
  house: {
    ask: 'Založ svůj rod.',
    hint: 'Jméno, hlava rodu a hodnoty 3, 2 a 1 pro Věž, Růži a Přítele. Hodnoty se už nezmění.',
    others: 'zakládá rod',
  },
  naming: {
    ask: 'Pojmenuj lokaci s hodnotou {value}.',
    hint: 'Kdo tam vyvolá scénu a vyhraje ji, získá {value}; když ji prohraje, tolik zaplatí.',
    others: 'pojmenovává lokaci',
  },
  veto: {
    ask: 'Může se lokace s hodnotou {value} jmenovat „{name}“?',
    hint: 'Je-li proti více než polovina ostatních, hledá se jiný název.',
    others: 'posuzuje název „{name}“',
  },
  layout: {
    ask: 'Vylož první vedlejší postavy a rekvizity.',
    hint: 'Až 12 ze svých 24 bodů, do každé nejvýše 6. Zbytek je rezerva. Ukáže se vše najednou.',
    others: 'vykládá první postavy a rekvizity',
  },
  'carry-over': {
    ask: 'Co ze starého příběhu zůstane za vámi?',
    hint: 'Když nevybereš nic, přejde všechno. Co vybere třeba jen jeden z vás, to do nového příběhu nepřejde.',
    others: 'rozhoduje, co přejde ze starého příběhu',
  },
  epilogue: {
    ask: 'Napiš epilog svého rodu.',
    hint: 'Uzavře kroniku. Můžeš ho nechat prázdný.',
    others: 'píše epilog',
  },
  'lock-up': {
    ask: 'Princ se na tebe hněvá. Kdo půjde do vězení?',
    hint: 'Do konce kola. Je-li to hlava rodu, lze scénu vyvolat jen v místě uvěznění.',
    others: 'v nemilosti prince volí, kdo půjde do vězení',
  },
  arrest: {
    ask: 'Kde je hlava tvého rodu vězněna?',
    hint: 'Místo bez hodnoty; tvá scéna v tomto kole může být jen tam.',
    others: 'pojmenovává místo uvěznění',
  },
  turn: {
    ask: 'Jsi na tahu: co uděláš?',
    hint: 'Vykládej, posiluj a bourej podle libosti a vyvolej jednu scénu. Tah skončí, až ho ukončíš.',
    others: 'je na tahu',
  },
  'last-floor': {
    ask: 'Je to tvé poslední patro. Zbourat?',
    hint: 'Rod s ním padne: jeho postavy a rekvizity budou neutrální a rezerva propadne.',
    others: 'zvažuje osud posledního patra',
  },
  reaction: {
    ask: 'Někdo jde po tom, co je tvé. Jak zareaguješ?',
    hint: 'Jedna rekvizita s mocí nejvýše 3, body k hodu, obojí, nebo nic. Potom padnou kostky.',
    others: 'volí reakci',
  },
  interruption: {
    ask: 'Kostky padly. Přerušíš?',
    hint: 'Jedno nebo dvě patra vlastní věže, každé za bod. Jednou mezi dvěma svými tahy.',
    others: 'zvažuje přerušení',
  },
  'last-floor-of-defender': {
    ask: 'Je to tvé poslední patro. Zbourat?',
    hint: 'V této scéně se započte; pak tvůj rod padne.',
    others: 'zvažuje osud posledního patra',
  },
  close: {
    ask: 'Vyprávějte scénu; až řekneš své, navrhni ji uzavřít.',
    hint: 'Výsledek je daný. Jak k němu došlo, je na vás. Uzavře se, nepožádá-li nikdo o čas.',
    others: 'vypráví se, dokud ten, kdo scénu vyvolal, nenavrhne ji uzavřít',
  },
  'have-your-say': {
    ask: 'Scéna na tebe čeká. Máš hotovo?',
    hint: 'Nejdřív dopověz, co chceš; pak se scéna uzavře.',
    others: 'má ještě co říci',
  },
  fate: {
    ask: 'Co se stane dál? {piece}',
    hint: 'Smrt, vyhnanství, klášter… Zapíše se do kroniky. Můžeš to nechat otevřené.',
    others: 'vypráví, co se stane dál: {piece}',
  },
  tell: {
    ask: 'Vyprávět',
    hint: 'Jako vypravěč, nebo hlasem někoho ve scéně.',
    others: 'vypráví',
  },
  voice: {
    ask: 'Propůjčit hlas: {object}',
    hint: 'Mluví za něj ten, kdo se první nabídne, a může dostat odměnu.',
    others: 'propůjčuje hlas',
  },
  hold: {
    ask: 'Požádat o čas',
    hint: 'Scéna zůstane otevřená, dokud neřekneš, že máš hotovo, nebo dokud se dlouho neodmlčíš.',
    others: 'žádá o čas',
  },
  done: {
    ask: 'Mám hotovo',
    hint: 'Scéna už na tebe nemusí čekat.',
    others: 'dopovídá',
  },
  reward: {
    ask: 'Navrhnout odměnu',
    hint: 'Jeden nebo dva body tomu, kdo vyprávěl lépe, jednou za scénu.',
    others: 'navrhuje odměnu',
  },
  'reward-vote': {
    ask: 'Hlasovat o odměně',
    hint: 'Projde, souhlasí-li více než polovina nezúčastněných.',
    others: 'hlasuje o odměně',
  },
  propose: {
    ask: 'Navrhnout dohodu',
    hint: 'Na čem se shodnou všichni, to platí nad pravidla: kdo kam patří, kolik čeho je, jak se končí.',
    others: 'navrhuje dohodu',
  },
  vote: {
    ask: 'Hlasovat o dohodě',
    hint: 'Platí, souhlasí-li všichni; jediné odmítnutí ji ruší.',
    others: 'hlasuje o dohodě',
  },
  note: {
    ask: 'Připsat poznámku',
    hint: 'K rodu, místu, postavě nebo rekvizitě. Žádné číslo nemění.',
    others: 'píše poznámku',
  },
  'change-note': {
    ask: 'Změnit svou poznámku',
    hint: 'Prázdný text ji škrtne.',
    others: 'mění poznámku',
  },
  places: {
    ask: 'Pojmenuj své lokace.',
    hint: 'Kdo tam ve scéně uspěje, získá jejich hodnotu; kdo ji tam vyvolá a neuspěje, zaplatí stejně. Než všichni vyloží, mohou být ostatní proti názvu.',
    others: 'pojmenovává své lokace',
  },
  'veto-anew': {
    ask: 'Proti kterým novým názvům jsi?',
    hint: 'Je-li proti názvu více než polovina ostatních, hledá se jiný.',
    others: 'posuzuje nové názvy',
  },
  'veto-place': {
    ask: 'Být proti názvu',
    hint: 'Je-li proti více než polovina ostatních, hledá se jiný. Mlčení znamená souhlas.',
    others: 'posuzuje názvy',
  },
  'last-words': {
    ask: 'Může se scéna uzavřít?',
    hint: 'Uzavře se, souhlasí-li všichni, nebo když chvíli nikdo nepožádá o čas. Na to, co máš rozepsáno, se počká.',
    others: 'dostává otázku, zda se scéna může uzavřít',
  },
  correct: {
    ask: 'Opravit svá slova',
    hint: 'Dokud se scéna neuzavře.',
    others: 'opravuje svá slova',
  },
  veil: {
    ask: 'Zahalit závojem',
    hint: 'Tato slova si přečte jen ten, kdo závoj zvedne. Důvod není třeba.',
    others: 'klade závoj přes slova',
  },
  strike: {
    ask: 'Navrhnout škrtnutí',
    hint: 'Souhlasí-li více než polovina všech, slova zmizí.',
    others: 'navrhuje škrtnout slova',
  },
  'strike-vote': {
    ask: 'Hlasovat o škrtnutí slov',
    hint: 'Rozhoduje více než polovina všech hráčů.',
    others: 'hlasuje o škrtnutí slov',
  },
  pause: {
    ask: 'Zastavit příběh',
    hint: 'Kdykoli a bez udání důvodu. Pokračuje se, až budou chtít všichni.',
    others: 'zastavuje příběh',
  },
  resume: {
    ask: 'Za mě lze pokračovat',
    hint: 'Příběh pokračuje, až to řeknou všichni.',
    others: 'čeká na pokračování',
  },
};

/** Where the first version of the rules asks something else. */
export const csOfRules1: Partial<VendettaQuestionTexts> = {
  close: {
    ask: 'Vyprávějte scénu; uzavři ji, až se všichni vyjádří.',
    hint: 'Výsledek je daný. Jak k němu došlo, je na vás.',
    others: 'vypráví se, dokud scénu neuzavře ten, kdo ji vyvolal',
  },
  hold: {
    ask: 'Požádat o čas',
    hint: 'Jednou za scénu: zůstane otevřená, dokud neřekneš, že máš hotovo.',
    others: 'žádá o čas',
  },
};
