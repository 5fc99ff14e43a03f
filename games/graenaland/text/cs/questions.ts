import type { GraenalandQuestionTexts } from '../en/questions.ts';

export const cs: GraenalandQuestionTexts = {
  agreement: {
    ask: 'Souhlasíš s tímto ostrovem?',
    hint: 'Odmítne-li kdokoli, vyloží se obvyklý ostrov.',
    others: 'souhlas s ostrovem',
  },
  placement: {
    ask: 'Založ osadu na pobřeží.',
    hint: 'U každého území leží dvě karty: kdo přijde třetí, nedostane nic, ale ti před ním pak mohou odplout.',
    others: 'zakládání osady',
  },
  anchor: {
    ask: 'Na území {territory} je plno. Zvedneš kotvu, nebo zůstaneš?',
    hint: 'Kde přistaneš, vezmeš si další kartu.',
    others: 'zda zvednout kotvu, nebo zůstat',
  },
  keep: {
    ask: 'Nech si jednu ze tří karet vítězných bodů.',
    hint: 'Každý dosažený stupeň je bod; šest bodů vyhrává.',
    others: 'výběr karty vítězných bodů',
  },
  orders: {
    ask: 'Pošli tajně jednoho hrdinu na cestu.',
    hint: 'Vyber hrdinu a směr. Vede-li směr do prázdna, hrdina zůstane stát.',
    others: 'tajné rozkazy',
  },
  proposal: {
    ask: 'Navrhni, kdo dostane karty jednoho území, nebo nenavrhuj nic.',
    hint: 'Rozděl všechny karty, a to jen klanům, které tam mají hlasy. Souhlasit musí více než polovina hlasů.',
    others: 'návrh na rozdělení',
  },
  vote: {
    ask: '{who} dává návrh pro území {territory}. Souhlasíš?',
    hint: '{shares}. Tvé hlasy: {votes} z {all}; souhlasit musí více než polovina.',
    others: 'hlasování, území {territory}',
  },
  declaration: {
    ask: 'Dosáhneš teď stavbou šesti bodů?',
    hint: 'Ptáme se tajně všech. Pokud ano, sepiš všechny stavby i s platbou; karta zůstane skrytá, dokud nevyhraješ.',
    others: 'tajné oznámení vítězství',
  },
  build: {
    ask: 'Co postavíš?',
    hint: '{deeds}',
    others: 'stavba',
  },
  help: {
    ask: 'Společná stavba: {work}. Co nabídneš?',
    hint: 'Cena: {price}. Nabídni své karty, nebo nic. Nabídky se ukážou všechny najednou; svou můžeš měnit, dokud hlavní hráč stavbu neuzavře.',
    others: 'nabídky na stavbu: {work}',
  },
  'joint-work': {
    ask: 'Společná stavba: {work}. Postavíš ji, nebo se jí vzdáš?',
    hint: 'Cena: {price}. Zatím nabídnuto: {offers}. Ostatní mohou své nabídky ještě měnit.',
    others: 'společná stavba: {work}',
  },
  favour: {
    ask: 'Můžeš provést jednu stavbu (přenechává ji {who}).',
    hint: 'Platíš svými kartami, bez tržišť. Můžeš odmítnout.',
    others: 'přenechaná stavba',
  },
  victory: {
    ask: 'Oznámíš vítězství?',
    hint: 'Splněné cíle: {goals}. Ostatní pak ještě jednou staví a vítězství je tvoje.',
    others: 'oznámení vítězství',
  },
  offer: { ask: 'Nabídnout karty na společnou stavbu', hint: '', others: 'nabídka karet' },
  promise: {
    ask: 'Dát slib',
    hint: 'Jednomu hráči na jedno kolo. Vidí ho všichni; nikoho nezavazuje.',
    others: 'slib',
  },
  judge: { ask: 'Říct, zda byl slib dodržen', hint: 'Slib byl dán tobě.', others: 'posouzení slibu' },
};
