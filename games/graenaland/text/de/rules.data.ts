import type { GraenalandRules } from '../rules-outline.data.ts';

export const rules: GraenalandRules = {
  sections: {
    S: { title: 'Vorbereitung', introduction: 'Die Insel, die Karten und was alle wissen dürfen.' },
    P: { title: 'Ertrag' },
    M: { title: 'Bewegung der Helden' },
    V: { title: 'Stimmen', introduction: 'Stimmen werden in jedem Gebiet für sich gezählt.' },
    D: { title: 'Verteilung' },
    B: { title: 'Bauen', introduction: 'Nur der aktive Spieler baut.' },
    B1: { title: 'Häuser' },
    B2: { title: 'Heer' },
    B3: { title: 'Priester und Skalde' },
    B4: { title: 'Öffentliche Bauwerke' },
    E: { title: 'Ende der Runde' },
    W: {
      title: 'Der Sieg',
      introduction: 'So wird das Grundspiel gewonnen; mit Siegpunktkarten gelten andere Regeln.',
    },
    T: { title: 'Zu dritt', introduction: 'Zu dritt gelten diese Änderungen immer.' },
    O: {
      title: 'Expertenregeln',
      introduction: 'All das sind Varianten: Sie gelten nur, wenn die Spieler sie gewählt haben.',
    },
    H: {
      title: 'Bräuche dieses Tisches',
      introduction:
        'Hilfen, die nicht im Regelheft stehen; sie ändern nichts an dem, was die Regeln erlauben.',
    },
    X: {
      title: 'Lesarten',
      introduction: 'Wo sich das Regelheft verschieden lesen lässt oder wo es schweigt, lesen wir es so.',
    },
    Y: {
      title: 'Was wir rekonstruiert haben',
      introduction:
        'Preise von Gebäuden und Bauwerken, die Landschaften der Teile, die Startplätze und die Stufen der Siegpunktkarten stehen auf Spielmaterial, das das Regelheft nicht zeigt. Die hiesigen sind von uns, im Rahmen dessen, was der Text festlegt.',
    },
  },
  rules: {
    'G-S01':
      'Graenaland ist für 3 bis 5 Clans. Jeder hat 14 Häuser, von denen eines die Stärke des Heeres anzeigt, sodass 13 auf der Insel stehen können; zu jedem der drei Helden zwei Marken, eine für den Plan und eine für geheime Befehle; und einen Kompass.',
    'G-S02':
      'Die Insel besteht aus einer Küstenreihe mit einem Gebiet je Spieler und dahinter, im Norden, einer Reihe im Landesinneren mit einem Gebiet weniger. Nachbarn in einer Reihe berühren sich; jedes Gebiet im Landesinneren berührt auch die zwei Küstengebiete darunter.',
    'G-S03':
      'Ein Gebiet ist Ebene, Wald, Hügel oder Berge. Es zeigt den Preis einer Siedlung, den Rohstoff seiner Ertragsverbesserung und, außer in den Bergen, einen Platz für jedes der drei Gebäude. Es gibt neun Teile; Teile, die für andere Spielerzahlen gekennzeichnet sind, bleiben in der Schachtel. Was die Teile zeigen, ist unsere Rekonstruktion.',
    'G-S04':
      'Ebene: 36 Karten (18 Getreide, 12 Vieh, 6 Erz). Wald: 36 (18 Holz, 12 Getreide, 6 Vieh). Hügel: 30 (15 Erz, 10 Vieh, 5 Holz). Berge: 24 (12 Gold, 8 Erz, 4 Holz). Ein leerer Stapel wird bei Bedarf aus seiner Ablage neu gemischt; liegt dort nichts, wird nichts gezogen.',
    'G-S05': 'Es gibt 16 Vorratskarten mit je zwei Rohstoffsymbolen. Vier davon liegen offen.',
    'G-S06':
      'Für öffentliche Bauwerke liegen 6 Wege, 6 Märkte, 6 Palisaden und 9 Ertragsverbesserungen bereit, eine für jedes Teil.',
    'G-S07':
      'Beim Aufbau für das erste Spiel erhält jeder Clan zwei Siedlungen und seinen Krieger auf festgelegten Plätzen, der erste Spieler auf Platz 1 und so weiter im Uhrzeigersinn; dann zieht er für jede Siedlung eine Karte ihrer Landschaft. Die Plätze sind unsere Rekonstruktion.',
    'G-S08':
      'Jedes Heer beginnt mit Stärke 1. Handkarten sind geheim, ihre Rückseiten aber nicht: Alle sehen, wie viele Karten jeder Landschaft und wie viele Vorratskarten jemand hält.',
    'G-S09': 'Wer das Schiff hat, ist in dieser Runde der aktive Spieler.',
    'G-S10':
      'Wer am weitesten im Norden wohnt, bestimmt, wer beginnt; bestimmt es niemand, entscheidet der Zufall. Der erste Spieler beginnt mit dem Schiff.',
    'G-S11':
      'Alle dürfen Häuser, Helden, wartende Helden, Bauwerke, Heere, offene Karten, die Größe der Stapel und alles sehen, was offen geschehen ist; das Protokoll bewahrt es auf. Geheim sind Handkarten, verdeckte Karten, die Reihenfolge der Stapel, Siegpunktkarten sowie Befehle und Abstimmungen, bis sie gezeigt werden.',
    'G-P01':
      'Für jedes Gebiet mit mindestens einem Haus wird eine Karte seiner Landschaft offen danebengelegt: zuerst die Küste von West nach Ost, dann das Landesinnere. Übrig gebliebene Karten bleiben liegen.',
    'G-P02':
      'Ein Gebiet mit Weg bringt noch eine Karte, verdeckt. Niemand sieht sie, bis ein Spieler sie bekommt, und dann sieht nur er sie.',
    'G-P03':
      'In einem verbesserten Gebiet wird danach noch eine Karte aufgedeckt. Zeigt sie den Rohstoff der Verbesserung, bleibt sie; sonst wird sie abgelegt.',
    'G-P04':
      'Neben einem Gebiet liegt höchstens eine Karte mehr, als Häuser darin stehen. An dieser Grenze wird nichts mehr gezogen oder aufgedeckt.',
    'G-P05':
      'Abgesehen von dieser Grenze ist es gleich, wie viele Häuser in einem Gebiet stehen und wem sie gehören.',
    'G-P06':
      'Jedes Gebiet erledigt seine Karte, seinen Weg und seine Verbesserung, bevor das nächste beginnt. Gold passt nur zu einer Verbesserung für Gold; eine Karte, die nicht passt, haben alle gesehen, und sie wird nicht ersetzt.',
    'G-M01':
      'Alle außer dem aktiven Spieler geben gleichzeitig einen geheimen Befehl: Sie wählen einen ihrer Helden auf dem Plan und eine Richtung oder lassen ihn stehen. Dann werden alle Befehle gezeigt und zugleich ausgeführt.',
    'G-M02':
      'Ein Held geht einen Schritt in ein beliebiges angrenzendes Gebiet. An der Küste darf er auch zwei Schritte die Küste entlanggehen.',
    'G-M03':
      'Befohlen wird eine Richtung, kein Ziel. Führt sie von der Insel herunter, und sei es erst mit dem zweiten Schritt, oder verlangt sie zwei Schritte von einem Helden im Landesinneren, bleibt der Held stehen.',
    'G-M04':
      'Zwei Helden eines Clans stehen nie im selben Gebiet. Zieht einer dorthin, wo ein anderer steht, tauschen sie die Plätze.',
    'G-M05':
      'Ein Priester oder Skalde, der auf den Eintritt wartet [G-B24], kommt nach der Bewegung und vor dem ersten Vorschlag, sobald in seinem Gebiet kein anderer Held seines Clans steht; das gilt auch für den aktiven Spieler. Gefragt wird niemand. Warten beide auf dasselbe Gebiet, kommt der, dessen Gebäude früher stand.',
    'G-M06':
      'Der Kompass kennt neun Befehle: bleiben, Westen, Osten, Nordwesten, Nordosten, Südwesten, Südosten, zwei nach Westen, zwei nach Osten. Jeden davon darfst du jedem deiner Helden auf dem Plan geben. Zwei Schritte dürfen an einem anderen deiner Helden vorbeiführen; für den Tausch zählt nur das Ziel.',
    'G-V01': 'Jedes deiner Häuser gibt in seinem Gebiet 1 Stimme.',
    'G-V02': 'Ein Krieger gibt so viele Stimmen, wie sein Heer stark ist.',
    'G-V03':
      'Ein Priester gibt keine Stimme. Solange irgendein Priester im Gebiet ist, geben auch alle Krieger dort keine.',
    'G-V04': 'Ein Skalde gibt eine Stimme für jeden anderen Helden im selben Gebiet.',
    'G-V05': 'Helden zählen auch dort, wo ihr Clan kein Haus hat.',
    'G-V06':
      'In einem Gebiet mit Palisade gibt der Krieger eines Clans, der dort kein Haus hat, eine Stimme weniger, aber nie unter 0. Skalden sind nicht betroffen.',
    'G-D01':
      'Vom linken Nachbarn des aktiven Spielers an im Uhrzeigersinn darf jeder außer dem aktiven Spieler einen Vorschlag machen, und zwar für ein Gebiet, in dem Karten liegen und in dem er mindestens eine Stimme hat.',
    'G-D02':
      'Ein Vorschlag sagt, wer welche Karte bekommt, für alle Karten dort, auch die verdeckten. Bekommen dürfen sie nur Spieler mit mindestens einer Stimme dort, also auch der aktive Spieler. Ein Vorschlag darf so ungerecht sein, wie du willst.',
    'G-D03':
      'Bevor ein Vorschlag gemacht ist, darf niemand darüber reden, um etwas bitten oder etwas andeuten. Danach dürfen alle reden, versprechen und drohen, aber der Vorschlag bleibt, wie er ist, und Versprechen binden niemanden. Meist darf am Tisch jederzeit geredet werden, nur nicht, während jemand überlegt, was er vorschlägt [G-D01], welches gemeinsame Bauwerk er ausruft [G-B31] oder wem er einen Bau überlässt [G-O20], und während Befehle geschrieben werden [G-M01]. Hat der Tisch Schweigen gewählt, wird nur bei einer Abstimmung, einem gemeinsamen Bauwerk oder einem überlassenen Bau geredet.',
    'G-D04':
      'Alle, die dort Stimmen haben, sagen gleichzeitig ja oder nein, auch der Vorschlagende und der aktive Spieler; niemand enthält sich, und du darfst deine Antwort ändern, bis die letzte da ist. Bei mehr als der Hälfte aller Stimmen dort werden die Karten ausgeteilt; sonst bleiben sie liegen.',
    'G-D05': 'Ein Gebiet, dessen Vorschlag abgelehnt wurde, darf ein späterer Spieler wieder vorschlagen.',
    'G-D06':
      'Wer kein Gebiet vorschlagen kann, wird übergangen, und wer passt, bekommt keine zweite Gelegenheit. Hat dort nur der Vorschlagende Stimmen, ist der Vorschlag sofort angenommen. Fragen, die von geheimen Karten abhängen, werden immer gestellt, damit auch eine fehlende Frage nichts verrät.',
    'G-B01':
      'Der aktive Spieler nimmt genau eine offene Vorratskarte, zu einem beliebigen Zeitpunkt der Phase; vorher kann die Phase nicht enden. Liegt keine offen, nimmt er keine.',
    'G-B02':
      'Du baust, was du bezahlen kannst, in beliebiger Reihenfolge. Ausgegebene Rohstoffkarten kommen auf die Ablage ihres Stapels, ausgegebene Vorräte auf die Ablage der Vorräte, die gemischt wird, wenn deren Stapel leer ist.',
    'G-B03': 'Gold steht für einen beliebigen Rohstoff.',
    'G-B04':
      'Eine Vorratskarte zahlt eines oder beide ihrer Symbole für einen einzigen Bau. Ein ungenutztes Symbol verfällt.',
    'G-B05':
      'Eine Zahlung muss dem Preis genau entsprechen; zu viel zahlen ist unmöglich. Gold [G-B03], Vorräte [G-B04] und Märkte [G-B40] dürfen helfen.',
    'G-B06':
      'Nicht ausgegebene Karten behältst du für spätere Runden, so viele es auch sind. Karten wechseln den Besitzer nur durch einen angenommenen Vorschlag [G-D04], ein gemeinsames Bauwerk [G-B31] oder eine Palisade [G-B41]; es gibt keinen Handel und keine Geschenke.',
    'G-B07':
      'Die Übersichtskarte zeigt, was in diesem Spiel Siedlungen, Gebäude, öffentliche Bauwerke und das Heer kosten. Alle dürfen sie jederzeit ansehen.',
    'G-B10': 'Ein Haus ist eine Siedlung oder ein Gebäude. Jedes gibt eine Stimme.',
    'G-B11':
      'Eine Siedlung darfst du in einem Gebiet bauen, in dem du ein Haus hast, oder in einem angrenzenden. Den Preis zeigt das Teil: 4 Rohstoffe an der Küste, 5 im Landesinneren, 6 in den Bergen. Welche Rohstoffe es sind, ist unsere Rekonstruktion.',
    'G-B12':
      'Ein Gebäude ist eine Festung, eine Kirche oder eine Halle. Es braucht eine deiner Siedlungen im Gebiet und wird nie in den Bergen gebaut; jede Art steht dort nur einmal, wem sie auch gehört. Die Preise sind unsere Rekonstruktion.',
    'G-B13':
      'In einem Gebiet dürfen beliebig viele Siedlungen beliebiger Clans stehen, und ein Clan darf dort mehrere Gebäude haben oder dieselbe Art in mehreren Gebieten. Ein Haus zählt sofort für weiteres Bauen.',
    'G-B20':
      'Ein Punkt Stärke mehr kostet 1 Erz und 4 Getreide. Hast du eine Festung, darfst du stattdessen 1 Getreide, 1 Erz und einen Rohstoff der Landschaft der Festung zahlen: Holz im Wald, Erz in den Hügeln (unsere Rekonstruktion), Vieh in der Ebene. Das geht, sooft du zahlen kannst; bei mehreren Festungen wählst du eine.',
    'G-B24':
      'Die erste Kirche bringt dem Clan den Priester, die erste Halle den Skalden, und zwar ins Gebiet dieses Gebäudes; steht dort ein anderer Held des Clans, wartet der neue [G-M05]. Beim Bau einer weiteren Kirche oder Halle darf der Held, der schon im Spiel ist, sofort dorthin ziehen, wenn dort kein anderer Held des Clans steht.',
    'G-B25':
      'Ein wartender Held kommt nur ins Gebiet seiner ersten Kirche oder Halle, und ein beim Bauen frei gewordener Platz wird erst nach der nächsten Bewegung besetzt. Ob ein Held, der schon im Spiel ist, umzieht, sagst du zusammen mit dem Bau. Ein Clan hat nie mehr als einen Helden jeder Art.',
    'G-B30':
      'Wege, Ertragsverbesserungen, Märkte und Palisaden baust du nur, wo du ein Haus hast, jede Art einmal je Gebiet, solange Marken in der Schachtel sind. Sie gehören dem Gebiet, nicht dem Erbauer. Die Preise sind unsere Rekonstruktion.',
    'G-B31':
      'Einmal je Zug darf der aktive Spieler ein gemeinsames Bauwerk ausrufen: Er nennt Bauwerk und Gebiet, ohne Absprache vorher und endgültig. Die anderen dürfen Karten anbieten, und alle dürfen reden; dann baut er es aus den Angeboten und seinen Karten, oder er gibt es auf, und alle behalten ihre Karten. Bauwerke, die du allein bezahlst, darfst du beliebig viele bauen.',
    'G-B32':
      'Angebotene Karten, auch Vorräte, sehen alle; sie dürfen geändert oder zurückgezogen werden, bis der aktive Spieler abschließt. Genommen wird nur, was die Zahlung braucht, und erst beim Bau; die anderen dürfen sogar den ganzen Preis zahlen. Es zählen nur die Märkte des aktiven Spielers, für seine Karten wie für angebotene.',
    'G-B33':
      'Solange ein gemeinsames Bauwerk offen ist, darf der aktive Spieler die Vorratskarte nehmen, aber nichts anderes bauen. Ein aufgegebenes Bauwerk darf er im selben Zug später allein bauen.',
    'G-B40':
      'Markt: Hast du dort ein Haus, darfst du in jeder deiner Bauphasen einmal je solchem Gebiet eine Karte, einen Rohstoff oder eine ganze Vorratskarte, als einen beliebigen Rohstoff zahlen. Ein neuer Markt, oder einer, den du gerade mit einer Siedlung erreicht hast, gilt ab dem nächsten Bau.',
    'G-B41':
      'Palisade: Das erste Haus eines Clans in einem Gebiet mit Palisade kostet zusätzlich für jeden Spieler mit einem Haus dort eine Rohstoffkarte nach Wahl des Bauenden, nie einen Vorrat. Wer nicht allen eine geben kann, kann nicht bauen; Märkte helfen nicht.',
    'G-B42':
      'Nutzt ein Clan einen Markt, ist er für die anderen nicht verbraucht, und es ist gleich, wie viele Häuser dort stehen. Einem Bau dürfen mehrere Märkte dienen, jeder für eine Karte; die Symbole einer Vorratskarte werden aber nie einzeln getauscht.',
    'G-B43':
      'Eine Palisadenkarte geht mit dem Bau von Hand zu Hand: Geber und Empfänger sehen die Vorderseite, die anderen nur die Rückseite. Der Empfänger darf sie später ausgeben, auch beim abschließenden Bauen.',
    'G-E01':
      'Das Schiff geht an den linken Nachbarn. Dann werden Vorratskarten aufgedeckt, bis vier offen liegen oder keine mehr da ist.',
    'G-W01':
      'Es gibt fünf Ziele: mindestens 8 Häuser; zwei oder mehr Häuser in jedem von mindestens drei Gebieten; mindestens vier Häuser in einem Gebiet, was nur einmal zählt; mindestens zwei Gebäude; ein Heer der Stärke 3 oder mehr.',
    'G-W02':
      'Am Ende seiner Bauphase darf der aktive Spieler mit drei oder mehr Zielen den Sieg verkünden; nur dann wird er gefragt. Wer es nicht tut, darf es am Ende einer späteren Bauphase tun.',
    'G-W03':
      'Dann dürfen alle anderen, im Uhrzeigersinn vom linken Nachbarn dessen an, der den Sieg verkündet hat, eine letzte Bauphase nutzen. Niemand nimmt eine Vorratskarte, es gibt keine öffentlichen Bauwerke und keinen überlassenen Bau [G-O20]; Vorräte auf der Hand dürfen ausgegeben, jeder Markt darf einmal genutzt werden, und Palisaden kosten [G-B41].',
    'G-W04':
      'Wer den Sieg verkündet hat, gewinnt. Die Plätze der anderen richten sich nach der Zahl der erreichten Ziele; bei Gleichstand teilen sie sich den Platz.',
    'G-T01':
      'Jeder Held gibt eine Stimme mehr. Ein Krieger gibt seine Stärke plus eine; wo ein Priester ist, geben alle Krieger eine; ein Priester gibt eine; ein Skalde eine plus eine für jeden anderen Helden.',
    'G-T02':
      'Eine Palisade nimmt jedem Helden eines Clans, der dort kein Haus hat, eine Stimme, nie unter 0; sie hebt also genau die zusätzliche Stimme auf. Das ersetzt [G-V06]; der Preis des ersten Hauses bleibt [G-B41].',
    'G-T03':
      'Das erste Gebäude jedes Clans zählt nicht für das Ziel der Gebäude und dessen Punkte. Für alles andere zählt es.',
    'G-O01':
      'Freie Wahl: Bei jedem Küstengebiet liegen zwei verdeckte Karten seiner Landschaft. Vom ersten Spieler an im Uhrzeigersinn setzt jeder eine Siedlung und den Krieger in ein Küstengebiet und nimmt eine seiner Karten, die nur er sieht. Das ersetzt die festgelegten Plätze [G-S07].',
    'G-O02':
      'Eine dritte oder spätere Siedlung in einem Gebiet nimmt keine Karte. Dann darf der Spieler, der zuerst dort war, den Anker lichten: diese Siedlung in ein Küstengebiet versetzen, das noch eine Karte hat, und eine nehmen, auch wenn er schon eine hat. Will er nicht, darf der zweite, und so weiter; der Neue nicht, und höchstens einer zieht um.',
    'G-O03':
      'In umgekehrter Reihenfolge setzt jeder ebenso eine zweite Siedlung, ohne Helden und nie ins Gebiet seiner ersten, auch nicht durch Umziehen. Der Letzte darf nicht in ein volles Gebiet gezwungen werden: Das vorletzte Setzen und ein Umzug daraus müssen anderswo als bei seiner ersten Siedlung eine Karte übrig lassen. Übrige Karten werden ungesehen abgelegt.',
    'G-O04':
      'Eigene Insel: Die Teile dürfen in derselben Form frei gelegt werden, unabhängig von ihrer Kennzeichnung, Küstenteile an die Küste und die anderen ins Landesinnere, wenn alle zustimmen; lehnt einer ab, gilt die übliche Insel. Das setzt die freie Wahl voraus [G-O01].',
    'G-O05':
      'Wer den Anker lichten darf [G-O02], wird offen gefragt, einer nach dem anderen; wer nirgends hinkann, weil kein Gebiet ohne seine Siedlung noch eine Karte hat, wird nicht gefragt. Wegzuziehen bringt keine Karte zurück.',
    'G-O10':
      'Siegpunktkarten: Nach dem Aufbau oder der freien Wahl erhält jeder drei, und alle behalten gleichzeitig und geheim eine. Die übrigen gehen ungesehen aus dem Spiel.',
    'G-O11':
      'Eine Siegpunktkarte hat für jedes der fünf Ziele drei Stufen, und jede erreichte ist ein Siegpunkt. Mindestens sechs Punkte gewinnen, wie sie auch zusammenkommen. Die Stufen sind unsere Rekonstruktion.',
    'G-O12':
      'Nach der Verteilung und bevor der aktive Spieler baut, darf jeder verkünden, dass er durch sofortiges Bauen mit den Grenzen des abschließenden Bauens [G-W03] mindestens sechs Punkte erreicht; auch der aktive Spieler, also ohne eine Vorratskarte zu nehmen. Bei mehreren gehen die meisten Punkte vor, dann der aktive Spieler, dann die Reihenfolge im Uhrzeigersinn.',
    'G-O13':
      'Wer den Sieg verkündet hat, baut mit diesen Grenzen [G-W03] zuerst, zeigt die Karte und gewinnt. Dann bauen die anderen, im Uhrzeigersinn von seinem linken Nachbarn an, auch der aktive Spieler, dessen gewöhnliche Phase entfällt. Ihre Plätze richten sich nach den Punkten, bei Gleichstand teilen sie sich den Platz, und alle Karten werden gezeigt.',
    'G-O14':
      'Eine Verkündung enthält die ganze Liste der Bauten, Zahlungen und Palisadenkarten und wird sofort geprüft. Erreicht sie ihre Punkte nicht, erfährt es nur, wer sie gemacht hat; nichts ändert sich, und er darf noch einmal antworten.',
    'G-O15':
      'Mit Siegpunktkarten gelten die Regeln [G-W01], [G-W02] und [G-W04] nicht. Wer in einer gewöhnlichen Bauphase sechs Punkte erreicht, kann es erst in der nächsten Runde verkünden; die Liste der Bauten darf dann leer sein.',
    'G-O16':
      'Alle werden gleichzeitig und geheim gefragt, auch wer sechs Punkte nicht erreichen kann: in jeder Runde, in der nach dem, was alle sehen, jemand sechs erreichen könnte. Zu sehen sind Häuser, Gebäude, Heer und die Zahl der Handkarten, also was sich damit höchstens bauen ließe. Willst du nicht gefragt werden, hinterlasse die Anweisung, keinen Sieg zu verkünden. Gebaut wird, wenn alle geantwortet haben. Gezeigt werden nur Namen und verkündete Punkte; Listen, die nicht zuerst kommen, verfallen und bleiben geheim.',
    'G-O17':
      'Eine Siegpunktkarte zeigt, welches Ziel auf ihr schwerer ist als auf anderen (dunkel) und welches leichter (hell).',
    'G-O20':
      'Überlassener Bau, bei 5 Spielern: Statt eines gemeinsamen Bauwerks darf der aktive Spieler einmal je Zug und ohne Absprache vorher einen anderen Spieler einen einzigen Bau ausführen lassen (Siedlung, Gebäude, öffentliches Bauwerk oder Stärkung des Heeres), allein, ohne Märkte und ohne eine Vorratskarte zu nehmen; solche auf der Hand darf er ausgeben. Die Wahl ist endgültig; der Gewählte darf ablehnen. Wünsche binden niemanden, und so oder so gibt es in diesem Zug keinen weiteren überlassenen Bau und kein gemeinsames Bauwerk.',
    'G-O21':
      'Der Gewählte wird gefragt, auch wenn er nichts zahlen kann; Helden kommen [G-B24] und Palisaden kosten [G-B41] wie gewohnt. Der Sieg wird nur wie immer verkündet [G-W02] [G-O12].',
    'G-H01':
      'Hat der Tisch Versprechen nicht abgeschaltet, darfst du eines geben, solange eine Abstimmung, ein gemeinsames Bauwerk [G-B31] oder ein überlassener Bau [G-O20] offen ist: jemand anderem und für eine Runde, diese oder eine der nächsten 9. Alle sehen es; es lässt sich nicht zurücknehmen, bindet niemanden und ändert nichts. Niemand hat mehr als 6 offene oder zweimal dasselbe.',
    'G-H02':
      'Vier Arten kennzeichnet der Tisch selbst als gehalten oder gebrochen: eine Stimme für den Vorschlag der anderen Person in der Runde; mindestens so viele Karten für sie in deinem Vorschlag; keiner deiner Helden in einem Gebiet nach der Bewegung; ein Angebot von mindestens so vielen Karten, wenn ihr gemeinsames Bauwerk abgeschlossen wird. Kommt es nicht dazu, ist das Versprechen hinfällig. Kann es nicht dazu kommen, wird es abgelehnt.',
    'G-H03':
      'Alles andere versprichst du in Worten. Ab dieser Runde entscheidet, wer das Versprechen bekommen hat, ob es gehalten wurde.',
    'G-H04':
      'Ein Versprechen kann nur für den Fall gelten, dass die andere Person dem zustimmt, worum es gerade geht: dafür stimmt, zum gemeinsamen Bauwerk beiträgt oder es als aktiver Spieler baut, den überlassenen Bau nutzt. Sonst ist es hinfällig.',
    'G-H05':
      'Solange du baust, darfst du deinen letzten Bau dieser Phase zurücknehmen, dann den davor und so weiter: Alles ist wie zuvor, nur haben alle die Karten gesehen, mit denen du bezahlt hast. Zu spät ist es, sobald eine Palisadenkarte gegeben [G-B43], ein gemeinsames Bauwerk ausgerufen, ein Bau überlassen oder die Phase beendet wurde.',
    'G-X01': 'Sind Stein und Erz zwei Rohstoffe? Nein, einer; hier heißt er Erz.',
    'G-X02': 'In welcher Reihenfolge wird abgestimmt? Alle auf einmal.',
    'G-X03':
      'In welcher Reihenfolge bringen Gebiete Ertrag? Die Küste von West nach Ost, dann das Landesinnere [G-P01].',
    'G-X04':
      'Gibt es eine Grenze für Häuser und Heer? Höchstens 13 Häuser eines Clans stehen auf der Insel, und ein Heer hat höchstens Stärke 9.',
    'G-X05':
      'Was, wenn nie jemand den Sieg verkündet? Das Spiel geht weiter. Variante: Es endet nach einer gewählten Zahl von Runden; die Plätze richten sich nach Zielen oder Punkten, dann nach Häusern; es gibt kein abschließendes Bauen, und Siegpunktkarten werden gezeigt.',
    'G-X06': 'Darfst du eine gehörte Verkündung überbieten? Nein: Jeder verkündet einmal und geheim.',
    'G-X07': 'Lichtet auch der Krieger den Anker? Ja, mit der Siedlung, mit der er gesetzt wurde [G-O02].',
    'G-X08':
      'Darfst du dich bei einer Abstimmung enthalten? Nein; alle antworten zugleich mit Ja oder Nein [G-D04].',
    'G-X09': 'Helfen Vorräte und Märkte bei einem gemeinsamen Bauwerk? Beides [G-B32].',
    'G-X10':
      'Wohin kommen ausgegebene Vorräte? Auf ihre eigene Ablage [G-B02]. Können Marken ausgehen? Ja [G-B30]. Und bei Gleichstand? Der Platz wird geteilt [G-W04].',
    'G-X11':
      'Das Regelheft empfiehlt seine Änderungen für drei Spieler nur. Hier gelten sie bei 3 Spielern immer, im Grundspiel wie mit Expertenregeln.',
  },
  glossary: {
    grain: { word: 'Getreide', meaning: 'Der Rohstoff, den die Ebene am häufigsten bringt.' },
    livestock: { word: 'Vieh', meaning: 'Ein Rohstoff der Ebene und der Hügel, seltener des Waldes.' },
    wood: { word: 'Holz', meaning: 'Der Rohstoff, den der Wald am häufigsten bringt.' },
    ore: { word: 'Erz', meaning: 'Der Rohstoff, den die Hügel am häufigsten bringen.' },
    gold: { word: 'Gold', meaning: 'Gibt es nur in den Bergen; es zahlt als beliebiger Rohstoff.' },
    plains: { word: 'Ebene', meaning: 'Landschaft von Getreide und Vieh.' },
    forest: { word: 'Wald', meaning: 'Landschaft von Holz und Getreide.' },
    hills: { word: 'Hügel', meaning: 'Landschaft von Erz und Vieh.' },
    mountains: {
      word: 'Berge',
      meaning: 'Landschaft von Gold und Erz im Landesinneren; Gebäude stehen dort nicht.',
    },
    warrior: {
      word: 'Krieger',
      meaning: 'Der Held, mit dem jeder Clan beginnt; er hat so viele Stimmen, wie das Heer stark ist.',
    },
    priest: { word: 'Priester', meaning: 'Der Held, der alle Krieger im selben Gebiet verstummen lässt.' },
    skald: {
      word: 'Skalde',
      meaning: 'Der Held, der für jeden anderen Helden im selben Gebiet eine Stimme gewinnt.',
    },
    settlement: {
      word: 'Siedlung',
      meaning: 'Die einfache Art von Haus; ein Gebäude braucht eine in seinem Gebiet.',
    },
    fort: { word: 'Festung', meaning: 'Ein Gebäude, das das Heer billiger macht.' },
    church: { word: 'Kirche', meaning: 'Ein Gebäude, das den Priester bringt.' },
    hall: { word: 'Halle', meaning: 'Ein Gebäude, das den Skalden bringt.' },
    road: { word: 'Weg', meaning: 'Ein öffentliches Bauwerk: jede Runde noch eine Karte, verdeckt.' },
    market: { word: 'Markt', meaning: 'Ein öffentliches Bauwerk: Eine Karte zahlt als beliebiger Rohstoff.' },
    palisade: {
      word: 'Palisade',
      meaning: 'Ein öffentliches Bauwerk, das die Ansässigen vor Fremden schützt.',
    },
    improvement: {
      word: 'Ertragsverbesserung',
      meaning: 'Ein öffentliches Bauwerk: die Aussicht auf eine weitere Karte eines bestimmten Rohstoffs.',
    },
    'main-player': { word: 'aktiver Spieler', meaning: 'Wer das Schiff hat und in dieser Runde baut.' },
    ship: { word: 'Schiff', meaning: 'Zeigt den aktiven Spieler an und geht jede Runde nach links.' },
    supplies: {
      word: 'Vorräte',
      meaning: 'Karten mit zwei Rohstoffsymbolen; der aktive Spieler nimmt je Zug eine.',
    },
    votes: {
      word: 'Stimmen',
      meaning: 'Was Häuser und Helden in einem Gebiet geben, wenn Karten verteilt werden.',
    },
    proposal: { word: 'Vorschlag', meaning: 'Sagt, wer welche Karten eines Gebiets bekommt.' },
    army: { word: 'Heer', meaning: 'Seine Stärke sind die Stimmen des Kriegers und eines der Ziele.' },
    house: { word: 'Haus', meaning: 'Eine Siedlung oder ein Gebäude; es gibt eine Stimme.' },
    hero: {
      word: 'Held',
      meaning: 'Ein Krieger, Priester oder Skalde, der über die Insel zieht und Abstimmungen wendet.',
    },
    'public-work': {
      word: 'öffentliches Bauwerk',
      meaning: 'Ein Weg, Markt, eine Palisade oder Ertragsverbesserung; es gehört dem Gebiet.',
    },
    'joint-work': {
      word: 'gemeinsames Bauwerk',
      meaning: 'Ein öffentliches Bauwerk, zu dem die anderen Karten beisteuern dürfen.',
    },
    'victory-card': {
      word: 'Siegpunktkarte',
      meaning: 'Eine geheime Karte der Expertenregeln mit Stufen für die fünf Ziele.',
    },
    'raise-anchor': {
      word: 'Anker lichten',
      meaning: 'Bei der freien Wahl: ein volles Gebiet für eines verlassen, das noch eine Karte hat.',
    },
  },
};
