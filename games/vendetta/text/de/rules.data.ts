import type { VendettaRules } from '../rules-outline.data.ts';

export const rules: VendettaRules = {
  sections: {
    S: { title: 'Vorbereitung', introduction: 'Häuser, Orte und die ersten Leute auf dem Spielplan.' },
    R: { title: 'Die Runde' },
    T: { title: 'Vorbereitungen', introduction: 'Was du in deinem Zug außer einer Szene tun darfst.' },
    C: { title: 'Eine Szene eröffnen' },
    V: { title: 'Wer die Szene gewinnt' },
    O: { title: 'Was es kostet und bringt' },
    A: { title: 'Sturm auf einen Turm' },
    P: {
      title: 'Die Szene ausspielen',
      introduction: 'Das Ergebnis steht fest; wie es dazu kam, liegt bei denen, die erzählen.',
    },
    E: { title: 'Das Ende' },
    X: {
      title: 'Lesarten',
      introduction: 'Wo sich das Regelheft verschieden lesen lässt oder wo es schweigt, lesen wir es so.',
    },
  },
  rules: {
    'N-S01':
      'In einer Stadt, der die Spieler gemeinsam einen Namen geben, leben 2 bis 6 Häuser. Jeder Spieler benennt sein Haus (adlig, bürgerlich oder kirchlich) und dessen Oberhaupt mit Titel und verteilt die Werte 3, 2 und 1 auf Turm, Rose und Freund. Sie ändern sich nie.',
    'N-S02':
      'Jeder Spieler hat eine Bank von 24 Punkten. Bis zu 12 davon darf er vor der ersten Runde als Nebenfiguren und Requisiten auslegen; der Rest ist die Reserve.',
    'N-S03':
      'Eine Nebenfigur hat einen Namen, einen Besitzer (oder ist neutral), eine kurze Beschreibung und eine Macht von 1 bis 12. Beim Eintritt ins Spiel darfst du höchstens 6 Punkte hineinstecken, einen der Reserve für einen der Macht. Ein Requisit, ein Ding oder Tier, funktioniert ebenso.',
    'N-S04': 'Jedes Haus hat einen Familienturm mit sechs Stockwerken.',
    'N-S05':
      'Bei höchstens 3 Spielern würfelt jeder mit zwei Würfeln, sonst mit einem. Jeder Würfel wird ein Ort, der so viel wert ist wie seine Zahl; wer gewürfelt hat, benennt und beschreibt ihn.',
    'N-S06':
      'Einen Namen, der nicht passt, dürfen die anderen mit einem Veto ablehnen, bis alle ausgelegt haben; wer schweigt, ist einverstanden. Ist mehr als die Hälfte von ihnen dagegen, wird ein anderer gewählt; der dritte Name gilt in jedem Fall.',
    'N-S07':
      'Alles ist offen: Reserven, Macht, Türme, Notizen auf dem Spielplan. Geheim ist nur der Moment des Auslegens am Anfang [N-S08].',
    'N-S08':
      'Die Vorbereitung beginnt mit Häusern und Oberhäuptern; dann kommen die Orte, in Sitzreihenfolge gewürfelt und von allen gleichzeitig benannt; dann legen alle gleichzeitig und geheim aus, und gezeigt wird es, wenn alle fertig sind.',
    'N-S09':
      'Jedes Haus darf seine Herkunft, sein Ziel und einen Konflikt notieren. Das nährt die Geschichte und ändert keine Regel.',
    'N-R01':
      'Von dem an, der in der vorigen Runde der Letzte war (in der ersten Runde entscheidet das Los), würfelt jeder im Uhrzeigersinn mit einem Würfel. Der höchste Wurf beginnt, die anderen folgen im Uhrzeigersinn; gleiche höchste Würfe werden unter sich wiederholt.',
    'N-R02':
      'Die Ungnade des Fürsten: Wer zuerst würfelt, fällt bei einer 1 in Ungnade, der Zweite bei 1 oder 2, der Dritte bei 1 bis 3 und so weiter. Nur den Ersten trifft es; in dieser Runde fällt niemand sonst.',
    'N-R03':
      'Wer in Ungnade ist, wählt: Entweder wird eine eigene Nebenfigur eingesperrt und spielt in dieser Runde in keiner Szene; oder das Oberhaupt, und dann darf eine Szene nur am Ort der Haft eröffnet werden, einem Schauplatz ohne Wert, den der Spieler benennt. Ohne Nebenfiguren ist es das Oberhaupt. So oder so bekommt die Szene, die er eröffnet, minus 2.',
    'N-R04':
      'Dann sind die Spieler der Reihe nach am Zug. Ein Zug enthält beliebig viele Vorbereitungen und höchstens eine Szene; du darfst auch passen.',
    'N-R05':
      'Wer eingesperrt wird, entscheidet sich vor dem ersten Zug und gilt bis zum Ende der Runde; Requisiten können nicht eingesperrt werden. Eine eingesperrte Figur wirkt nicht mit und kann nicht das Ziel sein, darf aber gestärkt werden [N-T02] und zählt für den Sturm [N-A01] und für die Endabrechnung [N-E02].',
    'N-R06':
      'Ist das Oberhaupt eingesperrt, gibt es keinen Sturm und keinen anderen Schauplatz als den Ort der Haft. Jedes Ziel [N-C03], eigene Figuren, Requisiten, Verstärkung und alle Vorbereitungen bleiben erlaubt.',
    'N-R07':
      'Ein Verteidiger in Ungnade reagiert, verstärkt und unterbricht wie gewohnt und ohne die minus 2. Ein Sturm, der in Ungnade eröffnet wird, bekommt sie; ein Grundwert darf negativ sein.',
    'N-R08':
      'Vorbereitungen sind vor der Szene und nach ihrem Abschluss möglich, nicht dazwischen. Der Zug endet, wenn der Spieler es sagt; eine Szene muss er nicht eröffnen.',
    'N-R09':
      'Der Letzte ist, wer in der Reihenfolge der Letzte war, auch wenn er gepasst hat. Um den höchsten Wurf wird bei Gleichstand gewürfelt, bis einer der höchste ist; diese Würfe zählen nicht für die Ungnade [N-R02].',
    'N-R10':
      'Wer als Sechster würfelt, fällt bei jeder Zahl. Bei sechs Häusern fällt also immer jemand in Ungnade.',
    'N-T01': 'Eine Nebenfigur oder ein Requisit auslegen, mit höchstens 6 Punkten.',
    'N-T02':
      'Punkte der Reserve in eigene Figuren oder Requisiten stecken: Jeder gibt einen Punkt Macht, bis zu einer Macht von 12. Nichts anderes erhöht Macht.',
    'N-T03': 'Eigene Stockwerke abreißen, höchstens vier in einem Zug. Jedes gibt einen Punkt Reserve.',
    'N-T04': 'Mit dem letzten Stockwerk fällt das Haus [N-E01]. Das Programm fragt vorher noch einmal.',
    'N-T05':
      'Was in diesem Zug ausgelegt wurde, Figur oder Requisit, kann im selben Zug nicht gestärkt werden [N-T02]; Neutrales, das in ihm gewonnen wurde, schon.',
    'N-T06':
      'Die Reserve wächst nur durch Abreißen von Stockwerken [N-T03], gewonnene Szenen [N-O01] [N-O02], eine Belohnung fürs Erzählen [N-P02] und durch Einigung [N-P04]. Punkte gibst du nicht an andere weiter und nimmst sie nicht aus Figuren oder Requisiten zurück.',
    'N-C01':
      'Eine Szene hat eine Art (Turm für Gewalt, Rose für Liebe und Leidenschaft, Freund für Geschäfte), einen Schauplatz, ein Ziel und Mitwirkende. Das Oberhaupt des eröffnenden Hauses ist immer dabei.',
    'N-C02':
      'Der Schauplatz ist ein Ort mit Wert; oder ein beliebiger anderer, der jetzt benannt wird und ohne Wert auf dem Spielplan bleibt; oder der Turm eines Rivalen, für einen Sturm [N-A01].',
    'N-C03':
      'Das Ziel ist eine Nebenfigur oder ein Requisit eines anderen Hauses, im Spiel und nicht eingesperrt; oder etwas Neutrales, das schon auf dem Spielplan ist oder jetzt entsteht. Oberhäupter und der Fürst sind nie das Ziel.',
    'N-C04':
      'Für etwas Neutrales, das jetzt entsteht, nennt der Eröffnende eine Macht von 1 bis 12 und zahlt die Hälfte, aufgerundet. Neutrales, das schon auf dem Spielplan ist, kostet nichts.',
    'N-C05':
      'Mitwirken dürfen beliebige eigene Nebenfiguren, die nicht eingesperrt sind, für je einen Punkt Reserve; eigene Requisiten kostenlos. Für die Szene darfst du neue auslegen [N-T01]: Das kostet ihren Preis und bei einer Figur auch den Punkt fürs Mitwirken.',
    'N-C06':
      'Verstärkung: Der Eröffnende darf dem Wurf Punkte der Reserve hinzufügen, eins zu eins, und sagt es vor dem Würfeln an.',
    'N-C07':
      'Wer einen Schauplatz ohne Wert benennt, sagt, ob er außerhalb der Stadt liegt. Figuren und Requisiten, die dort mitgewirkt haben, und dort gewonnenes Neutrales sind bis zum Ende der Runde abwesend: Keine Szene anderswo kann sie zum Ziel haben, und sie reagieren in keiner. Für den Sturm zählen sie weiter [N-A01].',
    'N-C08':
      'Ist von Rivalen nichts zu haben, nichts Neutrales auf dem Spielplan und kein Punkt für etwas Neues übrig, bleibt nur ein Sturm oder keine Szene. Ein Requisit, das das Ziel ist, kann nicht zugleich die Reaktion sein.',
    'N-C09':
      'Ein Schauplatz ohne Wert bleibt auf dem Spielplan, darf von jedem wieder gewählt werden und bekommt nie einen Wert; wird er noch einmal benannt, ist es derselbe. Der Turm eines Rivalen ist Schauplatz nur für einen Sturm.',
    'N-C10':
      'Jede Art von Szene darf gegen jedes Ziel verwendet werden. Gewalt gegen Neutrale sollte die Erzählung begründen; abgestimmt wird darüber nicht.',
    'N-V01':
      'Der Grundwert des Eröffnenden ist die Macht eigener Nebenfiguren und Requisiten in der Szene, plus die Eigenschaft der Art der Szene, plus Verstärkung, minus 2 in Ungnade.',
    'N-V02': 'Der Grundwert des Verteidigers ist die Macht des Ziels. Für Neutrale würfelt das Programm.',
    'N-V03':
      'Reaktion: Der Besitzer des Ziels darf ein Requisit im Wert von höchstens 3 einbringen, ein eigenes im Spiel oder ein jetzt ausgelegtes und bezahltes, und auch verstärken [N-C06].',
    'N-V04': 'Jede Seite würfelt mit einem Würfel und zählt ihn zu ihrem Grundwert.',
    'N-V05':
      'Unterbrechung: Nach dem Würfeln darf der Verteidiger, einmal gefragt, ein oder zwei eigene Stockwerke abreißen. Jedes gibt seiner Seite in dieser Szene einen Punkt und der Reserve nichts. Jeder darf das einmal zwischen den Anfängen zweier eigener Züge; die Zeit vor dem ersten eigenen Zug zählt als eine solche Spanne.',
    'N-V06': 'Die höhere Summe gewinnt. Bei gleichen Summen entscheidet eine Münze.',
    'N-V07':
      'Die Schritte: Der Eröffnende sagt alles an und bezahlt es sofort, nichts wird erstattet; der Verteidiger wird einmal nach Reaktion und Verstärkung gefragt; beide würfeln; Unterbrechung; bei Gleichstand die Münze; das Ergebnis wird verbucht; Erzählung, Belohnung, Abschluss. Zu einem vergangenen Schritt fügt niemand etwas hinzu.',
    'N-V08':
      'Verteidiger ist der Besitzer des Ziels, bei einem Sturm der Besitzer des Turms. Neutrale haben keinen Verteidiger, also gibt es keine Reaktion, Verstärkung oder Unterbrechung. Eine Frage mit nur einer möglichen Antwort wird nicht gestellt.',
    'N-V09':
      'Auch das letzte Stockwerk darf bei einer Unterbrechung fallen; das Programm fragt noch einmal. Die Szene wird mit diesen Punkten entschieden und verbucht; dann fällt das Haus, bevor ein Sturm Stockwerke nimmt [N-A03].',
    'N-O01':
      'Der Eröffnende gewinnt gegen ein Haus: Das Ziel ist aus dem Spiel, und er erhält die Hälfte seiner Macht, aufgerundet, und den Wert des Ortes, wenn er einen hat. Auch das Requisit der Reaktion ist aus dem Spiel und bringt nichts.',
    'N-O02':
      'Der Eröffnende gewinnt gegen Neutrales: Es schließt sich mit voller Macht seinem Haus an, und der Wert des Ortes kommt hinzu.',
    'N-O03':
      'Der Eröffnende verliert mit Nebenfiguren in der Szene: Jede von ihnen verliert die Hälfte ihrer Macht, aufgerundet. Bei 0 ist sie aus dem Spiel.',
    'N-O04':
      'Der Eröffnende verliert gegen ein Haus, ohne Nebenfiguren in der Szene: Er zahlt die Hälfte der Macht des Ziels, aufgerundet, aus der Reserve. Der Ort zählt einmal, für sich [N-O06].',
    'N-O05':
      'Der Eröffnende verliert gegen Neutrales: Was dafür bezahlt wurde, ist weg, und es bleibt neutral mit voller Macht auf dem Spielplan. Nebenfiguren [N-O03] und Ort [N-O06] zählen wie gewohnt; sonst wird nichts bezahlt.',
    'N-O06': 'Wer eine Szene eröffnet und an einem Ort mit Wert verliert, zahlt diesen Wert aus der Reserve.',
    'N-O07': 'Eine Reserve sinkt nie unter 0.',
    'N-O08':
      'Jede Nebenfigur eines unterlegenen Eröffnenden halbiert sich für sich; eine mit Macht 1 ist aus dem Spiel. Seinen Requisiten geschieht nie etwas, und Requisiten allein gelten nicht als Nebenfiguren [N-O04]. Ein siegreicher Verteidiger verliert und gewinnt nichts; das Requisit der Reaktion bleibt im Spiel, Bezahltes ist ausgegeben.',
    'N-O09':
      'Was du wählst, musst du ganz bezahlen, sonst kannst du es nicht wählen. Was du verlierst, zahlst du, soweit die Reserve reicht; der Rest ist erlassen, und kein Stockwerk und keine Macht wird dafür genommen. Variante: Jeder fehlende Punkt kostet ein Stockwerk, auch das letzte. Auch mit einer Reserve von 0 darfst du eine Szene mit deinem Oberhaupt und deinen Requisiten eröffnen.',
    'N-A01':
      'Ein Sturm ist erlaubt, wenn die ausgelegte Macht des Eröffnenden, an Figuren und Requisiten, mehr als doppelt so groß ist wie die des Rivalen.',
    'N-A02':
      'Der Grundwert des Rivalen ist die Macht aller seiner Figuren und Requisiten, die weder eingesperrt noch abwesend sind. Reaktion (mit einem jetzt ausgelegten Requisit), Verstärkung und Unterbrechung kommen hinzu. Jede Art von Szene ist möglich; für den Eröffnenden gilt alles wie sonst, nur gibt es kein Ziel und keinen Wert eines Ortes.',
    'N-A03':
      'Gewinnt der Eröffnende, verliert der Rivale Stockwerke: die Hälfte der Differenz der Summen, abgerundet, höchstens alle, die noch da sind. Eine Differenz von 0 oder 1 nimmt also keines; niemand gewinnt Punkte, und das Requisit der Reaktion ist verloren. Verliert der Eröffnende, leiden nur seine Nebenfiguren [N-O03].',
    'N-A04':
      'Gezählt wird, wenn der Schauplatz gewählt wird, mit allem auf dem Spielplan, auch Eingesperrtem und Abwesendem; 0 gegen 0 genügt nicht, 1 gegen 0 schon. Eine später ausgelegte Reaktion ändert daran nichts. Neue Figuren und Requisiten zählen nur, wenn sie vorher ausgelegt wurden [N-T01].',
    'N-P01':
      'Das Ergebnis gilt, und dann wird es erzählt. Eröffnender und Verteidiger spielen ihre Figuren; jeder darf Beschreibungen oder neutrale Figuren beitragen. Die Chronik bewahrt, wer als wer geschrieben hat, mit den Fakten der Szene.',
    'N-P02':
      'Die unbeteiligten Spieler dürfen belohnen, wer besser erzählt hat: Ein Vorschlag von 1 oder 2 Punkten gilt, wenn mehr als die Hälfte von ihnen zustimmt, einmal je Szene. Ist niemand unbeteiligt, gibt es keine Belohnung.',
    'N-P03':
      'Der Eröffnende schlägt vor, die Szene zu schließen. Sie wird geschlossen, wenn in der Zeit, die der Tisch festgelegt hat, niemand um mehr Zeit bittet, oder sobald alle einverstanden sind. Wer gerade schreibt, dem wird das Wort nicht abgeschnitten.',
    'N-P04':
      'Einigung steht über den Regeln. Jeder darf jederzeit eine Änderung vorschlagen: eine Figur in ein anderes Haus versetzen, Macht oder Reserve ändern, etwas zurückholen, entfernen, fremde Notizen bearbeiten, das Spielende ändern; einen Ort benennen, beschreiben oder bewerten, auch ein abgebranntes Haus mit nichts; Figur oder Requisit auslegen, benennen, beschreiben oder, statt auszuscheiden, mit halber Macht die Seite wechseln lassen, ohne Punkte für den Sieger; Eigenschaft, Ungnade, Haft oder Abwesenheit ändern; einen Würfel neu werfen. Sie gilt, wenn alle im Spiel zustimmen; die Chronik vermerkt es.',
    'N-P05':
      'Einem neutralen Ziel leiht der erste andere Spieler seine Stimme, der sich anbietet, am besten ein unbeteiligter; bietet sich niemand an, jeder beliebige. Neutrale Randfiguren darf jeder jederzeit sprechen.',
    'N-P06':
      'Beteiligt sind Eröffnender, Verteidiger und die Stimme eines neutralen Ziels: Nur sie können belohnt werden, und nur die anderen stimmen ab, auch gefallene Spieler. Vorschläge sind vom Verbuchen bis zum Ende des Zuges möglich; ein gefallener Spieler erhält keine Punkte. Bei 2 Spielern gibt es eine Belohnung nur gegen ein neutrales Ziel ohne Stimme.',
    'N-P07':
      'Jeder Spieler darf jederzeit einem Schauplatz, einer Figur, einem Requisit oder Haus eine Notiz beifügen. Eine fremde Notiz zu ändern oder zu löschen braucht eine Einigung [N-P04]. Eine Notiz ändert keine Zahl: Ein abgebrannter Ort behält seinen Wert.',
    'N-P08':
      'Ein Vorschlag [N-P04] darf mehrere Änderungen enthalten, alle oder keine. Er bleibt offen, bis alle zustimmen oder einer ablehnt; Schweigen ist keine Zustimmung, und das Spiel geht inzwischen weiter. Er wirkt zwischen zwei Entscheidungen und verfällt, wenn er nicht mehr möglich ist; Grenzen gelten: Macht 1 bis 12, Reserve ab 0, sechs Stockwerke. Was aus dem Spiel ist, darf zurückkommen.',
    'N-P09':
      'Der Eröffnende gibt den Rahmen vor; jede Seite spricht auch die namenlosen Diener und Soldaten ihres Hauses. Ist eine Figur oder ein Requisit aus dem Spiel, wird nach dem Schicksal gefragt (Tod, Verbannung, Kloster), und die Chronik bewahrt es.',
    'N-P10':
      'Nach dem Verbuchen darf der Eröffnende vorschlagen, zu schließen [N-P03]. Jeder andere Spieler darf die Szene offen halten, bis er sagt, dass er fertig ist, und noch einmal, wenn er etwas erzählt hat. Wird danach in der Zeit des Tisches nichts geschrieben, verfällt die Bitte, damit niemand das Spiel anhalten kann.',
    'N-P11':
      'Jeder Spieler darf die Geschichte jederzeit anhalten und muss keinen Grund nennen: Niemand antwortet oder erzählt, bis alle zugestimmt haben, dass es weitergeht. Notizen sowie Vorschläge mit ihren Abstimmungen bleiben möglich. Diese Regel ist von uns.',
    'N-P12':
      'Erzählte Worte darf ihr Autor berichtigen, bis die Szene geschlossen ist. Jederzeit darf jeder einen Schleier über eine Stelle legen, und nur wer ihn hebt, liest die Worte; stimmt mehr als die Hälfte aller Spieler dafür, wird eine Stelle gestrichen. Die Chronik zeigt den Schleier oder die Lücke, nie die Worte.',
    'N-P13':
      'Vor der ersten Szene kann sich der Tisch auf einen Ton einigen, auf Grenzen (was nicht vorkommt) und auf Schleier (was nicht beschrieben wird). Sie bleiben im Spiel sichtbar und stehen nur dann in der Chronik, wenn der Tisch es will.',
    'N-E01':
      'Ein Haus ohne Stockwerke fällt: Sein Oberhaupt ist aus dem Spiel, seine Figuren und Requisiten werden neutral. Sein Spieler erzählt weiter neutrale Figuren und stimmt über Belohnungen ab [N-P02].',
    'N-E02':
      'Das letzte stehende Haus gewinnt. Varianten: Das Spiel endet mit dem ersten Fall oder nach einer vereinbarten Zahl von Runden; dann gewinnt, wer die meisten Punkte hat, nämlich Macht im Spiel plus Reserve. Die Spieler dürfen das Ende während des Spiels durch Einigung ändern [N-P04]; bei gleichen Punkten wird der Sieg geteilt.',
    'N-E03':
      'Ein Fall gilt, sobald die Szene oder Handlung verbucht ist, die ihn verursacht hat; eine Szene wird noch erzählt. Die Reserve ist weg, der Zug entfällt, und Figuren und Requisiten behalten als Neutrale ihre Macht, nicht mehr eingesperrt oder abwesend. Danach würfeln und zählen für die Ungnade nur stehende Häuser [N-R02]; ist der Letzte der Reihenfolge gefallen, beginnt das nächste stehende Haus im Uhrzeigersinn zu würfeln.',
    'N-E04':
      'Das Ende wird nach jedem Fall geprüft und beim Spiel nach Runden nach dem letzten Zug einer Runde; die Szene wird erzählt, bevor das Ergebnis gezeigt wird. Gezählt werden nur stehende Häuser, ohne Stockwerke, Neutrale oder Orte. Ein einziges stehendes Haus gewinnt sofort bei jedem Ende; steht keines, gewinnt niemand.',
    'N-E05':
      'Am Ende darf jeder Spieler einen Epilog für sein Haus schreiben. Eine neue Partie kann am Ende einer anderen einsetzen: Die Stadt mit Orten und Notizen, die stehenden Häuser, ihre Figuren und Requisiten kommen mit, sofern nicht einer etwas zurücklässt. Was ein Haus mitbringt, bezahlt es aus seinen 24 Punkten, höchstens 6 für jedes Stück und 12 im Ganzen; die Orte behalten ihren Wert, also wird um keine gewürfelt, und die Chronik bekommt einen weiteren Band.',
    'N-X01':
      'Senkt die Ungnade den Wurf, obwohl ein Beispiel es vergisst? Ja, in der Szene, die du eröffnest, nicht bei der Verteidigung [N-R03].',
    'N-X02': 'Müssen es genau vier Stockwerke sein oder auch weniger? Bis zu vier [N-T03].',
    'N-X03':
      'Wie weit und wann darfst du einen Wurf verstärken? Soweit die Reserve reicht, vor dem Würfeln [N-C06].',
    'N-X04':
      'Was wird nach einer Niederlage aus dem Requisit des Verteidigers? Es ist aus dem Spiel, wie im langen Beispiel [N-O01].',
    'N-X05':
      'Wie werden Hälften gerundet? Bei Gewinn und Verlust von Macht auf [N-O01] [N-O03], bei Stockwerken ab [N-A03].',
    'N-X06': 'Wie viele dürfen spielen? 2 bis 6; das Regelheft nennt keine Obergrenze, diese ist von uns.',
    'N-X07':
      'Kannst du jemanden außerhalb der Stadt angreifen? Von anderswo nicht; das sagt nur ein Beispiel [N-C07].',
    'N-X08':
      'Was ist eine Unterbrechung? Nur der Verteidiger darf nach dem Würfeln Stockwerke für Punkte abreißen [N-V05].',
    'N-X09': 'Wann entscheidet sich, wer eingesperrt wird? Vor dem ersten Zug der Runde [N-R05].',
    'N-X10':
      'Was verteidigt einen Turm? Alle freien Figuren und Requisiten seines Hauses [N-A02]. Variante: Der Grundwert ist 0, doch ein Requisit des Hauses darf reagieren, und Verstärkung und Unterbrechung gelten wie immer.',
    'N-X11': 'Welche Differenz zählt für Stockwerke? Die der Summen, nicht der Würfel allein [N-A03].',
    'N-X12':
      'Welche Macht darf etwas neues Neutrales haben? Jede von 1 bis 12; bezahlt wird die Hälfte, aufgerundet [N-C04].',
    'N-X13':
      'Was kostet eine Niederlage gegen Neutrales ohne Nebenfiguren? Nur den Einsatz und den Wert des Ortes [N-O06].',
    'N-X14':
      'Was wird aus Figuren, Requisiten und Spieler eines gefallenen Hauses? Figuren und Requisiten werden neutral, und der Spieler erzählt und stimmt weiter ab [N-E01] [N-E03].',
    'N-X15':
      'Welche Nebenfiguren verlieren die Hälfte, wenn mehrere in der Szene waren? Jede von ihnen [N-O03] [N-O08].',
    'N-X16':
      'Ist der Ort in dem enthalten, was der Verlierer zahlt, oder kommt er hinzu? Ziel und Ort zählen je einmal [N-O04] [N-O06].',
    'N-X17':
      'Was, wenn ein Verlust größer ist als die Reserve? Sie sinkt auf 0, und der Rest ist erlassen [N-O07] [N-O09].',
    'N-X18': 'Wer würfelt für Neutrale? Das Programm [N-V02]; ein Spieler leiht ihnen die Stimme [N-P05].',
    'N-X19': 'Wie groß ist die Belohnung fürs Erzählen? 1 oder 2 Punkte, einmal je Szene [N-P02].',
    'N-X20':
      'Dürfen andere Häuser oder Neutrale dem Eröffnenden helfen? Nur eigene Figuren und Requisiten wirken mit [N-C05]; alles andere braucht eine Einigung [N-P04].',
    'N-X21':
      'Darf ein Oberhaupt das Ziel sein, und was, wenn es ein Requisit ist? Ein Oberhaupt nie [N-C03]; ein besiegtes Requisit eines Rivalen ist aus dem Spiel wie eine Figur [N-O01].',
    'N-X22': 'Was ist der Ort der Haft wert? Nichts, auch wenn er als Ort mit Wert erzählt wird [N-R03].',
    'N-X23': 'Zählen wiederholte Würfe um die Reihenfolge für die Ungnade? Nein [N-R01].',
    'N-X24':
      'Wie geht ein Veto gegen den Namen eines Ortes? Mehr als die Hälfte der anderen muss dagegen sein, Schweigen ist kein Veto, und nach zwei Vetos gilt der dritte Name [N-S06].',
  },
  glossary: {
    tower: { word: 'Turm', meaning: 'Die Eigenschaft der Gewalt.' },
    rose: { word: 'Rose', meaning: 'Die Eigenschaft der Liebe und Leidenschaft.' },
    friend: { word: 'Freund', meaning: 'Die Eigenschaft der Geschäfte.' },
    house: { word: 'Haus', meaning: 'Eine Familie oder Gemeinschaft, die ein Spieler führt.' },
    head: {
      word: 'Oberhaupt',
      meaning: 'Die Hauptfigur des Spielers; nimmt an jeder Szene teil, die das Haus eröffnet.',
    },
    'side-character': {
      word: 'Nebenfigur',
      meaning: 'Eine benannte Person mit Macht, die einem Haus dient oder niemandem.',
    },
    prop: { word: 'Requisit', meaning: 'Ein Ding oder Tier mit Macht.' },
    reserve: { word: 'Reserve', meaning: 'Die Punkte, die ein Spieler noch ausgeben kann.' },
    power: { word: 'Macht', meaning: 'Was eine Figur oder ein Requisit in einer Szene wiegt, 1 bis 12.' },
    disfavour: {
      word: 'Ungnade des Fürsten',
      meaning: 'Wer hineinfällt, hat jemanden eingesperrt und eine schwerere Szene.',
    },
    scene: {
      word: 'Szene',
      meaning: 'Das Herz eines Zuges: zuerst durch Punkte und Würfel entschieden, dann erzählt.',
    },
    location: { word: 'Ort', meaning: 'Ein Schauplatz auf dem Spielplan mit einem eigenen Wert.' },
    plan: { word: 'Spielplan', meaning: 'Das Bild der Stadt mit allem, was im Spiel ist.' },
    floor: {
      word: 'Stockwerk',
      meaning: 'Ein Geschoss des Familienturms; anfangs sechs, keines bedeutet den Fall.',
    },
    chronicle: {
      word: 'Chronik',
      meaning: 'Die Geschichte der Partie, mit allen Fakten und allem Erzählten.',
    },
    round: { word: 'Runde', meaning: 'Je ein Zug jedes stehenden Hauses.' },
    turn: { word: 'Zug', meaning: 'Vorbereitungen und höchstens eine Szene eines Spielers.' },
    reaction: { word: 'Reaktion', meaning: 'Das Requisit, das ein Verteidiger vor dem Würfeln einbringt.' },
    interruption: {
      word: 'Unterbrechung',
      meaning: 'Stockwerke, die ein Verteidiger nach dem Würfeln für mehr Punkte abreißt.',
    },
    neutral: { word: 'neutral', meaning: 'Gehört zu keinem Haus.' },
    object: { word: 'Ziel', meaning: 'Die Figur oder das Requisit, um das es in einer Szene geht.' },
  },
};
