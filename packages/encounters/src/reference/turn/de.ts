import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    TURN: 'Dein Zug',
    PUSH: "Bewegung im 'Verse",
    PLAY: 'Karten ausspielen',
    COMBO: 'Klassenkombos',
    TALENT: 'Talente',
    FLAW: 'Schwächen',
    RECRUIT: 'Anwerben',
    SCAN: 'Scannen',
    REVEAL: 'Karten aufdecken',
    FIGHT: 'Kämpfen',
  },
  rules: {
    'TURN-01':
      'Dein Zug hat vier Phasen, immer in derselben Reihenfolge: Episodenphase, Aktionsphase, Schlagphase, Aufräumphase.',
    'TURN-02':
      "In der Episodenphase kommt die oberste Karte des Episodenstapels verdeckt und ungesehen auf das Feld des 'Verse ganz rechts, das neben dem Stapel.",
    'TURN-03':
      'In der Aktionsphase spielst du Karten aus der Hand aus, und mit dem, was sie dir geben, wirbst du an, scannst und kämpfst du.',
    'TURN-04': 'In der Schlagphase schlägt jeder Gegner in der Kampfzone zu.',
    'TURN-05': 'In der Aufräumphase legst du deine Hand und alles Ausgespielte ab und ziehst dann sechs Karten.',
    'TURN-06': 'Bist du besiegt, hast du gar keinen Zug: Er wird übergangen.',
    'TURN-07':
      "Sobald die Unvermeidliche Karte im 'Verse ist, rückt sie in deiner Episodenphase ein Feld weiter, und es kommt keine Karte hinzu.",
    'TURN-08':
      'Beendet etwas mitten in einer Phase die Episode, entfällt der Rest der Phase, und als Nächstes räumt auf, wer am Zug ist.',
    'TURN-09':
      'Wirst du in deiner eigenen Aktionsphase besiegt, bricht sie dort ab. Deine Schlagphase findet trotzdem statt.',
    'PUSH-01':
      "Das 'Verse ist eine Reihe von fünf Feldern mit Platz für je eine Karte. Angelegte Karten brauchen diesen Platz nicht.",
    'PUSH-02':
      'Kommt eine Karte auf ein Feld, auf dem schon eine liegt, wird diese auf das nächste Feld links geschoben.',
    'PUSH-03':
      'Eine geschobene Karte betritt ihr neues Feld wie jede andere, sodass eine einzige neue Karte mehrere weiterrücken kann.',
    'PUSH-04': 'Nichts bewegt sich, solange sein Feld nicht gebraucht wird. An einem leeren Feld endet das Schieben.',
    'PUSH-05': 'Karten rücken nicht auf, um eine Lücke zu füllen.',
    'PUSH-06': 'Ob eine Karte offen oder verdeckt liegt, ändert nichts daran, wie sie sich bewegt.',
    'PUSH-07':
      "Geschoben wird auf dieselbe Weise, ganz gleich, was eine Karte auf ein Feld des 'Verse bringt: ein Zug, ein Kartentext oder ein anderes Schieben.",
    'PUSH-08':
      "Wird eine Karte vom Feld ganz links geschoben, ist sie aus dem 'Verse heraus und kommt in die Kampfzone.",
    'PUSH-09':
      'Eine verdeckte Karte, die in der Kampfzone ankommt, wird sofort aufgedeckt; was für eine Karte es ist, bestimmt, was folgt.',
    'PUSH-10': 'Für die Zahl der Karten in der Kampfzone gibt es keine Grenze.',
    'PUSH-11':
      'Wer zuletzt kommt, liegt am linken Ende der Kampfzone, und die anderen rutschen nach rechts; die Karte ganz rechts ist also am längsten dort.',
    'PLAY-01': 'Du spielst Karten einzeln aus der Hand aus. Die Reihenfolge bestimmst du.',
    'PLAY-02': 'Was auf einer Karte steht, führst du beim Ausspielen sofort aus, ob du willst oder nicht.',
    'PLAY-03':
      'Hat eine Karte eine Fähigkeit mit „Aktivieren“, darfst du diese Fähigkeit an jeder späteren Stelle dieser Aktionsphase nutzen oder es lassen.',
    'PLAY-04':
      'Die Anwerbepunkte, die auf einer Karte stehen, bekommst du beim Ausspielen. Du darfst sie für später in deinem Zug aufheben.',
    'PLAY-05':
      'Den Angriff, der auf einer Karte steht, bekommst du beim Ausspielen. Auch ihn darfst du später in deinem Zug ausgeben.',
    'PLAY-06':
      'Ein Pluszeichen hinter einer Zahl heißt, dass du mindestens so viel bekommst und die Fähigkeit der Karte mehr bringen kann.',
    'PLAY-07': 'Die Karten, die du ausgespielt hast, bleiben offen vor dir liegen, bis dein Zug endet.',
    'PLAY-08': 'Du darfst jede Karte auf der Hand behalten, ohne sie auszuspielen, außer Schwächen.',
    'PLAY-09':
      'Wirb an, scanne und kämpfe, sooft du kannst und in beliebiger Reihenfolge, vor, zwischen oder nach den Karten, die du ausspielst.',
    'PLAY-10':
      'Mit Anwerbepunkten bezahlst du Figuren, mit Angriff Scans und Kämpfe. Andere Effekte können das eine oder das andere verlangen.',
    'COMBO-01':
      'Eine Kombo ist eine Fähigkeit, die mit einer Klasse beginnt. Du kannst sie nur nutzen, wenn du in diesem Zug vorher eine andere Karte dieser Klasse ausgespielt hast.',
    'COMBO-02': 'Eine Karte ermöglicht nie ihre eigene Kombo.',
    'COMBO-03': 'Das Symbol oben links auf einer Karte ist ihre Klasse.',
    'COMBO-04':
      'Wie viele Karten der Klasse du auch ausgespielt hast, die Kombo einer Karte wirkt höchstens einmal im Zug.',
    'COMBO-05': 'Du musst eine Kombo nicht nutzen.',
    'COMBO-06': 'Was du danach ausspielst, hilft nicht: Eine Kombo schaut auf die Karten vor ihr zurück, nie voraus.',
    'COMBO-07':
      'Angenommen, eine Karte hat eine Kombo für ihre eigene Klasse, und du beginnst deinen Zug mit zwei Exemplaren. Das erste bleibt ohne Kombo, das zweite hat sie.',
    'COMBO-08': 'Mit oder ohne Kombo gibt dir eine Karte ihre aufgedruckten Werte.',
    'COMBO-09':
      'Hast du in diesem Zug eine Karte ausgespielt, die seither besiegt wurde, zählt sie noch immer für spätere Kombos.',
    'COMBO-10':
      'Eine virtuelle Kopie hat die Klasse ihrer Karte: Sie zählt für andere Kombos, und ihre eigene kannst du nutzen.',
    'COMBO-11': 'Die fünf Klassen sind Aufklärung, Führung, Stärke, Überleben und Technik.',
    'TALENT-01': 'Ein Talent hast du von Beginn an im Deck, weitere kannst du im Lauf des Spiels erhalten.',
    'TALENT-02': 'Du spielst ein Talent aus wie eine Figur, und nur, wenn du willst.',
    'TALENT-03':
      'Ein Talent bewirkt, was der Talenttext deines Avatars sagt, als stünde der Text auf der Karte, die du ausspielst.',
    'TALENT-04': 'Wenn du ein Talent ausspielst, ziehst du gleich eine Karte.',
    'TALENT-05':
      'Nachdem du ein Talent ausgespielt hast, darfst du es in derselben Aktionsphase jederzeit für die besondere Fähigkeit deines Avatars aktivieren.',
    'TALENT-06': 'Ein Talent, das du aktivierst, ist besiegt: Es kommt zurück in den Talentvorrat.',
    'TALENT-07':
      'Ein Talent, das du ausgespielt, aber nicht aktiviert hast, wird am Ende deines Zuges mit deinen anderen Karten abgelegt.',
    'TALENT-08':
      'Wash zum Beispiel zieht für sein Talent eine Karte und darf es aktivieren, um ein Feld kostenlos zu scannen.',
    'TALENT-09': 'Ein Talent gilt nicht als Figur.',
    'FLAW-01': 'Du beginnst ohne Schwächen. Du erhältst sie im Lauf des Spiels.',
    'FLAW-02':
      'Wenn deine Aktionsphase beginnt, spiele jede Schwäche aus deiner Hand aus, eine nach der anderen, bevor du sonst etwas tust.',
    'FLAW-03':
      'Ziehst du in deiner eigenen Aktionsphase eine Schwäche, musst du sie vor deiner nächsten Aktion ausspielen.',
    'FLAW-04': 'Eine Schwäche auszuspielen heißt, zu tun, was sie sagt.',
    'FLAW-05':
      'Eine ausgespielte Schwäche kommt zurück in den Schwächenvorrat; auf deinen Ablagestapel kommt sie nicht.',
    'FLAW-06': 'Eine Schwäche gilt nicht als Figur.',
    'FLAW-07':
      'Ziehst du eine Schwäche zu irgendeiner anderen Zeit (beim Aufräumen, nach dem Koordinieren, zwischen den Episoden, bei der Rückkehr ins Spiel), bleibt sie auf deiner Hand, bis deine nächste Aktionsphase beginnt.',
    'FLAW-08':
      'Bringt dich eine Schwäche in deiner Aktionsphase dazu, eine weitere zu ziehen, spielst du auch diese aus.',
    'RECRUIT-01': 'Auf jedem der fünf Felder der Brücke liegt eine offene Karte des Crewstapels.',
    'RECRUIT-02':
      'Um jemanden von der Brücke anzuwerben, zahle die Kosten der Karte in Anwerbepunkten. Die Karte kommt auf deinen Ablagestapel.',
    'RECRUIT-03':
      'Wann und wie auch immer ein Feld der Brücke leer wird, dort wird gleich die nächste Karte des Crewstapels aufgedeckt.',
    'RECRUIT-04': 'Die Karte, die gerade nachgekommen ist, darfst du noch im selben Zug anwerben.',
    'RECRUIT-05':
      'Für 3 Anwerbepunkte darfst du stattdessen die oberste Karte des Browncoats-Vorrats anwerben. Auch sie kommt auf deinen Ablagestapel.',
    'RECRUIT-06': 'Der Preis von Browncoats beträgt immer 3, was auch andere Figuren billiger oder teurer macht.',
    'RECRUIT-07':
      'Die fünf Browncoats unterscheiden sich nur in der Klasse: Es gibt von jeder eine Karte. Welche du bekommst, erfährst du, wenn du sie angeworben hast.',
    'RECRUIT-08':
      'Eine Figur, die du erhältst, kommt auf deinen Ablagestapel, wenn der Effekt keinen anderen Ort nennt.',
    'RECRUIT-09': 'Du darfst in einem Zug so viele Figuren anwerben, wie deine Punkte bezahlen.',
    'SCAN-01': "Jedes Feld des 'Verse hat eigene Scankosten.",
    'SCAN-02':
      'Um eine verdeckte Karte zu scannen, zahle die Scankosten ihres Feldes in Angriff. Dann wird die Karte aufgedeckt.',
    'SCAN-03': 'Lässt dich eine Fähigkeit scannen, zahlst du dafür nichts.',
    'SCAN-04': 'Du kannst ein Feld nur scannen, wenn dort eine verdeckte Karte liegt.',
    'SCAN-05': 'Die Unvermeidliche Karte kann niemand je scannen.',
    'SCAN-06': 'Du darfst in einem Zug so oft scannen, wie dein Angriff reicht.',
    'SCAN-07': 'Was du durch einen Scan aufgedeckt hast, wird sofort so behandelt, wie seine Art es verlangt.',
    'REVEAL-01':
      'Eine verdeckte Karte wird aufgedeckt, wenn jemand ihr Feld scannt oder wenn sie in die Kampfzone kommt.',
    'REVEAL-02':
      'Was dann geschieht, hängt von der Karte ab: ein Gegner, ein Ziel, eine Spezialkarte, ein Ereignis, ein Nebenauftrag, eine Figur, ein Schiffstreffer oder die Unvermeidliche Karte.',
    'REVEAL-03':
      'Ein aufgedeckter Gegner bleibt an seinem Platz und bewegt sich von dort weiter wie eine verdeckte Karte.',
    'REVEAL-04':
      'Die Fähigkeit „Aufdecken“ eines Gegners geschieht ein einziges Mal, wenn er aufgedeckt wird. Danach könnt ihr sie vergessen.',
    'REVEAL-05': 'Ein aufgedeckter Nebenauftrag bleibt an seinem Platz und wird weitergeschoben wie Gegner auch.',
    'REVEAL-06': 'Tut, was ein Nebenauftrag verlangt, und das Team bekommt, was unter „Erfolg“ steht.',
    'REVEAL-07':
      'Bringt sein Erfolg Credits, kommt der Nebenauftrag neben die Serenity, wo er am Ende der Episode zählt.',
    'REVEAL-08':
      'In dem Zug, in dem ein Nebenauftrag in die Kampfzone kommt, habt ihr nur noch den Rest dieses Zuges, um ihn zu erfüllen.',
    'REVEAL-09':
      'Läuft die Zeit ab, schlägt der Nebenauftrag fehl: Führt aus, was unter „Fehlschlag“ steht, und legt die Karte dann zu den Besiegten Karten.',
    'REVEAL-10':
      'Ein Nebenauftrag, der erst bei seiner Ankunft in der Kampfzone aufgedeckt wird, lässt sich nur in diesem einen Zug erfüllen.',
    'REVEAL-11':
      'Nebenaufträge, die am Ende der Episode noch im Spiel sind, kommen weg: Sie gelten weder als Erfolg noch als Fehlschlag.',
    'REVEAL-12': 'Führt aus, was ein aufgedecktes Ereignis sagt, und legt es dann zu den Besiegten Karten.',
    'REVEAL-13':
      'Ein Schiffstreffer, den ihr aufdeckt, wirkt wie ein vom Stapel gezogener: Er kommt auf den untersten Platz der Serenity ohne Treffer, dann folgt ihr seinem Text.',
    'REVEAL-14':
      'Repariert ihr einen Schiffstreffer, der aus einem Episodenstapel kam, kommt er zu den Besiegten Karten und nicht unter den Stapel der Schiffstreffer.',
    'REVEAL-15':
      'Ziele, Spezialkarten und Figuren haben eine Fähigkeit „Aufdecken“, und die sagt, was ihr mit ihnen tut.',
    'REVEAL-16': 'Ziele sind dazu da, Aufgaben zu erfüllen.',
    'REVEAL-17': 'Jede Spezialkarte hat ihren eigenen Effekt. Keine Aufgabe hängt je von einer ab.',
    'REVEAL-18': 'Eine Figur, die ihr in einem Episodenstapel findet, wird in das Deck eines Spielers gemischt.',
    'REVEAL-19':
      'Ob ein Ereignis, Schiffstreffer, Ziel, eine Spezialkarte oder eine Figur durch einen Scan aufgedeckt wird oder durch die Ankunft in der Kampfzone, macht keinen Unterschied.',
    'REVEAL-20': 'Nur Gegner schlagen zu. Ziele, Nebenaufträge und was sonst in der Kampfzone liegt, tun es nicht.',
    'FIGHT-01': 'Du kannst einen Gegner nur bekämpfen, wenn er offen liegt.',
    'FIGHT-02': "Gegner lassen sich im 'Verse ebenso bekämpfen wie in der Kampfzone.",
    'FIGHT-03': 'Du darfst in einem Zug beliebig viele Gegner bekämpfen, einen nach dem anderen.',
    'FIGHT-04':
      'Um einen Gegner zu bekämpfen, zahle so viel Angriff, wie sein Angriffswert beträgt. Er ist besiegt und kommt zu den Besiegten Karten.',
    'FIGHT-05':
      'Ein Kampf heißt alles oder nichts: Kannst du nicht genug zahlen, um den Gegner zu besiegen, kannst du ihn nicht bekämpfen.',
    'FIGHT-06': 'Ein Gegner mit Angriffswert 0 kostet nichts: Greif ihn an, und er ist besiegt.',
    'FIGHT-07': 'Hat der Gegner eine Fähigkeit „Besiegt“, wirkt sie, wenn er besiegt wird.',
    'FIGHT-08': 'Angriff, der nach einem Kampf übrig ist, kannst du für weitere Scans und Kämpfe ausgeben.',
    'FIGHT-09': 'Die Unvermeidliche Karte kann niemand bekämpfen.',
    'FIGHT-10':
      'Angriff wird unter Spielern nicht geteilt. Andere helfen dir durch Koordinieren, durch Reaktionen oder durch das, was ihre Karten sagen.',
  },
}
