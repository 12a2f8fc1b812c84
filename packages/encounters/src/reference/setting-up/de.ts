import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    SETUP: 'Spielaufbau',
    AVATAR: 'Avatare',
    OBJECTIVE: 'Aufgaben',
    EPISODE: 'Episodenstapel und Nebenaufträge',
  },
  rules: {
    'SETUP-01': 'Ein bis fünf Personen spielen, alle in einem Team. Ihr gewinnt gemeinsam oder verliert gemeinsam.',
    'SETUP-02': 'Du beginnst mit einem eigenen Deck: 7 Shiny, 5 Misbehave und 1 Talent, zusammen 13 Karten.',
    'SETUP-03':
      'Alle neun Crewmitglieder sind in jedem Spiel dabei. Fünf von ihnen sind Hauptfiguren, die anderen vier sind Nebenfiguren.',
    'SETUP-04': 'Alle nehmen sich einen Avatar, nach Wahl oder zufällig, und sind damit eine der Hauptfiguren.',
    'SETUP-05':
      'Mit weniger als fünf Spielern werden weitere Avatare bestimmt, bis es fünf sind. Die zusätzlichen liegen unter der Brücke. Sie sind Hauptfiguren, aber niemand spielt sie.',
    'SETUP-06':
      'Die vier Avatare, die niemand genommen hat, zeigen, wer die Nebenfiguren sind. Diese Avatarkarten kommen zurück in die Schachtel.',
    'SETUP-07':
      'Zu jeder Nebenfigur gehören 14 Karten. Zusammengemischt bilden die vier Sätze den Crewstapel mit 56 Karten.',
    'SETUP-08': 'Die 14 Karten einer Hauptfigur bleiben in diesem Spiel in der Schachtel.',
    'SETUP-09':
      'Mische 10 Ausbauten, 5 Browncoats, 20 Schiffstreffer und 40 Crewtreffer, jede Sorte für sich, zu vier verdeckten Stapeln.',
    'SETUP-10':
      'Talente und Schwächen liegen offen in zwei Vorräten, die alle ansehen dürfen; ihre Reihenfolge spielt keine Rolle.',
    'SETUP-11':
      'Sechs weitere Schiffstreffer haben am linken Rand ein Etikett. Sie gehören zu Episoden und kommen nie in den Stapel der Schiffstreffer.',
    'SETUP-12': 'Decke die ersten fünf Karten des Crewstapels auf, je eine auf jedem Feld der Brücke.',
    'SETUP-13': 'Mische deine 13 Karten und ziehe 6 davon auf die Hand.',
    'SETUP-14':
      'Es beginnt, wer den höchsten Rang hat. Rang 1 ist der höchste: je kleiner die Zahl, desto höher der Rang.',
    'SETUP-15':
      'Avatare, die niemand spielt, haben keine Züge und bleiben daher bei der Suche nach dem ersten Spieler außer Betracht.',
    'SETUP-16': 'Nach jedem Zug ist der nächste Spieler zur Linken an der Reihe, im Uhrzeigersinn.',
    'SETUP-17':
      'Für ein erstes Spiel sind die Episoden „Serenity (Part 1)“ als A, „Serenity (Part 2)“ als B und „The Train Job“ als C vorgesehen.',
    'SETUP-18':
      'Im ersten Spiel sind die Spieler Mal, Kaylee, Zoe, Jayne und Book, in dieser Reihenfolge. Mit weniger Spielern fallen Namen vom Ende her weg.',
    'SETUP-19':
      'Im ersten Spiel besteht der Crewstapel aus Wash, Inara, River und Simon. Wer von den fünf Spielern weggefallen ist, ist eine Hauptfigur, die niemand spielt.',
    'SETUP-20':
      'Beliebige fünf Hauptfiguren passen zu beliebigen Episoden. Die Namen, die für manche Episoden empfohlen sind, sind nur Vorschläge.',
    'SETUP-21': 'Für Serenity und The Train Job empfehlen wir Mal, Kaylee, Zoe, Jayne und Book als Hauptfiguren.',
    'SETUP-22': 'Für Bushwhacked, Shindig und Safe empfehlen wir Simon, Wash, Inara, Book und River als Hauptfiguren.',
    'SETUP-23':
      'Für Our Mrs. Reynolds, Jaynestown und Out of Gas empfehlen wir Jayne, Inara, Zoe, Mal und Simon als Hauptfiguren.',
    'SETUP-24': 'Für Ariel, War Stories und Trash empfehlen wir River, Jayne, Kaylee, Book und Simon als Hauptfiguren.',
    'SETUP-25':
      'Für The Message, Heart of Gold und Objects in Space empfehlen wir Wash, Mal, Inara, River und Zoe als Hauptfiguren.',
    'AVATAR-01': 'Dein Avatar liegt von Anfang bis Ende vor dir. Er wird nie in ein Deck gemischt.',
    'AVATAR-02': 'Die Gesundheit sagt, wie viel Schaden aus Treffern nötig ist, um die Figur zu besiegen.',
    'AVATAR-03': 'Der Verteidigungswert bewirkt von sich aus nichts. Er zählt nur, wo eine Karte nach ihm fragt.',
    'AVATAR-04':
      'Jeder Avatar hat eine Talentfähigkeit und eine Schwächenfähigkeit. Sie kommen zum Zug, wenn der Spieler des Avatars ein Talent oder eine Schwäche ausspielt.',
    'AVATAR-05':
      'Der Rang bestimmt, wer das Spiel beginnt, und manche Karten fragen nach dem höchsten oder niedrigsten Rang.',
    'AVATAR-06': 'Was eine Karte bewirkt, kann davon abhängen, wer die fünf Hauptfiguren sind.',
    'AVATAR-07':
      'Eine Hauptfigur, die niemand spielt, hat einen Avatar und einen Rang, aber kein Deck, keine Hand und keine Züge.',
    'AVATAR-08':
      'Solange ein Avatar verdeckt liegt, hat er keinen Rang und ist keine Hauptfigur. Geheilt werden kann er trotzdem als solche.',
    'AVATAR-09':
      'Spieler kämpfen hier nie gegeneinander; das gibt es nur, wo andere Encounters-Spiele dazugemischt werden.',
    'OBJECTIVE-01': 'Jede Aufgabenkarte ist mit A, B oder C gekennzeichnet. Ein Spiel hat von jeder Sorte eine.',
    'OBJECTIVE-02': 'Ihr spielt zuerst die A-Karte, dann die B-Karte und zuletzt die C-Karte.',
    'OBJECTIVE-03': 'Wählt die drei Aufgabenkarten aus oder zieht von jedem Buchstaben eine zufällig.',
    'OBJECTIVE-04':
      'Die A-Karte beginnt auf dem Aufgabenfeld. B und C warten daneben, jede offen auf ihrem Episodenstapel.',
    'OBJECTIVE-05':
      'Jede Aufgabenkarte trägt den Namen einer Episode und eine Nummer. Die Nummern folgen der Serie; außerhalb einer Kampagne braucht ihr euch nicht daran zu halten.',
    'OBJECTIVE-06': 'Der Pilotfilm der Serie umfasst zwei Aufgabenkarten: Der erste Teil ist ein A, der zweite ein B.',
    'OBJECTIVE-07': 'Eine Aufgabenkarte enthält mehrere Aufgaben. Erfüllt sie, in welcher Reihenfolge ihr wollt.',
    'OBJECTIVE-08': 'Sobald ihr eine Aufgabe erfüllt, bekommt ihr die dafür aufgedruckte Belohnung.',
    'OBJECTIVE-09':
      'Belohnungen sind Talente, die in die Decks kommen, oder Credits, die ihr bis zum Ende der Episode behaltet und dann ausgebt.',
    'OBJECTIVE-10':
      'Wenn ihr eine Karte neben die Serenity legen sollt, steht sie für Credits, die ihr in dieser Episode verdient habt.',
    'OBJECTIVE-11': 'Hat eine Aufgabenkarte einen Text „Aufbau“, führt ihn aus, wenn die Episode beginnt.',
    'OBJECTIVE-12': 'Was eine Aufgabenkarte sonst noch sagt, gilt so lange wie ihre Episode und nicht länger.',
    'OBJECTIVE-13':
      'Sobald keine Aufgabe mehr offen ist, weil jede erfüllt oder gescheitert ist, ist die Episode in diesem Augenblick vorbei.',
    'OBJECTIVE-14': 'Manche Aufgaben sind Pflichtaufgaben. Scheitert ihr an einer davon, ist das Spiel verloren.',
    'OBJECTIVE-15':
      'An einer Aufgabe zu scheitern, die keine Pflichtaufgabe ist, kostet euch ihre Belohnung und die Punkte für die vollständig erfüllte Karte. Mehr folgt daraus nicht.',
    'OBJECTIVE-16':
      'Es gibt drei Wege, Aufgaben zu erfüllen: bestimmte Karten aufdecken, nutzen, was Zielkarten anbieten, oder bestimmte Gegner besiegen. Die Aufgabe sagt, welcher gilt.',
    'EPISODE-01':
      'Zu jeder Aufgabenkarte gehört ein kleiner Stapel Episodenkarten. Die Stapel werden nacheinander gespielt: A, B, C.',
    'EPISODE-02': 'Der Stapel einer A-Episode hat 10 eigene Karten.',
    'EPISODE-03': 'Der Stapel einer B-Episode hat 11 eigene Karten.',
    'EPISODE-04': 'Der Stapel einer C-Episode hat 12 eigene Karten.',
    'EPISODE-05':
      'In jeden Episodenstapel werden Nebenaufträge gemischt, zufällig und ungesehen. Wie viele, hängt von der Zahl der Spieler ab.',
    'EPISODE-06': 'Mit 1 Spieler gibt es 0 Nebenaufträge je Episodenstapel und keine Vorbereitungsrunde.',
    'EPISODE-07': 'Mit 2 Spielern gibt es 1 Nebenauftrag je Episodenstapel und keine Vorbereitungsrunde.',
    'EPISODE-08': 'Mit 3 Spielern gibt es 2 Nebenaufträge je Episodenstapel und keine Vorbereitungsrunde.',
    'EPISODE-09':
      'Mit 4 Spielern gibt es 3 Nebenaufträge je Episodenstapel, und ihr beginnt mit einer Vorbereitungsrunde.',
    'EPISODE-10':
      'Mit 5 Spielern gibt es 4 Nebenaufträge je Episodenstapel, und ihr beginnt mit zwei Vorbereitungsrunden.',
    'EPISODE-11':
      'Ein Nebenauftrag steckt nur in einem einzigen Episodenstapel. Mit 5 Spielern werden alle 12 verwendet.',
    'EPISODE-12':
      'Ist ein Stapel gemischt, kommt eine Unvermeidliche Karte darunter, zufällig und ungesehen. Es gibt drei, eine für jeden Episodenstapel.',
    'EPISODE-13':
      'Mit der Unvermeidlichen Karte zählt Stapel A 11 Karten, Stapel B 12 und Stapel C 13. Die Nebenaufträge kommen noch hinzu.',
    'EPISODE-14':
      'Stapel A liegt auf dem Feld für den Episodenstapel. Die Stapel B und C bleiben beiseite, bis sie an der Reihe sind, mit ihren Aufgabenkarten offen obenauf.',
    'EPISODE-15': 'Eine Vorbereitungsrunde gibt allen einen Zug mehr, bevor Episode A richtig losgeht.',
    'EPISODE-16': 'Ein Vorbereitungszug verläuft wie jeder andere, nur ohne Episodenphase.',
    'EPISODE-17':
      'Spielt eine Person zwei Avatare, ist das ein Spiel zu zweit, und es hat die Nebenaufträge eines Spiels zu zweit.',
    'EPISODE-18':
      'Kein Spieler darf in einen Episodenstapel schauen, weder auf seine Karten noch auf ihre Reihenfolge.',
  },
}
