import type { VeronaRules } from '../rules-outline.data.ts';

export const rules: VeronaRules = {
  sections: {
    S: { title: 'Vybavení a příprava', introduction: 'S čím kdo začíná a co kdo může vědět.' },
    D: { title: 'Kostky' },
    A: { title: 'Nabídnutí budovy' },
    B: { title: 'Plánování' },
    C: {
      title: 'Vyhodnocení ulic',
      introduction:
        'Žetony se odkrývají ulici po ulici. Každý má v ulici nejvýše jednu roli a uspěje nejvýše jedna akce.',
    },
    C1: { title: 'Intrika' },
    C2: { title: 'Dražba' },
    C3: { title: 'Obrana' },
    C4: { title: 'Provedení akce' },
    C5: { title: 'Úkoly' },
    E: { title: 'Konec kola' },
    E1: { title: 'Budovy' },
    E2: { title: 'Zisk' },
    E3: { title: 'Zbrojení' },
    E4: { title: 'Příští začínající hráč' },
    F: { title: 'Konec hry a body' },
    G: {
      title: 'Budovy',
      introduction:
        'U každé je napsáno, kolik má bodů, v kterých ulicích je k jejímu zabrání třeba převahy a jakou přináší výhodu.',
    },
    X: {
      title: 'Výklady',
      introduction:
        'Kde si jednotlivá vydání pravidel odporují nebo mlčí, hrajeme takto. Některé výklady lze při zakládání stolu změnit.',
    },
    Y: {
      title: 'Co jsme rekonstruovali',
      introduction:
        'Tištěný plán ani karty úkolů v pravidlech nejsou, proto máme vlastní: 20 ulic, v každé čtvrti čtyři, po jedné pod každou správou a jednu bez správy, a 20 úkolů tak, aby každá ulice byla na třech z nich. Kdo hru vlastní, může zadat svůj plán.',
    },
  },
  rules: {
    'V-S01':
      'Veronu hraje 2 až 5 hráčů. Každý vede šlechtický rod své barvy; pořadí u stolu se během hry nemění.',
    'V-S02':
      'Na plánu jsou ulice; i náměstí a tržiště jsou ulice. Každá leží v jedné z pěti čtvrtí, kterou prozradí první písmeno jejího názvu: C je Východní, P Západní, S Severní, R Jižní, M Centrální.',
    'V-S03':
      'Každá ulice má jednu správu: patří pod církev (modrá, kříž), cechy (žlutá, váhy), nebo knížete (červená, koruna); anebo je bez správy (zelená, bota).',
    'V-S04':
      'Dvě ulice spolu sousedí, pokud se dotýkají nebo je spojuje most či brána. Hradby, budovy a řeka ulice oddělují.',
    'V-S05':
      'Každý hráč začíná s 9 žetony akcí (3 korupce, 2 násilí, 1 intrika, 3 blafy), 16 přívrženci, 3 kartami intrik (vražda, udání, zastrašování) a 20 floriny, zatím bez žoldáků.',
    'V-S06':
      'Z 20 úkolů dostane každý při hře 2 hráčů 7, 3 hráčů 6, 4 hráčů 5 a 5 hráčů 4; ostatní se nepodívané vrátí do krabice. Úkoly zná jen jejich majitel, dokud je neukáže [V-C50]. Jejich ulice a odměny jsou naše rekonstrukce.',
    'V-S07':
      '9 karet budov se zamíchá a leží lícem dolů, dokud se umisťují první přívrženci [V-S11]. Pak se balíček obrátí lícem nahoru: vrchní kartu vidí všichni, karty pod ní nikdo.',
    'V-S08': 'Floriny ani žoldáci nikdy nedojdou. Přívrženci ano: každý hráč jich má 16 a ani o jednoho víc.',
    'V-S09':
      'Floriny leží skryté za zástěnou. Všichni vidí žoldáky, přívržence na plánu i v zásobě, budovy, ukázané úkoly a to, kolik úkolů kdo ještě drží.',
    'V-S10':
      'Na začínajícím hráči se všichni dohodnou; tradičně je to ten, kdo naposledy četl Shakespeara. Když se nedohodnou, rozhodne náhoda.',
    'V-S11':
      'Před prvním kolem hráči umisťují přívržence, po jednom od začínajícího hráče po směru hodinových ručiček, až má každý na plánu tři. Každý přívrženec musí do prázdné ulice mimo Centrální čtvrť.',
    'V-S12':
      'Neříká-li pravidlo něco jiného, postupuje se od začínajícího hráče po směru hodinových ručiček: v tomto pořadí se hraje, hází i odpovídá.',
    'V-S13':
      'Přívrženec na budově nestojí v žádné ulici. Nejedná, nepřesouvá se, nebrání a nelze ho odstranit; nepočítá se do úkolů, většin ani do ulic na konci hry.',
    'V-S14':
      'Je-li dovolena jediná odpověď, dá ji program sám, pokud by tím nic neprozradil [V-C54]. Floriny ostatních se neukazují, i když se z veřejného záznamu dají spočítat.',
    'V-D01':
      'Kostky jsou osmistěnné. Padne-li 8, hází se znovu a přičítá, dokud padají osmičky. Příklad: padne 4 a 8, opakovaný hod dá 8 a pak 1: dohromady 21.',
    'V-A01':
      'Na začátku každého kola přejde vrchní karta budovy do nabídky, i když v ní ještě leží dřívější. Karta, která je teď navrchu, je všem vidět a přijde na řadu příště.',
    'V-A02': 'Je-li balíček prázdný, žádná budova nepřibude; hraje se dál o ty, které jsou v nabídce.',
    'V-B01':
      'Všichni plánují současně a tajně. Každý položí 0 až 9 žetonů akcí do libovolných ulic, do jedné ulice nejvýše jeden svůj.',
    'V-B02':
      'Když jsou všichni hotovi, je vidět, kde čí žetony leží. Co na nich je, zůstává skryto až do vyhodnocení ulice.',
    'V-B03':
      'Varianta, střídavé plánování: od začínajícího hráče po směru hodinových ručiček pokládá každý po jednom žetonu lícem dolů a všichni vidí kam. Kdo jednou vynechá, v tomto kole už neplánuje.',
    'V-B04':
      'Akci lze naplánovat i tam, kde ji teď provést nejde. Bude-li ve chvíli vyhodnocení ulice možná, provést se musí.',
    'V-C01':
      'Od začínajícího hráče po směru hodinových ručiček vybírá každý jednu ulici s žetony, svými či cizími, třeba jen s blafy, a ta se hned vyhodnotí. Tak se pokračuje, dokud nějaké žetony leží; odkryté se vracejí majitelům.',
    'V-C02': 'Nejdřív se odloží blafy. V jedné ulici uspěje nejvýše jedna akce.',
    'V-C03':
      'Intrikán je ten, kdo sem naplánoval intriku, má přívržence v některé sousední ulici a zde žádného nemá.',
    'V-C04':
      'Útočník je ten, kdo sem naplánoval korupci; nebo ten, kdo sem naplánoval násilí a má tu přívržence stejně jako někdo další.',
    'V-C05':
      'Obránce je každý další, kdo tu má přívržence, ať sem položil žeton, nebo ne. Akce, kterou nelze provést, platí za blaf.',
    'V-C06': 'Ostatní se neúčastní. Nikdo nemá dvě role a nikdo se své role nemůže vzdát.',
    'V-C07':
      'Postup v ulici: odkryjí se žetony; určí se role, které platí až do konce ulice; intrika; dražba; obrana; provedení akce; výhody budov; žetony se vrátí; úkoly.',
    'V-C10':
      'Bez intrikána se tento krok vynechá. Jsou-li intrikáni dva nebo je jich víc, navzájem se vyruší: všechny intriky selžou, nic se nehádá, o přívržence nikdo nepřijde a pokračuje se dražbou.',
    'V-C11':
      'Jediný intrikán nejprve veřejně oznámí, který jeho přívrženec ze sousední ulice bude jednat, a pak tajně vybere jednu z karet intrik.',
    'V-C12':
      'Všichni útočníci a obránci kartu hádají, současně, tajně a bez domluvy. Potom se všechny karty ukážou.',
    'V-C13':
      'Uhodne-li ji kdokoli, intrika selže a určený přívrženec se vrací do zásoby svého majitele; následuje dražba. Majitel budovy Santa Susanna to předtím může zkusit znovu [V-G07].',
    'V-C14':
      'Neuhodne-li ji nikdo, nebo nemá-li kdo hádat, intrika uspěje. Dražba i obrana se pak vynechají a nikdo nic neplatí.',
    'V-C15':
      'Karty intrik se pokaždé vracejí do ruky, takže hrát i hádat lze vždy všechny tři. Každý útočník a obránce hádat musí; jakmile je přívrženec určen, mohou se karta intrikána i tipy vybírat současně.',
    'V-C20': 'Bez útočníků se nic nedraží a následují úkoly.',
    'V-C21':
      'Všichni útočníci nabízejí současně a tajně: na korupci floriny, na násilí žoldáky, nejvýše tolik, kolik mají, anebo nic. Nabídky se všem ukážou a pak se hází.',
    'V-C22': 'Co kdo nabídl, o to přijde, ať vyhraje, nebo ne.',
    'V-C23':
      'Síla korupce je počet nabídnutých florinů. Síla násilí je 5 za každého nabídnutého žoldáka plus hod dvěma kostkami [V-D01].',
    'V-C24':
      'Kdo nenabídne nic, nemůže být nejsilnější, s nikým se nemůže shodovat a nikomu nepřekáží. Násilí bez žoldáků proto ani nehází.',
    'V-C25':
      'Z těch, kdo nabídli alespoň 1, je nejsilnějším útočníkem ten s nejvyšší silou. Má-li nejvyšší sílu víc hráčů, nebo nikdo nic nenabídl, neuspěje tu nic a následují úkoly.',
    'V-C30':
      'Každý obránce hází sám; hody různých hráčů se nesčítají. Proti korupci hází obránce jednou kostkou za každého svého přívržence v ulici, proti násilí dvěma kostkami. Házejí všichni obránci, i když už někdo akci zastavil.',
    'V-C31':
      'Stačí jediný obránce, který sílu útočníka dorovná nebo přehodí, a akce je zastavena; nic dalšího se nestane a nikdo se neodstraňuje. Není-li obránce, nebo nehodí-li nikdo dost, akce uspěje.',
    'V-C40':
      'Korupce: útočník sem umístí jednoho přívržence ze své zásoby. Je-li zásoba prázdná, neumístí nikoho, akce se ale i tak počítá za úspěšnou.',
    'V-C41':
      'Násilí: odsud se odstraní jeden přívrženec jiného hráče; čí to bude, volí útočník, ale někoho odstranit musí. Odstranění přívrženci se vždy vracejí do zásoby svého majitele.',
    'V-C42': 'Intrika: nejprve se sem přesune určený přívrženec, potom zde účinkuje karta.',
    'V-C43':
      'Vražda: intrikán odsud odstraní jednoho přívržence kterékoli barvy, třeba i svého. Má-li tu přívržence někdo jiný, někoho odstranit musí; jinak může svého přívržence ušetřit.',
    'V-C44':
      'Udání: všichni přívrženci všech ostatních hráčů odcházejí odsud do ulice, ze které přišel přívrženec intrikána.',
    'V-C45':
      'Zastrašování: intrikán vybere barvu, která tu je, třeba i svou. Je-li tu jen jeho barva, nemusí vybrat žádnou. Všichni přívrženci té barvy odejdou a majitel je hned veřejně rozmístí do jiných ulic, blízkých či vzdálených, kde v tu chvíli má přívržence. Není-li taková ulice, vracejí se do zásoby.',
    'V-C50':
      'Po každé ulici může každý hráč ukázat jeden splněný úkol, pokud v tomto kole ještě žádný neukázal. Postupuje se jednou kolem stolu po směru hodinových ručiček od hráče, jehož akce uspěla; neuspěla-li žádná, od začínajícího hráče.',
    'V-C51':
      'Úkol je splněn, když má hráč přívržence ve všech třech jeho ulicích. Ve hře 2 nebo 3 hráčů nesmí být v žádné z nich nikdo jiný; ve hře 4 nebo 5 hráčů nesmí být nikdo jiný alespoň v jedné ze tří.',
    'V-C52':
      'Odměnu hráč uplatní hned; co uplatnit nelze, propadá. Podle úkolu je to jedna z těchto: 15 florinů; 3 žoldáci; až dva kroky; odstranění jednoho cizího přívržence z ulice, kde má hráč svého; přidání jednoho přívržence ze zásoby do ulice, kde už hráč nějakého má; nebo jen body. Krok přesune přívržence do sousední ulice; oba kroky může udělat jeden přívrženec, třeba tam a zpátky, nebo dva různí, a každý krok je dobrovolný. Nemusí jít o ulice z úkolu.',
    'V-C53': 'Ukázaný úkol zůstává ukázaný, ať se s jeho ulicemi později stane cokoli, a na konci boduje.',
    'V-C54':
      'Ptáme se najednou všech, kdo drží úkoly a v tomto kole žádný neukázali, ať mohou, nebo ne; jinak by něco prozradila už sama otázka. Vynecháme jen toho, o kom všichni vidí, že žádný neukázaný úkol splnit nemůže. Vybereš úkol, který chceš ukázat, žádný, nebo několik v pořadí podle přednosti. Odpovědi se vyhodnotí jedna po druhé a podmínky se posuzují, až na tebe dojde řada, po odměnách těch před tebou: ukáže se první z tvých úkolů, který je v tu chvíli splněn. Ostatní zůstanou tajné. Kdo nic neukázal, čeká na další ulici.',
    'V-C55':
      'Můžeš nechat trvalý pokyn: ukázat úkol, jakmile to půjde, v tomto pořadí; nebo žádný, dokud neřekneš jinak. Je tajný a dá se změnit, dokud se odpovědi znovu nevyhodnotí. Odpovídá za tebe hned, ať úkol ukázat můžeš, nebo ne, takže nic neprozradí ani otázka, ani čas.',
    'V-C56':
      'Podle pravidel se u stolu smí mluvit, jen ne ve chvíli, kdy se vybírají karty intrik [V-C12]. Varianta, ticho ve všech tajných fázích: nemluví se ani při plánování, nabídkách, dražbě Municipia a najímání.',
    'V-E10':
      'O budovách v nabídce se rozhoduje v pořadí, v jakém přišly. Budovu zabírá ten, kdo má v jejích ulicích víc přívrženců než kdokoli jiný. Při shodě, nebo když tam nikdo není, zůstává v nabídce.',
    'V-E11':
      'V těchto ulicích platí každý přívrženec za jednoho: pět v jedné ulici je víc než po jednom ve čtyřech. Přívrženci na budovách se nepočítají.',
    'V-E12':
      'Nový majitel nemůže odmítnout a postaví na budovu jednoho přívržence ze zásoby; nemá-li žádného, stačí sama karta a platí úplně stejně. O budovu už nikdo nepřijde.',
    'V-E13':
      'O Municipio se místo toho draží: jakmile na ně dojde, všichni tajně nabídnou floriny, nebo nic. Nabídky se ukážou a všechny propadají. Získá je nejvyšší nabídka, je-li jediná a činí aspoň 25; jinak zůstává v nabídce do dalšího kola.',
    'V-E14':
      'Jakmile je zabrána pátá budova, počítáno dohromady za všechny hráče, hra končí. O dalších budovách se už nerozhoduje, nic se nevyplácí a neukazuje.',
    'V-E15':
      'Hra končí také po třech kolech za sebou, která začala s prázdným balíčkem a v nichž nikdo nezabral budovu, hned po rozhodnutí o budovách třetího z nich. Dříve než ve 12. kole k tomu nedojde.',
    'V-E20':
      'Každá budova vynáší svému majiteli 5 florinů a každá ulice vynáší 5 florinů každému, kdo v ní má aspoň jednoho přívržence. Kdo je v ulici v Centrální čtvrti sám, dostane za ni o 5 více.',
    'V-E21': 'Nikdo nedostane méně než 20 florinů. Co přidávají výhody budov, se přičítá navíc.',
    'V-E30': 'Všichni najímají současně a tajně; žoldák stojí 5 florinů. Potom se vše ukáže a zaplatí.',
    'V-E31':
      'Kdo právě najal dva žoldáky nebo více, může vyhlásit další kolo zbrojení. Udělá-li to někdo, mohou znovu najímat všichni, a tak dále.',
    'V-E32':
      'Všichni, kdo právě najali dva nebo více, odpovídají současně a stačí, když další kolo vyhlásí jeden; sám pak najímat nemusí. V každém kole zbrojení jsou tázáni všichni a nikdo nemusí najmout nikoho.',
    'V-E40': 'Žeton začínajícího hráče přechází na hráče po levici.',
    'V-F01':
      'Ulice, kde má hráč přívržence sám, mu přináší 5 bodů. Ve sdílené ulici mu přináší bod každý jeho přívrženec. Budovy a ukázané úkoly přinášejí body, které jsou na nich.',
    'V-F02': 'Vyhrává, kdo má nejvíce bodů. Při shodě se hráči o vítězství dělí.',
    'V-F03':
      'Neukázané úkoly, floriny ani žoldáci body nepřinášejí. Neukázané úkoly se odhalí až po sečtení bodů.',
    'V-G01':
      'Casa delle Corporazione: 2 body, za nejvíce přívrženců v ulicích cechů. Při zisku přidá 1 florin za každou ulici a každou budovu, kde má majitel přívržence.',
    'V-G02':
      'Convento: 2 body, za nejvíce přívrženců ve Východní čtvrti. Žádný soupeř majitele nesmí na násilí nabídnout více než 4 žoldáky; majitel ano.',
    'V-G03': 'Postribolo: 4 body, za nejvíce přívrženců v ulicích bez správy. K zisku přidá 5 florinů.',
    'V-G04':
      'Porta Gabella: 4 body, za nejvíce přívrženců v Západní čtvrti. Po majitelově úspěšném násilí dává 1 žoldáka, v ulici cechů 2.',
    'V-G05': 'Roccaforte: 4 body, za nejvíce přívrženců v ulicích knížete. Při zisku dává 1 žoldáka.',
    'V-G06':
      'Redentore: 4 body, za nejvíce přívrženců v Jižní čtvrti. Neuspěje-li majitelova korupce, ačkoli na ni nabídl alespoň 1 florin, dává 2 floriny, v ulici církve 4.',
    'V-G07':
      'Santa Susanna: 2 body, za nejvíce přívrženců v ulicích církve. Uhodne-li někdo majitelovu intriku, může ji majitel zkusit ještě jednou s týmž přívržencem: vybere si kteroukoli ze tří karet a všichni hádají znovu. Když toho nevyužije, nebo je intrika uhodnuta i napodruhé, o přívržence přichází [V-C13].',
    'V-G08':
      'Sinagoga: 2 body, za nejvíce přívrženců v Severní čtvrti. Po majitelově úspěšné korupci dává 2 floriny, v ulici bez správy 4.',
    'V-G09': 'Municipio: 6 bodů, získává se dražbou [V-E13]. Jinou výhodu nemá.',
    'V-G10': 'Výhoda platí od chvíle, kdy je budova zabrána, tedy už při zisku téhož kola.',
    'V-G11':
      'Porta Gabella, Redentore a Sinagoga platí jen po naplánované akci: ne po vraždě, odměně ani dražbě o Municipio. Vyplácejí se samy ještě před úkoly, Redentore po zaplacení nabídek; Sinagoga vynáší, i když nebylo koho umístit [V-C40].',
    'V-X01':
      'Plánuje se současně, nebo střídavě? Současně, jako v českých pravidlech; střídavé plánování je varianta [V-B03].',
    'V-X02':
      'Kolik vynáší Redentore? 2 a 4 floriny, jak stojí na většině míst; 3 a 5 podle jedné poznámky v anglických pravidlech je varianta.',
    'V-X03':
      'Koho přesouvá udání a kam? Jen přívržence ostatních hráčů, a to do ulice, ze které přišel přívrženec intrikána [V-C44].',
    'V-X04': 'Čí pátá budova ukončí hru? Pátá ze všech, které hráči zabrali dohromady [V-E14].',
    'V-X05':
      'Které ulice spolu sousedí? Vydání to popisují různě; tady platí jediný seznam a plán ho ukazuje [V-S04].',
    'V-X06':
      'Kde Convento omezuje soupeře svého majitele? Všude. Varianta: jen v ulicích, kde je majitel útočníkem nebo obráncem [V-G02].',
    'V-X07':
      'Platí minimum 20 florinů před výhodami budov, nebo po nich? Před nimi: výhody se přičítají navíc [V-E21].',
    'V-X08': 'Co když po devíti kolech není zabráno pět budov? Hraje se dál, ale ne donekonečna [V-E15].',
    'V-X09':
      'Přijdou intrikáni, kteří se navzájem vyruší, o přívržence? Ne, ještě žádný nebyl určen [V-C10].',
    'V-X10':
      'Jak lze využít dva kroky z odměny? S jedním přívržencem i se dvěma, třeba z téže ulice; žádný, jeden, nebo oba [V-C52].',
    'V-X11': 'Co při shodě bodů na konci? Hráči se o vítězství dělí [V-F02].',
    'V-X12':
      'Německá pravidla nazývají kartu udání jednou Befehl, v příkladu Erpressung. Tady se německy jmenuje Befehl.',
    'V-X13':
      'Kdy se balíček budov obrací? Po umístění posledního z prvních přívrženců, ještě před nabídnutím první budovy [V-S07].',
    'V-X14':
      'Musí se Santa Susanna využít a s kterým přívržencem? Nemusí; a pokud ano, s týmž přívržencem. U intrik, které se navzájem vyrušily, využít nejde [V-G07].',
    'V-X15':
      'Jeden příklad v pravidlech zapomíná na obránce, který nehádá ani nehází. Platí pravidlo: každý obránce dělá obojí [V-C05].',
    'V-X16': 'Hází násilí bez žoldáků? Ne; kdo nic nenabídl, v dražbě se nepočítá [V-C24] [V-C25].',
    'V-X17':
      'Je vidět, kam ostatní plánují, dřív než jsou všichni hotovi? Ne [V-B02]; jen při střídavém plánování.',
    'V-X18':
      'Kolikrát lze po jedné ulici ukazovat úkoly? Jednou kolem stolu; každý může, nikdo nemusí [V-C50].',
    'V-X19':
      'Co když tu není nikdo jiný k vraždě či zastrašení, nebo není kam jít? Intrikán může své přívržence ušetřit [V-C43]; kdo nemá kam jít, vrací se do zásoby [V-C45].',
    'V-X20': 'Může se hráč úspěšné akce vzdát? Ne; co bylo naplánováno a uspělo, to se provede.',
    'V-X21':
      'Co když je zásoba prázdná? Nic se neumístí, ať jde o korupci, odměnu, nebo budovu; vše ostatní platí.',
    'V-X22': 'Ruší ostatní i intrika, kterou nelze provést? Ne, počítají se jen skuteční intrikáni [V-C03].',
    'V-X23': 'Může se plánovat i nemožné? Ano, i když to stručné přehledy zakazují [V-B04].',
    'V-X24':
      'Musí sílu dorovnat všichni obránci, nebo se jejich hody sčítají? Ani jedno: stačí jeden a každý se počítá zvlášť [V-C31].',
    'V-X25':
      'Kdo může vyhlásit další kolo zbrojení? Kdo v tom právě skončeném najal dva nebo více, ne za celou fázi [V-E31].',
    'V-X26': 'Přináší 5 bodů i sdílená ulice? Ne, jen ulice, kde má hráč přívržence sám [V-F01].',
    'V-X27':
      'Neomezený počet žoldáků [V-S08] a pořadí po směru hodinových ručiček [V-S12] nejsou ve všech vydáních pravidel; tady platí. Kolo má čtyři fáze.',
    'V-X28': 'Za čí akce platí Porta Gabella, Redentore a Sinagoga? Jen za akce majitele budovy.',
    'V-X29': 'Skončí-li střet útočníků shodou a nic neuspěje, lze ukázat úkol? Ano, po každé ulici [V-C50].',
    'V-X30': 'Mohou oba přívrženci s odměnou dvou kroků odejít z téže ulice? Ano [V-C52].',
  },
  glossary: {
    ally: {
      word: 'přívrženec',
      meaning: 'Tvoji lidé ve městě. Stojí v ulicích, jednají, brání se a přinášejí zisk a body.',
    },
    mercenary: { word: 'žoldák', meaning: 'Najatý meč. Nabízí se na násilí a nabídnutí žoldáci propadají.' },
    florin: { word: 'florin', meaning: 'Veronské peníze, skryté za zástěnou.' },
    street: {
      word: 'ulice',
      meaning: 'Místo, kde stojí přívrženci a kam se plánují akce; i náměstí a tržiště jsou ulice.',
    },
    district: { word: 'čtvrť', meaning: 'Jedna z pěti částí města; pozná se podle prvního písmene ulic.' },
    corruption: {
      word: 'korupce',
      meaning: 'Akce, která ti přidá přívržence; nabízejí se na ni floriny.',
    },
    violence: {
      word: 'násilí',
      meaning: 'Akce, která odstraní cizího přívržence; nabízejí se na ně žoldáci.',
    },
    intrigue: {
      word: 'intrika',
      meaning: 'Akce, která přivede přívržence ze sousední ulice a zahraje kartu, pokud ji nikdo neuhodne.',
    },
    bluff: { word: 'blaf', meaning: 'Žeton, který jen mate.' },
    schemer: { word: 'intrikán', meaning: 'Kdo v ulici provádí intriku.' },
    attacker: { word: 'útočník', meaning: 'Kdo do ulice naplánoval korupci nebo proveditelné násilí.' },
    defender: { word: 'obránce', meaning: 'Každý další, kdo má v ulici přívržence.' },
    murder: { word: 'vražda', meaning: 'Karta intriky, která odstraní jednoho přívržence.' },
    accusation: {
      word: 'udání',
      meaning: 'Karta intriky, která pošle všechny cizí přívržence do sousední ulice.',
    },
    intimidation: { word: 'zastrašování', meaning: 'Karta intriky, která rozežene přívržence jedné barvy.' },
    mission: {
      word: 'úkol',
      meaning: 'Tajná karta se třemi ulicemi. Máš-li přívržence ve všech, můžeš ji ukázat za odměnu a body.',
    },
    building: { word: 'budova', meaning: 'Zabírá se převahou přívrženců; přináší body, floriny a výhodu.' },
    church: { word: 'církev', meaning: 'Správa modrých ulic s křížem.' },
    guilds: { word: 'cechy', meaning: 'Správa žlutých ulic s váhami.' },
    prince: { word: 'kníže', meaning: 'Správa červených ulic s korunou.' },
    'no-authority': { word: 'bez správy', meaning: 'Zelené ulice s botou nepatří pod žádnou správu.' },
    profit: { word: 'zisk', meaning: 'Floriny, které ulice a budovy vynesou na konci kola.' },
    arming: { word: 'zbrojení', meaning: 'Najímání žoldáků na konci kola.' },
    'first-player': { word: 'začínající hráč', meaning: 'Kdo začíná kolo; žeton pak putuje doleva.' },
  },
};
