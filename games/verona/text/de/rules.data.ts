import type { VeronaRules } from '../rules-outline.data.ts';

export const rules: VeronaRules = {
  introduction: [
    'Man führt eines der Adelshäuser von Verona und will, dass die Stadt nach der eigenen Pfeife tanzt.',
    'In den Straßen leben die eigenen Anhänger; wer sie an den richtigen Stellen hat, besetzt Gebäude, erfüllt Aufgaben und verdient Florin.',
    'In jeder Runde kommt ein weiteres Gebäude ins Angebot.',
    'Dann legen alle heimlich Aktionschips in die Straßen: Bestechung gewinnt einen Anhänger, Gewalt vertreibt einen, die Intrige schleicht sich von nebenan ein, und Bluffs verwirren die anderen.',
    'Die Straßen werden nacheinander ausgewertet, und in jeder gelingt höchstens eine Aktion: Die Intrige versuchen die anderen zu erraten, Angreifer überbieten einander mit Florin und Söldnern, und Verteidiger würfeln.',
    'Nach jeder Straße darf man eine erfüllte Aufgabe zeigen, höchstens eine je Runde.',
    'Am Ende der Runde gehen Gebäude an den, der in ihren Straßen die meisten Anhänger hat, alle erhalten ihren Geldgewinn, und Söldner werden angeworben.',
    'Das Spiel endet, sobald das fünfte Gebäude besetzt ist; Straßen, Gebäude und gezeigte Aufgaben bringen Punkte, und die meisten Punkte gewinnen.',
  ],
  sections: {
    S: { title: 'Material und Vorbereitung', introduction: 'Womit alle beginnen, und was wer wissen darf.' },
    D: { title: 'Würfel' },
    A: { title: 'Angebot eines Gebäudes' },
    B: { title: 'Planung' },
    C: {
      title: 'Auswertung der Straßen',
      introduction:
        'Die Chips werden Straße für Straße aufgedeckt. Jeder hat in einer Straße höchstens eine Rolle, und höchstens eine Aktion gelingt.',
    },
    C1: { title: 'Intrige' },
    C2: { title: 'Versteigerung' },
    C3: { title: 'Verteidigung' },
    C4: { title: 'Die Aktion' },
    C5: { title: 'Aufgaben' },
    E: { title: 'Ende der Runde' },
    E1: { title: 'Gebäude' },
    E2: { title: 'Geldgewinn' },
    E3: { title: 'Aufrüstung' },
    E4: { title: 'Der nächste Startspieler' },
    F: { title: 'Spielende und Wertung' },
    G: {
      title: 'Die Gebäude',
      introduction:
        'Bei jedem steht, wie viele Punkte es bringt, welche Mehrheit es besetzt und welchen Vorteil es gibt.',
    },
    X: {
      title: 'Lesarten',
      introduction:
        'Wo die Regelhefte einander widersprechen oder schweigen, lesen wir sie so. Manche Lesarten lassen sich ändern, wenn ein Tisch eröffnet wird.',
    },
    Y: {
      title: 'Was wir rekonstruiert haben',
      introduction:
        'Der gedruckte Spielplan und die Aufgabenkarten stehen nicht in den Heften, deshalb sind beide von uns: 20 Straßen, vier in jedem Stadtviertel, je eine von jedem Verwalter und eine ohne, und 20 Aufgaben, jede Straße auf dreien davon. Wer die Schachtel besitzt, kann seinen Plan eingeben.',
    },
  },
  rules: {
    'V-S01':
      'Verona ist für 2 bis 5 Spieler. Jeder führt ein Adelshaus in seiner Farbe; die Sitzordnung im Uhrzeigersinn bleibt das ganze Spiel gleich.',
    'V-S02':
      'Der Spielplan zeigt Straßen; auch Plätze und Märkte sind Straßen. Jede liegt in einem von fünf Stadtvierteln, das der erste Buchstabe ihres eigentlichen Namens verrät: C ist das Östliche, P das Westliche, S das Nördliche, R das Südliche, M das Zentrale.',
    'V-S03':
      'Jede Straße hat genau einen Verwalter: die Kirche (blau, Kreuz), die Zünfte (gelb, Waage) oder den Prinzen (rot, Krone); oder sie ist ohne Verwalter (grün, Stiefel).',
    'V-S04':
      'Zwei Straßen sind benachbart, wenn ihre Flächen sich berühren oder eine Brücke oder ein Tor sie verbindet. Mauern, Gebäude und der Fluss trennen.',
    'V-S05':
      'Jeder Spieler beginnt mit 9 Aktionschips (3 Bestechung, 2 Gewalt, 1 Intrige, 3 Bluff), 16 Anhängern, den 3 Intrigenkarten (Mord, Befehl, Abschrecken) und 20 Florin, aber ohne Söldner.',
    'V-S06':
      'Von den 20 Aufgaben erhält jeder bei 2 Spielern 7, bei 3 Spielern 6, bei 4 Spielern 5 und bei 5 Spielern 4; die übrigen gehen ungesehen aus dem Spiel. Nur der Besitzer kennt sie, bis er sie zeigt [V-C50]. Ihre Straßen und Belohnungen sind unsere Rekonstruktion.',
    'V-S07':
      'Die 9 Gebäudekarten werden gemischt und liegen verdeckt, solange die ersten Anhänger gesetzt werden [V-S11]. Danach wird der Stapel aufgedeckt: Die oberste Karte sehen alle, die darunter niemand.',
    'V-S08': 'Florin und Söldner gehen nie aus. Anhänger schon: Jeder hat 16 und keinen mehr.',
    'V-S09':
      'Florin liegen verborgen hinter dem Sichtschirm. Alle sehen die Söldner, die Anhänger auf dem Plan und im Vorrat, die Gebäude, die gezeigten Aufgaben und wie viele Aufgaben jeder noch hält.',
    'V-S10':
      'Die Spieler bestimmen gemeinsam den Startspieler: nach altem Brauch den, der zuletzt Shakespeare gelesen hat. Bestimmt ihn niemand, entscheidet der Zufall.',
    'V-S11':
      'Vor der ersten Runde setzen die Spieler Anhänger, vom Startspieler an im Uhrzeigersinn je einen, bis jeder drei gesetzt hat. Jeder kommt in eine leere Straße außerhalb des Zentralen Stadtviertels.',
    'V-S12':
      'Wenn eine Regel nichts anderes sagt, geht alles vom Startspieler an im Uhrzeigersinn: Handeln, Würfeln und Gefragtwerden.',
    'V-S13':
      'Ein Anhänger auf einem Gebäude steht in keiner Straße. Er handelt, zieht und verteidigt nicht, kann nicht entfernt werden und zählt für keine Aufgabe, keine Mehrheit und am Ende für keine Straße.',
    'V-S14':
      'Ist nur eine Antwort erlaubt, gibt sie das Programm selbst; die Ausnahme sind Aufgaben [V-C54]. Die Florin der anderen werden nicht angezeigt, auch wenn man sie aus dem offenen Protokoll errechnen kann.',
    'V-D01':
      'Die Würfel haben acht Seiten. Eine 8 wird noch einmal geworfen und dazugezählt, solange Achten fallen. Beispiel: 4 und 8, der neue Wurf bringt 8, dann 1: zusammen 21.',
    'V-A01':
      'Zu Beginn jeder Runde kommt die oberste Gebäudekarte ins Angebot, auch wenn dort noch frühere liegen. Die Karte, die nun oben liegt, sehen alle; sie kommt als nächste.',
    'V-A02': 'Ist der Stapel leer, kommt kein Gebäude hinzu; man spielt um die weiter, die im Angebot sind.',
    'V-B01':
      'Alle planen gleichzeitig und geheim. Jeder legt 0 bis 9 Aktionschips in beliebige Straßen, in eine Straße höchstens einen eigenen.',
    'V-B02':
      'Sind alle fertig, sehen alle, wo wessen Chips liegen. Was sie zeigen, bleibt verborgen, bis ihre Straße ausgewertet wird.',
    'V-B03':
      'Variante, Planen reihum: Vom Startspieler an im Uhrzeigersinn legt jeder einen Chip verdeckt vor aller Augen. Wer passt, plant in dieser Runde nicht mehr.',
    'V-B04':
      'Eine Aktion darf auch dort geplant werden, wo sie jetzt unmöglich ist. Ist sie bei der Auswertung der Straße möglich, muss sie ausgeführt werden.',
    'V-C01':
      'Vom Startspieler an im Uhrzeigersinn wählt jeder eine Straße mit Chips, eigenen oder fremden, und seien es nur Bluffs; sie wird sofort ausgewertet. Das geht so lange, bis keine Chips mehr liegen; aufgedeckte gehen an ihre Besitzer zurück.',
    'V-C02': 'Zuerst werden Bluffs beiseitegelegt. In einer Straße gelingt höchstens eine Aktion.',
    'V-C03':
      'Intrigant ist, wer hier eine Intrige geplant hat, in einer benachbarten Straße einen Anhänger hat und hier keinen.',
    'V-C04':
      'Angreifer ist, wer hier Bestechung geplant hat; oder wer hier Gewalt geplant hat, wenn er und noch ein anderer hier einen Anhänger haben.',
    'V-C05':
      'Verteidiger ist jeder andere, der hier einen Anhänger hat, ob mit Chip oder ohne. Eine unmögliche Aktion gilt als Bluff.',
    'V-C06':
      'Alle Übrigen sind unbeteiligt. Niemand hat zwei Rollen, und niemand darf auf seine Rolle verzichten.',
    'V-C07':
      'Der Ablauf in einer Straße: Chips werden aufgedeckt; die Rollen stehen fest, bis die Straße erledigt ist; Intrige; Versteigerung; Verteidigung; die Aktion; Vorteile der Gebäude; Chips gehen zurück; Aufgaben.',
    'V-C10':
      'Ohne Intriganten entfällt dieser Schritt. Zwei oder mehr Intriganten verderben es einander: Alle ihre Intrigen misslingen, nichts wird geraten, kein Anhänger geht verloren; es folgt die Versteigerung.',
    'V-C11':
      'Ein einzelner Intrigant nennt zuerst offen, welcher eigene Anhänger in einer benachbarten Straße handelt, und wählt dann geheim eine Intrigenkarte.',
    'V-C12':
      'Alle Angreifer und Verteidiger raten die Karte, gleichzeitig, geheim und ohne Absprache. Dann werden alle Karten gezeigt.',
    'V-C13':
      'Hat jemand sie erraten, misslingt die Intrige, und der genannte Anhänger geht in den Vorrat seines Besitzers zurück; es folgt die Versteigerung. Der Besitzer von Santa Susanna darf es vorher noch einmal versuchen [V-G07].',
    'V-C14':
      'Hat niemand sie erraten, oder war niemand da, der raten konnte, gelingt die Intrige. Versteigerung und Verteidigung entfallen dann, und niemand bezahlt etwas.',
    'V-C15':
      'Intrigenkarten kehren jedes Mal auf die Hand zurück; zum Spielen wie zum Raten sind also immer alle drei da. Jeder Angreifer und Verteidiger muss raten; ist der Anhänger genannt, dürfen die Karte des Intriganten und die Tipps gleichzeitig gewählt werden.',
    'V-C20': 'Ohne Angreifer wird nichts versteigert; es folgen die Aufgaben.',
    'V-C21':
      'Alle Angreifer bieten gleichzeitig und geheim: Florin für Bestechung, Söldner für Gewalt, höchstens so viele, wie sie haben, oder nichts. Alle Gebote werden allen gezeigt, danach wird gewürfelt.',
    'V-C22': 'Was geboten wurde, ist verloren, wer auch gewinnt.',
    'V-C23':
      'Die Stärke von Bestechung sind die gebotenen Florin. Die Stärke von Gewalt ist 5 je gebotenem Söldner plus zwei Würfel [V-D01].',
    'V-C24':
      'Wer nichts bietet, kann nicht der Stärkste sein, hat mit niemandem Gleichstand und hält niemanden auf. Gewalt ohne Söldner würfelt deshalb nicht.',
    'V-C25':
      'Unter denen, die mindestens 1 geboten haben, ist der mit der höchsten Stärke der stärkste Angreifer. Bei Gleichstand an der Spitze, oder wenn niemand geboten hat, gelingt hier nichts; es folgen die Aufgaben.',
    'V-C30':
      'Jeder Verteidiger würfelt für sich; Würfe verschiedener Spieler werden nie addiert. Gegen Bestechung ist es ein Würfel je eigenem Anhänger hier, gegen Gewalt sind es zwei Würfel. Alle Verteidiger würfeln, auch wenn einer die Aktion schon aufgehalten hat.',
    'V-C31':
      'Ein einziger Verteidiger, der die Stärke des Angreifers erreicht oder übertrifft, hält die Aktion auf; sonst geschieht nichts, und niemand wird entfernt. Gibt es keinen Verteidiger oder würfelt keiner genug, gelingt die Aktion.',
    'V-C40':
      'Bestechung: Ein eigener Anhänger aus dem Vorrat kommt hierher. Ist der Vorrat leer, wird nichts gesetzt, die Aktion gilt trotzdem als gelungen.',
    'V-C41':
      'Gewalt: Ein Anhänger eines anderen Spielers wird von hier entfernt; wessen, wählt der Angreifer, und verzichten darf er nicht. Entfernte Anhänger gehen immer in den Vorrat ihres Besitzers zurück.',
    'V-C42': 'Intrige: Zuerst zieht der genannte Anhänger hierher, dann wirkt hier die Karte.',
    'V-C43':
      'Mord: Ein Anhänger beliebiger Farbe, auch der eigenen, wird von hier entfernt. Hat ein anderer hier einen Anhänger, muss es geschehen; sonst darf der Intrigant den eigenen auch verschonen.',
    'V-C44':
      'Befehl: Alle Anhänger aller anderen Spieler ziehen von hier in die Straße, aus der der Anhänger des Intriganten gekommen ist.',
    'V-C45':
      'Abschrecken: Der Intrigant wählt eine Farbe, die hier ist, auch die eigene; ist nur die eigene hier, auch keine. Alle ihre Anhänger gehen, und ihr Besitzer verteilt sie sofort offen auf andere Straßen, nah oder fern, in denen er in diesem Moment Anhänger hat. Gibt es keine solche Straße, kommen sie in den Vorrat.',
    'V-C50':
      'Nach jeder Straße darf jeder Spieler eine erfüllte Aufgabe zeigen, wenn er in dieser Runde noch keine gezeigt hat. Es geht einmal um den Tisch, im Uhrzeigersinn von dem an, dessen Aktion gelungen ist; gelang keine, vom Startspieler an.',
    'V-C51':
      'Eine Aufgabe ist erfüllt, wenn in allen drei ihrer Straßen eigene Anhänger sind. Bei 2 oder 3 Spielern darf in keiner davon sonst jemand sein; bei 4 oder 5 Spielern muss mindestens eine der drei ohne andere sein.',
    'V-C52':
      'Die Belohnung wird sofort genommen, soweit es geht, oder sie verfällt: 15 Florin; 3 Söldner; bis zu zwei Schritte eigener Anhänger in benachbarte Straßen, jeder Schritt freiwillig, mit einem Anhänger oder zweien, auch wieder zurück; einen fremden Anhänger aus einer Straße entfernen, in der man selbst einen hat; einen Anhänger aus dem Vorrat in eine solche Straße setzen; oder nur Punkte. Es müssen nicht die Straßen der Aufgabe sein.',
    'V-C53':
      'Eine gezeigte Aufgabe bleibt gezeigt, was auch später mit ihren Straßen geschieht, und zählt am Ende.',
    'V-C54':
      'Gefragt wird jeder, der Aufgaben hält und in dieser Runde keine gezeigt hat, ob er kann oder nicht; sonst verriete schon die Frage etwas. Bekannt wird nur, wenn jemand eine zeigt. Die Bedingung gilt in dem Moment, in dem man an der Reihe ist; wer schon dran war, wartet auf die nächste Straße.',
    'V-E10':
      'Über die Gebäude im Angebot wird in der Reihenfolge entschieden, in der sie kamen. Wer in den Straßen des Gebäudes ohne Gleichstand die meisten Anhänger hat, besetzt es. Bei Gleichstand, oder wenn niemand dort ist, bleibt es im Angebot.',
    'V-E11':
      'Jeder einzelne Anhänger in diesen Straßen zählt: Fünf in einer Straße schlagen je einen in vier. Anhänger auf Gebäuden zählen nicht.',
    'V-E12':
      'Der neue Besitzer darf nicht ablehnen und stellt einen Anhänger aus dem Vorrat auf das Gebäude; ist keiner mehr da, genügt die Karte und zählt genauso. Ein Gebäude geht nie wieder verloren.',
    'V-E13':
      'Das Municipio wird stattdessen versteigert: Kommt es an die Reihe, bieten alle geheim Florin oder nichts. Alle Gebote werden gezeigt und sind verloren; das einzige höchste erhält es, wenn es mindestens 25 ist. Sonst bleibt es bis zur nächsten Runde im Angebot.',
    'V-E14':
      'Sobald das fünfte Gebäude aller Spieler zusammen besetzt ist, endet das Spiel. Es wird nichts mehr entschieden, ausgezahlt oder gezeigt.',
    'V-E15':
      'Das Spiel endet auch nach drei Runden hintereinander, die mit leerem Stapel begannen und in denen kein Gebäude besetzt wurde, sobald über die Gebäude der dritten entschieden ist. Vor der 12. Runde kann das nicht geschehen.',
    'V-E20':
      'Jedes eigene Gebäude und jede Straße mit mindestens einem eigenen Anhänger bringt 5 Florin. Eine Straße im Zentralen Stadtviertel ohne fremde Anhänger bringt 5 mehr.',
    'V-E21': 'Niemand erhält weniger als 20 Florin. Was Gebäude dazugeben, kommt obendrauf.',
    'V-E30':
      'Alle werben gleichzeitig und geheim an; ein Söldner kostet 5 Florin. Dann wird alles gezeigt und bezahlt.',
    'V-E31':
      'Wer gerade zwei oder mehr angeworben hat, darf zu weiterer Aufrüstung rufen. Tut es jemand, dürfen alle noch einmal anwerben, und so weiter.',
    'V-E32':
      'Alle, die gerade zwei oder mehr angeworben haben, werden gleichzeitig gefragt, und ein Ruf genügt; der Rufer muss nicht noch einmal anwerben. Jedes Mal werden alle gefragt, und niemanden anzuwerben ist erlaubt.',
    'V-E40': 'Der Startspielerstein geht an den linken Nachbarn.',
    'V-F01':
      'Jede Straße, in der nur eigene Anhänger sind, bringt 5 Punkte. In einer geteilten Straße bringt jeder eigene Anhänger einen. Gebäude und gezeigte Aufgaben bringen die Punkte, die darauf stehen.',
    'V-F02': 'Die meisten Punkte gewinnen. Bei gleichen Punkten teilt man den Sieg.',
    'V-F03':
      'Nicht gezeigte Aufgaben, Florin und Söldner bringen nichts. Nicht gezeigte Aufgaben werden erst nach der Wertung offengelegt.',
    'V-G01':
      'Casa delle Corporazione: 2 Punkte, für die meisten Anhänger in Straßen der Zünfte. Beim Geldgewinn bringt es 1 Florin zusätzlich je Straße und je Gebäude mit eigenem Anhänger.',
    'V-G02':
      'Convento: 2 Punkte, für die meisten Anhänger im Östlichen Stadtviertel. Kein Gegner des Besitzers darf mehr als 4 Söldner für Gewalt bieten; der Besitzer schon.',
    'V-G03':
      'Postribolo: 4 Punkte, für die meisten Anhänger in Straßen ohne Verwalter. Zum Geldgewinn kommen 5 Florin.',
    'V-G04':
      'Porta Gabella: 4 Punkte, für die meisten Anhänger im Westlichen Stadtviertel. Nach eigener gelungener Gewalt gibt es 1 Söldner, in einer Straße der Zünfte stattdessen 2.',
    'V-G05':
      'Roccaforte: 4 Punkte, für die meisten Anhänger in Straßen des Prinzen. Beim Geldgewinn gibt es 1 Söldner.',
    'V-G06':
      'Redentore: 4 Punkte, für die meisten Anhänger im Südlichen Stadtviertel. Nach eigener Bestechung, die misslang, obwohl mindestens 1 Florin geboten war, gibt es 2 Florin, in einer Straße der Kirche stattdessen 4.',
    'V-G07':
      'Santa Susanna: 2 Punkte, für die meisten Anhänger in Straßen der Kirche. Der Besitzer darf eine erratene Intrige mit demselben Anhänger noch einmal versuchen: wieder mit einer beliebigen der drei Karten, und alle raten neu. Verzichtet er, oder wird sie wieder erraten, ist der Anhänger verloren [V-C13].',
    'V-G08':
      'Sinagoga: 2 Punkte, für die meisten Anhänger im Nördlichen Stadtviertel. Nach eigener gelungener Bestechung gibt es 2 Florin, in einer Straße ohne Verwalter stattdessen 4.',
    'V-G09': 'Municipio: 6 Punkte, durch Versteigerung [V-E13]. Einen anderen Vorteil hat es nicht.',
    'V-G10':
      'Ein Vorteil gilt von dem Moment an, in dem das Gebäude besetzt ist, also schon beim Geldgewinn derselben Runde.',
    'V-G11':
      'Porta Gabella, Redentore und Sinagoga wirken nur nach geplanten Aktionen: nicht nach Mord, Belohnungen oder der Versteigerung des Municipio. Sie kommen von selbst vor den Aufgaben, Redentore nach dem Bezahlen der Gebote; Sinagoga zahlt auch, wenn kein Anhänger gesetzt werden konnte [V-C40].',
    'V-X01':
      'Plant man gleichzeitig oder reihum? Gleichzeitig, wie im tschechischen Heft; reihum zu planen ist eine Variante [V-B03].',
    'V-X02':
      'Wie viel zahlt Redentore? 2 und 4 Florin, wie an den meisten Stellen; 3 und 5, aus einer Anmerkung im englischen Heft, ist eine Variante.',
    'V-X03':
      'Wen bewegt der Befehl, und wohin? Nur die Anhänger der anderen Spieler, in die Straße, aus der der Anhänger des Intriganten kam [V-C44].',
    'V-X04': 'Wessen fünftes Gebäude beendet das Spiel? Das fünfte aller Spieler zusammen [V-E14].',
    'V-X05':
      'Welche Straßen sind benachbart? Die Hefte sagen es verschieden; hier gilt eine einzige Liste, und der Spielplan zeichnet sie [V-S04].',
    'V-X06':
      'Wo beschränkt Convento die Gegner seines Besitzers? Überall. Variante: nur in Straßen, in denen der Besitzer Angreifer oder Verteidiger ist [V-G02].',
    'V-X07':
      'Gilt der Mindestgewinn vor oder nach den Zugaben der Gebäude? Davor: Die Zugaben kommen obendrauf [V-E21].',
    'V-X08':
      'Was, wenn nach neun Runden keine fünf Gebäude besetzt sind? Man spielt weiter, aber nicht ewig [V-E15].',
    'V-X09':
      'Verlieren Intriganten, die einander aufheben, einen Anhänger? Nein, es ist noch keiner genannt [V-C10].',
    'V-X10':
      'Wie darf man die zwei Schritte einer Belohnung nutzen? Mit einem Anhänger oder zweien, auch aus derselben Straße; keinen, einen oder beide [V-C52].',
    'V-X11': 'Und ein Gleichstand am Ende? Der Sieg wird geteilt [V-F02].',
    'V-X12':
      'Das deutsche Heft nennt die Karte in den Regeln Befehl und in einem Beispiel Erpressung. Hier heißt sie Befehl.',
    'V-X13':
      'Wann wird der Stapel der Gebäude aufgedeckt? Nach dem letzten der ersten Anhänger und bevor das erste Gebäude angeboten wird [V-S07].',
    'V-X14':
      'Muss man Santa Susanna nutzen, und mit welchem Anhänger? Man darf, mit demselben; nicht bei Intrigen, die einander aufgehoben haben [V-G07].',
    'V-X15':
      'Ein Beispiel in den Heften vergisst einen Verteidiger, der weder rät noch würfelt. Es gilt die Regel: Jeder Verteidiger tut beides [V-C05].',
    'V-X16':
      'Würfelt Gewalt ohne Söldner? Nein; wer nichts bietet, zählt in der Versteigerung nicht [V-C24] [V-C25].',
    'V-X17': 'Sieht man, wo andere planen, bevor alle fertig sind? Nein [V-B02]; nur beim Planen reihum.',
    'V-X18':
      'Wie oft wird nach einer Straße nach Aufgaben gefragt? Einmal um den Tisch; jeder darf, niemand muss [V-C50].',
    'V-X19':
      'Was, wenn sonst niemand da ist für Mord oder Abschrecken, oder wenn man nirgends hinkann? Der Intrigant darf die eigenen verschonen [V-C43]; wer nirgends hinkann, kommt in den Vorrat [V-C45].',
    'V-X20': 'Darf man auf eine gelungene Aktion verzichten? Nein; was geplant war und gelingt, geschieht.',
    'V-X21':
      'Was, wenn der Vorrat leer ist? Es wird nichts gesetzt, ob durch Bestechung, Belohnung oder Gebäude; alles andere gilt.',
    'V-X22': 'Hebt eine unmögliche Intrige andere auf? Nein, nur wirkliche Intriganten zählen [V-C03].',
    'V-X23': 'Darf man Unmögliches planen? Ja, obwohl die Kurzfassungen es verbieten [V-B04].',
    'V-X24':
      'Müssen alle Verteidiger die Stärke erreichen, oder addieren sich ihre Würfe? Weder noch: Einer genügt, und jeder zählt für sich [V-C31].',
    'V-X25':
      'Wer darf zu weiterer Aufrüstung rufen? Wer beim letzten Mal zwei oder mehr angeworben hat, nicht in der ganzen Runde [V-E31].',
    'V-X26':
      'Bringen auch geteilte Straßen 5 Punkte? Nein, nur Straßen mit ausschließlich eigenen Anhängern [V-F01].',
    'V-X27':
      'Söldner ohne Grenze [V-S08] und die Reihenfolge im Uhrzeigersinn [V-S12] stehen nicht in jedem Heft; hier gelten sie. Die Runde hat vier Phasen.',
  },
  glossary: {
    ally: {
      word: 'Anhänger',
      meaning:
        'Die eigenen Leute in der Stadt. Sie stehen in Straßen, handeln, verteidigen und bringen Geldgewinn und Punkte.',
    },
    mercenary: {
      word: 'Söldner',
      meaning: 'Ein gemietetes Schwert; man bietet es für Gewalt und verliert es damit.',
    },
    florin: { word: 'Florin', meaning: 'Das Geld von Verona, verborgen hinter dem Sichtschirm.' },
    street: {
      word: 'Straße',
      meaning: 'Wo Anhänger stehen und Aktionen geplant werden; auch Plätze und Märkte sind Straßen.',
    },
    district: {
      word: 'Stadtviertel',
      meaning: 'Einer der fünf Teile der Stadt, am ersten Buchstaben seiner Straßen zu erkennen.',
    },
    corruption: {
      word: 'Bestechung',
      meaning: 'Eine Aktion, die einen eigenen Anhänger setzt; geboten werden Florin.',
    },
    violence: {
      word: 'Gewalt',
      meaning: 'Eine Aktion, die einen fremden Anhänger entfernt; geboten werden Söldner.',
    },
    intrigue: {
      word: 'Intrige',
      meaning:
        'Eine Aktion, die einen Anhänger aus einer benachbarten Straße holt und eine Karte spielt, wenn niemand sie errät.',
    },
    bluff: { word: 'Bluff', meaning: 'Ein Chip, der nur täuscht.' },
    schemer: { word: 'Intrigant', meaning: 'Wer in der Straße eine Intrige ausführt.' },
    attacker: {
      word: 'Angreifer',
      meaning: 'Wer in der Straße Bestechung oder mögliche Gewalt geplant hat.',
    },
    defender: { word: 'Verteidiger', meaning: 'Jeder andere mit einem Anhänger in der Straße.' },
    murder: { word: 'Mord', meaning: 'Die Intrigenkarte, die einen Anhänger entfernt.' },
    accusation: {
      word: 'Befehl',
      meaning: 'Die Intrigenkarte, die alle fremden Anhänger nach nebenan schickt.',
    },
    intimidation: {
      word: 'Abschrecken',
      meaning: 'Die Intrigenkarte, die die Anhänger einer Farbe zerstreut.',
    },
    mission: {
      word: 'Aufgabe',
      meaning: 'Eine geheime Karte mit drei Straßen; wer sie hält, darf sie für Belohnung und Punkte zeigen.',
    },
    building: {
      word: 'Gebäude',
      meaning: 'Wird durch eine Mehrheit von Anhängern besetzt; es bringt Punkte, Florin und einen Vorteil.',
    },
    church: { word: 'Kirche', meaning: 'Verwalter der blauen Straßen mit dem Kreuz.' },
    guilds: { word: 'Zünfte', meaning: 'Verwalter der gelben Straßen mit der Waage.' },
    prince: { word: 'Prinz', meaning: 'Verwalter der roten Straßen mit der Krone.' },
    'no-authority': {
      word: 'ohne Verwalter',
      meaning: 'Die grünen Straßen mit dem Stiefel unterstehen niemandem.',
    },
    profit: {
      word: 'Geldgewinn',
      meaning: 'Die Florin, die Straßen und Gebäude am Ende einer Runde bringen.',
    },
    arming: { word: 'Aufrüstung', meaning: 'Das Anwerben von Söldnern am Ende einer Runde.' },
    'first-player': {
      word: 'Startspieler',
      meaning: 'Wer die Runde beginnt; der Stein wandert danach nach links.',
    },
  },
};
