import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    OPEN: 'Regelentscheide',
  },
  rules: {
    'OPEN-01':
      'Das Feld ganz rechts, auf das die Karten kommen, zu scannen, kostet 3 Angriff. Die nächsten zwei Felder kosten je 2, die zwei nächst der Kampfzone je 1.',
    'OPEN-02':
      'Die Serenity hat fünf Plätze. Zwischen den Episoden kostet die Reparatur auf den zwei untersten je 1 Credit, auf den zwei darüber je 2 und auf dem höchsten 3.',
    'OPEN-03': 'Die Reparaturkosten auf einem Schiffstreffer werden in Anwerbepunkten gezahlt.',
    'OPEN-04':
      'Die Operationen sind ein eigener Bereich, in dem Karten offen liegen. Dorthin kommen sie allein durch ihren eigenen Text. Dort werden sie nicht gescannt, geschoben oder bekämpft, und sie schlagen nicht zu, außer die Karte sagt es.',
    'OPEN-05':
      "Die Felder des 'Verse sind von 1 bis 5 gezählt, vom Feld ganz rechts, auf das die Karten kommen, bis ganz links. Nennt eine Karte ein Feld, meint sie diese Nummer.",
    'OPEN-06':
      'Anwerbepunkte und Angriff, die du nicht ausgegeben hast, bleiben dir bis zum Ende deines Zuges, damit du zahlen kannst, was ein Treffer oder ein Nebenauftrag verlangt. Anwerben, Scannen, Kämpfen und Reparieren gibt es nur in der Aktionsphase. Beim Aufräumen verfällt, was übrig ist.',
    'OPEN-07':
      'Für Reparaturen zu zahlen gehört in die Aktionsphase: Du darfst es in deinem Zug beliebig oft tun, zwischen dem Ausspielen von Karten, so wie du anwirbst.',
    'OPEN-08':
      'Eine Kombo wird beim Ausspielen ihrer Karte genutzt oder gar nicht. Kann sie dir nur nützen, geschieht sie ohne Rückfrage; sonst wirst du gefragt.',
    'OPEN-09':
      'Ziehst du mitten in einem Effekt Schwächen, bring den Effekt erst zu Ende. Dann spiele diese Schwächen vor allem anderen aus, einzeln, in der Reihenfolge, in der du sie gezogen hast.',
    'OPEN-10': 'Beginnst du deine Aktionsphase mit mehreren Schwächen, bestimmst du ihre Reihenfolge.',
    'OPEN-11':
      'Was eine Schwäche bewirkt, steht wie bei Talenten auf deinem Avatar: Es gilt der Schwächentext dessen, der sie ausspielt.',
    'OPEN-12': 'Solange du besiegt bist, bewirken deine Schwächen nichts; sie bleiben in dein Deck gemischt.',
    'OPEN-13': 'Haben dein Deck und dein Ablagestapel zusammen weniger als sechs Karten, ziehe, was da ist.',
    'OPEN-14': 'Shiny gibt 1 Anwerbepunkt, Misbehave gibt 1 Angriff.',
    'OPEN-15':
      'Ein Nebenauftrag in der Kampfzone schlägt nach der Schlagphase fehl, bevor du beim Aufräumen ablegst. Sind es mehrere, nehmt sie von rechts nach links.',
    'OPEN-16':
      'Ein erfüllter Nebenauftrag verlässt sofort seinen Platz. Bringt er keine Credits, kommt er zu den Besiegten Karten.',
    'OPEN-17': 'Karten neben der Serenity kommen zu den Besiegten Karten, wenn die Credits gezählt sind.',
    'OPEN-18':
      "Ein Schiffstreffer, der im 'Verse oder in der Kampfzone aufgedeckt wird, wird nicht gezogen; du kannst ihn also nicht vermeiden. Aufheben kannst du ihn; dann kommt er zu den Besiegten Karten.",
    'OPEN-19':
      'Solange eine Karte verdeckt ist, wirkt nichts, was auf ihr steht: Sie bleibt nicht ortsfest, schlägt nicht aus der Ferne zu und flieht nicht, bis sie aufgedeckt ist.',
    'OPEN-20':
      'Kommt ein verdeckter Gegner mit Flucht in die Kampfzone, deckt ihn auf, führt seine Fähigkeit „Aufdecken“ aus und lasst ihn dann mit seinem Text fliehen. Flucht ist keine Niederlage, also geschieht seine Fähigkeit „Besiegt“ nicht.',
    'OPEN-21':
      'Kommen mehrere Karten zugleich in die Kampfzone, geht die zuerst hinein, die am weitesten links lag, damit die älteste ganz rechts bleibt.',
    'OPEN-22':
      'Ein Ziel oder eine Spezialkarte, auf der nicht steht, wohin sie kommt, bleibt, wo sie aufgedeckt wurde, und bewegt sich weiter wie ein Gegner. Mit einer Figur geschieht, was ihr Text sagt.',
    'OPEN-23':
      'Von den Karten, die zu Beginn von Episode B oder C ausgelegt werden, kommt die erste am weitesten nach links, als wäre sie am frühesten gekommen. Geschoben oder aufgedeckt wird dabei nichts.',
    'OPEN-24':
      "Wenn eine Episode beginnt, legt zuerst die Karten des 'Verse aus und führt dann den Text „Aufbau“ aus. Danach kommen die Vorbereitungszüge und dann der erste Zug.",
    'OPEN-25': 'Schiebt eine Karte andere, kommen alle an ihre neuen Plätze, bevor irgendetwas aufgedeckt wird.',
    'OPEN-26':
      'Einen Treffer aufzuheben hält die Fähigkeit „Schlag“ des Gegners nicht auf. Das tut nur, wer den Schlag vermeidet.',
    'OPEN-27':
      'Ein aufgehobener Schiffstreffer kommt offen unter seinen Stapel, als wäre er repariert, und belegt keinen Platz. Selbst wenn jeder Platz voll ist, zerstört ein aufgehobener Treffer die Serenity nicht.',
    'OPEN-28':
      'Ob ein Treffer aufgehoben wird, entscheidet sich, wenn seine Karte zu sehen ist und bevor sie hingelegt wird, also bevor sie dich besiegen oder die Serenity zerstören kann.',
    'OPEN-29':
      'Ein Crewtreffer ohne Schaden bleibt auf deinem Avatar liegen wie die anderen und kann geheilt werden, außer sein eigener Text legt ihn ab.',
    'OPEN-30':
      'Dein Schaden wird geprüft, sobald ein Crewtreffer auf deinem Avatar liegt. Besiegt er dich, wird sein Text nicht befolgt, ausgenommen was er anderen tut.',
    'OPEN-31':
      'Wirst du in deiner eigenen Episodenphase besiegt, bringt zu Ende, was gerade aufgedeckt wird, überspringe die Aktionsphase und halte die Schlagphase ab. Geschieht es im Zug eines anderen Spielers, geht dieser Zug weiter.',
    'OPEN-32':
      'Bist du am Ende deines Zuges besiegt, legst du beim Aufräumen weder ab, noch ziehst du. Nebenaufträge werden wie gewohnt geprüft, und koordinierte Karten gehen an ihre Besitzer zurück.',
    'OPEN-33':
      'Wirst du in deinem eigenen Zug ins Spiel zurückgeheilt, ziehst du sofort sechs Karten. Deine Aktionsphase bleibt vorbei, und für den Rest des Zuges ziehst du keine Crewtreffer. Dann räume auf wie gewohnt.',
    'OPEN-34':
      'Wirst du in einem Zug besiegt, für den du eine Karte koordiniert hast, wird diese nicht mit den anderen eingemischt. Sie kommt am Ende des Zuges auf deinen Ablagestapel.',
    'OPEN-35':
      "Als Nächster schlägt immer der Gegner in der Kampfzone am weitesten rechts zu, der in dieser Phase noch nicht zugeschlagen hat; gibt es keinen, der am weitesten links im 'Verse mit Reichweite. Gegner, die während der Phase auftauchen, schlagen also zu, und verschwundene nicht.",
    'OPEN-36':
      'Schlägt ein Gegner zu und gibt es keine Trefferkarte mehr zu ziehen, weil alle auf Avataren oder auf der Serenity liegen, wird keine gezogen. Seine Fähigkeit „Schlag“ geschieht trotzdem. Sobald eine Karte abgelegt oder repariert wird, gibt es wieder einen Stapel.',
    'OPEN-37':
      'Ein Schiffstreffer kommt auf den untersten Platz ohne Treffer, auch wenn dort ein Ausbau liegt. Er liegt über dem Ausbau, der bleibt und weiter wirkt.',
    'OPEN-38':
      'Ein Platz ist für einen Ausbau leer, wenn auf ihm weder ein Ausbau noch ein Treffer liegt. Ihr dürft erst reparieren und danach den Ausbau einbauen.',
    'OPEN-39': 'Ein Ausbau, der einen anderen ersetzt, übernimmt dessen Platz.',
    'OPEN-40': 'Solange ein Platz leer ist, kommt ein neuer Ausbau dorthin; ersetzen könnt ihr dann keinen.',
    'OPEN-41':
      'Ausbauten kommen in der Reihenfolge unter ihren Vorrat, in der sie aufgedeckt wurden. Ersetzte kommen zuletzt.',
    'OPEN-42':
      'Müssen alle Hauptfiguren etwas tun, kommen die ohne Spieler nach den Spielern, der höchste Rang zuerst.',
    'OPEN-43':
      'Sobald im Zwischenspiel mindestens 1 Credit für Heilung ausgegeben ist, werden Treffer ohne Schaden umsonst geheilt.',
    'OPEN-44':
      'Kauft ihr Heilung in mehreren Teilen, zählen sie zusammen. Du wählst deine Treffer ein Mal aus, wenn die Summe feststeht.',
    'OPEN-45':
      'Kann ein Effekt von dir eine beliebige Hauptfigur heilen, wählst du sowohl die Figur als auch den Treffer.',
    'OPEN-46':
      'Karten rechts von der Unvermeidlichen Karte, auch angelegte, sind nicht zu erreichen und zählen nicht, und was sie sagen, wirkt nicht. Am Ende der Episode kommen sie zu den Besiegten Karten.',
    'OPEN-47':
      "Ist die Unvermeidliche Karte in der Kampfzone, bewirkt das Hinzufügen einer Episodenkarte nichts: Es gibt kein Feld des 'Verse mehr dafür.",
    'OPEN-48':
      'Die Unvermeidliche Karte schiebt nur, was ihr im Weg liegt. Eine Lücke vor ihr bleibt offen, bis sie dort ist.',
    'OPEN-49':
      'Ist der letzte Spieler, der zu zählen ist, besiegt, ist die Zählung voll, wenn sein Zug übersprungen wird. Dann endet die Episode, ohne Aufräumen: Alle haben ihre Hand schon.',
    'OPEN-50':
      'Wurde dein Zug übersprungen und gezählt, bleibt er gezählt, auch wenn du geheilt wirst, bevor die Zählung voll ist.',
    'OPEN-51':
      'Die Art der Unvermeidlichen Karte bestimmt, ob sie nach der Crew oder nach dem Schiff schlägt. Effekte auf Gegner übergehen sie, aber ihr Schlag lässt sich vermeiden.',
    'OPEN-52':
      'Ist der Spieler, der die nächste Episode beginnen soll, besiegt und im Zwischenspiel nicht geheilt worden, beginnt statt seiner der erste stehende Spieler danach.',
    'OPEN-53':
      'Würde ein Effekt sowohl die letzte Aufgabe erfüllen als auch das Spiel verlieren, gilt, was in ihm zuerst kommt.',
    'OPEN-54':
      'Eine Aufgabe, die ihr nicht mehr erfüllen könnt, ist allein dadurch nicht gescheitert. Sie scheitert, wenn eine Karte es sagt oder wenn die Unvermeidliche Karte die Episode beendet.',
    'OPEN-55':
      'An einer Pflichtaufgabe zu scheitern verliert das Spiel in jeder Episode, in diesem Augenblick, und nicht nur in Episode C.',
    'OPEN-56':
      'Eine Aufgabenkarte ist vollständig erfüllt, wenn jede Aufgabe darauf erfüllt und keine gescheitert ist.',
    'OPEN-57':
      'Die 3 Punkte gibt es für den Sieg. Ihr bekommt sie auch, wenn andere Aufgaben von Episode C gescheitert sind, solange deren Pflichtaufgaben erfüllt sind.',
    'OPEN-58':
      'Du darfst in der Aktionsphase des aktiven Spielers koordinieren, auch in Vorbereitungszügen: zwischen zwei Aktionen, aber nie, während ein Effekt ausgeführt wird.',
    'OPEN-59':
      'Eine Kopie, die dir angeboten wurde, lässt sich einmal ausspielen, an jeder späteren Stelle derselben Aktionsphase.',
    'OPEN-60':
      'Würde der Text einer virtuellen Kopie die Karte selbst bewegen, besiegen oder behalten, überspringe diesen Teil. Alles andere wirkt. Eine Kopie kann nicht noch einmal koordiniert werden.',
    'OPEN-61':
      'Eine virtuelle Kopie, die du ausgespielt hast, ist eine deiner Figuren, wenn sie gezählt oder gezeigt werden, aber nicht, wenn eine besiegt oder abgelegt werden soll.',
    'OPEN-62':
      'Jede Figur auf deiner Hand ist eine deiner Figuren: Shiny, Misbehave und Browncoats ebenso wie angeworbene.',
    'OPEN-63':
      'Eine Reaktion nutzt du aus der Hand, in dem Augenblick, den sie nennt, und jede solche Karte einmal je Zug. Die Karte sagt, ob du sie zeigst, ablegst oder beiseitelegst.',
    'OPEN-64':
      'Mit einer Karte, die irgendeinen Schlag vermeidet, vermeidest du einen Treffer, den du selbst ziehen würdest, auch Schiffstreffer in deinem eigenen Zug. Für die Schläge anderer braucht es eine Karte, die es sagt.',
    'OPEN-65':
      'Im Zwischenspiel liegt ein Plan für die Credits auf dem Tisch. Alle dürfen ihn annehmen oder einmal ändern. Kommt ihr nicht überein, legt ihn der Spieler mit dem höchsten Rang fest, ob besiegt oder nicht.',
    'OPEN-66':
      'Ein besiegter Spieler zieht keine der zusätzlichen Karten. Wer früher im selben Zwischenspiel geheilt wurde, zieht sie.',
    'OPEN-67':
      'Ihr dürft Credits in beliebiger Reihenfolge ausgeben. Nur die zusätzlichen Karten müssen auf einmal gekauft werden.',
    'OPEN-68': 'Ein besiegter Spieler hat keine Hand und nichts im Spiel und damit nichts zu zeigen.',
    'OPEN-69':
      'Ist der Spieler zur Linken besiegt, ist der nächste Spieler der erste danach im Uhrzeigersinn, der noch steht.',
    'OPEN-70':
      'Allein legst du für Koordinieren in deiner Aktionsphase ab. Ziehst du dabei eine Schwäche, spiele sie sofort aus.',
    'OPEN-71':
      'Es gibt 12 Nebenaufträge für drei Stapel, also bekommt ein Stapel höchstens 4. So viele haben 5 Spieler ohnehin.',
    'OPEN-72':
      'Talente und Schwächen, die es vor dem Spiel gibt, werden in die Decks gemischt. Die vor späteren Episoden kommen auf die Ablagestapel.',
    'OPEN-73':
      'Wo Züge besiegter Spieler stattfinden, haben sie kein Aufräumen. Für die Unvermeidliche Karte zählen sie.',
    'OPEN-74':
      'Erreichen die behaltenen Treffer eines Spielers seine Gesundheit, beginnt er das Spiel besiegt, mit gemischtem Deck und ohne Hand. Den ersten Zug hat der stehende Spieler mit dem höchsten Rang.',
    'OPEN-75':
      'Treffer und Ausbauten, die ihr behaltet, fehlen, wenn die Vorräte für das nächste Spiel gebildet werden.',
    'OPEN-76': 'Ein verlorenes Spiel hat kein besonderes Zwischenspiel, also nützen seine Credits nichts.',
    'OPEN-77': 'Nach dem fünften Spiel gibt es kein Zwischenspiel, denn es folgt kein Spiel mehr.',
    'OPEN-78': 'Die 14 Folgen der Serie sind hier 15 Stapel, weil der Pilotfilm als zwei gespielt wird.',
    'OPEN-79':
      'Außerhalb einer Kampagne führt ihr gar keinen Text „Ende der Episode“ von Episode C aus. Das Spiel ist aus.',
    'OPEN-80':
      'Erfüllt ein Effekt mehrere Aufgaben, bekommt ihr alle ihre Belohnungen, in der Reihenfolge, in der sie gedruckt sind, bevor die Episode endet.',
    'OPEN-81': 'Gibt eine Belohnung oder ein Erfolg eine Karte, ohne zu sagen, wem, bekommt sie der aktive Spieler.',
    'OPEN-82':
      'Kein Effekt bewegt eine Karte dorthin, wo die Unvermeidliche Karte liegt, oder rechts von ihr. Eine solche Karte bleibt, wo sie ist.',
    'OPEN-83':
      'Wie die Hauptfiguren gefunden werden, wird beim Aufbau des Tisches ausgemacht: fünf vorgeschlagene, fünf zufällige oder fünf, die nennt, wer ihn eröffnet. Es kann auch den Spielern überlassen sein, wen sie nehmen; dann werden die übrigen zufällig gezogen.',
  },
}
