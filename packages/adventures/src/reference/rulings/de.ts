import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    OPEN: 'Entscheidungen',
  },
  rules: {
    'OPEN-01':
      'Zwei Felder sehen einander, wenn irgendeine gerade Linie vom Inneren des einen ins Innere des anderen keine Wand berührt, nicht einmal ihr Ende. Jede Tür, offen oder geschlossen, gilt als Wand, außer eines der beiden Felder ist ihr Türfeld. Figuren, Körper, Marker und niedrige Hindernisse versperren nichts. Sicht gilt immer in beide Richtungen.',
    'OPEN-02':
      'In Deckung bist du, wenn zwischen deinem Feld und dem des Schützen eine Wand, die dein Feld berührt, einen Teil des Weges versperrt; oder ein niedriges Hindernis, das es berührt; oder wenn du auf einem Türfeld stehst und der Schütze jenseits der Tür ist. Eine Wand, die nur am Rand der Linien zwischen beiden Feldern entlangläuft, ist keine Deckung.',
    'OPEN-03':
      'Der Abstand wird in Schritten um Wände herum gezählt. Türen, offen oder geschlossen, nimmt man gerade, und für einen schrägen Schritt müssen alle vier Kanten an seiner Ecke frei von Wänden und Türen sein. Figuren und Marker zählen nicht. Führt kein Weg hin, zählen die Spalten oder Zeilen dazwischen, je nachdem, was mehr ist.',
    'OPEN-04':
      'Nebeneinander sind Nachbarfelder, die einander sehen, wobei geschlossene Türen als Wände gelten. Um eine Gebäudeecke kannst du also neben jemandem stehen, der 2 Schritte entfernt ist.',
    'OPEN-05':
      'Durch eine geschlossene Tür sehen sich die beiden Türfelder, aber von dort kann man weder aufeinander schießen noch sich prügeln, heilen, helfen oder tauschen.',
    'OPEN-06':
      'Für Schüsse der Crew versperren Crewmitglieder, die neben einem Ganoven stehen, die Sicht wie Wände. Ganoven dazwischen tun das nie.',
    'OPEN-07':
      'Auf einem Feld steht eine Figur. Keine Bewegung endet auf einer Figur, einem Körper oder anderen schweren Gegenstand, einer Kiste, einem Tresor, einem Terminal oder dem M.U.L.E., und niemand betritt dessen Felder, sofern der Auftrag es nicht erlaubt.',
    'OPEN-08':
      'Ein verschobener Gegenstand landet neben dem Schiebenden, auf dem Plan und nicht auf einer Figur, einem anderen schweren Gegenstand, dem M.U.L.E. oder dem Schiebenden selbst. Zum Schieben braucht es nie erst eine Prügelei.',
    'OPEN-09':
      'Neben dem Schloss einer Tür sind die Felder, die ihre Kante berühren, auf beiden Seiten: die zwei Türfelder und die vier daneben. Ein Ganove auf einem davon bewacht das Schloss. Das Schloss eines Tresors liegt auf dessen Feld.',
    'OPEN-10':
      'Der nächste Rand des Plans ist das freie Randfeld mit dem geringsten Abstand; unter gleichen das in gerader Linie nächste, dann das in der oberen Zeile, dann das weiter links.',
    'OPEN-11': 'Ein Crewzug hat mindestens eine Aktion. Warten geht immer.',
    'OPEN-12':
      'Wer wartet, wartet mindestens 1 Moment und endet höchstens 1 hinter dem höchsten Moment irgendeiner anderen Figur, auch der Ganoven. Gibt es keine andere, wartest du 1 pro Aktion.',
    'OPEN-13':
      'Vorne ist die Figur, die zuletzt drankommt: der unterste Marker auf dem höchsten Moment. Ein Marker, der dort auf einem anderen liegt, ist nicht vorne.',
    'OPEN-14':
      'Der Patrouillenmarker stapelt und verdeckt wie andere. Der Alarm liegt neben der Leiste: Er verdeckt niemanden und hat keinen Zug.',
    'OPEN-15':
      'Bei jeder Probe rückt der Marker, wenn alles angesagt ist und bevor gewürfelt wird. Andere Aktionen werden bezahlt, wenn sie geschehen, Neuwürfe mit Zeitkosten sofort.',
    'OPEN-16':
      'Wer helfen will, sagt es nacheinander an; jeder muss dann verfügbar sein, denn der Marker des einen kann den des anderen verdecken.',
    'OPEN-17': 'Ein zurückgerückter Marker bleibt spätestens auf dem ersten Moment stehen und landet obenauf.',
    'OPEN-18':
      'Ein mitten in einem Zug alarmierter Ganove gilt sofort als alarmiert und hält heldenhafte Crew fest. Sein Marker kommt am Ende dieses Zuges auf die Leiste.',
    'OPEN-19':
      'Marker mehrerer alarmierter Ganoven werden so gelegt, dass der nächste oben endet: nah am Crewmitglied, dessen Zug es war, wenn er es heldenhaft sieht, sonst am nächsten heldenhaften Crewmitglied oder Körper, den er sieht, oder an der Ursache. Zwischen gleichen entscheidet, wer vorne liegt.',
    'OPEN-20':
      'Nach einem Crewzug folgt der Reihe nach: ob der Auftrag erfüllt ist, der Alarm, Sterne vom niedrigsten an, und welche Ganoven etwas merken.',
    'OPEN-21': 'Bei Sternereignissen gilt Missmut als 1 und Firefly als 6.',
    'OPEN-22':
      'Ein Stern, an dem du außerhalb deines Zuges vorbeikommst, wirkt erst, wenn der eigene Zug eines Crewmitglieds darauf oder dahinter endet.',
    'OPEN-23':
      'Marker dürfen über den letzten Moment hinaus; wer dort ist, hat keine Züge mehr. Eine rechtzeitig begonnene Aktion wird beendet. Ist die ganze Crew dahinter und der Auftrag nicht erfüllt, ist er geplatzt.',
    'OPEN-24': 'Die Zeitleiste darf mehr Abschnitte haben als die Schachtel.',
    'OPEN-25': 'Eine Firefly auf einem Bonuswürfel erlaubt noch einen.',
    'OPEN-26': 'Wähle die Zahl deiner Würfel vor dem Wurf, von 1 bis zu dem, was dir mit Verstärkungen zusteht.',
    'OPEN-27':
      'Nur wer die Probe ablegt, besticht, in Schritten von 100 $ und vor dem Wurf. Misslingt die Probe, ist das Geld trotzdem weg.',
    'OPEN-28': 'Eine Aktion kann mehrere verschiedene Verstärkungen haben, jede einmal.',
    'OPEN-29':
      'Wird die Probe neu geworfen, fallen alle Bonuswürfel weg, und die ersten Würfel werden neu geworfen. Wird ein Würfel neu geworfen, fallen die Bonuswürfel weg, die er brachte. Neue Fireflys bringen Bonuswürfel.',
    'OPEN-30': 'Beliebig viele dürfen helfen, jeder einmal pro Probe.',
    'OPEN-31': 'Waffen der Helfenden zählen nicht; Crewkarte und andere Ausrüstung schon.',
    'OPEN-32':
      'Fireflys bringen in einer Prügelei beiden Seiten Bonuswürfel. Missmutig ist eine Seite mit mehr Missmut als Fireflys. Erst kommen die Bonuswürfel des Ganoven, dann entscheidet die Crew.',
    'OPEN-33':
      'Ist die Seite mit mehr missmutig, wird niemand verwundet: Zum Verwunden braucht eine Seite mindestens die Summe der anderen und darf nicht missmutig sein.',
    'OPEN-34': 'Um sich loszureißen, braucht es die höhere Summe, und man darf nicht missmutig sein.',
    'OPEN-35': 'Auch wer sich verteidigt, zählt bis zu zwei Nahkampfwaffen.',
    'OPEN-36':
      'Ob du festgehalten wirst, entscheidet sich am Beginn einer Bewegungsaktion; unterwegs kommst du frei an Ganoven vorbei. Bewegen dich andere, hält dich nichts. In einer Aktion aus Prügeln und Bewegen darfst du dich bewegen, wenn dann kein alarmierter Ganove neben dir steht oder du ihre Prügelei gewonnen hast.',
    'OPEN-37':
      'Heldenhafte Crew ohne Prügelaktion kann sich neben einem alarmierten Ganoven im eigenen Zug nicht bewegen. Sie darf anderes tun oder durch einen Sieg in der Verteidigung wegkommen.',
    'OPEN-38': 'Ein schießender Ganove wirft Bonuswürfel nur, solange seine Summe zu niedrig ist.',
    'OPEN-39':
      'Ist ein Stapel leer, wird aus seiner Ablage ein neuer gemischt; so bei Herausforderungen wie bei Ausrüstung.',
    'OPEN-40':
      'Ein Ergebnis, das dich unauffällig macht, wirkt nicht, wenn du verwundet bist; gesehen zu werden stört nicht.',
    'OPEN-41': 'Beim Heilen zählt jeder Ganove auf dem Plan, wartend oder nicht, der Heilenden oder Verwundeten sieht.',
    'OPEN-42': 'Ein unauffälliges Crewmitglied, das verwundet wird, wird sofort heldenhaft.',
    'OPEN-43': 'Wunden über das Maß hinaus entfallen, und Crew am Boden nimmt keine.',
    'OPEN-44':
      'Crew am Boden zählt als heldenhaft dafür, was Ganoven merken, ist aber nie Ziel eines Angriffs oder Weges und zählt nicht, wenn gefragt ist, ob heldenhafte Crew auf dem Plan ist.',
    'OPEN-45': 'Gegner eines Ganoven ist Crew, die heldenhaft und nicht am Boden ist.',
    'OPEN-46':
      'Ein Cowboy neben einem Gegner prügelt sich, das gilt für jede Aktion. Sonst schießt er: mit der ersten Aktion, wenn der nächste Gegner, den er sieht, höchstens 6 Felder entfernt ist, mit der zweiten auf jeden, den er sieht. Sonst bewegt er sich.',
    'OPEN-47':
      'Ein Ganove nimmt den Nächsten; dann, bei Schüssen, einen ohne Deckung; dann wer weniger Wunden aushält; dann wer mehr Kampf hat. Was übrig bleibt, entscheidet, wer vorne liegt.',
    'OPEN-48':
      'Ein Schläger endet auf kürzestem Weg neben seinem Ziel oder so nah wie möglich. Unter gleichen Feldern nimmt er das mit Deckung vor den meisten Gegnern, die er sieht, dann das in gerader Linie nächste, dann das obere, dann das linke. Crew steht ihm im Weg.',
    'OPEN-49':
      'Ein Cowboy geht auf ein freies Feld näher am Ziel: am liebsten eines, das es sieht und nicht neben einem Gegner liegt, dann eines in Deckung davor, dann das nächste, dann das in gerader Linie nächste, dann das obere, dann das linke. Ist keines näher, bleibt er.',
    'OPEN-50':
      'Das Heft nennt nicht alle Werte der Ganoven. Unsere sind: Ein Schläger bewegt sich 4 Felder, ein Cowboy schießt mit 1 Würfel für 3 Momente und prügelt sich für 2.',
    'OPEN-51':
      'In einer Prügelei ist ein Ziel, wenn jemand außer dem Schützen neben ihm steht und mindestens einer davon ein Ganove ist. Ein verirrter Schuss kann jede Figur neben dem Ziel treffen, außer dem Schützen und Crew am Boden.',
    'OPEN-52': 'Ein Schuss, der nur an der Summe scheitert, trifft niemanden.',
    'OPEN-53': 'Mit wem ein Ganove sich prügelt, wählen die Spieler; gibt es einen Boss, dann der Boss.',
    'OPEN-54':
      'Ist ein Ganove ausgeschaltet, kommt sein Marker weg, sein Zug endet, ein Körper liegt auf seinem Feld, und als Verstärkung kommt er nicht wieder.',
    'OPEN-55':
      'Eine Verstärkung wird zufällig aus den unbenutzten Ganoven der Arten im Spiel gezogen. Gibt es keine, wird ein wartender alarmiert; gibt es auch davon keinen, geschieht nichts.',
    'OPEN-56':
      'Ein Ganove, der mit einer übrigen Aktion wieder auf seinem Startfeld ist, bleibt für die volle Dauer einer Bewegung stehen und wartet ab seinem nächsten Zug.',
    'OPEN-57':
      'Ist kein Startfeld frei, geht ein Ganove auf das nächste Crewmitglied zu und wartet, wenn er einen Zug höchstens 2 Felder davon entfernt beginnt.',
    'OPEN-58':
      'Jeder Weg hat einen Patrouillenmarker, der weiterläuft, solange Ganoven des Weges leben. Sie ziehen nach ihren Kennungen und gehen von einer Marke zur nächsten, immer im Kreis; sind ihre Arten verschieden, zählt die langsamere. Nach einer Patrouille prüft niemand, was Ganoven merken.',
    'OPEN-59': 'Nur Crewzüge enden mit der Prüfung, was Ganoven sehen.',
    'OPEN-60': 'Wo das Heft 6 für Ganoven auf Patrouille sagt, meint es Schläger, mit zwei Bewegungen zu 3.',
    'OPEN-61':
      'Tauschen darfst du auch mit jemandem, der abgelenkt, vorne oder am Boden ist; am Boden kannst du aber keinen Tausch beginnen. Erst rückt dein Marker, dann der andere, jeder landet obenauf.',
    'OPEN-62': 'Für ein Stück, das ihr umsonst bekamt, gibt es 0 $.',
    'OPEN-63': 'Fallengelassene Ausrüstung verlässt den Auftrag und ist in einer Geschichte verloren.',
    'OPEN-64': 'Wer im eigenen Zug eine Kiste oder einen Tresor aufdeckt, trägt, was darin ist.',
    'OPEN-65':
      'Die Geschichte ist gewonnen, sobald ihr nach einem Auftrag 10.000 $ habt, und verloren, wenn ihr sie nach Auftrag 3 nicht habt oder die Gebühr nicht zahlen könnt. Ein geplatzter Auftrag allein beendet sie nicht.',
    'OPEN-66':
      'Weniger Crew, weil manche aussetzen, bedeutet mehr Abschnitte. Kann niemand arbeiten, ist die Geschichte verloren.',
    'OPEN-67': 'Credits und Marker gehen nicht aus.',
    'OPEN-68': 'Der Boss ordnet den Stapel der Ganoven; diese Ganoven warten nie wieder.',
    'OPEN-69':
      'Die gedruckten Karten und Aufträge sind nicht bekannt, die hier sind also unsere eigenen; nur was das Heft verrät, ist übernommen.',
    'OPEN-70':
      'Für einen Versuch stehst du neben dem Schloss, und sein Marker ist aufgedeckt. Ein Ganove daneben verhindert nur das Aufdecken.',
    'OPEN-71': 'Die Crew wird gewählt, bevor die Zeitleiste liegt, denn deren Länge hängt davon ab.',
    'OPEN-72': 'Wie vieles dich auch deckt, es bleibt einmal bei 3.',
    'OPEN-73':
      'Crew, die nach einer Regel des Auftrags den Plan verlässt, hat keinen Marker mehr; Ganoven und das Ende der Zeit beachten sie nicht.',
    'OPEN-74':
      'Wonach ein Ganove sich richtet, wird vor jeder seiner Aktionen neu geprüft; ob er wieder wartet, nur zu Beginn seines Zuges.',
  },
}
