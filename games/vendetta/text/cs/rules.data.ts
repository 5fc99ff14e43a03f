import type { VendettaRules } from '../rules-outline.data.ts';

export const rules: VendettaRules = {
  sections: {
    S: { title: 'Příprava', introduction: 'Rody, místa a první postavy na herním plánu.' },
    R: { title: 'Kolo' },
    T: { title: 'Přípravy', introduction: 'Co lze ve svém tahu udělat kromě scény.' },
    C: { title: 'Vyvolání scény' },
    V: { title: 'Kdo scénu vyhraje' },
    O: { title: 'Co to stojí a přináší' },
    A: { title: 'Napadení věže' },
    P: {
      title: 'Sehrání scény',
      introduction: 'Výsledek je daný; jak k němu došlo, je na těch, kdo vyprávějí.',
    },
    E: { title: 'Konec' },
    X: { title: 'Výklady', introduction: 'Kde lze pravidla číst různě nebo kde mlčí, čteme je takto.' },
  },
  rules: {
    'N-S01':
      'Ve městě, které hráči společně pojmenují, je 2 až 6 rodů. Každý hráč pojmenuje svůj rod (šlechtický, měšťanský, nebo církevní) a jeho hlavu i s titulem a rozdělí hodnoty 3, 2 a 1 mezi Věž, Růži a Přítele. Ty se už nemění.',
    'N-S02':
      'Každý hráč má bank 24 bodů. Až 12 z nich může před prvním kolem vyložit jako vedlejší postavy a rekvizity; zbytek je rezerva.',
    'N-S03':
      'Vedlejší postava má jméno, majitele (nebo je neutrální), krátký popis a moc 1 až 12. Při vstupu do hry do ní lze vložit nejvýše 6 bodů, bod rezervy za bod moci. Rekvizita, tedy věc či zvíře, funguje stejně.',
    'N-S04': 'Každý rod má rodovou věž o šesti patrech.',
    'N-S05':
      'Hrají-li nejvýše 3, hází každý dvěma kostkami, při větším počtu jednou. Z každé kostky se stane lokace s hodnotou hodu; pojmenuje a popíše ji ten, kdo hodil.',
    'N-S06':
      'Název, který se nehodí, mohou ostatní vetovat, dokud všichni nevyloží; kdo mlčí, souhlasí. Je-li proti více než polovina z nich, volí se jiný; třetí název platí v každém případě.',
    'N-S07':
      'Všechno je veřejné: rezervy, moc, věže, poznámky na herním plánu. Tajná je jen chvíle vykládání na začátku [N-S08].',
    'N-S08':
      'Příprava začíná rody a jejich hlavami; pak přijdou lokace, na které se hází v pořadí, jak se sedí, a které všichni pojmenují současně; nakonec všichni současně a tajně vykládají a ukáže se to, až jsou hotovi.',
    'N-S09':
      'Každý rod si může poznamenat svou minulost, cíl a konflikt. Živí to příběh a nemění žádné pravidlo.',
    'N-R01':
      'Počínaje tím, kdo byl v minulém kole poslední (v prvním kole rozhodne los), hází každý po směru hodinových ručiček jednou kostkou. Začíná ten, kdo hodil nejvíc, a ostatní následují po směru hodinových ručiček; při shodě nejvyšších hodů se mezi nimi hází znovu.',
    'N-R02':
      'Nemilost prince: kdo hází první, upadne v ni při hodu 1, druhý při 1 nebo 2, třetí při 1 až 3 a tak dále. Upadne jen první, koho to potká, v tomto kole už nikdo další.',
    'N-R03':
      'Kdo je v nemilosti, volí: buď je uvězněna jedna jeho vedlejší postava a v tomto kole v žádné scéně nehraje; nebo hlava rodu, a pak lze scénu vyvolat jen v místě zatčení, nebodovaném místě, které hráč pojmenuje. Bez vedlejších postav je to hlava. Tak či tak má scéna, kterou vyvolá, minus 2.',
    'N-R04':
      'Pak hráči postupně přicházejí na tah. V tahu lze udělat libovolně mnoho příprav a nejvýše jednu scénu; nebo tah vynechat.',
    'N-R05':
      'O tom, kdo bude uvězněn, se rozhoduje před prvním tahem a platí to do konce kola; rekvizity uvěznit nelze. Uvězněná postava nehraje a nemůže být objektem, lze ji však posílit [N-T02] a počítá se pro napadení věže [N-A01] i do závěrečného součtu [N-E02].',
    'N-R06':
      'Je-li uvězněna hlava rodu, nelze napadnout věž ani hrát jinde než v místě zatčení. Libovolný objekt [N-C03], vlastní postavy, rekvizity, posílení i všechny přípravy jsou dovoleny.',
    'N-R07':
      'Obránce v nemilosti reaguje, posiluje a přerušuje jako obvykle a bez minus 2. Při napadení věže vyvolaném v nemilosti však platí; základ může být i záporný.',
    'N-R08':
      'Přípravy jsou možné před scénou a po jejím uzavření, ne během ní. Tah končí, když to hráč řekne; scénu vyvolat nemusí.',
    'N-R09':
      'Poslední je ten, kdo byl poslední v pořadí, i když tah vynechal. O nejvyšší hod se při shodě hází, dokud není jediný; tyto hody se pro nemilost nepočítají [N-R02].',
    'N-R10':
      'Kdo hází šestý, upadne při jakémkoli čísle. Při šesti rodech tedy v nemilost upadne vždy někdo.',
    'N-T01': 'Vyložit vedlejší postavu nebo rekvizitu s nejvýše 6 body.',
    'N-T02':
      'Vložit body rezervy do vlastních postav či rekvizit: každý dá bod moci, nejvýše do moci 12. Nic jiného moc nezvyšuje.',
    'N-T03': 'Zbourat vlastní patra, v jednom tahu nejvýše čtyři. Každé dá jeden bod rezervy.',
    'N-T04': 'S posledním patrem rod padá [N-E01]. Program se předtím ještě jednou zeptá.',
    'N-T05':
      'Postavu či rekvizitu vyloženou v tomto tahu nelze v témže tahu posílit [N-T02]; neutrální, která v něm byla získána, posílit lze.',
    'N-T06':
      'Rezerva roste jen bouráním pater [N-T03], vyhranými scénami [N-O01] [N-O02], odměnou za vyprávění [N-P02] a dohodou [N-P04]. Body nelze dát jinému ani je z postav a rekvizit vzít zpět.',
    'N-C01':
      'Scéna má druh (Věž pro násilí, Růže pro lásku a vášeň, Přítel pro jednání), místo, objekt a účastníky. Hlava rodu, který scénu vyvolal, se účastní vždy.',
    'N-C02':
      'Místem je lokace s hodnotou; nebo kterékoli jiné místo, které se teď pojmenuje a zůstane na herním plánu bez hodnoty; nebo soupeřova věž, jde-li o její napadení [N-A01].',
    'N-C03':
      'Objektem je vedlejší postava nebo rekvizita jiného rodu, která je ve hře a není uvězněna; nebo neutrální, ať už je na herním plánu, nebo teď vznikne. Hlavy rodů a princ objektem nikdy nejsou.',
    'N-C04':
      'U neutrální postavy či rekvizity, která vzniká teď, určí vyvolávající moc 1 až 12 a zaplatí její polovinu, zaokrouhleno nahoru. Ta, která už na herním plánu je, nestojí nic.',
    'N-C05':
      'Účastnit se mohou kterékoli vlastní vedlejší postavy, které nejsou uvězněny, každá za bod rezervy; vlastní rekvizity zdarma. Pro scénu lze vyložit i nové [N-T01]: stojí svou cenu a u postavy navíc bod za účast.',
    'N-C06':
      'Posílení: vyvolávající může k hodu přidat body rezervy, jeden za jeden, a ohlásí to před hodem.',
    'N-C07':
      'Kdo pojmenuje místo bez hodnoty, řekne, zda leží mimo město. Postavy a rekvizity, které tam hrály, i ty neutrální, které tam byly získány, jsou do konce kola pryč: objektem scény jinde být nemohou a ani v ní nereagují. Pro napadení věže se počítají dál [N-A01].',
    'N-C08':
      'Nemají-li soupeři nic, co by šlo získat, není-li na herním plánu nic neutrálního a nezbývá-li bod na něco nového, je možné jen napadení věže, nebo žádná scéna. Rekvizita, která je objektem, nemůže být zároveň reakcí.',
    'N-C09':
      'Místo bez hodnoty zůstává na herním plánu, může ho znovu zvolit kdokoli a hodnotu nikdy nedostane; pojmenuje-li se znovu, je to totéž místo. Soupeřova věž je místem jen pro napadení.',
    'N-C10':
      'Každý druh scény lze použít proti každému objektu. Násilí proti neutrálním je dobré ve vyprávění zdůvodnit; nehlasuje se o tom.',
    'N-V01':
      'Základ vyvolávajícího je moc jeho vedlejších postav a rekvizit ve scéně, plus vlastnost podle druhu scény, plus posílení, minus 2 v nemilosti.',
    'N-V02': 'Základ obránce je moc objektu. Za neutrální stranu hází program.',
    'N-V03':
      'Reakce: majitel objektu může zapojit jednu rekvizitu v hodnotě nejvýše 3, vlastní ve hře, nebo teď vyloženou a zaplacenou, a může také posílit [N-C06].',
    'N-V04': 'Každá strana hodí jednou kostkou a přičte hod ke svému základu.',
    'N-V05':
      'Přerušení: po hodu může obránce, jednou dotázán, zbourat jedno nebo dvě vlastní patra. Každé přidá jeho straně v této scéně bod a rezervě nic. Každý hráč to může udělat jednou mezi začátky dvou svých tahů; za takovou dobu platí i čas před prvním vlastním tahem.',
    'N-V06': 'Vyhrává vyšší součet. O shodě rozhodne mince.',
    'N-V07':
      'Postup: vyvolávající vše ohlásí a hned zaplatí, nic se nevrací; obránce je jednou dotázán na reakci a posílení; obě kostky; přerušení; při shodě mince; výsledek se zapíše; vyprávění, odměna, uzavření. K tomu, co už proběhlo, nikdo nic nepřidává.',
    'N-V08':
      'Obráncem je majitel objektu, při napadení věže majitel věže. Neutrální objekt obránce nemá, takže není reakce, posílení ani přerušení. Na otázku s jedinou možnou odpovědí se neptáme.',
    'N-V09':
      'Při přerušení může padnout i poslední patro; program se ještě jednou zeptá. Scéna se s těmito body rozhodne a zapíše; pak rod padá dřív, než mu napadení věže vezme patra [N-A03].',
    'N-O01':
      'Vyvolávající vyhraje nad rodem: objekt je vyřazen ze hry a vyvolávající získá polovinu jeho moci, zaokrouhleno nahoru, a hodnotu lokace, má-li ji. I rekvizita z reakce je vyřazena a nic nepřináší.',
    'N-O02':
      'Vyvolávající vyhraje nad neutrálním objektem: ten se s plnou mocí přidá k jeho rodu a vyvolávající navíc získá hodnotu lokace.',
    'N-O03':
      'Vyvolávající prohraje a ve scéně měl vedlejší postavy: každá z nich ztrácí polovinu moci, zaokrouhleno nahoru. S mocí 0 je vyřazena.',
    'N-O04':
      'Vyvolávající prohraje s rodem a vedlejší postavy ve scéně neměl: z rezervy zaplatí polovinu moci objektu, zaokrouhleno nahoru. Lokace se počítá jednou, zvlášť [N-O06].',
    'N-O05':
      'Vyvolávající prohraje s neutrálním objektem: co za něj zaplatil, je pryč a objekt zůstává na herním plánu neutrální s plnou mocí. Vedlejší postavy [N-O03] a lokace [N-O06] se počítají jako obvykle; nic dalšího se neplatí.',
    'N-O06': 'Kdo scénu vyvolal a prohrál v lokaci s hodnotou, zaplatí tuto hodnotu z rezervy.',
    'N-O07': 'Rezerva nikdy neklesne pod 0.',
    'N-O08':
      'Každá vedlejší postava poraženého vyvolávajícího se půlí zvlášť; s mocí 1 je vyřazena. Jeho rekvizitám se nic nestane a samotné rekvizity se za vedlejší postavy nepočítají [N-O04]. Obránce, který vyhraje, nic neztrácí ani nezíská; rekvizita z reakce zůstává ve hře, co zaplatil, je utraceno.',
    'N-O09':
      'Co si hráč zvolí, musí zaplatit celé, jinak to zvolit nemůže. Co prohraje, platí, dokud rezerva stačí; zbytek se odpouští a žádné patro ani moc se za něj nebere. Varianta: každý chybějící bod stojí patro, i to poslední. I s rezervou 0 lze vyvolat scénu s hlavou rodu a vlastními rekvizitami.',
    'N-A01':
      'Napadnout věž lze, je-li vyložená moc vyvolávajícího, tedy jeho postav a rekvizit, větší než dvojnásobek moci soupeře.',
    'N-A02':
      'Základ soupeře je moc všech jeho postav a rekvizit, které nejsou uvězněny ani pryč. K tomu přijde reakce (rekvizitou vyloženou teď), posílení a přerušení. Druh scény je libovolný; pro vyvolávajícího platí vše jako jindy, jen tu není objekt ani hodnota lokace.',
    'N-A03':
      'Vyhraje-li vyvolávající, ztrácí soupeř patra: polovinu rozdílu součtů, zaokrouhleno dolů, nejvýše všechna zbylá. Rozdíl 0 nebo 1 tedy nebere nic; body nezíská nikdo a rekvizita z reakce je ztracena. Prohraje-li, utrpí jen jeho vedlejší postavy [N-O03].',
    'N-A04':
      'Moc se počítá ve chvíli volby místa, a to se vším na herním plánu, i uvězněným a vzdáleným; 0 proti 0 nestačí, 1 proti 0 ano. Později vyložená reakce na tom nic nemění. Nové postavy a rekvizity se počítají, jen byly-li vyloženy předem [N-T01].',
    'N-P01':
      'Výsledek platí a pak se vypráví. Vyvolávající a obránce hrají své postavy; kdokoli může přidat popisy či neutrální postavy. Kronika uchová, kdo za koho psal, i s fakty o scéně.',
    'N-P02':
      'Nezúčastnění hráči mohou odměnit toho, kdo vyprávěl lépe: návrh na 1 nebo 2 body projde, souhlasí-li jich více než polovina, a to jednou za scénu. Není-li nikdo nezúčastněný, není ani odměna.',
    'N-P03':
      'Kdo scénu vyvolal, navrhne ji uzavřít. Uzavře se, nepožádá-li nikdo o čas během doby, kterou si stůl určil, nebo jakmile souhlasí všichni. Kdo právě píše, o slovo nepřijde.',
    'N-P04':
      'Dohoda je nad pravidla. Kterýkoli hráč může kdykoli navrhnout změnu: převést postavu k jinému rodu, změnit moc či rezervu, něco vrátit nebo odstranit, upravit cizí poznámku, změnit konec hry; pojmenovat, popsat či ocenit místo, takže vyhořelý dům nemusí nic vynášet; vyložit, pojmenovat či popsat postavu nebo rekvizitu; změnit vlastnost rodu, nemilost, uvěznění či nepřítomnost; hodit kostkou znovu; nechat postavu či rekvizitu místo odchodu ze hry přejít na druhou stranu s poloviční mocí, za niž pak vítěz nedostane body. Stane se, souhlasí-li všichni hráči, kteří jsou ještě ve hře, a kronika to zaznamená.',
    'N-P05':
      'Za neutrální objekt mluví první z ostatních hráčů, kdo se nabídne, nejlépe nezúčastněný; není-li takový, kdokoli. Za nevýznamné neutrální postavy může kdykoli mluvit kdokoli.',
    'N-P06':
      'Zúčastnění jsou vyvolávající, obránce a hlas neutrálního objektu: jen je lze odměnit a hlasují jen ostatní, i padlí hráči. Navrhovat lze od zapsání výsledku do konce tahu; padlý hráč body nedostane. Při hře 2 hráčů je odměna jen proti neutrálnímu objektu, za který nikdo nemluví.',
    'N-P07':
      'Kterýkoli hráč může kdykoli připsat poznámku k místu, postavě, rekvizitě či rodu. Změnit nebo smazat cizí poznámku lze jen dohodou [N-P04]. Poznámka nemění žádné číslo: i vyhořelá lokace má dál svou hodnotu.',
    'N-P08':
      'Návrh [N-P04] může obsahovat více změn, buď všechny, nebo žádnou. Je otevřený, dokud všichni nesouhlasí nebo jeden neodmítne; mlčení není souhlas a hraje se zatím dál. Provede se mezi dvěma rozhodnutími a propadá, není-li už možný; meze platí: moc 1 až 12, rezerva od 0, šest pater. Co je ze hry vyřazeno, se může vrátit.',
    'N-P09':
      'Rámec určuje ten, kdo scénu vyvolal; každá strana mluví i za bezejmenné sluhy a zbrojnoše svého rodu. Byla-li postava či rekvizita vyřazena, ptáme se na její osud (smrt, vyhnanství, klášter) a kronika ho uchová.',
    'N-P10':
      'Po zapsání výsledku může vyvolávající navrhnout uzavření [N-P03]. Každý z ostatních hráčů může scénu podržet otevřenou, dokud neřekne, že je hotov, a znovu, jakmile k ní něco dopoví. Žádost o čas, po které se během doby stolu nic nenapíše, propadá, aby hru nikdo nemohl zastavit.',
    'N-P11':
      'Kterýkoli hráč může příběh kdykoli zastavit a nemusí říkat proč: nikdo neodpovídá ani nevypráví, dokud všichni nesouhlasí, že se pokračuje. Poznámky a návrhy s hlasováním zůstávají možné. Toto pravidlo je naše.',
    'N-P12':
      'Svá slova může autor opravit, dokud se scéna neuzavře. Kdokoli může kdykoli zahalit pasáž závojem a přečte si ji jen ten, kdo závoj zvedne; pasáž se škrtne, hlasuje-li pro to více než polovina všech hráčů. Kronika ukazuje závoj nebo mezeru, nikdy ta slova.',
    'N-P13':
      'Před první scénou se stůl může dohodnout na tónu, na hranicích (co se neobjeví) a na závojích (co se nepopisuje). Během hry jsou na očích a v kronice jen tehdy, chce-li to stůl.',
    'N-E01':
      'Rod bez pater padá: jeho hlava je ze hry, jeho postavy a rekvizity se stávají neutrálními. Jeho hráč dál vypráví za neutrální postavy a hlasuje o odměnách [N-P02].',
    'N-E02':
      'Vyhrává poslední stojící rod. Varianty: hra končí prvním pádem, nebo po dohodnutém počtu kol; pak vyhrává, kdo má nejvíce bodů, totiž moc ve hře plus rezervu. Hráči mohou konec během hry dohodou změnit [N-P04]; při shodě bodů se o vítězství dělí.',
    'N-E03':
      'Pád nastává, jakmile je zapsána scéna či čin, který ho způsobil; scéna se ještě vypráví. Rezerva je pryč, tah se přeskakuje a postavy i rekvizity si jako neutrální nechávají moc, už nejsou uvězněny ani pryč. Dál házejí a pro nemilost se počítají jen stojící rody [N-R02]; padl-li poslední v pořadí, začíná házet další stojící rod po směru hodinových ručiček.',
    'N-E04':
      'Konec se ověřuje po každém pádu a při hře na kola po posledním tahu kola; scéna se dovypráví dřív, než se ukáže výsledek. Počítají se jen stojící rody, bez pater, neutrálních a lokací. Jediný stojící rod vyhrává hned při každém konci; nestojí-li žádný, nevyhrál nikdo.',
    'N-E05':
      'Na konci může každý hráč napsat epilog svého rodu. Nová partie může navázat na konec jiné: přejde město s místy a poznámkami, stojící rody i jejich postavy a rekvizity, pokud některý z hráčů něco nenechá za sebou. Co si rod přináší, zaplatí ze svých 24 bodů, nejvýše 6 za kus a 12 celkem; místa mají dál svou hodnotu, takže se lokace neházejí, a kronika dostane další svazek.',
    'N-X01':
      'Snižuje nemilost hod, i když na to jeden příklad zapomíná? Ano, ve scéně, kterou hráč vyvolá, ne při obraně [N-R03].',
    'N-X02': 'Lze zbourat právě čtyři patra, nebo i méně? Až čtyři [N-T03].',
    'N-X03': 'Jak moc a kdy lze hod posílit? Kolik rezerva dovolí, a to před hodem [N-C06].',
    'N-X04': 'Co se po prohře stane s rekvizitou obránce? Je vyřazena, jako v dlouhém příkladu [N-O01].',
    'N-X05':
      'Jak se zaokrouhlují poloviny? U zisků a ztrát moci nahoru [N-O01] [N-O03], u pater dolů [N-A03].',
    'N-X06': 'Kolik lidí může hrát? 2 až 6; pravidla horní mez neuvádějí, tato je naše.',
    'N-X07': 'Lze napadnout toho, kdo je mimo město? Odjinud ne; říká to jen jeden příklad [N-C07].',
    'N-X08': 'Co je přerušení? Obránce, a jen on, může po hodu zbourat patra za body [N-V05].',
    'N-X09': 'Kdy se volí, kdo bude uvězněn? Před prvním tahem kola [N-R05].',
    'N-X10':
      'Co brání věž? Všechny volné postavy a rekvizity jejího rodu [N-A02]. Varianta: základ je 0, rekvizita rodu však smí reagovat a posílení i přerušení platí jako jindy.',
    'N-X11': 'Který rozdíl rozhoduje o patrech? Rozdíl součtů, ne samotných kostek [N-A03].',
    'N-X12':
      'Jakou moc může mít nový neutrální objekt? Kteroukoli od 1 do 12; platí se polovina, zaokrouhleno nahoru [N-C04].',
    'N-X13':
      'Co stojí prohra s neutrálním objektem bez vedlejších postav? Jen vklad a hodnotu lokace [N-O06].',
    'N-X14':
      'Co se stane s postavami, rekvizitami a hráčem padlého rodu? Postavy a rekvizity jsou neutrální a hráč dál vypráví a hlasuje [N-E01] [N-E03].',
    'N-X15':
      'Které vedlejší postavy ztrácejí polovinu, bylo-li jich ve scéně více? Každá z nich [N-O03] [N-O08].',
    'N-X16':
      'Je lokace v tom, co poražený platí, nebo navíc? Objekt i lokace se počítají každý jednou [N-O04] [N-O06].',
    'N-X17': 'Co když je ztráta větší než rezerva? Klesne na 0 a zbytek se odpouští [N-O07] [N-O09].',
    'N-X18': 'Kdo hází za neutrální objekt? Program [N-V02]; hráč za něj mluví [N-P05].',
    'N-X19': 'Jak velká je odměna za vyprávění? 1 nebo 2 body, jednou za scénu [N-P02].',
    'N-X20':
      'Mohou vyvolávajícímu pomáhat jiné rody nebo neutrální? Účastní se jen vlastní postavy a rekvizity [N-C05]; cokoli jiného chce dohodu [N-P04].',
    'N-X21':
      'Může být objektem hlava rodu a co když je jím rekvizita? Hlava nikdy [N-C03]; poražená soupeřova rekvizita je vyřazena jako postava [N-O01].',
    'N-X22': 'Jakou hodnotu má místo uvěznění? Žádnou, i když se vypráví jako lokace s hodnotou [N-R03].',
    'N-X23': 'Počítají se pro nemilost opakované hody o pořadí? Ne [N-R01].',
    'N-X24':
      'Jak funguje veto proti názvu lokace? Musí být proti více než polovina ostatních, mlčení není veto a po dvou vetech platí třetí název [N-S06].',
  },
  glossary: {
    tower: { word: 'Věž', meaning: 'Vlastnost pro násilí a boj.' },
    rose: { word: 'Růže', meaning: 'Vlastnost pro lásku a vášeň.' },
    friend: { word: 'Přítel', meaning: 'Vlastnost pro jednání a sliby.' },
    house: { word: 'rod', meaning: 'Rodina či společenství, které vede jeden hráč.' },
    head: { word: 'hlava rodu', meaning: 'Hlavní postava hráče; účastní se každé scény, kterou rod vyvolá.' },
    'side-character': {
      word: 'vedlejší postava',
      meaning: 'Pojmenovaná osoba s mocí, která slouží rodu, nebo nikomu.',
    },
    prop: { word: 'rekvizita', meaning: 'Věc nebo zvíře s mocí.' },
    reserve: { word: 'rezerva', meaning: 'Body, které hráč ještě může utratit.' },
    power: { word: 'moc', meaning: 'Co postava či rekvizita ve scéně váží, 1 až 12.' },
    disfavour: { word: 'nemilost prince', meaning: 'Kdo v ni upadne, má někoho uvězněného a těžší scénu.' },
    scene: { word: 'scéna', meaning: 'Jádro tahu: nejdřív o ní rozhodnou body a kostky, pak se vypráví.' },
    location: { word: 'lokace', meaning: 'Místo na herním plánu, které má svou hodnotu.' },
    plan: { word: 'herní plán', meaning: 'Obraz města se vším, co je ve hře.' },
    floor: { word: 'patro', meaning: 'Podlaží rodové věže; na začátku šest, žádné znamená pád.' },
    chronicle: { word: 'kronika', meaning: 'Příběh partie se všemi fakty a vším, co zaznělo.' },
    round: { word: 'kolo', meaning: 'Po jednom tahu každého stojícího rodu.' },
    turn: { word: 'tah', meaning: 'Přípravy a nejvýše jedna scéna jednoho hráče.' },
    reaction: { word: 'reakce', meaning: 'Rekvizita, kterou obránce zapojí před hodem.' },
    interruption: { word: 'přerušení', meaning: 'Patra, která obránce po hodu zbourá, aby měl více bodů.' },
    neutral: { word: 'neutrální', meaning: 'Nepatří k žádnému rodu.' },
    object: { word: 'objekt', meaning: 'Postava nebo rekvizita, o kterou ve scéně jde.' },
  },
};
