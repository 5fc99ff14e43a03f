import type { VeronaQuestionTexts } from '../en/questions.ts';

export const cs: VeronaQuestionTexts = {
  'first-ally': {
    ask: 'Umísti přívržence do prázdné ulice.',
    hint: 'Ne v Centrální čtvrti. Podívej se, kde leží tvoje úkoly.',
    others: 'umístění přívržence',
  },
  plan: {
    ask: 'Tajně polož žetony akcí.',
    hint: 'Do každé ulice nejvýše jeden. Nemusíš použít všech devět.',
    others: 'plánování',
  },
  'next-token': {
    ask: 'Polož jeden žeton, nebo dokonči plánování.',
    hint: 'Kdo skončí, v tomto kole už neplánuje.',
    others: 'pokládání žetonu',
  },
  'next-street': {
    ask: 'Vyber ulici, která se teď vyhodnotí.',
    hint: 'Kteroukoli ulici s žetony, i cizími.',
    others: 'výběr další ulice',
  },
  'acting-ally': {
    ask: 'Koho pověříš intrikou? Cíl: {street}.',
    hint: 'Přichází ze sousední ulice. Uhodne-li intriku někdo, o přívržence přijdeš.',
    others: 'výběr přívržence pro intriku',
  },
  cards: {
    ask: 'Vyber kartu intriky. Ulice: {street}.',
    hint: 'Intrikán ji hraje, ostatní ji hádají. Uhodne-li ji někdo, intrika selže.',
    others: 'výběr karet',
  },
  'try-again': {
    ask: 'Tvá intrika byla odhalena. Zkusit to znovu?',
    hint: 'Dovoluje to Santa Susanna: týž přívrženec, nová karta, nové tipy.',
    others: 'rozhodnutí o druhém pokusu',
  },
  bids: {
    ask: 'Kolik nabízíš? Ulice: {street}.',
    hint: 'Co nabídneš, propadne, ať vyhraje kdokoli. Bez nabídky uspět nelze.',
    others: 'nabídky',
  },
  victim: {
    ask: 'Čího přívržence vyženeš? Ulice: {street}.',
    hint: 'Tvoje násilí uspělo: někoho vyhnat musíš.',
    others: 'výběr oběti',
  },
  murdered: {
    ask: 'Čího přívržence zavraždíš? Ulice: {street}.',
    hint: 'Kterákoli přítomná barva, i tvoje vlastní.',
    others: 'výběr oběti',
  },
  scared: {
    ask: 'Čí přívržence zastrašíš? Ulice: {street}.',
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
  'name-mission': {
    ask: 'Ukázat splněný úkol?',
    hint: 'Jeden za kolo. Vybereš-li jich víc, ukáže se první, který je splněný, až na tebe dojde řada.',
    others: 'lze ukázat úkol',
  },
  'take-step': {
    ask: 'Přesuň přívržence do sousední ulice, nebo skonči.',
    hint: 'Odměna za úkol: až dva kroky.',
    others: 'přesun přívržence',
  },
  'remove-one': {
    ask: 'Odstraň přívržence jiného hráče.',
    hint: 'Z ulice, kde máš svého.',
    others: 'odstranění přívržence',
  },
  'add-one': {
    ask: 'Přidej přívržence do některé své ulice.',
    hint: 'Odměna za úkol.',
    others: 'přidání přívržence',
  },
  municipio: {
    ask: 'Kolik florinů nabízíš za Municipio?',
    hint: 'Všechny nabídky propadají. Získá je nejvyšší, je-li jediná a činí aspoň 25.',
    others: 'nabídky za Municipio',
  },
  hire: {
    ask: 'Kolik žoldáků najímáš?',
    hint: 'Jeden stojí pět florinů.',
    others: 'najímání žoldáků',
  },
  'another-go': {
    ask: 'Vyhlásit další kolo zbrojení?',
    hint: 'Vyhlásí-li je kdokoli, mohou znovu najímat všichni.',
    others: 'rozhodnutí o dalším zbrojení',
  },
};
