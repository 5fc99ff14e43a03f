import type { GraenalandRules } from '../rules-outline.data.ts';

export const rules: GraenalandRules = {
  sections: {
    S: { title: 'Příprava', introduction: 'Ostrov, karty a co smí kdo vědět.' },
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
      introduction: 'Pomůcky, které v příručce nejsou; na tom, co pravidla dovolují, nic nemění.',
    },
    X: { title: 'Výklady', introduction: 'Kde lze příručku číst různě nebo kde mlčí, čteme ji takto.' },
    Y: {
      title: 'Co jsme rekonstruovali',
      introduction:
        'Ceny budov a staveb, krajiny dílků, výchozí místa a stupně karet vítězných bodů jsou vytištěny na součástech, které příručka neukazuje. Zdejší jsou naše vlastní, v mezích toho, co text určuje.',
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
      'Na veřejné stavby je v krabici 6 cest, 6 tržišť, 6 palisád a 9 zlepšení výnosnosti, pro každý dílek jedno.',
    'G-S07':
      'Při přípravě první hry dostane každý klan dvě osady a bojovníka na určená místa, začínající hráč na místo 1 a dál po směru hodinových ručiček; za každou osadu si pak vezme kartu její krajiny. Místa jsou naše rekonstrukce.',
    'G-S08':
      'Každé vojsko začíná se silou 1. Karty v ruce jsou tajné, ale ruby něco prozradí: všichni vidí, kolik karet které krajiny a kolik zásob kdo drží.',
    'G-S09': 'Kdo má loď, je v tomto kole hlavním hráčem.',
    'G-S10':
      'Kdo začne, určí hráč, který bydlí nejseverněji; když to nikdo neurčí, rozhodne náhoda. Začínající hráč dostane loď.',
    'G-S11':
      'Všichni smějí vidět sídla, hrdiny, hrdiny čekající na vstup, stavby, vojska, odkryté karty, velikost balíčků a vše, co se stalo veřejně; záznam si to pamatuje. Tajné jsou karty v ruce, karty lícem dolů, pořadí balíčků, karty vítězných bodů a do ukázání i rozkazy a hlasování.',
    'G-P01':
      'Každé území s alespoň jedním sídlem vydá jednu kartu své krajiny, která se k němu položí lícem nahoru: nejprve pobřeží od západu na východ, pak vnitrozemí. Karty, které tam zbyly, zůstávají.',
    'G-P02':
      'Území s cestou vydá ještě jednu kartu, lícem dolů. Nikdo ji nevidí, dokud ji někdo nezíská, a pak jen on.',
    'G-P03':
      'Na zlepšeném území se pak otočí ještě jedna karta. Je-li na ní surovina zlepšení, zůstane; jinak se odhodí.',
    'G-P04':
      'U území nikdy neleží více karet, než kolik je na něm sídel, a ještě jedna. Na této hranici se už nic netáhne ani neotáčí.',
    'G-P05': 'Kromě této hranice nezáleží na tom, kolik sídel na území stojí a čí jsou.',
    'G-P06':
      'Každé území vyřídí svou kartu, cestu i zlepšení dřív, než začne další. Zlato se hodí jen ke zlepšení zlata; kartu, která se nehodila, všichni viděli a nic ji nenahradí.',
    'G-M01':
      'Všichni kromě hlavního hráče vydají současně jeden tajný rozkaz: zvolí některého svého hrdinu na plánu a směr, nebo aby zůstal. Pak se rozkazy ukážou a provedou najednou.',
    'G-M02': 'Hrdina jde o krok na kterékoli sousední území. Na pobřeží smí jít i dva kroky podél pobřeží.',
    'G-M03':
      'Přikazuje se směr, ne místo. Vede-li mimo ostrov, byť až druhým krokem, nebo žádá-li dva kroky od hrdiny ve vnitrozemí, hrdina zůstává a neujde ani část.',
    'G-M04':
      'Dva hrdinové téhož klanu nikdy nestojí na jednom území. Přijde-li jeden k druhému, vymění si místa.',
    'G-M05':
      'Kněz nebo skald čekající na vstup [G-B24] vstoupí po pohybu, ještě před prvním návrhem, jakmile na jeho území nestojí hrdina téhož klanu; platí to i pro hlavního hráče. Nikoho se neptáme. Čekají-li oba na jedno území, vstoupí ten, jehož budova stála dřív.',
    'G-M06':
      'Kompas zná devět rozkazů: zůstat, západ, východ, severozápad, severovýchod, jihozápad, jihovýchod, dva na západ, dva na východ. Kterýkoli lze dát kterémukoli vlastnímu hrdinovi na plánu. Dva kroky smějí vést přes vlastního hrdinu; pro výměnu rozhoduje jen konec.',
    'G-V01': 'Každé vlastní sídlo dává na svém území 1 hlas.',
    'G-V02': 'Bojovník dává tolik hlasů, jak silné je jeho vojsko.',
    'G-V03': 'Kněz hlas nedává. Dokud je na území kterýkoli kněz, nedávají hlas ani žádní bojovníci tamtéž.',
    'G-V04': 'Skald dává jeden hlas za každého jiného hrdinu na témže území.',
    'G-V05': 'Hrdinové se počítají i tam, kde jejich klan nemá sídlo.',
    'G-V06':
      'Na území s palisádou dává bojovník klanu, který tam nemá sídlo, o jeden hlas méně, nikdy však méně než 0. Skaldů se to netýká.',
    'G-D01':
      'Od hráče po levici hlavního hráče po směru hodinových ručiček smí každý kromě hlavního hráče podat jeden návrh, a to pro jedno území, kde jsou karty a kde má navrhovatel aspoň jeden hlas.',
    'G-D02':
      'Návrh říká, kdo dostane kterou kartu, a to pro všechny karty na území, i ty lícem dolů. Dostat smějí jen hráči, kteří tam mají aspoň jeden hlas, tedy i hlavní hráč. Návrh smí být tak nespravedlivý, jak se navrhovateli zachce.',
    'G-D03':
      'Než je návrh podán, nesmí se o něm mluvit, o nic žádat ani nic naznačovat. Potom může každý mluvit, slibovat i hrozit, návrh se však už nezmění a sliby nikoho nezavazují. Běžně se u stolu smí mluvit kdykoli, jen ne když někdo přemýšlí, co navrhne [G-D01], kterou společnou stavbu svolá [G-B31] nebo komu přenechá stavbu [G-O20], a když se píší rozkazy [G-M01]. Zvolí-li si stůl mlčení, mluví se jen při hlasování, při společné stavbě a při přenechané stavbě.',
    'G-D04':
      'Všichni, kdo tam mají hlasy, řeknou současně ano, nebo ne, i navrhovatel a hlavní hráč; nikdo se nezdržuje a odpověď lze měnit, dokud nepřijde poslední. Je-li pro více než polovina všech tamních hlasů, karty se rozdají; jinak zůstávají.',
    'G-D05': 'Území, jehož návrh neprošel, smí další hráč navrhnout znovu.',
    'G-D06':
      'Kdo nemá pro které území navrhovat, je přeskočen, a kdo se vzdá, druhou možnost nedostane. Má-li na území hlasy jen navrhovatel, návrh prochází hned. Jde-li o tajné karty, ptáme se vždy, aby nic neprozradilo ani mlčení.',
    'G-B01':
      'Hlavní hráč si vezme právě jednu odkrytou kartu zásob, a to kdykoli během fáze; bez toho fáze nemůže skončit. Neleží-li žádná, nebere se.',
    'G-B02':
      'Staví se, kolik kdo dokáže zaplatit, v libovolném pořadí. Zaplacené karty surovin jdou k odhozeným svého balíčku, zaplacené zásoby k odhozeným zásobám, které se znovu zamíchají, když jejich balíček dojde.',
    'G-B03': 'Zlato zastoupí kteroukoli jednu surovinu.',
    'G-B04':
      'Karta zásob zaplatí jeden nebo oba své symboly, vždy na jedinou stavbu. Nevyužitý symbol propadá.',
    'G-B05':
      'Platba musí ceně přesně odpovídat; přeplatit nelze. Pomoci smí zlato [G-B03], zásoby [G-B04] a tržiště [G-B40].',
    'G-B06':
      'Nepoužité karty zůstávají na další kola, ať je jich kolik chce. Karty mění majitele jen přijatým návrhem [G-D04], společnou stavbou [G-B31] nebo kvůli palisádě [G-B41]; neobchoduje se a nic se nedaruje.',
    'G-B07':
      'Přehledová karta ukazuje, kolik v této hře stojí osady, budovy, veřejné stavby a vojsko. Každý se na ni může kdykoli podívat.',
    'G-B10': 'Sídlo je osada nebo budova. Každé dává jeden hlas.',
    'G-B11':
      'Osadu lze postavit na území, kde už klan má sídlo, nebo na území s ním sousedícím. Cenu ukazuje dílek: 4 suroviny na pobřeží, 5 ve vnitrozemí, 6 v horách. Které suroviny to jsou, je naše rekonstrukce.',
    'G-B12':
      'Budova je tvrz, kostel, nebo síň. Vyžaduje vlastní osadu na území a nestaví se v horách; každý druh tam stojí jen jednou, ať patří komukoli. Ceny jsou naše rekonstrukce.',
    'G-B13':
      'Na území smí stát libovolně mnoho osad kterýchkoli klanů a klan tam smí mít i více budov nebo tentýž druh na více územích. Sídlo se pro další stavbu počítá hned.',
    'G-B20':
      'Zvýšení síly o jeden stojí 1 rudu a 4 obilí. Kdo má tvrz, smí místo toho zaplatit 1 obilí, 1 rudu a jednu surovinu krajiny tvrze: dřevo v lesích, rudu v kopcích (naše rekonstrukce), dobytek na pláních. Lze to opakovat, kolikrát kdo zaplatí; při více tvrzích si vybere.',
    'G-B24':
      'První kostel přivede klanu kněze a první síň skalda, a to na území té budovy; stojí-li tam vlastní hrdina, nový čeká [G-M05]. Při dalším kostele či síni se ten, kdo už je ve hře, smí hned přesunout tam, nestojí-li tam vlastní hrdina.',
    'G-B25':
      'Čekajícímu hrdinovi zůstává území jeho prvního kostela či síně a místo uvolněné při stavbě se zaplní až po příštím pohybu. Zda se hrdina ve hře přesune, se říká zároveň se stavbou. Klan nemá nikdy víc než jednoho hrdinu téhož druhu.',
    'G-B30':
      'Cesty, zlepšení výnosnosti, tržiště a palisády se stavějí jen tam, kde má stavitel sídlo, každý druh na území jednou a dokud jsou v krabici žetony. Patří území, ne staviteli. Ceny jsou naše rekonstrukce.',
    'G-B31':
      'Jednou za tah smí hlavní hráč vyhlásit společnou stavbu: bez předchozí domluvy a s konečnou platností určí stavbu a území. Ostatní smějí nabídnout karty a všichni mluvit; hlavní hráč pak z nabídek a vlastních karet postaví, nebo se vzdá a každému zůstane své. Stavby placené samostatně omezeny nejsou.',
    'G-B32':
      'Nabídnuté karty, i zásoby, všichni vidí a lze je měnit či stáhnout, dokud hlavní hráč nabídky neuzavře. Vezme se jen to, čeho je k platbě třeba, a až při stavbě; ostatní mohou zaplatit i celou cenu. Platí jen tržiště hlavního hráče, na vlastní i nabídnuté karty.',
    'G-B33':
      'Dokud se o společné stavbě jedná, smí si hlavní hráč vzít kartu zásob, ale nesmí stavět nic jiného. Stavbu, které se vzdal, smí později v témže tahu postavit sám.',
    'G-B40':
      'Tržiště: kdo tam má sídlo, smí v každé své fázi stavby jednou za každé takové území použít jednu kartu, surovinu nebo celou kartu zásob, jako kteroukoli jednu surovinu. Nové tržiště, nebo tržiště právě získané osadou, slouží od další stavby.',
    'G-B41':
      'Palisáda: první sídlo klanu na území s palisádou stojí navíc po jedné kartě suroviny pro každého, kdo tam má sídlo; vybírá ji stavitel a zásoby to být nesmějí. Kdo je nemůže dát všem, nepostaví; tržiště nepomáhají.',
    'G-B42':
      'Použije-li tržiště jeden klan, ostatním to nevadí, a počet sídel tam nehraje roli. Jedné stavbě smí sloužit více tržišť, každé pro jednu kartu; symboly karty zásob však nelze měnit po jednom.',
    'G-B43':
      'Karta za palisádu jde se stavbou z ruky do ruky: dárce a příjemce vidí líc, ostatní jen rub. Příjemce ji smí později utratit, i při závěrečném stavění.',
    'G-E01':
      'Loď přechází na hráče po levici. Pak se otáčejí karty zásob, dokud neleží odkryté čtyři nebo dokud nedojdou.',
    'G-W01':
      'Cílů je pět: aspoň 8 sídel; dvě nebo více sídel na nejméně třech územích; aspoň čtyři sídla na jednom území, což se počítá jen jednou; aspoň dvě budovy; vojsko o síle aspoň 3.',
    'G-W02':
      'Na konci své fáze stavby smí hlavní hráč se třemi nebo více cíli oznámit vítězství; jen tehdy se ho ptáme. Kdo ho neoznámí, smí to udělat na konci některé další své fáze.',
    'G-W03':
      'Pak smějí všichni ostatní, po směru hodinových ručiček od hráče po levici oznamovatele, využít jednu poslední fázi stavby. Nikdo si nebere kartu zásob, nejsou veřejné stavby ani nabídky [G-O20]; zásoby v ruce lze utratit, každé tržiště jednou použít a palisády platí [G-B41].',
    'G-W04':
      'Vyhrává ten, kdo vítězství oznámil. Ostatní se řadí podle splněných cílů; při shodě se o místo dělí.',
    'G-T01':
      'Každý hrdina dává o hlas více. Bojovník dává svou sílu a jeden navíc; kde je kněz, dávají všichni bojovníci jeden; kněz dává jeden; skald jeden a další za každého jiného hrdinu.',
    'G-T02':
      'Palisáda bere jeden hlas každému hrdinovi klanu, který tam nemá sídlo, nikdy však pod 0; ruší tedy právě ten hlas navíc. Nahrazuje to [G-V06]; cena prvního sídla zůstává [G-B41].',
    'G-T03':
      'První budova každého klanu se nepočítá do cíle budov ani do jeho bodů. Pro všechno ostatní se počítá.',
    'G-O01':
      'Volba míst: u každého pobřežního území leží lícem dolů dvě karty jeho krajiny. Od začínajícího hráče po směru hodinových ručiček každý postaví na pobřežní území osadu s bojovníkem a vezme si jednu jeho kartu, kterou vidí jen on. Nahrazuje to určená místa [G-S07].',
    'G-O02':
      'Třetí a další osada na území nebere kartu. Kdo tam přišel první, smí pak zvednout kotvu: přesunout svou osadu na pobřežní území, kde ještě karta je, a jednu si tam vzít, i když už nějakou má. Nechce-li, smí druhý a tak dále; nově příchozí ne a přesune se nejvýše jeden.',
    'G-O03':
      'V opačném pořadí pak každý stejně umístí druhou osadu, bez hrdinů a nikdy na své první území, ani přesunem. Poslední hráč nesmí být nucen na plné území: předposlední umístění i přesun, který vyvolá, musí nechat kartu jinde než u jeho první osady. Zbylé karty se odhodí, aniž je kdo viděl.',
    'G-O04':
      'Vlastní ostrov: dílky lze ve stejném tvaru uspořádat libovolně, bez ohledu na značky, pobřežní na pobřeží a vnitrozemské ve vnitrozemí, souhlasí-li všichni; odmítne-li jediný, použije se obvyklý ostrov. Vyžaduje volbu míst [G-O01].',
    'G-O05':
      'Těch, kdo smějí zvednout kotvu [G-O02], se ptáme veřejně jednoho po druhém; kdo nemá kam jít, totiž kde je karta a není jeho osada, toho se neptáme. Odchodem se žádná karta nevrací.',
    'G-O10':
      'Karty vítězných bodů: po přípravě či volbě míst dostane každý tři a všichni si současně tajně nechají jednu. Ostatní se neukázané odloží ze hry.',
    'G-O11':
      'Karta vítězných bodů má u každého z pěti cílů tři stupně a každý dosažený je jeden vítězný bod. Vyhrává se šesti a více body, ať jsou složeny jakkoli. Stupně jsou naše rekonstrukce.',
    'G-O12':
      'Po rozdělování a dřív, než hlavní hráč staví, smí kdokoli oznámit, že stavbou hned teď a s omezeními závěrečného stavění [G-W03] dosáhne aspoň šesti bodů; i hlavní hráč, tedy bez braní karty zásob. Je-li jich víc, má přednost nejvíce bodů, pak hlavní hráč, pak pořadí po směru hodinových ručiček.',
    'G-O13':
      'Oznamovatel s těmito omezeními [G-W03] staví první, ukáže kartu a vyhrává. Pak staví ostatní po směru hodinových ručiček od hráče po jeho levici, i hlavní hráč, jehož běžná fáze odpadá. Řadí se podle bodů, při shodě se o místo dělí, a všechny karty se ukážou.',
    'G-O14':
      'Oznámení obsahuje celý seznam staveb, plateb i karet za palisády a hned se ověří. Nevyjdou-li body, dozví se to jen oznamovatel; nic se nezmění a smí odpovědět znovu.',
    'G-O15':
      'S kartami vítězných bodů neplatí pravidla [G-W01], [G-W02] a [G-W04]. Kdo dosáhne šesti bodů v běžné fázi stavby, smí to oznámit až v příštím kole; seznam staveb pak může být prázdný.',
    'G-O16':
      'Všichni jsou tázáni současně a tajně, i ti, kdo šesti bodů dosáhnout nemohou: v každém kole, v němž by podle toho, co všichni vidí, někdo šest bodů mít mohl. Vidět jsou sídla, budovy, vojsko a počet karet v ruce, tedy kolik by se za ně dalo nejvýše postavit. Nechceš-li být tázán, zanech pokyn neoznamovat vítězství. Staví se, až odpoví všichni. Ukážou se jen jména a oznámené body; seznamy, které nejsou první, propadají a zůstávají tajné.',
    'G-O17':
      'Karta vítězných bodů ukazuje, který cíl je na ní těžší než na jiných (tmavě) a který lehčí (světle).',
    'G-O20':
      'Nabídka pro 5 hráčů: místo společné stavby smí hlavní hráč jednou za tah a bez předchozí domluvy nechat jednoho jiného hráče provést jedinou stavbu (osadu, budovu, veřejnou stavbu, nebo zvýšení síly vojska), samostatně, bez tržišť a bez braní karty zásob; ty z ruky utratit smí. Nabídka je konečná; vybraný ji smí odmítnout. Přání nikoho nevážou a tak či tak už v tomto tahu není další nabídka ani společná stavba.',
    'G-O21':
      'Vybraného se ptáme, i když nic zaplatit nemůže; hrdinové vstupují [G-B24] a palisády stojí [G-B41] jako obvykle. Vítězství se oznamuje jen tak jako vždy [G-W02] [G-O12].',
    'G-H01':
      'Pokud si stůl sliby nevypnul, může hráč dát slib, kdykoli se hlasuje nebo je otevřená společná [G-B31] či přenechaná stavba [G-O20]: jinému hráči a na určité kolo, toto nebo některé z dalších 9. Vidí ho všichni; nelze ho vzít zpět, nikoho nezavazuje a nic nemění. Nikdo nemá víc než 6 trvajících slibů ani dvakrát týž.',
    'G-H02':
      'Čtyři druhy slibů označí stůl sám za dodržené, nebo porušené: hlas pro návrh daného hráče v tom kole; nejméně tolik karet pro něj ve vlastním návrhu; žádný vlastní hrdina na určitém území po pohybu; nabídka nejméně tolika karet ve chvíli, kdy se uzavře jeho společná stavba. Když na to nedojde, je slib bezpředmětný. Slib, na který dojít nemůže, je odmítnut.',
    'G-H03':
      'Cokoli jiného se slibuje slovy. Od určeného kola může ten, kdo slib dostal, říct, zda byl dodržen.',
    'G-H04':
      'Slib může platit jen tehdy, když druhý hráč souhlasí s tím, o co právě jde: hlasuje pro, přispěje na společnou stavbu nebo ji jako hlavní hráč postaví, využije přenechanou stavbu. Jinak je bezpředmětný.',
    'G-H05':
      'Dokud stavíš, smíš vzít zpět svou poslední stavbu této fáze, pak předposlední a tak dál: vše je jako předtím, jen karty, kterými se platilo, už všichni viděli. Pozdě je, jakmile padla karta za palisádu [G-B43], byla svolána společná stavba, přenechána stavba nebo fáze skončila.',
    'G-X01': 'Jsou kámen a ruda dvě suroviny? Ne, jedna; tady se jmenuje ruda.',
    'G-X02': 'V jakém pořadí se hlasuje? Všichni najednou.',
    'G-X03': 'V jakém pořadí území vydávají karty? Pobřeží od západu na východ, pak vnitrozemí [G-P01].',
    'G-X04':
      'Mají sídla a vojsko nějakou mez? Na ostrově stojí nejvýše 13 sídel klanu a vojsko má sílu nejvýše 9.',
    'G-X05':
      'Co když vítězství nikdy nikdo neoznámí? Hraje se dál. Varianta: hra skončí po zvoleném počtu kol a řadí se podle cílů či bodů, pak podle sídel; závěrečné stavění není a karty vítězných bodů se ukážou.',
    'G-X06': 'Smí se přebít oznámení, které už zaznělo? Ne: každý oznamuje jednou a tajně.',
    'G-X07': 'Zvedá kotvu i bojovník? Ano, s osadou, se kterou byl umístěn [G-O02].',
    'G-X08': 'Smí se hráč hlasování zdržet? Ne; všichni odpovídají zároveň, ano, nebo ne [G-D04].',
    'G-X09': 'Pomáhají při společné stavbě zásoby a tržiště? Obojí [G-B32].',
    'G-X10':
      'Kam jdou utracené zásoby [G-B02], mohou dojít žetony [G-B30] a co při shodě pořadí [G-W04]? Odhazují se; ano; o místo se dělí.',
    'G-X11':
      'Příručka úpravy pro tři hráče jen doporučuje. Tady při hře 3 hráčů platí vždy, v základní i rozšířené hře.',
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
    warrior: { word: 'bojovník', meaning: 'Hrdina, se kterým každý klan začíná; hlasuje silou vojska.' },
    priest: { word: 'kněz', meaning: 'Hrdina, který umlčí všechny bojovníky kolem.' },
    skald: { word: 'skald', meaning: 'Hrdina, který získává hlas za každého jiného hrdinu kolem.' },
    settlement: { word: 'osada', meaning: 'Prostý druh sídla; budovy ji potřebují vedle sebe.' },
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
    hero: { word: 'hrdina', meaning: 'Bojovník, kněz, nebo skald, který chodí po ostrově a mění hlasování.' },
    'public-work': {
      word: 'veřejná stavba',
      meaning: 'Cesta, tržiště, palisáda, nebo zlepšení výnosnosti; patří území.',
    },
    'joint-work': { word: 'společná stavba', meaning: 'Veřejná stavba, na kterou smějí přispět i ostatní.' },
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
