import type { GraenalandRules } from '../rules-outline.data.ts';

export const rules: GraenalandRules = {
  sections: {
    S: { title: 'Příprava', introduction: 'Ostrov, karty a co kdo může vědět.' },
    P: { title: 'Produkce surovin' },
    M: { title: 'Pohyb hrdinů' },
    V: { title: 'Hlasy', introduction: 'Hlasy se počítají na každém území zvlášť.' },
    D: { title: 'Rozdělování surovin' },
    B: { title: 'Stavba', introduction: 'Staví jen hlavní hráč.' },
    B1: { title: 'Sídla' },
    B2: { title: 'Vojsko' },
    B3: { title: 'Kněz a skald' },
    B4: { title: 'Veřejné stavby' },
    E: { title: 'Konec kola' },
    W: {
      title: 'Vítězství',
      introduction: 'Takto se vyhrává v základní hře; s kartami vítězných bodů platí jiná pravidla.',
    },
    T: { title: 'Hra ve třech', introduction: 'Při hře ve třech platí tyto změny vždy.' },
    O: {
      title: 'Rozšiřující pravidla',
      introduction: 'To vše jsou varianty: platí, jen když si je hráči zvolí.',
    },
    H: {
      title: 'Zvyklosti tohoto stolu',
      introduction: 'Pomůcky, které v krabici nejsou; na tom, co pravidla dovolují, nic nemění.',
    },
    X: {
      title: 'Výklady',
      introduction: 'Kde lze pravidla v krabici číst různě nebo kde mlčí, čteme je takto.',
    },
    Y: {
      title: 'Co jsme rekonstruovali',
      introduction:
        'Ceny budov a staveb, krajiny dílků, výchozí místa a stupně karet vítězných bodů jsou vytištěny na součástech, které pravidla v krabici neukazují. Zdejší jsou naše vlastní, v mezích toho, co text určuje.',
    },
  },
  rules: {
    'G-S01':
      'Graenaland hraje 3 až 5 klanů. Každý má 14 sídel, z nichž jedno ukazuje sílu vojska, takže na ostrově jich může stát 13; ke každému ze tří hrdinů dva žetony, jeden na plán a jeden na tajné rozkazy; a kompas.',
    'G-S02':
      'Ostrov tvoří řada pobřežních území, jedno na hráče, a za ní na severu řada vnitrozemských, o jedno kratší. Sousední území v řadě se dotýkají; každé vnitrozemské se navíc dotýká dvou pobřežních pod sebou.',
    'G-S03':
      'Území jsou pláně, lesy, kopce, nebo hory. Každé ukazuje cenu osady, surovinu zlepšení výnosnosti a kromě hor místo pro každou ze tří budov. Dílků je devět; ty, které jsou označeny pro jiný počet hráčů, se nepoužijí. Podoba dílků je naše rekonstrukce.',
    'G-S04':
      'Pláně: 36 karet (18 obilí, 12 dobytek, 6 ruda). Lesy: 36 (18 dřevo, 12 obilí, 6 dobytek). Kopce: 30 (15 ruda, 10 dobytek, 5 dřevo). Hory: 24 (12 zlato, 8 ruda, 4 dřevo). Prázdný balíček se ve chvíli potřeby znovu zamíchá z odhozených karet; nejsou-li, nic se netáhne.',
    'G-S05': 'Karet zásob je 16 a každá má dva symboly surovin. Čtyři leží lícem nahoru.',
    'G-S06':
      'Na veřejné stavby je v krabici 6 cest, 6 tržišť, 6 palisád a 9 zlepšení výnosnosti, jedno pro každý dílek.',
    'G-S07':
      'Při přípravě první hry dostane každý klan dvě osady a bojovníka na určená místa, začínající hráč na místo 1 a dál po směru hodinových ručiček; za každou osadu si pak vezme kartu její krajiny. Místa jsou naše rekonstrukce.',
    'G-S08':
      'Každé vojsko začíná se silou 1. Karty v ruce jsou tajné, jejich ruby však ne: všichni vidí, kolik karet které krajiny a kolik karet zásob kdo drží.',
    'G-S09': 'Kdo má loď, je v tomto kole hlavním hráčem.',
    'G-S10':
      'Kdo začne, určí hráč, který bydlí nejseverněji; když to nikdo neurčí, rozhodne náhoda. Začínající hráč dostane loď.',
    'G-S11':
      'Všichni vidí sídla, hrdiny, hrdiny čekající na vstup, stavby, vojska, odkryté karty, velikost balíčků a vše, co se stalo veřejně; to uchovává záznam. Tajné jsou karty v ruce, karty lícem dolů, pořadí balíčků, karty vítězných bodů a do odhalení i rozkazy a hlasování.',
    'G-P01':
      'Každé území s alespoň jedním sídlem vydá jednu kartu své krajiny, která se k němu položí lícem nahoru: nejprve pobřeží od západu na východ, pak vnitrozemí. Karty, které tam zbyly, zůstávají.',
    'G-P02':
      'Území s cestou vydá ještě jednu kartu, lícem dolů. Nikdo ji nevidí, dokud ji některý hráč nezíská, a pak ji vidí jen on.',
    'G-P03':
      'Na zlepšeném území se pak otočí ještě jedna karta. Je-li na ní surovina zlepšení, zůstane; jinak se odhodí.',
    'G-P04':
      'U území leží nejvýše o jednu kartu víc, než je na něm sídel. Na této hranici se už nic netáhne ani neotáčí.',
    'G-P05': 'Kromě této hranice nezáleží na tom, kolik sídel na území stojí a čí jsou.',
    'G-P06':
      'Každé území vyřídí svou kartu, cestu i zlepšení dřív, než začne další. Zlato se hodí jen ke zlepšení na zlato; kartu, která se nehodila, všichni viděli a nic ji nenahradí.',
    'G-M01':
      'Všichni kromě hlavního hráče vydají současně jeden tajný rozkaz: vyberou některého svého hrdinu na plánu a určí mu směr, nebo že zůstane na místě. Pak se rozkazy ukážou a provedou najednou.',
    'G-M02': 'Hrdina jde o krok na kterékoli sousední území. Na pobřeží může jít i dva kroky podél pobřeží.',
    'G-M03':
      'Rozkaz udává směr, ne cíl. Vede-li mimo ostrov, byť až druhým krokem, nebo žádá-li dva kroky od hrdiny ve vnitrozemí, hrdina se nepohne vůbec.',
    'G-M04':
      'Dva hrdinové téhož klanu nikdy nestojí na jednom území. Přijde-li jeden k druhému, vymění si místa.',
    'G-M05':
      'Kněz nebo skald čekající na vstup [G-B24] vstoupí po pohybu, ještě před prvním návrhem, jakmile na jeho území nestojí jiný hrdina téhož klanu; platí to i pro hlavního hráče. Na nic se přitom neptáme. Čekají-li oba na totéž území, vstoupí ten, jehož budova stála dřív.',
    'G-M06':
      'Kompas zná devět rozkazů: zůstat, západ, východ, severozápad, severovýchod, jihozápad, jihovýchod, dva na západ, dva na východ. Kterýkoli z nich můžeš dát kterémukoli svému hrdinovi na plánu. Dva kroky mohou vést přes jiného tvého hrdinu; pro výměnu rozhoduje jen cíl.',
    'G-V01': 'Každé tvé sídlo dává na svém území 1 hlas.',
    'G-V02': 'Bojovník dává tolik hlasů, jak silné je jeho vojsko.',
    'G-V03': 'Kněz hlas nedává. Dokud je na území kterýkoli kněz, nedávají tam hlas ani žádní bojovníci.',
    'G-V04': 'Skald dává jeden hlas za každého jiného hrdinu na témže území.',
    'G-V05': 'Hrdinové se počítají i tam, kde jejich klan nemá sídlo.',
    'G-V06':
      'Na území s palisádou dává bojovník klanu, který tam nemá sídlo, o jeden hlas méně, nikdy však méně než 0. Skaldů se to netýká.',
    'G-D01':
      'Od hráče po levici hlavního hráče po směru hodinových ručiček může každý kromě hlavního hráče podat jeden návrh, a to pro jedno území, kde leží karty a kde má navrhovatel aspoň jeden hlas.',
    'G-D02':
      'Návrh říká, kdo dostane kterou kartu, a to pro všechny karty na území, i ty lícem dolů. Dostat je mohou jen hráči, kteří tam mají aspoň jeden hlas, tedy i hlavní hráč. Návrh může být tak nespravedlivý, jak navrhovatel chce.',
    'G-D03':
      'Než je návrh podán, nesmí se o něm mluvit, o nic žádat ani nic naznačovat. Potom může každý mluvit, slibovat i hrozit, návrh se však už nezmění a sliby nikoho nezavazují. Obvykle se u stolu může mluvit kdykoli, jen ne když někdo přemýšlí, co navrhne [G-D01], kterou společnou stavbu svolá [G-B31] nebo komu přenechá stavbu [G-O20], a když se píší rozkazy [G-M01]. Zvolí-li stůl mlčení, mluví se jen při hlasování, při společné stavbě a při přenechané stavbě.',
    'G-D04':
      'Všichni, kdo tam mají hlasy, řeknou současně ano, nebo ne, i navrhovatel a hlavní hráč; nikdo se nezdržuje a svou odpověď můžeš měnit, dokud nepřijde poslední. Je-li pro více než polovina všech tamních hlasů, karty se rozdají; jinak zůstávají.',
    'G-D05': 'Neprojde-li návrh, může další hráč podat nový pro totéž území.',
    'G-D06':
      'Kdo nemá území, pro které by navrhoval, je přeskočen; kdo se návrhu vzdá, druhou možnost nedostane. Má-li na území hlasy jen navrhovatel, návrh prochází hned. Na to, co závisí na tajných kartách, se ptáme vždy, aby nic neprozradilo ani to, že otázka nepadla.',
    'G-B01':
      'Hlavní hráč si vezme právě jednu odkrytou kartu zásob, a to kdykoli během fáze; bez toho fáze nemůže skončit. Není-li žádná odkrytá, nebere si nic.',
    'G-B02':
      'Stav cokoli, co dokážeš zaplatit, v libovolném pořadí. Zaplacené karty surovin jdou na odhazovací hromádku svého balíčku, zaplacené zásoby na odhazovací hromádku zásob; ta se zamíchá, když jejich balíček dojde.',
    'G-B03': 'Zlato zastoupí kteroukoli jednu surovinu.',
    'G-B04':
      'Kartou zásob zaplatíš jeden nebo oba její symboly, vždy na jedinou stavbu. Nevyužitý symbol propadá.',
    'G-B05':
      'Platba musí ceně přesně odpovídat; přeplatit nelze. Pomoci může zlato [G-B03], zásoby [G-B04] a tržiště [G-B40].',
    'G-B06':
      'Nepoužité karty ti zůstávají na další kola, ať je jich kolikkoli. Karty mění majitele jen přijatým návrhem [G-D04], společnou stavbou [G-B31] nebo kvůli palisádě [G-B41]; neobchoduje se a nic se nedaruje.',
    'G-B07':
      'Přehledová karta ukazuje, kolik v této hře stojí osady, budovy, veřejné stavby a vojsko. Každý se na ni může kdykoli podívat.',
    'G-B10': 'Sídlo je osada nebo budova. Každé dává jeden hlas.',
    'G-B11':
      'Osadu můžeš postavit na území, kde už máš sídlo, nebo na území, které s ním sousedí. Cenu ukazuje dílek: 4 suroviny na pobřeží, 5 ve vnitrozemí, 6 v horách. Které suroviny to jsou, je naše rekonstrukce.',
    'G-B12':
      'Budova je tvrz, kostel, nebo síň. Potřebuje na území tvou osadu a nestaví se v horách; každý druh tam stojí jen jednou, ať patří komukoli. Ceny jsou naše rekonstrukce.',
    'G-B13':
      'Na území může stát libovolně mnoho osad kterýchkoli klanů a klan tam může mít i více budov, nebo tentýž druh na více územích. Sídlo se pro další stavbu počítá hned.',
    'G-B20':
      'Zvýšení síly o jeden stojí 1 rudu a 4 obilí. Máš-li tvrz, můžeš místo toho zaplatit 1 obilí, 1 rudu a jednu surovinu krajiny, kde tvrz stojí: dřevo v lesích, rudu v kopcích (naše rekonstrukce), dobytek na pláních. Opakovat to můžeš, kolikrát dokážeš zaplatit; máš-li tvrzí víc, jednu si vybereš.',
    'G-B24':
      'První kostel přivede klanu kněze a první síň skalda, a to na území té budovy; stojí-li tam jiný hrdina klanu, nový čeká [G-M05]. Při stavbě dalšího kostela či síně se hrdina, který už je ve hře, může hned přesunout tam, nestojí-li tam jiný hrdina klanu.',
    'G-B25':
      'Čekající hrdina vstupuje jen na území svého prvního kostela či síně a místo uvolněné při stavbě se obsadí až po příštím pohybu. Zda se hrdina, který už je ve hře, přesune, určíš zároveň se stavbou. Clan nemá nikdy víc než jednoho hrdinu téhož druhu.',
    'G-B30':
      'Cesty, zlepšení výnosnosti, tržiště a palisády stavíš jen tam, kde máš sídlo, každý druh na území jednou a dokud jsou v krabici žetony. Patří území, ne staviteli. Ceny jsou naše rekonstrukce.',
    'G-B31':
      'Jednou za tah může hlavní hráč svolat společnou stavbu: bez předchozí domluvy a s konečnou platností určí stavbu a území. Ostatní mohou nabídnout karty a všichni mluvit; hlavní hráč pak z nabídek a ze svých karet postaví, nebo se stavby vzdá a každému jeho karty zůstanou. Staveb, které zaplatíš sám, může být libovolně mnoho.',
    'G-B32':
      'Nabídnuté karty, i zásoby, všichni vidí; lze je měnit či stáhnout, dokud hlavní hráč nabídky neuzavře. Vezme se jen to, čeho je k platbě třeba, a až při stavbě; ostatní mohou zaplatit i celou cenu. Počítají se jen tržiště hlavního hráče, a to pro jeho karty i pro nabídnuté.',
    'G-B33':
      'Dokud je společná stavba otevřená, může si hlavní hráč vzít kartu zásob, ale nesmí stavět nic jiného. Stavbu, které se vzdal, může později v témže tahu postavit sám.',
    'G-B40':
      'Tržiště: máš-li tam sídlo, můžeš v každé své fázi stavby jednou za každé takové území použít jednu kartu, surovinu nebo celou kartu zásob, jako kteroukoli jednu surovinu. Nové tržiště, nebo tržiště právě získané osadou, slouží od další stavby.',
    'G-B41':
      'Palisáda: první sídlo klanu na území s palisádou stojí navíc po jedné kartě suroviny pro každého hráče, který tam má sídlo; karty vybírá stavitel a zásoby to být nesmějí. Kdo nemůže dát kartu každému z nich, nepostaví; tržiště nepomáhají.',
    'G-B42':
      'Použije-li tržiště jeden klan, ostatním to nevadí, a nezáleží ani na počtu sídel. Jedné stavbě může posloužit více tržišť, každé pro jednu kartu; symboly karty zásob však nelze měnit po jednom.',
    'G-B43':
      'Karta za palisádu jde se stavbou z ruky do ruky: dárce a příjemce vidí líc, ostatní jen rub. Příjemce ji může později utratit, i při závěrečném stavění.',
    'G-E01':
      'Loď přechází na hráče po levici. Pak se otáčejí karty zásob, dokud neleží odkryté čtyři nebo dokud nedojdou.',
    'G-W01':
      'Cílů je pět: aspoň 8 sídel; dvě nebo více sídel na nejméně třech územích; aspoň čtyři sídla na jednom území, což se počítá jen jednou; aspoň dvě budovy; vojsko o síle aspoň 3.',
    'G-W02':
      'Na konci své fáze stavby může hlavní hráč se třemi nebo více cíli oznámit vítězství; jen tehdy se ho ptáme. Kdo ho neoznámí, může to udělat na konci některé další své fáze.',
    'G-W03':
      'Pak mohou všichni ostatní, po směru hodinových ručiček od levého souseda toho, kdo oznámil vítězství, využít jednu poslední fázi stavby. Nikdo si nebere kartu zásob, nejsou veřejné ani přenechané stavby [G-O20]; zásoby v ruce lze utratit, každé tržiště jednou použít a za palisády se platí [G-B41].',
    'G-W04':
      'Vyhrává ten, kdo vítězství oznámil. Ostatní se řadí podle splněných cílů; při shodě se o místo dělí.',
    'G-T01':
      'Každý hrdina dává o hlas více. Bojovník dává svou sílu a jeden navíc; kde je kněz, dávají všichni bojovníci jeden; kněz dává jeden; skald jeden a další za každého jiného hrdinu.',
    'G-T02':
      'Palisáda bere jeden hlas každému hrdinovi klanu, který tam nemá sídlo, nikdy však pod 0; ruší tedy právě onen hlas navíc. Nahrazuje to [G-V06]; cena prvního sídla zůstává [G-B41].',
    'G-T03':
      'První budova každého klanu se nepočítá do cíle budov ani do jeho bodů. Pro všechno ostatní se počítá.',
    'G-O01':
      'Volba míst: u každého pobřežního území leží lícem dolů dvě karty jeho krajiny. Od začínajícího hráče po směru hodinových ručiček každý postaví na pobřežní území osadu s bojovníkem a vezme si jednu jeho kartu, kterou vidí jen on. Nahrazuje to určená místa [G-S07].',
    'G-O02':
      'Třetí a další osada na území nebere kartu. Hráč, který tam přišel první, pak může zvednout kotvu: přesunout svou osadu na pobřežní území, kde ještě karta je, a jednu si tam vzít, i když už nějakou má. Nechce-li, může druhý a tak dále; nově příchozí ne a přesune se nejvýše jeden.',
    'G-O03':
      'V opačném pořadí pak každý stejně umístí druhou osadu, bez hrdinů a nikdy na území své první, ani přesunem. Poslední hráč nesmí být nucen na plné území: předposlední umístění i přesun, který vyvolá, musí nechat kartu i jinde než u jeho první osady. Zbylé karty se odhodí, aniž je kdo viděl.',
    'G-O04':
      'Vlastní ostrov: dílky lze ve stejném tvaru uspořádat libovolně, bez ohledu na značky, pobřežní na pobřeží a vnitrozemské ve vnitrozemí, souhlasí-li všichni; odmítne-li jediný, použije se obvyklý ostrov. Vyžaduje volbu míst [G-O01].',
    'G-O05':
      'Těch, kdo mohou zvednout kotvu [G-O02], se ptáme veřejně jednoho po druhém; kdo nemá kam jít, protože žádné území bez jeho osady už nemá kartu, toho se neptáme. Odchodem se žádná karta nevrací.',
    'G-O10':
      'Karty vítězných bodů: po přípravě či volbě míst dostane každý tři a všichni si současně tajně nechají jednu. Ostatní se neukázané odloží ze hry.',
    'G-O11':
      'Karta vítězných bodů má u každého z pěti cílů tři stupně a každý dosažený je jeden vítězný bod. Vyhrává se šesti a více body, ať jsou složeny jakkoli. Stupně jsou naše rekonstrukce.',
    'G-O12':
      'Po rozdělování a dřív, než hlavní hráč staví, může kdokoli oznámit, že stavbou hned teď a s omezeními závěrečného stavění [G-W03] dosáhne aspoň šesti bodů; i hlavní hráč, tedy bez karty zásob. Oznámí-li to víc hráčů, má přednost nejvíce bodů, pak hlavní hráč, pak pořadí po směru hodinových ručiček.',
    'G-O13':
      'Kdo oznámil vítězství, staví s těmito omezeními [G-W03] první, ukáže kartu a vyhrává. Pak staví ostatní po směru hodinových ručiček od jeho levého souseda, i hlavní hráč, jehož běžná fáze odpadá. Řadí se podle bodů, při shodě se o místo dělí, a všechny karty se ukážou.',
    'G-O14':
      'Oznámení obsahuje celý seznam staveb, plateb i karet za palisády a hned se ověří. Nevyjdou-li body, dozví se to jen ten, kdo je oznámil; nic se nezmění a může odpovědět znovu.',
    'G-O15':
      'S kartami vítězných bodů neplatí pravidla [G-W01], [G-W02] a [G-W04]. Kdo dosáhne šesti bodů v běžné fázi stavby, může to oznámit až v příštím kole; seznam staveb pak může být prázdný.',
    'G-O16':
      'Ptáme se všech současně a tajně, i těch, kdo šesti bodů dosáhnout nemohou: v každém kole, v němž by podle toho, co všichni vidí, někdo šest bodů mít mohl. Vidět jsou sídla, budovy, vojsko a počet karet v ruce, tedy kolik by se za ně dalo nejvýše postavit. Nechceš-li otázku dostávat, zanech pokyn vítězství neoznamovat. Staví se, až odpoví všichni. Ukážou se jen jména a oznámené body; seznamy, které nejsou první, propadají a zůstávají tajné.',
    'G-O17':
      'Karta vítězných bodů ukazuje, který cíl je na ní těžší než na jiných (tmavě) a který lehčí (světle).',
    'G-O20':
      'Přenechaná stavba, pro 5 hráčů: místo společné stavby může hlavní hráč jednou za tah a bez předchozí domluvy nechat jednoho jiného hráče provést jedinou stavbu (osadu, budovu, veřejnou stavbu, nebo zvýšení síly vojska), samostatně, bez tržišť a bez braní karty zásob; ty z ruky utratit může. Volba je konečná; vybraný může odmítnout. Přání nikoho nezavazují a tak či tak už v tomto tahu není další přenechaná ani společná stavba.',
    'G-O21':
      'Vybraného hráče se ptáme, i když nic zaplatit nemůže; hrdinové vstupují [G-B24] a za palisády se platí [G-B41] jako obvykle. Vítězství se oznamuje jen tak jako vždy [G-W02] [G-O12].',
    'G-H01':
      'Pokud si stůl sliby nevypnul, může hráč dát slib, kdykoli se hlasuje nebo je otevřená společná [G-B31] či přenechaná stavba [G-O20]: jinému hráči a na určité kolo, toto nebo některé z dalších 9. Vidí ho všichni; nelze ho vzít zpět, nikoho nezavazuje a nic nemění. Nikdo nemá víc než 6 trvajících slibů ani dvakrát týž.',
    'G-H02':
      'Čtyři druhy slibů označí stůl sám za dodržené, nebo porušené: hlas pro návrh daného hráče v tom kole; nejméně tolik karet pro něj ve tvém návrhu; žádný tvůj hrdina na určitém území po pohybu; nabídka nejméně tolika karet ve chvíli, kdy se uzavře jeho společná stavba. Když na to nedojde, je slib bezpředmětný. Slib, na který dojít nemůže, je odmítnut.',
    'G-H03':
      'Cokoli jiného se slibuje slovy. Od určeného kola může ten, kdo slib dostal, říct, zda byl dodržen.',
    'G-H04':
      'Slib může platit jen tehdy, když druhý hráč souhlasí s tím, o co právě jde: hlasuje pro, přispěje na společnou stavbu nebo ji jako hlavní hráč postaví, využije přenechanou stavbu. Jinak je bezpředmětný.',
    'G-H05':
      'Dokud stavíš, můžeš vzít zpět svou poslední stavbu této fáze, pak předposlední a tak dál: vše je jako předtím, jen karty, kterými se platilo, už všichni viděli. Pozdě je, jakmile padla karta za palisádu [G-B43], byla svolána společná stavba, přenechána stavba nebo fáze skončila.',
    'G-X01': 'Jsou kámen a ruda dvě suroviny? Ne, jedna; tady se jmenuje ruda.',
    'G-X02': 'V jakém pořadí se hlasuje? Všichni najednou.',
    'G-X03': 'V jakém pořadí území vydávají karty? Pobřeží od západu na východ, pak vnitrozemí [G-P01].',
    'G-X04':
      'Mají sídla a vojsko nějakou mez? Na ostrově stojí nejvýše 13 sídel klanu a vojsko má sílu nejvýše 9.',
    'G-X05':
      'Co když vítězství nikdy nikdo neoznámí? Hraje se dál. Varianta: hra skončí po zvoleném počtu kol a řadí se podle cílů či bodů, pak podle sídel; závěrečné stavění není a karty vítězných bodů se ukážou.',
    'G-X06': 'Lze přebít oznámení, které už zaznělo? Ne: každý oznamuje jednou a tajně.',
    'G-X07': 'Zvedá kotvu i bojovník? Ano, s osadou, se kterou byl umístěn [G-O02].',
    'G-X08': 'Může se hráč zdržet hlasování? Ne; všichni odpovídají zároveň, ano, nebo ne [G-D04].',
    'G-X09': 'Pomáhají při společné stavbě zásoby a tržiště? Obojí [G-B32].',
    'G-X10':
      'Kam jdou utracené zásoby? Na svou odhazovací hromádku [G-B02]. Mohou dojít žetony? Ano [G-B30]. Co při shodě pořadí? O místo se dělí [G-W04].',
    'G-X11':
      'Pravidla v krabici úpravy pro tři hráče jen doporučují. Tady při hře 3 hráčů platí vždy, v základní i rozšířené hře.',
  },
  glossary: {
    grain: { word: 'obilí', meaning: 'Surovina, kterou nejčastěji dávají pláně.' },
    livestock: { word: 'dobytek', meaning: 'Surovina plání a kopců, méně často lesů.' },
    wood: { word: 'dřevo', meaning: 'Surovina, kterou nejčastěji dávají lesy.' },
    ore: { word: 'ruda', meaning: 'Surovina, kterou nejčastěji dávají kopce.' },
    gold: { word: 'zlato', meaning: 'Je jen v horách; platí za kteroukoli surovinu.' },
    plains: { word: 'pláně', meaning: 'Krajina obilí a dobytka.' },
    forest: { word: 'lesy', meaning: 'Krajina dřeva a obilí.' },
    hills: { word: 'kopce', meaning: 'Krajina rudy a dobytka.' },
    mountains: { word: 'hory', meaning: 'Krajina zlata a rudy ve vnitrozemí; budovy v ní nestojí.' },
    warrior: {
      word: 'bojovník',
      meaning: 'Hrdina, se kterým každý klan začíná; má tolik hlasů, jak silné je vojsko.',
    },
    priest: { word: 'kněz', meaning: 'Hrdina, který umlčí všechny bojovníky na témže území.' },
    skald: { word: 'skald', meaning: 'Hrdina, který získává hlas za každého jiného hrdinu na témže území.' },
    settlement: { word: 'osada', meaning: 'Prostý druh sídla; budova ji potřebuje na svém území.' },
    fort: { word: 'tvrz', meaning: 'Budova, která zlevňuje vojsko.' },
    church: { word: 'kostel', meaning: 'Budova, která přivede kněze.' },
    hall: { word: 'síň', meaning: 'Budova, která přivede skalda.' },
    road: { word: 'cesta', meaning: 'Veřejná stavba: každé kolo další karta, lícem dolů.' },
    market: { word: 'tržiště', meaning: 'Veřejná stavba: jedna karta platí za kteroukoli surovinu.' },
    palisade: { word: 'palisáda', meaning: 'Veřejná stavba, která místní chrání před cizími.' },
    improvement: {
      word: 'zlepšení výnosnosti',
      meaning: 'Veřejná stavba: naděje na další kartu určité suroviny.',
    },
    'main-player': { word: 'hlavní hráč', meaning: 'Kdo má loď a v tomto kole staví.' },
    ship: { word: 'loď', meaning: 'Označuje hlavního hráče a každé kolo putuje doleva.' },
    supplies: {
      word: 'zásoby',
      meaning: 'Karty se dvěma symboly surovin; hlavní hráč si v tahu jednu bere.',
    },
    votes: { word: 'hlasy', meaning: 'Co dávají sídla a hrdinové na území při rozdělování karet.' },
    proposal: { word: 'návrh', meaning: 'Říká, kdo dostane které karty z území.' },
    army: { word: 'vojsko', meaning: 'Jeho síla jsou hlasy bojovníka a jeden z cílů.' },
    house: { word: 'sídlo', meaning: 'Osada nebo budova; dává hlas.' },
    hero: {
      word: 'hrdina',
      meaning: 'Bojovník, kněz, nebo skald, který chodí po ostrově a rozhoduje hlasování.',
    },
    'public-work': {
      word: 'veřejná stavba',
      meaning: 'Cesta, tržiště, palisáda, nebo zlepšení výnosnosti; patří území.',
    },
    'joint-work': { word: 'společná stavba', meaning: 'Veřejná stavba, na kterou mohou přispět i ostatní.' },
    'victory-card': {
      word: 'karta vítězných bodů',
      meaning: 'Tajná karta rozšiřujících pravidel se stupni pro pět cílů.',
    },
    'raise-anchor': {
      word: 'zvednout kotvu',
      meaning: 'Při volbě míst: odejít z přeplněného území tam, kde ještě karta je.',
    },
  },
};
