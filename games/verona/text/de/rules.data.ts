import type { VeronaRules } from '../rules-outline.data.ts';

export const rules: VeronaRules = {
  sections: {
    S: { title: 'Material und Vorbereitung', introduction: 'Womit du beginnst, und wer was wissen darf.' },
    D: { title: 'Würfel' },
    A: { title: 'Angebot eines Gebäudes' },
    B: { title: 'Planung' },
    C: {
      title: 'Auswertung der Straßen',
      introduction:
        'Die Aktionsmarken werden Straße für Straße aufgedeckt. Jeder hat in einer Straße höchstens eine Rolle, und höchstens eine Aktion gelingt.',
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
        'Bei jedem steht, wie viele Punkte es bringt, in welchen Straßen du dafür die Mehrheit brauchst und welchen Vorteil es hat.',
    },
    X: {
      title: 'Auslegungen',
      introduction:
        'Wo die Regelhefte einander widersprechen oder schweigen, spielen wir so. Manche Auslegungen lassen sich ändern, wenn ein Tisch eröffnet wird.',
    },
    Y: {
      title: 'Was wir rekonstruiert haben',
      introduction:
        'Der gedruckte Spielplan und die Aufgabenkarten stehen nicht in den Heften, deshalb sind beide von uns: 20 Straßen, vier in jedem Stadtviertel, je eine von jedem Verwalter und eine ohne, und 20 Aufgaben, jede Straße auf dreien davon. Wer das Spiel besitzt, kann seinen Plan eingeben.',
    },
  },
  rules: {
    'V-S01':
      'Verona ist für 2 bis 5 Spieler. Jeder führt ein Adelshaus in seiner Farbe; die Sitzordnung im Uhrzeigersinn bleibt das ganze Spiel gleich.',
    'V-S02':
      'Der Spielplan zeigt Straßen; auch Plätze und Märkte sind Straßen. Jede liegt in einem von fünf Stadtvierteln, das der erste Buchstabe ihres eigentlichen Namens verrät: C ist das Ostviertel, P das Westviertel, S das Nordviertel, R das Südviertel, M das Zentralviertel.',
    'V-S03':
      'Jede Straße untersteht einem Verwalter: der Kirche (blau, Kreuz), den Zünften (gelb, Waage) oder dem Prinzen (rot, Krone); oder sie ist ohne Verwalter (grün, Stiefel).',
    'V-S04':
      'Zwei Straßen sind benachbart, wenn ihre Flächen sich berühren oder eine Brücke oder ein Tor sie verbindet. Mauern, Gebäude und der Fluss trennen Straßen.',
    'V-S05':
      'Jeder Spieler beginnt mit 9 Aktionsmarken (3 Bestechung, 2 Gewalt, 1 Intrige, 3 Bluff), 16 Anhängern, 3 Intrigenkarten (Mord, Befehl, Abschrecken) und 20 Florin, aber ohne Söldner.',
    'V-S06':
      'Von den 20 Aufgaben erhält jeder bei 2 Spielern 7, bei 3 Spielern 6, bei 4 Spielern 5 und bei 5 Spielern 4; die übrigen kommen ungesehen aus dem Spiel. Nur der Besitzer kennt sie, bis er sie zeigt [V-C50]. Ihre Straßen und Belohnungen sind unsere Rekonstruktion.',
    'V-S07':
      'Die 9 Gebäudekarten werden gemischt und liegen verdeckt, solange die ersten Anhänger gesetzt werden [V-S11]. Danach wird der Stapel aufgedeckt: Die oberste Karte sehen alle, die darunter niemand.',
    'V-S08': 'Florin und Söldner gehen nie aus. Anhänger schon: Jeder hat 16 und keinen mehr.',
    'V-S09':
      'Florin liegen verborgen hinter dem Sichtschirm. Alle sehen die Söldner, die Anhänger auf dem Plan und im Vorrat, die Gebäude, die gezeigten Aufgaben und wie viele Aufgaben jeder noch hält.',
    'V-S10':
      'Die Spieler einigen sich auf einen Startspieler; nach altem Brauch ist es, wer zuletzt Shakespeare gelesen hat. Einigen sie sich nicht, entscheidet der Zufall.',
    'V-S11':
      'Vor der ersten Runde setzen die Spieler Anhänger, vom Startspieler an im Uhrzeigersinn je einen, bis jeder drei gesetzt hat. Jeder Anhänger kommt in eine leere Straße außerhalb des Zentralviertels.',
    'V-S12':
      'Wenn eine Regel nichts anderes sagt, geht alles vom Startspieler an im Uhrzeigersinn: In dieser Folge wird gehandelt, gewürfelt und geantwortet.',
    'V-S13':
      'Ein Anhänger auf einem Gebäude steht in keiner Straße. Er handelt, zieht und verteidigt nicht, kann nicht entfernt werden und zählt für keine Aufgabe, keine Mehrheit und am Ende für keine Straße.',
    'V-S14':
      'Ist nur eine Antwort erlaubt, gibt sie das Programm selbst, sofern das nichts verrät [V-C54]. Die Florin der anderen werden nicht angezeigt, auch wenn sie sich aus dem offenen Protokoll errechnen lassen.',
    'V-D01':
      'Die Würfel haben acht Seiten. Eine 8 wird noch einmal geworfen und dazugezählt, solange Achten fallen. Beispiel: 4 und 8, der neue Wurf bringt 8, dann 1: zusammen 21.',
    'V-A01':
      'Zu Beginn jeder Runde kommt die oberste Gebäudekarte ins Angebot, auch wenn dort noch frühere liegen. Die Karte, die nun oben liegt, sehen alle; sie kommt als nächste.',
    'V-A02': 'Ist der Stapel leer, kommt kein Gebäude hinzu; gespielt wird um die, die noch im Angebot sind.',
    'V-B01':
      'Alle planen gleichzeitig und geheim. Jeder legt 0 bis 9 seiner Aktionsmarken in beliebige Straßen, höchstens eine je Straße.',
    'V-B02':
      'Sind alle fertig, ist zu sehen, wo wessen Marken liegen. Was sie zeigen, bleibt verborgen, bis die Straße ausgewertet wird.',
    'V-B03':
      'Variante, Planen reihum: Vom Startspieler an im Uhrzeigersinn legt jeder offen sichtbar eine verdeckte Marke. Wer passt, plant in dieser Runde nicht mehr.',
    'V-B04':
      'Eine Aktion darf auch dort geplant werden, wo sie jetzt unmöglich ist. Ist sie bei der Auswertung der Straße möglich, muss sie ausgeführt werden.',
    'V-C01':
      'Vom Startspieler an im Uhrzeigersinn wählt jeder eine Straße mit Marken, eigenen oder fremden, und seien es nur Bluffs; sie wird sofort ausgewertet. Das geht so weiter, bis keine Marken mehr liegen; aufgedeckte gehen an ihre Besitzer zurück.',
    'V-C02': 'Zuerst werden Bluffs beiseitegelegt. In einer Straße gelingt höchstens eine Aktion.',
    'V-C03':
      'Intrigant ist, wer hier eine Intrige geplant hat, in einer benachbarten Straße einen Anhänger hat und hier keinen.',
    'V-C04':
      'Angreifer ist, wer hier Bestechung geplant hat; ebenso, wer hier Gewalt geplant hat, sofern er und noch ein anderer hier einen Anhänger haben.',
    'V-C05':
      'Verteidiger ist jeder andere, der hier einen Anhänger hat, ob mit Marke oder ohne. Eine unmögliche Aktion gilt als Bluff.',
    'V-C06':
      'Alle Übrigen sind unbeteiligt. Niemand hat zwei Rollen, und niemand darf auf seine Rolle verzichten.',
    'V-C07':
      'Der Ablauf in einer Straße: Die Marken werden aufgedeckt; die Rollen stehen fest, bis die Straße erledigt ist; Intrige; Versteigerung; Verteidigung; die Aktion; Vorteile der Gebäude; die Marken gehen zurück; Aufgaben.',
    'V-C10':
      'Ohne Intriganten entfällt dieser Schritt. Zwei oder mehr Intriganten heben sich auf: Alle ihre Intrigen misslingen, nichts wird geraten, kein Anhänger geht verloren; es folgt die Versteigerung.',
    'V-C11':
      'Ein einzelner Intrigant nennt zuerst offen, welcher seiner Anhänger in einer benachbarten Straße handelt, und wählt dann geheim eine Intrigenkarte.',
    'V-C12':
      'Alle Angreifer und Verteidiger raten die Karte, gleichzeitig, geheim und ohne Absprache. Dann werden alle Karten gezeigt.',
    'V-C13':
      'Hat jemand sie erraten, misslingt die Intrige, und der genannte Anhänger geht in den Vorrat seines Besitzers zurück; es folgt die Versteigerung. Der Besitzer von Santa Susanna darf es vorher noch einmal versuchen [V-G07].',
    'V-C14':
      'Hat niemand sie erraten, oder war niemand da, der raten konnte, gelingt die Intrige. Versteigerung und Verteidigung entfallen dann, und niemand bezahlt etwas.',
    'V-C15':
      'Intrigenkarten kommen jedes Mal auf die Hand zurück; zum Spielen wie zum Raten stehen also immer alle drei bereit. Jeder Angreifer und Verteidiger muss raten; ist der Anhänger genannt, dürfen die Karte des Intriganten und die Tipps gleichzeitig gewählt werden.',
    'V-C20': 'Ohne Angreifer wird nichts versteigert; es folgen die Aufgaben.',
    'V-C21':
      'Alle Angreifer bieten gleichzeitig und geheim: Florin für Bestechung, Söldner für Gewalt, höchstens so viele, wie sie haben, oder nichts. Alle Gebote werden allen gezeigt, danach wird gewürfelt.',
    'V-C22': 'Was geboten wurde, ist verloren, ganz gleich, wer gewinnt.',
    'V-C23':
      'Die Stärke von Bestechung sind die gebotenen Florin. Die Stärke von Gewalt ist 5 je gebotenem Söldner plus zwei Würfel [V-D01].',
    'V-C24':
      'Wer nichts bietet, kann nicht der Stärkste sein, hat mit niemandem Gleichstand und hält niemanden auf. Bei Gewalt ohne Söldner wird deshalb nicht gewürfelt.',
    'V-C25':
      'Stärkster Angreifer ist, wer mindestens 1 geboten und die höchste Stärke hat. Bei Gleichstand an der Spitze, oder wenn niemand geboten hat, gelingt hier nichts; es folgen die Aufgaben.',
    'V-C30':
      'Jeder Verteidiger würfelt für sich; Würfe verschiedener Spieler werden nie addiert. Gegen Bestechung würfelt er mit einem Würfel für jeden seiner Anhänger hier, gegen Gewalt mit zwei Würfeln. Alle Verteidiger würfeln, auch wenn einer die Aktion schon aufgehalten hat.',
    'V-C31':
      'Ein einziger Verteidiger, der die Stärke des Angreifers erreicht oder übertrifft, hält die Aktion auf; weiter geschieht nichts, und niemand wird entfernt. Gibt es keinen Verteidiger oder würfelt keiner genug, gelingt die Aktion.',
    'V-C40':
      'Bestechung: Der Angreifer setzt einen Anhänger aus seinem Vorrat hierher. Ist der Vorrat leer, wird niemand gesetzt, die Aktion gilt trotzdem als gelungen.',
    'V-C41':
      'Gewalt: Ein Anhänger eines anderen Spielers wird von hier entfernt; wessen, wählt der Angreifer; verzichten darf er nicht. Entfernte Anhänger gehen immer in den Vorrat ihres Besitzers zurück.',
    'V-C42': 'Intrige: Zuerst zieht der genannte Anhänger hierher, dann wirkt hier die Karte.',
    'V-C43':
      'Mord: Der Intrigant entfernt von hier einen Anhänger beliebiger Farbe, auch seiner eigenen. Hat ein anderer hier einen Anhänger, muss jemand weichen; sonst darf der Intrigant seinen eigenen Anhänger auch verschonen.',
    'V-C44':
      'Befehl: Alle Anhänger aller anderen Spieler ziehen von hier in die Straße, aus der der Anhänger des Intriganten gekommen ist.',
    'V-C45':
      'Abschrecken: Der Intrigant wählt eine Farbe, die hier vertreten ist, auch seine eigene; ist es nur seine eigene, muss er keine wählen. Alle ihre Anhänger gehen, und ihr Besitzer verteilt sie sofort offen auf andere Straßen, nah oder fern, in denen er in diesem Moment Anhänger hat. Gibt es keine solche Straße, kommen sie in den Vorrat.',
    'V-C50':
      'Nach jeder Straße darf jeder Spieler eine erfüllte Aufgabe zeigen, wenn er in dieser Runde noch keine gezeigt hat. Es geht einmal um den Tisch, im Uhrzeigersinn von dem an, dessen Aktion gelungen ist; gelang keine, vom Startspieler an.',
    'V-C51':
      'Eine Aufgabe hast du erfüllt, wenn in allen drei ihrer Straßen Anhänger von dir stehen. Bei 2 oder 3 Spielern darf in keiner davon ein anderer stehen, bei 4 oder 5 Spielern in mindestens einer der drei nicht.',
    'V-C52':
      'Die Belohnung nimmst du sofort; was nicht geht, verfällt. Je nach Aufgabe ist es eine von diesen: 15 Florin; 3 Söldner; bis zu zwei Schritte; ein fremder Anhänger wird aus einer Straße entfernt, in der du einen Anhänger hast; ein Anhänger kommt aus deinem Vorrat in eine Straße, in der du schon einen hast; oder nur Punkte. Ein Schritt führt einen deiner Anhänger in eine benachbarte Straße; beide Schritte darf derselbe Anhänger gehen, auch hin und zurück, oder zwei verschiedene, und jeder ist freiwillig. Es müssen nicht die Straßen der Aufgabe sein.',
    'V-C53':
      'Eine gezeigte Aufgabe bleibt gezeigt, was später auch mit ihren Straßen geschieht, und zählt am Ende.',
    'V-C54':
      'Alle, die Aufgaben halten und in dieser Runde noch keine gezeigt haben, werden gleichzeitig gefragt, ob sie können oder nicht; sonst verriete schon die Frage etwas. Ausgenommen ist nur, wer, wie alle sehen, keine ungezeigte Aufgabe erfüllen kann. Du nennst eine Aufgabe, keine oder mehrere nach Vorliebe geordnet. Die Antworten werden der Reihe nach abgehandelt, und die Bedingungen gelten, wenn du dran bist, nach den Belohnungen vor dir: Gezeigt wird die erste deiner Aufgaben, die dann erfüllt ist. Die anderen bleiben geheim. Wer nichts gezeigt hat, wartet auf die nächste Straße.',
    'V-C55':
      'Du kannst einen Dauerauftrag hinterlassen: Aufgaben zeigen, sobald ich kann, in dieser Reihenfolge; oder keine, bis ich es ändere. Er ist geheim und kann geändert werden, bis die Antworten das nächste Mal abgehandelt werden. Er antwortet sofort für dich, ob du eine Aufgabe zeigen könntest oder nicht; so verraten weder Frage noch Zeit etwas.',
    'V-C56':
      'Nach dem Regelbuch darf am Tisch gesprochen werden, nur nicht, während Intrigenkarten gewählt werden [V-C12]. Variante, Stille in allen geheimen Phasen: Auch beim Planen, beim Bieten, bei der Auktion um Municipio und beim Anwerben wird nicht gesprochen.',
    'V-E10':
      'Über die Gebäude im Angebot wird in der Reihenfolge entschieden, in der sie kamen. Wer in den Straßen eines Gebäudes mehr Anhänger hat als jeder andere, besetzt es. Bei Gleichstand, oder wenn dort niemand steht, bleibt es im Angebot.',
    'V-E11':
      'Jeder einzelne Anhänger in diesen Straßen zählt: Fünf in einer Straße schlagen je einen in vier. Anhänger auf Gebäuden zählen nicht.',
    'V-E12':
      'Der neue Besitzer darf nicht ablehnen und stellt einen Anhänger aus dem Vorrat auf das Gebäude; ist keiner mehr da, genügt die Karte und zählt genauso. Ein Gebäude geht nie wieder verloren.',
    'V-E13':
      'Das Municipio wird stattdessen versteigert: Kommt es an die Reihe, bieten alle geheim Florin oder nichts. Alle Gebote werden gezeigt und sind verloren. Das alleinige Höchstgebot erhält es, wenn es mindestens 25 beträgt; sonst bleibt es bis zur nächsten Runde im Angebot.',
    'V-E14':
      'Sobald alle Spieler zusammen fünf Gebäude besetzt haben, endet das Spiel. Es wird nichts mehr entschieden, ausgezahlt oder gezeigt.',
    'V-E15':
      'Das Spiel endet auch nach drei Runden hintereinander, die mit leerem Stapel begannen und in denen kein Gebäude besetzt wurde, sobald über die Gebäude der dritten entschieden ist. Vor der 12. Runde kann das nicht geschehen.',
    'V-E20':
      'Jedes deiner Gebäude und jede Straße mit mindestens einem deiner Anhänger bringt dir 5 Florin. Eine Straße im Zentralviertel, in der nur du Anhänger hast, bringt 5 mehr.',
    'V-E21': 'Niemand erhält weniger als 20 Florin. Was Gebäude dazugeben, kommt noch hinzu.',
    'V-E30':
      'Alle werben gleichzeitig und geheim an; ein Söldner kostet 5 Florin. Dann wird alles gezeigt und bezahlt.',
    'V-E31':
      'Wer gerade zwei oder mehr angeworben hat, darf eine weitere Aufrüstungsrunde ausrufen. Tut es jemand, dürfen alle noch einmal anwerben, und so weiter.',
    'V-E32':
      'Alle, die gerade zwei oder mehr angeworben haben, werden gleichzeitig gefragt, und es genügt, wenn einer sie ausruft; er muss nicht noch einmal anwerben. In jeder Aufrüstungsrunde werden alle gefragt, und niemand muss jemanden anwerben.',
    'V-E40': 'Der Startspielerstein geht an den linken Nachbarn.',
    'V-F01':
      'Jede Straße, in der nur du Anhänger hast, bringt dir 5 Punkte. In einer geteilten Straße bringt dir jeder deiner Anhänger einen. Gebäude und gezeigte Aufgaben bringen die Punkte, die darauf stehen.',
    'V-F02': 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
    'V-F03':
      'Nicht gezeigte Aufgaben, Florin und Söldner bringen nichts. Nicht gezeigte Aufgaben werden erst nach der Wertung offengelegt.',
    'V-G01':
      'Casa delle Corporazione: 2 Punkte, für die meisten Anhänger in Straßen der Zünfte. Beim Geldgewinn bringt es 1 Florin zusätzlich je Straße und je Gebäude, wo der Besitzer einen Anhänger hat.',
    'V-G02':
      'Convento: 2 Punkte, für die meisten Anhänger im Ostviertel. Kein Gegner des Besitzers darf mehr als 4 Söldner für Gewalt bieten; der Besitzer schon.',
    'V-G03':
      'Postribolo: 4 Punkte, für die meisten Anhänger in Straßen ohne Verwalter. Zum Geldgewinn kommen 5 Florin.',
    'V-G04':
      'Porta Gabella: 4 Punkte, für die meisten Anhänger im Westviertel. Nach einer erfolgreichen Gewaltaktion des Besitzers gibt es 1 Söldner, in einer Straße der Zünfte 2.',
    'V-G05':
      'Roccaforte: 4 Punkte, für die meisten Anhänger in Straßen des Prinzen. Beim Geldgewinn gibt es 1 Söldner.',
    'V-G06':
      'Redentore: 4 Punkte, für die meisten Anhänger im Südviertel. Misslingt eine Bestechung des Besitzers, obwohl er mindestens 1 Florin geboten hat, gibt es 2 Florin, in einer Straße der Kirche 4.',
    'V-G07':
      'Santa Susanna: 2 Punkte, für die meisten Anhänger in Straßen der Kirche. Wird eine Intrige des Besitzers erraten, darf er sie mit demselben Anhänger noch einmal versuchen: wieder mit einer beliebigen der drei Karten, und alle raten neu. Verzichtet er, oder wird sie wieder erraten, ist der Anhänger verloren [V-C13].',
    'V-G08':
      'Sinagoga: 2 Punkte, für die meisten Anhänger im Nordviertel. Nach einer gelungenen Bestechung des Besitzers gibt es 2 Florin, in einer Straße ohne Verwalter 4.',
    'V-G09': 'Municipio: 6 Punkte, durch Versteigerung [V-E13]. Einen anderen Vorteil hat es nicht.',
    'V-G10':
      'Ein Vorteil gilt von dem Moment an, in dem das Gebäude besetzt ist, also schon beim Geldgewinn derselben Runde.',
    'V-G11':
      'Porta Gabella, Redentore und Sinagoga wirken nur nach geplanten Aktionen: nicht nach Mord, Belohnungen oder der Versteigerung des Municipio. Sie werden von selbst vor den Aufgaben ausgezahlt, Redentore nach dem Bezahlen der Gebote; Sinagoga zahlt auch, wenn kein Anhänger gesetzt werden konnte [V-C40].',
    'V-X01':
      'Wird gleichzeitig oder reihum geplant? Gleichzeitig, wie im tschechischen Heft; das Planen reihum ist eine Variante [V-B03].',
    'V-X02':
      'Wie viel zahlt Redentore? 2 und 4 Florin, wie an den meisten Stellen; 3 und 5, aus einer Anmerkung im englischen Heft, ist eine Variante.',
    'V-X03':
      'Wen bewegt der Befehl, und wohin? Nur die Anhänger der anderen Spieler, in die Straße, aus der der Anhänger des Intriganten kam [V-C44].',
    'V-X04': 'Wessen fünftes Gebäude beendet das Spiel? Das fünfte aller Spieler zusammen [V-E14].',
    'V-X05':
      'Welche Straßen sind benachbart? Die Hefte sagen es verschieden; hier gilt eine einzige Liste, und der Spielplan zeigt sie [V-S04].',
    'V-X06':
      'Wo beschränkt Convento die Gegner seines Besitzers? Überall. Variante: nur in Straßen, in denen der Besitzer Angreifer oder Verteidiger ist [V-G02].',
    'V-X07':
      'Gilt das Minimum von 20 Florin vor oder nach dem, was Gebäude dazugeben? Davor: Die Vorteile kommen noch hinzu [V-E21].',
    'V-X08':
      'Was, wenn nach neun Runden keine fünf Gebäude besetzt sind? Es wird weitergespielt, aber nicht ewig [V-E15].',
    'V-X09':
      'Verlieren Intriganten, die sich aufheben, einen Anhänger? Nein, es ist noch keiner genannt [V-C10].',
    'V-X10':
      'Wie darfst du die zwei Schritte einer Belohnung nutzen? Mit einem Anhänger oder mit zweien, auch aus derselben Straße; keinen, einen oder beide [V-C52].',
    'V-X11': 'Und ein Gleichstand am Ende? Der Sieg wird geteilt [V-F02].',
    'V-X12':
      'Das deutsche Heft nennt die Karte in den Regeln Befehl und in einem Beispiel Erpressung. Hier heißt sie Befehl.',
    'V-X13':
      'Wann wird der Stapel der Gebäude aufgedeckt? Nach dem letzten der ersten Anhänger und bevor das erste Gebäude angeboten wird [V-S07].',
    'V-X14':
      'Muss Santa Susanna genutzt werden, und mit welchem Anhänger? Der Besitzer darf sie nutzen, und zwar mit demselben; nicht bei Intrigen, die sich aufgehoben haben [V-G07].',
    'V-X15':
      'Ein Beispiel in den Heften vergisst einen Verteidiger, der weder rät noch würfelt. Es gilt die Regel: Jeder Verteidiger tut beides [V-C05].',
    'V-X16':
      'Wird bei Gewalt ohne Söldner gewürfelt? Nein; wer nichts bietet, zählt in der Versteigerung nicht [V-C24] [V-C25].',
    'V-X17': 'Siehst du, wo andere planen, bevor alle fertig sind? Nein [V-B02]; nur beim Planen reihum.',
    'V-X18':
      'Wie oft dürfen nach einer Straße Aufgaben gezeigt werden? Einmal um den Tisch; jeder darf, niemand muss [V-C50].',
    'V-X19':
      'Was, wenn es für Mord oder Abschrecken sonst niemanden gibt oder Abgeschreckte nirgends hinkönnen? Der Intrigant darf seine eigenen Anhänger verschonen [V-C43]; wer nirgends hinkann, kommt in den Vorrat [V-C45].',
    'V-X20': 'Darfst du auf eine gelungene Aktion verzichten? Nein; was geplant war und gelingt, geschieht.',
    'V-X21':
      'Was, wenn der Vorrat leer ist? Es wird nichts gesetzt, ob durch Bestechung, Belohnung oder Gebäude; alles andere gilt.',
    'V-X22': 'Hebt eine unmögliche Intrige andere auf? Nein, nur wirkliche Intriganten zählen [V-C03].',
    'V-X23': 'Darfst du Unmögliches planen? Ja, obwohl die Kurzfassungen es verbieten [V-B04].',
    'V-X24':
      'Müssen alle Verteidiger die Stärke erreichen, oder addieren sich ihre Würfe? Weder noch: Einer genügt, und jeder zählt für sich [V-C31].',
    'V-X25':
      'Wer darf eine weitere Aufrüstungsrunde ausrufen? Wer in der eben beendeten zwei oder mehr angeworben hat, nicht in der ganzen Phase [V-E31].',
    'V-X26':
      'Bringen auch geteilte Straßen 5 Punkte? Nein, nur Straßen, in denen du allein Anhänger hast [V-F01].',
    'V-X27':
      'Söldner ohne Grenze [V-S08] und die Reihenfolge im Uhrzeigersinn [V-S12] stehen nicht in jedem Heft; hier gelten sie. Die Runde hat vier Phasen.',
    'V-X28': 'Für wessen Aktionen zahlen Porta Gabella, Redentore und Sinagoga? Nur für die ihres Besitzers.',
    'V-X29':
      'Wenn Angreifer gleichauf liegen und nichts gelingt, darf dann noch eine Aufgabe gezeigt werden? Ja, nach jeder Straße [V-C50].',
    'V-X30': 'Dürfen bei zwei Schritten als Belohnung beide Anhänger dieselbe Straße verlassen? Ja [V-C52].',
  },
  glossary: {
    ally: {
      word: 'Anhänger',
      meaning:
        'Deine Leute in der Stadt. Sie stehen in Straßen, handeln, verteidigen sich und bringen Geldgewinn und Punkte.',
    },
    mercenary: {
      word: 'Söldner',
      meaning: 'Ein gedungener Kämpfer. Du bietest Söldner für Gewalt, und was geboten ist, ist verloren.',
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
      meaning: 'Eine Aktion, die dir einen Anhänger bringt; geboten werden Florin.',
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
    bluff: { word: 'Bluff', meaning: 'Eine Aktionsmarke, die nur täuscht.' },
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
      meaning:
        'Eine geheime Karte mit drei Straßen. Wer in allen dreien Anhänger hat, darf sie für Belohnung und Punkte zeigen.',
    },
    building: {
      word: 'Gebäude',
      meaning:
        'Wer in seinen Straßen die meisten Anhänger hat, besetzt es; es bringt Punkte, Florin und einen Vorteil.',
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
