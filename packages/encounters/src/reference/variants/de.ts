import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    DIFFICULTY: 'Leichtere und schwerere Spiele',
    SOLO: 'Allein spielen',
    CAMPAIGN: 'Kampagnen',
    CONTENTS: 'Was in der Schachtel ist',
  },
  rules: {
    'DIFFICULTY-01':
      'Ihr dürft das Spiel auf mehrere Arten leichter oder schwerer machen und sie nach Belieben mischen.',
    'DIFFICULTY-02': 'Leichter: Mischt mehr Nebenaufträge in jeden Episodenstapel, als eure Spielerzahl vorsieht.',
    'DIFFICULTY-03':
      'Leichter: Alle haben ganz am Anfang einen oder zwei Vorbereitungszüge mehr. Sie haben keine Episodenphase.',
    'DIFFICULTY-04': "Leichter: Wenn Episode B beginnt, liegen weniger als zwei Karten im 'Verse.",
    'DIFFICULTY-05': "Leichter: Wenn Episode C beginnt, liegen weniger als vier Karten im 'Verse.",
    'DIFFICULTY-06': 'Leichter: In jedem Startdeck steckt ein weiteres Talent.',
    'DIFFICULTY-07':
      'Leichter: Jeder Spieler bekommt vor Episode B, vor Episode C oder vor beiden ein weiteres Talent.',
    'DIFFICULTY-08': 'Leichter: Zwischen den Episoden habt ihr einen oder mehrere Credits zusätzlich auszugeben.',
    'DIFFICULTY-09': 'Leichter: Der Verteidigungswert jedes Spielers zählt als zusätzliche Gesundheit.',
    'DIFFICULTY-10': 'Schwerer: Mischt weniger Nebenaufträge in die Episodenstapel oder gar keine.',
    'DIFFICULTY-11': "Schwerer: Wenn Episode A beginnt, liegen eine oder mehrere Karten verdeckt im 'Verse.",
    'DIFFICULTY-12': "Schwerer: Wenn Episode B beginnt, liegen mehr als zwei Karten im 'Verse.",
    'DIFFICULTY-13': "Schwerer: Wenn Episode C beginnt, sind alle fünf Felder des 'Verse besetzt.",
    'DIFFICULTY-14': 'Schwerer: Niemand beginnt mit einem Talent.',
    'DIFFICULTY-15':
      'Schwerer: Jeder Spieler bekommt zu Beginn einer Episode eine Schwäche, in einer Episode oder in mehreren.',
    'DIFFICULTY-16':
      'Schwerer: Die Züge besiegter Spieler finden statt, mit Episodenphase und Schlagphase. Crewtreffer werden in ihnen nicht gezogen, aber Schiffsgegner schlagen weiter nach der Serenity.',
    'DIFFICULTY-17': 'Am schwersten: Das Spiel ist verloren, sobald ein einziger Spieler besiegt ist.',
    'SOLO-01':
      'Spielst du allein mit einem Avatar, darfst du einmal je Zug eine Karte mit Koordinieren ablegen und dafür eine Karte ziehen.',
    'SOLO-02':
      'Allein mit einem Avatar hast du keine Nebenaufträge und keine Vorbereitungsrunde und vier Hauptfiguren, die niemand spielt.',
    'SOLO-03': 'Wenn du allein spielst, bist der nächste Spieler immer du.',
    'SOLO-04': 'Spielst du allein und wirst besiegt, ist das Spiel verloren, denn es steht niemand mehr.',
    'SOLO-05':
      'Spielst du allein, endet die Episode mit eben dem Zug, in dem die Unvermeidliche Karte in die Kampfzone kommt und zuschlägt.',
    'SOLO-06':
      'Eine Person mit zwei Avataren spielt ein Spiel zu zweit: zwei Decks, zwei Hände, zwei Züge, ein Nebenauftrag je Stapel und Koordinieren zwischen den beiden.',
    'CAMPAIGN-01': 'Eine Kampagne ist eine Kette von fünf Spielen, in denen alle 15 Episoden gespielt werden.',
    'CAMPAIGN-02':
      'Alle behalten für die ganze Kampagne denselben Avatar. Auch die fünf Hauptfiguren und die vier Nebenfiguren ändern sich nicht.',
    'CAMPAIGN-03':
      'Die Episoden werden in ihrer Reihenfolge gespielt: Nummer 1 bis 3 im ersten Spiel, 4 bis 6 im zweiten und so weiter.',
    'CAMPAIGN-04':
      'Gewinnt ihr ein Spiel einer Kampagne, folgt auf seine Episode C ein besonderes Zwischenspiel. Ihr zählt eure Credits und gebt sie für Ausbauten, Reparaturen und Heilung aus.',
    'CAMPAIGN-05': 'Im besonderen Zwischenspiel nach einem gewonnenen Spiel sind zusätzliche Karten nicht zu haben.',
    'CAMPAIGN-06':
      'Nach einem Sieg nehmt ihr ins nächste Spiel mit, was auf der Serenity liegt, Ausbauten und Schiffstreffer, dazu die Crewtreffer auf euren Hauptfiguren.',
    'CAMPAIGN-07': 'Alles Übrige wird für das nächste Spiel frisch aufgebaut, auch eure Decks.',
    'CAMPAIGN-08': 'Nach einer Niederlage behaltet ihr nichts: Das nächste Spiel wird ganz von vorn aufgebaut.',
    'CAMPAIGN-09':
      'In einer Kampagne führt ihr den Text „Ende der Episode“ von Episode C aus, ob ihr gewonnen oder verloren habt.',
    'CAMPAIGN-10': 'Euer Ziel ist, alle fünf Spiele zu gewinnen. Eines zu verlieren beendet die Kampagne nicht.',
    'CAMPAIGN-11':
      'Für das Endergebnis zählt zuerst zusammen, was ihr in den fünf Spielen erreicht habt. Jedes bringt 0 bis 6 Punkte.',
    'CAMPAIGN-12':
      'Ein Sieg in Spiel 2 bringt 5 Punkte dazu, in Spiel 3 sind es 10, in Spiel 4 15 und in Spiel 5 20. Für Spiel 1 gibt es keinen solchen Bonus.',
    'CAMPAIGN-13': 'Habt ihr alle fünf Spiele gewonnen, bekommt ihr noch einmal 20 Punkte.',
    'CAMPAIGN-14':
      'Ein Beispiel: Ihr gewinnt jedes Spiel, mit 6, 4, 3, 6 und 5 Punkten, also 24. Die Siege sind 50 wert, alle fünf zusammen weitere 20. Das macht am Ende 94.',
    'CAMPAIGN-15':
      'Ein zweites Beispiel: Ihr gewinnt das erste, vierte und fünfte Spiel. 6, 3, 1, 6 und 5 Punkte machen 21, die Siege 15 und 20, also 35. Am Ende habt ihr 56.',
    'CAMPAIGN-16':
      "Wie ihr abgeschnitten habt: Mit 100 Punkten seid ihr „Big Damn Heroes“, mit 85 bis 99 heißt es „Everything's Shiny, Cap'n“, mit 51 bis 84 „Keep Flying“ und mit 0 bis 50 „Time to Retire and Give Up This Life of Crime“.",
    'CAMPAIGN-17':
      'Eine Kampagne kann höchstens 100 Punkte bringen: 30 für fünf volle Ergebnisse, 50 für die Siege und 20 dafür, dass es alle sind.',
    'CAMPAIGN-18': 'Macht ihr eine Kampagne leichter oder schwerer, dann in allen fünf Spielen auf dieselbe Weise.',
    'CAMPAIGN-19':
      'Ihr dürft die 15 Aufgabenkarten auch mischen und auf beliebige fünf Spiele verteilen, solange jedes Spiel ein A, ein B und ein C hat.',
    'CONTENTS-01': 'Die Schachtel enthält 500 Karten.',
    'CONTENTS-02': 'Es gibt 35 Shiny, 7 für jeden von 5 Spielern.',
    'CONTENTS-03': 'Es gibt 25 Misbehave, 5 für jeden von 5 Spielern.',
    'CONTENTS-04': 'Es gibt 5 Browncoats, von jeder Klasse eine Karte.',
    'CONTENTS-05': 'Es gibt 9 Avatare, einen für jeden aus der Crew.',
    'CONTENTS-06': 'Es gibt 126 Karten von Figuren zum Anwerben: 14 für jedes der 9 Crewmitglieder.',
    'CONTENTS-07': 'Es gibt 15 Aufgabenkarten: 5 mit A, 5 mit B und 5 mit C.',
    'CONTENTS-08':
      'Es gibt 165 Episodenkarten: fünf Stapel mit 10, fünf mit 11 und fünf mit 12. Die 6 Schiffstreffer mit Etikett gehören zu diesen Stapeln.',
    'CONTENTS-09': 'Es gibt 12 Nebenaufträge.',
    'CONTENTS-10': 'Es gibt 40 Crewtreffer.',
    'CONTENTS-11': 'Es gibt 20 Schiffstreffer in ihrem Stapel.',
    'CONTENTS-12': 'Es gibt 10 Ausbauten.',
    'CONTENTS-13': 'Es gibt 15 Talente. Jeder Spieler hat zu Beginn eines im Deck, die anderen bilden den Vorrat.',
    'CONTENTS-14': 'Es gibt 20 Schwächen.',
    'CONTENTS-15': 'Es gibt 3 Unvermeidliche Karten, alle davon in jedem Spiel im Einsatz.',
    'CONTENTS-16':
      'Zusammen sind es 500 Karten: 35 Shiny, 25 Misbehave, 5 Browncoats, 9 Avatare, 126 Figuren, 15 Aufgaben, 165 Episodenkarten, 12 Nebenaufträge, 40 Crewtreffer, 20 Schiffstreffer, 10 Ausbauten, 15 Talente, 20 Schwächen und 3 Unvermeidliche Karten.',
  },
}
