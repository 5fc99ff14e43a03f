import type { Passage } from '@tavola/web/rules/text/types.ts';

/** The half of the rules that is fiction: where the drama plays, and what its numbers may stand for. */
export const setting: readonly Passage[] = [
  {
    title: { en: 'The city', cs: 'Město', de: 'Die Stadt' },
    text: {
      en: 'Italy, in the fifteenth century. A rich city rules itself and the land around it. The nobles have moved in from the country, the merchants have grown as proud as they are, and the church wants its share. Each house looks down from a square stone tower, and counts the windows of the others. They build, pray and marry; they also lend, betray and poison.',
      cs: 'Itálie patnáctého století. Bohaté město vládne samo sobě i kraji kolem. Šlechta se přestěhovala z venkova, kupci zpyšněli stejně jako ona a církev chce svůj díl. Každý rod shlíží z hranaté kamenné věže a počítá okna těch druhých. Staví se tu, modlí a žení; také se tu půjčuje na úrok, zrazuje a tráví jedem.',
      de: 'Italien im fünfzehnten Jahrhundert. Eine reiche Stadt regiert sich selbst und das Land ringsum. Der Adel ist vom Land hereingezogen, die Kaufleute sind so stolz geworden wie er, und die Kirche will ihren Teil. Jedes Haus blickt von einem viereckigen Steinturm herab und zählt die Fenster der anderen. Man baut, betet und heiratet; man verleiht, verrät und vergiftet auch.',
    },
  },
  {
    title: { en: 'The prince and his ban', cs: 'Princ a jeho zákaz', de: 'Der Fürst und sein Verbot' },
    text: {
      en: 'A prince sits above them all, and sleeps well as long as the houses hate one another more than him. He has forbidden them to fight: whoever is caught with a blade in hand leaves the city, or dies in it. So blood is shed at night, in the woods, or by somebody who cannot be traced. Every round his anger may fall on one house, and then somebody sits behind bars. If one house is left, his crown is hers.',
      cs: 'Nad všemi sedí princ a spí klidně, dokud se rody nenávidí navzájem víc než jeho. Boj jim zakázal: koho dopadnou se zbraní v ruce, ten odejde z města, nebo v něm zemře. Krev tedy teče v noci, v lesích, nebo rukou někoho, koho nikdo nevypátrá. V každém kole může jeho hněv dopadnout na jeden rod a pak někdo sedí pod zámkem. Zůstane-li jediný rod, patří mu i princova koruna.',
      de: 'Über allen sitzt ein Fürst und schläft gut, solange die Häuser einander mehr hassen als ihn. Den Kampf hat er verboten: Wer mit der Klinge in der Hand gefasst wird, verlässt die Stadt oder stirbt in ihr. Blut fließt also nachts, im Wald oder durch jemanden, den keiner findet. In jeder Runde kann sein Zorn ein Haus treffen, und dann sitzt jemand hinter Gittern. Bleibt ein Haus übrig, gehört ihm seine Krone.',
    },
  },
  {
    title: { en: 'What power may mean', cs: 'Co může znamenat moc', de: 'Was Macht bedeuten kann' },
    text: {
      en: 'The number on a card says how much somebody weighs in a scene, and never why. A power of 5 may be a company of pikemen, a smile, a confessor’s memory or a debt that half the city owes. The same maid with a power of 3 hands over a cup of wine in a scene of Tower, opens a window in one of Rose, and overhears a price in one of Friend. Only the result stands; the way there is yours to invent.',
      cs: 'Číslo na kartě říká, kolik kdo ve scéně váží, nikdy ne proč. Moc 5 může být oddíl kopiníků, úsměv, paměť zpovědníka nebo dluh, který má půl města. Tatáž služebná s mocí 3 podá ve scéně Věže číši vína, ve scéně Růže otevře okno a ve scéně Přítele zaslechne cenu. Platí jen výsledek; cestu k němu si vymyslíte vy.',
      de: 'Die Zahl auf einer Karte sagt, wie viel jemand in einer Szene wiegt, und nie, warum. Macht 5 kann eine Schar Pikeniere sein, ein Lächeln, das Gedächtnis eines Beichtvaters oder eine Schuld der halben Stadt. Dieselbe Magd mit Macht 3 reicht in einer Szene des Turms einen Becher Wein, öffnet in einer der Rose ein Fenster und hört in einer des Freundes einen Preis mit. Nur das Ergebnis steht fest; den Weg dahin erfindet ihr.',
    },
  },
  {
    title: { en: 'Tower, Rose, Friend', cs: 'Věž, Růže, Přítel', de: 'Turm, Rose, Freund' },
    text: {
      en: 'The kind of a scene sets its tone. Tower is force: a duel behind the church, an ambush, a fire, a trial with bought judges. Rose is whatever people do for love: a ball, a letter, a rival, an elopement over the wall. Friend is dealings: a loan, a treaty, a dowry, a bribe at the gate. The attribute of your head is added, so each house has a manner of its own.',
      cs: 'Druh scény udává tón. Věž je násilí: souboj za kostelem, přepadení, požár, proces s koupenými soudci. Růže je všechno, co lidé dělají z lásky: ples, dopis, sok, útěk přes zeď. Přítel je jednání: půjčka, smlouva, věno, úplatek v bráně. Přičítá se vlastnost hlavy rodu, takže každý rod má svůj způsob.',
      de: 'Die Art einer Szene gibt ihren Ton vor. Turm ist Gewalt: ein Duell hinter der Kirche, ein Hinterhalt, ein Brand, ein Prozess mit gekauften Richtern. Rose ist alles, was Menschen aus Liebe tun: ein Ball, ein Brief, ein Nebenbuhler, eine Flucht über die Mauer. Freund sind Geschäfte: ein Darlehen, ein Vertrag, eine Mitgift, Bestechung am Tor. Die Eigenschaft deines Oberhaupts zählt mit, und so hat jedes Haus seine Art.',
    },
  },
  {
    title: { en: 'Telling it together', cs: 'Vyprávějte společně', de: 'Gemeinsam erzählen' },
    text: {
      en: 'The dice speak first, so nobody has to win an argument: you know who wins and play towards it. Whoever opened the scene describes the place and speaks for their house; the other side answers; the rest lend their voices to the people of the city, to weather and rumour. Be generous to those who lose. A good defeat is remembered longer than a victory, and may be rewarded.',
      cs: 'Kostky mluví první, takže nikdo nemusí vyhrát hádku: víte, kdo uspěje, a hrajete k tomu. Kdo scénu vyvolal, popíše místo a mluví za svůj rod; druhá strana odpovídá; ostatní půjčují hlas lidem z města, počasí a klepům. Buďte štědří k poraženým. Na krásnou porážku se vzpomíná déle než na vítězství a může přinést odměnu.',
      de: 'Zuerst sprechen die Würfel, also muss niemand einen Streit gewinnen: Ihr wisst, wer sich durchsetzt, und spielt darauf zu. Wer die Szene eröffnet hat, beschreibt den Schauplatz und spricht für sein Haus; die andere Seite antwortet; die Übrigen leihen den Leuten der Stadt, dem Wetter und den Gerüchten ihre Stimme. Seid großzügig zu denen, die verlieren: Eine schöne Niederlage bleibt länger in Erinnerung als ein Sieg und kann belohnt werden.',
    },
  },
  {
    title: { en: 'How it may sound', cs: 'Jak to může znít', de: 'Wie es klingen kann' },
    text: {
      en: 'Anna: “Rain on Porta Vecchia. Bruno pays for two cups and drinks neither.” – Jan, lending Il Falco his voice: “Your lady is late with her courage.” – Anna, as contessa Lucia: “My lady is behind you.” – Mia: “Somebody in the tavern puts out the candle.” – Jan: “When it burns again, the mercenary is kneeling, and asks what the pay is.”',
      cs: 'Anna: „Nad Porta Vecchia prší. Bruno platí dvě číše a nepije ani z jedné.“ – Jan, který půjčil hlas Falconovi: „Tvá paní má s odvahou zpoždění.“ – Anna jako contessa Lucia: „Tvá paní stojí za tebou.“ – Mia: „V krčmě někdo zhasíná svíci.“ – Jan: „Když se znovu rozhoří, žoldnéř klečí a ptá se na žold.“',
      de: 'Anna: „Regen über der Porta Vecchia. Bruno bezahlt zwei Becher und trinkt aus keinem.“ – Jan, der Il Falco seine Stimme leiht: „Deine Herrin lässt auf ihren Mut warten.“ – Anna als contessa Lucia: „Deine Herrin steht hinter dir.“ – Mia: „In der Schenke löscht jemand die Kerze.“ – Jan: „Als sie wieder brennt, kniet der Söldner und fragt nach dem Sold.“',
    },
  },
];
