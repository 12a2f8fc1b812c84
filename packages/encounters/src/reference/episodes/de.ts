import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    INEVITABLE: 'Die Unvermeidliche Karte',
    ENDEPISODE: 'Ende einer Episode',
    INTERMISSION: 'Das Zwischenspiel',
    NEXT: 'Die nächste Episode',
    SCORE: 'Sieg, Niederlage und Punkte',
  },
  rules: {
    'INEVITABLE-01':
      'Die letzte Karte jedes Episodenstapels ist eine Unvermeidliche Karte. Sie begrenzt die Zeit, die ihr für die Episode habt.',
    'INEVITABLE-02':
      'Eine Unvermeidliche Karte erkennt ihr an ihrer Rückseite, auch verdeckt. Welche der drei es ist, erkennt ihr nicht.',
    'INEVITABLE-03':
      'Nichts, was Spieler oder Karten tun, berührt die Unvermeidliche Karte: Niemand scannt sie, bekämpft sie oder bewegt sie.',
    'INEVITABLE-04':
      "Solange die Unvermeidliche Karte im 'Verse ist, rückt sie überall dort ein Feld nach links, wo eine Episodenkarte hinzukäme, in der Episodenphase und durch jeden Effekt.",
    'INEVITABLE-05':
      'Ist ihr nächstes Feld besetzt, schiebt die Unvermeidliche Karte, was dort liegt, sogar eine ortsfeste Karte.',
    'INEVITABLE-06': 'Die Felder rechts von der Unvermeidlichen Karte sind aus dem Spiel verschwunden.',
    'INEVITABLE-07': 'Kommt die Unvermeidliche Karte in die Kampfzone, decke sie auf.',
    'INEVITABLE-08':
      'In der Kampfzone schlägt die Unvermeidliche Karte in jeder Schlagphase zu, nach den üblichen Regeln.',
    'INEVITABLE-09':
      'War die Unvermeidliche Karte im Zug jedes Spielers für eine Schlagphase in der Kampfzone, endet die Episode. Jede noch offene Aufgabe ist gescheitert.',
    'INEVITABLE-10': 'Ist unter denen, die dann scheitern, eine Pflichtaufgabe, habt ihr verloren.',
    'INEVITABLE-11': 'Dein Zug zählt für die Unvermeidliche Karte auch dann, wenn du ihren Schlag vermieden hast.',
    'INEVITABLE-12':
      'Bist du besiegt und dein Zug wird übersprungen, zählt dieser Zug für die Unvermeidliche Karte genauso.',
    'INEVITABLE-13':
      'Die Zählung beginnt mit dem Zug, in dem die Unvermeidliche Karte in die Kampfzone kommt: Die Schlagphase dieses Zuges ist die erste.',
    'INEVITABLE-14': 'Ist die Zählung voll, läuft die Episode noch bis zum Ende dieses Zuges und ist dann vorbei.',
    'INEVITABLE-15':
      'Eine Karte der Schachtel bewegt ausdrücklich die Unvermeidliche Karte. Danach beginnt die Zählung von vorn, als wäre sie nie in der Kampfzone gewesen.',
    'INEVITABLE-16':
      'Ein Beispiel: Mal, Zoe und Wash sitzen in dieser Reihenfolge, und Zoe ist besiegt. In Mals Zug kommt die Unvermeidliche Karte in die Kampfzone; er bekommt ihren Schlag ab. Zoes Zug wird übersprungen. Wash vermeidet den Schlag in seinem. Wenn Washs Zug endet, endet die Episode.',
    'INEVITABLE-17':
      'Der Zug jedes Spielers wird ein Mal gezählt. Hauptfiguren, die niemand spielt, bleiben bei der Zählung außen vor.',
    'ENDEPISODE-01':
      'Eine Episode wartet nicht auf das Ende des Zuges: Ist ihre letzte offene Aufgabe erfüllt oder gescheitert, endet sie.',
    'ENDEPISODE-02': 'Mit dem Ende von Episode C ist das Spiel vorbei.',
    'ENDEPISODE-03':
      'Nach A oder B räumt zuerst auf, wer am Zug ist: alles ablegen und wie gewohnt sechs Karten ziehen.',
    'ENDEPISODE-04': 'Endet die Episode vor der Schlagphase, hat dieser Zug keine.',
    'ENDEPISODE-05': 'Der Spieler, der als Nächster an der Reihe wäre, wird gemerkt und beginnt die kommende Episode.',
    'ENDEPISODE-06':
      "Als Zweites werden das 'Verse, die Kampfzone und die Operationen zu den Besiegten Karten geräumt.",
    'ENDEPISODE-07':
      'Ein Nebenauftrag, der am Ende einer Episode abgeräumt wird, ist weder gelungen noch fehlgeschlagen.',
    'ENDEPISODE-08': 'Als Drittes kommt, was vom Episodenstapel übrig ist, offen zu den Besiegten Karten.',
    'ENDEPISODE-09':
      'Nur die Unvermeidliche Karte kommt beiseite. Sie bleibt, wie sie am Ende der Episode lag, offen oder verdeckt.',
    'ENDEPISODE-10': 'Der vierte und letzte Schritt ist das Zwischenspiel.',
    'INTERMISSION-01':
      'Ein Spiel hat zwei Zwischenspiele, eines zwischen den Episoden A und B und eines zwischen B und C.',
    'INTERMISSION-02':
      'Ein Zwischenspiel hat vier Schritte: ausführen, was die Aufgabenkarte unter „Ende der Episode“ sagt, drei Ausbauten aufdecken, die Credits dieser Episode zählen und sie ausgeben.',
    'INTERMISSION-03':
      'Für Credits gibt es Ausbauten, Reparaturen, Heilung und zusätzliche Karten, in beliebiger Mischung.',
    'INTERMISSION-04':
      'Wie die Credits ausgegeben werden, bestimmt das ganze Team. Könnt ihr euch nicht einigen, entscheidet der Spieler mit dem höchsten Rang.',
    'INTERMISSION-05': 'Geht es um die Entscheidung über Credits, zählt sogar der Rang eines besiegten Spielers.',
    'INTERMISSION-06':
      'Ihr dürft so viele der drei Ausbauten kaufen, wie ihr euch leisten könnt, jeden zu seinem Preis in Credits.',
    'INTERMISSION-07': 'Ein neuer Ausbau kommt auf den höchsten leeren Platz der Serenity.',
    'INTERMISSION-08':
      'Ist kein Platz leer, dürft ihr einen vorhandenen Ausbau ablegen und den neuen an seiner Stelle einbauen.',
    'INTERMISSION-09': 'Ausbauten, die abgelegt wurden oder die niemand gekauft hat, kommen unter den Ausbauvorrat.',
    'INTERMISSION-10':
      'In einem Zwischenspiel sind drei Ausbauten im Angebot, und für gekaufte werden keine weiteren aufgedeckt.',
    'INTERMISSION-11':
      'Einen Schiffstreffer zwischen den Episoden zu reparieren kostet die Credits, die neben seinem Platz stehen, was die Karte selbst auch verlangt.',
    'INTERMISSION-12':
      'Ihr dürft beliebige Schiffstreffer reparieren, in beliebiger Reihenfolge. Sie kommen offen unter ihren Stapel; solche aus Episodenstapeln kommen zu den Besiegten Karten.',
    'INTERMISSION-13':
      'Für eine beliebige Zahl von Credits dürft ihr von jeder Hauptfigur Trefferkarten im Wert von so viel Schaden heilen. Karten werden im Ganzen geheilt.',
    'INTERMISSION-14':
      'Du wählst, welche deiner eigenen Treffer du heilst. Jeder Figur steht der volle Betrag zu; er wird nicht aufgeteilt.',
    'INTERMISSION-15':
      'Für 3 Credits etwa darf jeder Spieler drei Treffer mit 1 heilen oder einen mit 1 und einen mit 2 oder einen mit 3.',
    'INTERMISSION-16':
      'Besiegte Hauptfiguren, die niemand spielt, werden ebenfalls geheilt, wenn die Credits den Schaden ihres Treffers decken.',
    'INTERMISSION-17':
      'Bringt eine Heilung im Zwischenspiel einen besiegten Spieler unter seine Gesundheit, ist er wieder im Spiel und zieht sechs Karten.',
    'INTERMISSION-18':
      'Zusätzliche Karten werden einmal je Zwischenspiel gekauft. Für je 2 Credits zieht jeder Spieler sofort eine Karte.',
    'INTERMISSION-19': 'Credits, die ihr nicht ausgebt, verfallen.',
    'INTERMISSION-20':
      'Abgesehen von dem, was ihr kauft, bleibt von einer Episode zur nächsten alles, wie es ist: Treffer, Ausbauten, Decks, Hände, die Brücke und alle Vorräte.',
    'NEXT-01':
      'Der nächste Episodenstapel und seine Aufgabenkarte kommen auf ihre Felder. Die alte Aufgabenkarte wird abgelegt.',
    'NEXT-02': "Episode B beginnt mit zwei Karten ihres Stapels verdeckt auf den zwei rechten Feldern des 'Verse.",
    'NEXT-03': "Episode C beginnt mit vier Karten ihres Stapels verdeckt auf den vier rechten Feldern des 'Verse.",
    'NEXT-04': "Episode A beginnt ohne Karten im 'Verse.",
    'NEXT-05':
      'Der Spieler, der als Nächster gemerkt wurde, hat den ersten Zug. Von dort geht es im Uhrzeigersinn weiter.',
    'NEXT-06': 'Die Episoden B und C haben keine Vorbereitungsrunden.',
    'SCORE-01': 'Ihr gewinnt, wenn am Ende von Episode C deren Pflichtaufgaben erfüllt sind.',
    'SCORE-02':
      'Aufgaben der Episoden A und B, die gescheitert sind, ohne euch das Spiel zu kosten, stehen einem Sieg nicht im Weg.',
    'SCORE-03':
      'Ihr verliert, wenn alle Spieler zugleich besiegt sind, wenn die Serenity explodiert oder wenn ihr an einer Pflichtaufgabe scheitert.',
    'SCORE-04': 'Ihr bekommt 1 Punkt, wenn die Aufgabenkarte von Episode A vollständig erfüllt wurde.',
    'SCORE-05': 'Ihr bekommt 2 Punkte, wenn die Aufgabenkarte von Episode B vollständig erfüllt wurde.',
    'SCORE-06': 'Ihr bekommt 3 Punkte dafür, dass ihr das Spiel gewinnt.',
    'SCORE-07': 'Mit drei vollständig erfüllten Episoden habt ihr 6 Punkte, mehr kann ein Spiel nicht bringen.',
    'SCORE-08': 'Ein Spiel, das ihr gewinnt, obwohl weder A noch B vollständig erfüllt wurde, bringt 3 Punkte.',
    'SCORE-09':
      'Was ihr für A und B bekommen habt, behaltet ihr auch, wenn ihr das Spiel verliert: Ein verlorenes Spiel kann bis zu 3 Punkte bringen.',
    'SCORE-10':
      'Handelt der Text „Ende der Episode“ einer Episode C vom nächsten Spiel, hat er keine Bedeutung, wenn ihr keine Kampagne spielt.',
  },
}
