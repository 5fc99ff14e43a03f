import type { Sentences } from './phrases.ts';

/**
 * Names stay in the nominative: as a subject, after a colon, or beside a noun that takes the case for them (rodu
 * {house}, na místě zvaném {place}). Pieces take only verbs that are the same in singular and plural (mlčí, stojí).
 */
export const cs: Sentences = {
  settings: [
    '{place}, hodinu po klekání.',
    '{place}: okenice zavřené, uši otevřené.',
    'Nad městem {city} prší. Místo děje: {place}.',
    'Poledne. Jediný stín leží na místě zvaném {place}.',
    '{place}. Ve vzduchu je cítit vosk a staré spory.',
    'Na místo zvané {place} se nese víc pochodní, než je třeba.',
    'Tohle místo zná ve městě {city} každý: {place}. Dnes v noci tu nikdo nechce být viděn.',
    'Od řeky stoupá mlha až k místu zvanému {place}.',
    'Je den trhu a na místě zvaném {place} se všichni dívají jinam.',
    '{place}. Město se ještě neprobudilo.',
    '{place}. Zaštěká pes a zase zmlkne.',
  ],
  beforeTower: [
    'Před věží rodu {rival} se ulice plní lidmi.',
    'Brána rodu {rival} je zahrazená a ve věži se nesvítí.',
    'Celé město {city} počítá okna ve věži rodu {rival}.',
    'V uličce za věží rodu {rival} leží žebříky.',
    'Zvony města {city} bijí na poplach nad věží rodu {rival}.',
  ],
  approach: {
    tower: {
      character: [
        '{head} z rodu {house} přichází se zbraní a kvůli jedinému jménu: {object}.',
        'Tentokrát žádný dopis. {head} má jediný cíl, třeba i mečem: {object}.',
        '{head} zastupuje cestu ven a volá: „{object}!“',
        'Dřív než kdo koho pozdraví, blýskne se ocel. Důvod má jméno: {object}.',
        'Lidé rodu {house} uzavírají oba konce ulice. Uprostřed stojí {object}.',
        '„{object}!“ křičí {head}. „Dnes si to vyřídíme.“',
      ],
      prop: [
        '{head} to chce mít silou. Jde o tohle: {object}.',
        'Muži rodu {house} lámou zámek. Přišli pro jedinou věc: {object}.',
        '„Dejte to sem,“ říká {head}. Myslí tím: {object}.',
        'Dvoje zamčené dveře a stráž. A za nimi to, co {head} hledá: {object}.',
      ],
      storm: [
        '{head} z rodu {house} dává znamení a první žebřík stojí.',
        'Rod {house} přichází s beranidly a vpředu jde {head}.',
        '„Až nahoru!“ volá {head}. „Třeba kámen po kameni.“',
        'V řadách rodu {house} nikdo nezpívá. {head} chce mít hotovo do noci.',
      ],
    },
    rose: {
      character: [
        '{head} z rodu {house} si obléká to nejlepší a má v hlavě jediné jméno: {object}.',
        'Stuha a verš bez podpisu. {head} usiluje o jediné srdce. To jméno: {object}.',
        '{head} čeká u cesty a předstírá překvapení. Naproti stojí {object}.',
        'Někdo hraje na loutnu. {head} vidí jen jednu tvář: {object}.',
        'Devět dní posílá rod {house} květiny. Dnes přichází {head}. To jméno na stuze: {object}.',
        '„Jen jeden tanec,“ prosí {head}. Naproti mlčí {object}.',
      ],
      prop: [
        '{head} o tom sní celé týdny: {object}.',
        'Jsou věci, které se milují víc než lidé. {head} jednu takovou zná: {object}.',
        '{head} chválí v pokoji všechno, jen ne to, na čem záleží: {object}.',
        'Stačí polibek tomu, kdo to hlídá, myslí si {head}, a bude to naše: {object}.',
      ],
      storm: [
        'Jedno okno věže zůstává pro hlavu rodu {house} otevřené. Láska umí i tohle.',
        '{head} zpívá pod hradbami, zatímco lidé rodu {house} šplhají z druhé strany.',
        'Ve věži kdosi vzdychá po jménu {head}. A má klíč.',
        'Rod {house} přichází jako svatební průvod a {head} je v bílém.',
      ],
    },
    friend: {
      character: [
        '{head} z rodu {house} přináší víno a nabídku. U stolu sedí {object}.',
        'Staré dluhy, noví přátelé. {head} začíná tiše a {object} mlčí.',
        '{head} pokládá na stůl měšec: „Přepočítejte si to.“ Proti sedí {object}.',
        '„Nikdy jsme nebyli nepřátelé,“ začíná {head}. Naproti stojí {object}.',
        'Rod {house} má co nabídnout a {head} ví komu. To jméno: {object}.',
        '{head} podává ruku. Před ní stojí {object}.',
      ],
      prop: [
        '{head} se jen tak mimochodem ptá, co by stála jedna věc: {object}.',
        'Tři notáři, jedna pečeť a na stole tohle: {object}.',
        '{head} už na to má kupce: {object}.',
        'Všechno má svou cenu, říká {head}, i tohle: {object}.',
      ],
      storm: [
        '{head} z rodu {house} má stráž koupenou, aspoň z půlky.',
        'Rod {house} klepe na bránu se smlouvou v ruce a s kopími v zádech.',
        '„Kvůli hromadě kamení nemusí nikdo umírat,“ volá {head} k oknům.',
        'Kuchař, podkoní, vrátný: {head} už mluví se všemi.',
      ],
    },
  },
  actors: [
    'A není to jediný příchozí: po boku stojí {actor}.',
    'O krok zpátky stojí {actor}.',
    'Na straně rodu {house} stojí {actor}.',
    'Na stráži u dveří: {actor}.',
    'Úkol je rozdělen a svou část drží {actor}.',
  ],
  props: [
    'Pro tuhle chvíli připraveno: {prop}.',
    'Pod pláštěm, po ruce: {prop}.',
    'Všichni to vidí: {prop}.',
    'Rod {house} myslí na všechno, i na tohle: {prop}.',
    'Co možná rozhodne: {prop}.',
  ],
  reaction: [
    'Jenže rod {rival} je připraven: {answer}.',
    'Rod {rival} má odpověď: {answer}.',
    'S tímhle od rodu {rival} nikdo nepočítal: {answer}.',
    'A pak, na straně rodu {rival}: {answer}.',
  ],
  won: {
    tower: [
      'Je rychle po všem. {head} otírá čepel.',
      'Výkřik, pád, a {head} tu teď poroučí.',
      'Rána za ránu a tu poslední dává {head}.',
      'Rod {house} stojí tam, kde před chvílí stáli ti druzí.',
      'Teď už nikdo nestojí v cestě. {head} bere, co chce.',
    ],
    rose: [
      'Pohled, druhý pohled, a {head} vítězí.',
      'Co {head} šeptá, neslyší nikdo jiný. A stačí to.',
      'Růže je přijata a {head} se usmívá.',
      'Rozum říká ne, ale dnes se ho nikdo neptá. {head} má všechno.',
      'Než dozní píseň, {head} už ví, že je vyhráno.',
    ],
    friend: [
      'Připíjí se. {head} má to, pro co sem rod {house} šel.',
      'Kývnutí, pečeť, a {head} má dohodu v ruce.',
      'Cena je vysoká, jen ji neplatí {head}.',
      'Jedno slovo do správného ucha a {head} může jít domů s úsměvem.',
      'Nakonec všichni děkují a jen {head} ví za co.',
    ],
  },
  lost: {
    tower: [
      'Stráž o všem ví. {head} musí ustoupit.',
      'Jedna čepel praská, a drží ji {head}.',
      'Je jich víc, než {head} čeká.',
      'Po rodu {house} zůstává na kamenech krev a nic jiného.',
      'Na rohu se {head} jednou ohlédne a už se nevrací.',
    ],
    rose: [
      'Celá odpověď je smích a {head} stojí a poslouchá.',
      'Růže leží na zemi a {head} stojí vedle ní.',
      'Příliš mnoho slov a příliš pozdě. {head} jde domů bez doprovodu.',
      'Zítra bude celé město {city} vědět, kdo dnes dostává košem: {head}.',
      'Okno se zavírá. {head} se na ně dívá dál.',
    ],
    friend: [
      'Poháry zůstávají plné a {head} pije jen ze slušnosti.',
      '„Musím si to rozmyslet,“ slyší {head} a ví, co to znamená.',
      'Někdo jiný nabízí víc. {head} schovává měšec.',
      'Smlouva zůstává bez pečeti a {head} beze slov.',
      'Rod {house} mluví dlouho, ostatní odcházejí brzy.',
    ],
  },
  coin: [
    'Visí to na vlásku a za vlásek tahá náhoda.',
    'Na jeden nádech nikdo neví, kdo vlastně vyhrál.',
    'Ani hozená mince by nepadla těsněji.',
  ],
  torn: [
    'Rod {rival} hází na misku vah kameny z vlastní věže.',
    'Aby se to obrátilo, nechává rod {rival} padat zdi své věže.',
    'Ve vzduchu visí prach: rod {rival} si boří vlastní věž.',
  ],
  outCharacter: [
    'Jedno jméno se tu už nahlas neřekne: {piece}.',
    'Tady jeden příběh končí: {piece}.',
    'Rodu {rival} chybí {piece}.',
    'Jedno místo u stolu zůstává prázdné: {piece}.',
  ],
  outProp: ['Ztraceno pro rod {rival}: {piece}.', 'Co už nikdo neuvidí: {piece}.', 'Nadobro pryč: {piece}.'],
  joined: [
    'Od dneška rodu {house} slouží {piece}.',
    'Rod {house} je bohatší o tohle: {piece}.',
    'Odteď k rodu {house} patří {piece}.',
    'V knihách rodu {house} je nový řádek: {piece}.',
  ],
  stayed: [
    'Nikomu dál nepatří {piece}.',
    'Co nikdo nemá, to nikdo neztratí: {piece}.',
    'Bez pána jako dřív: {piece}.',
    'O totéž se pokusí jiní: {piece}.',
  ],
  weakened: [
    'Draze za to platí {piece}.',
    'Černý den. O tom mlčí i {piece}.',
    'Síly ubylo a je to vidět: {piece}.',
  ],
  floors: [
    'Kameny padají až do večera. Věž rodu {rival} je nižší.',
    'Z věže rodu {rival} už není vidět na řeku.',
    'Prach nad střechami: rod {rival} ztrácí zdi, které stály sto let.',
    'Vršek věže rodu {rival} leží na ulici.',
  ],
  firm: [
    'A přece věž rodu {rival} stojí, jak stála.',
    'Zdi rodu {rival} tentokrát drží.',
    'Ani jeden kámen rodu {rival} se nehnul.',
  ],
  fell: [
    'Rod {rival} už není.',
    'Z rodu {rival} zbývá hromada kamení a jméno.',
    'Sluhové rodu {rival} hledají nové pány.',
  ],
  unharmed: [
    'Zítra je taky den.',
    'Město má o čem mluvit.',
    'Cestou domů nikdo neřekne ani slovo.',
    'Někde nahoře se zavírá okenice.',
    'Na tohle se nezapomene.',
    'Vlaštovky se vracejí na náměstí, jako by se nic nestalo.',
  ],
  // These lines contain no names, because direct address needs the vocative.
  holds: [
    '„Jděte domů. Tady pro vás nic není.“',
    '„To je všechno?“',
    '„Bylo vás slyšet už z dálky. Slyšeli vás všichni.“',
    '„Příště přiveďte víc lidí. A lepších.“',
    '„{head} není to nejhorší, co můj rod zažil.“',
    '„Ať si to {head} vypráví, jak chce. Já povím, jak to bylo.“',
    '„Zavřete za sebou.“',
  ],
  yields: [
    '„Ať si to {head} užije. Přijde to draho.“',
    '„Mám dobrou paměť. Ať s tím {head} počítá.“',
    '„Dnes je to vaše. Dny jsou krátké.“',
    '„{head} ani neví, co tím začíná.“',
    '„Můj rod nepláče. Můj rod počítá.“',
    '„Jen ať se {head} směje. Já si počkám.“',
    '„Tak takhle to je. Dobrá.“',
  ],
};
