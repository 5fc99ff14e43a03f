import type { VeronaQuestionTexts } from '../en/questions.ts';

export const cs: VeronaQuestionTexts = {
  'first-ally': {
    ask: 'Umísti přívržence do prázdné ulice.',
    hint: 'Ne do Centrální čtvrti. Podívej se, kde leží tvoje úkoly.',
    others: 'umístění přívržence',
  },
  plan: {
    ask: 'Tajně polož žetony akcí.',
    hint: 'Do ulice nejvýše jeden svůj. Nemusíš použít všech devět.',
    others: 'plánování',
  },
  'next-token': {
    ask: 'Polož jeden žeton, nebo skonči s plánováním.',
    hint: 'Kdo skončí, v tomto kole už neplánuje.',
    others: 'pokládání žetonu',
  },
  'next-street': {
    ask: 'Vyber ulici, která se teď vyhodnotí.',
    hint: 'Kteroukoli ulici s žetony, i cizími.',
    others: 'výběr další ulice',
  },
  'acting-ally': {
    ask: 'Který přívrženec intrikuje? Cíl: {street}.',
    hint: 'Přichází ze sousední ulice. Bude-li intrika prohlédnuta, přijdeš o něj.',
    others: 'určení intrikujícího přívržence',
  },
  cards: {
    ask: 'Vyber kartu intriky. Ulice: {street}.',
    hint: 'Intrikán ji hraje, ostatní ji hádají. Uhodne-li ji někdo, intrika selže.',
    others: 'výběr karet',
  },
  'try-again': {
    ask: 'Intrika byla prohlédnuta. Zkusit to znovu?',
    hint: 'Dovoluje to Santa Susanna: týž přívrženec, nová karta, nové tipy.',
    others: 'rozhodnutí o druhém pokusu',
  },
  bids: {
    ask: 'Kolik nabízíš? Ulice: {street}.',
    hint: 'Vše nabídnuté propadá, ať vyhraje kdokoli. Kdo nenabídne nic, nemůže uspět.',
    others: 'nabídky',
  },
  victim: {
    ask: 'Čí přívrženec je vyhnán? Ulice: {street}.',
    hint: 'Tvoje násilí uspělo a nelze je odmítnout.',
    others: 'výběr oběti',
  },
  murdered: {
    ask: 'Čí přívrženec je zavražděn? Ulice: {street}.',
    hint: 'Kterákoli přítomná barva, i tvoje vlastní.',
    others: 'výběr oběti',
  },
  scared: {
    ask: 'Čí přívrženci jsou zastrašeni? Ulice: {street}.',
    hint: 'Všichni přívrženci jedné barvy odejdou; rozmístí je jejich majitel.',
    others: 'výběr zastrašených',
  },
  scatter: {
    ask: 'Odveď zastrašené přívržence do jiných ulic.',
    hint: 'Jen tam, kde už své přívržence máš.',
    others: 'odvádění přívrženců',
  },
  'show-mission': {
    ask: 'Ukázat splněný úkol?',
    hint: 'Jeden za kolo. Ptáme se každého, kdo nějaký úkol drží.',
    others: 'lze ukázat úkol',
  },
  'take-step': {
    ask: 'Přesuň přívržence do sousední ulice, nebo skonči.',
    hint: 'Odměna za úkol: až dva kroky.',
    others: 'přesun přívržence',
  },
  'remove-one': {
    ask: 'Odstraň přívržence jiného hráče.',
    hint: 'Z ulice, kde máš vlastního.',
    others: 'odstranění přívržence',
  },
  'add-one': {
    ask: 'Přidej přívržence do některé své ulice.',
    hint: 'Odměna za úkol.',
    others: 'přidání přívržence',
  },
  municipio: {
    ask: 'Kolik florinů nabízíš za Municipio?',
    hint: 'Všechny nabídky propadají. Jediná nejvyšší je získá, je-li aspoň 25.',
    others: 'nabídky za Municipio',
  },
  hire: {
    ask: 'Kolik žoldáků najímáš?',
    hint: 'Jeden stojí pět florinů.',
    others: 'najímání žoldáků',
  },
  'another-go': {
    ask: 'Vyhlásit další kolo zbrojení?',
    hint: 'Stačí jeden hráč a všichni mohou najímat znovu.',
    others: 'rozhodnutí o dalším zbrojení',
  },
};
