import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    COORDINATE: 'Koordinieren',
    RANGE: 'Reichweite',
    STATIONARY: 'Ortsfest',
    ESCAPE: 'Flucht',
    DOUBLESTRIKE: 'Doppelschlag',
    TIMING: 'Wann Fähigkeiten wirken',
    REFER: 'Wen und was Karten meinen',
    EMPTY: 'Wenn Karten ausgehen',
    ABILITY: 'Kartentexte lesen',
    ATTACH: 'Angelegte Karten',
    CLEAR: 'Freie Felder',
    PAY: 'Für Fähigkeiten zahlen',
  },
  rules: {
    'COORDINATE-01':
      'Im Zug eines anderen Spielers darfst du mit einer Karte deiner Hand helfen, die Koordinieren hat: Lege sie offen beiseite.',
    'COORDINATE-02': 'Hast du eine Karte beiseitegelegt, um sie zu koordinieren, ziehe gleich eine Karte nach.',
    'COORDINATE-03':
      'Eine beiseitegelegte Karte ist nicht im Spiel: Sie gehört so lange zu keiner Hand, keinem Deck und keinem Ablagestapel.',
    'COORDINATE-04': 'Wer am Zug ist, kann deine Karte dann als virtuelle Kopie ausspielen.',
    'COORDINATE-05':
      'Eine virtuelle Kopie wird ausgespielt wie die Karte selbst: Sie hat dieselben Werte, denselben Text und dieselbe Klasse.',
    'COORDINATE-06': 'Niemand muss die angebotene Kopie ausspielen. Deine neue Karte hast du auf jeden Fall gezogen.',
    'COORDINATE-07': 'Endet der Zug, in dem du geholfen hast, kommt deine Karte auf deinen eigenen Ablagestapel.',
    'COORDINATE-08': 'Du darfst in jedem Zug eines anderen Spielers eine Karte koordinieren, mehr nicht.',
    'COORDINATE-09': 'Mehrere von euch dürfen im selben Zug helfen, jeder mit einer Karte.',
    'COORDINATE-10': 'Eine virtuelle Kopie ist keine Karte und kann nicht besiegt werden.',
    'COORDINATE-11': 'Viele Karten des Crewstapels haben Koordinieren, ebenso alle Browncoats.',
    'COORDINATE-12': 'Solange du besiegt bist, kannst du nicht koordinieren.',
    'RANGE-01':
      "Sind alle Schläge aus der Kampfzone erledigt, schlagen offene Gegner mit Reichweite aus dem 'Verse zu, der am weitesten links zuerst.",
    'RANGE-02': "Ein verdeckter Gegner schlägt nicht aus dem 'Verse zu, auch wenn er Reichweite hat.",
    'RANGE-03': 'Einem Gegner in der Kampfzone nützt Reichweite nichts: Er schlägt dort einmal zu wie andere auch.',
    'STATIONARY-01':
      'Eine ortsfeste Karte lässt sich nicht schieben. Die Karte, die sie schieben würde, geht an ihr vorbei auf das nächste Feld links.',
    'STATIONARY-02':
      'Auf dem Feld hinter einer ortsfesten Karte wird wie gewohnt geschoben. Hinter dem Feld ganz links liegt die Kampfzone.',
    'STATIONARY-03': 'Liegen mehrere ortsfeste Karten nebeneinander, geht es an allen vorbei.',
    'STATIONARY-04':
      'Ein Effekt, der Karten bewegt, kann auch eine ortsfeste Karte bewegen. Nur geschoben wird sie nicht.',
    'STATIONARY-05':
      'Gegen die Unvermeidliche Karte hilft Ortsfest nicht: Sie schiebt eine solche Karte wie jede andere.',
    'ESCAPE-01':
      'Ein Gegner mit Flucht ist in dem Augenblick weg, in dem er in die Kampfzone kommt: Lege ihn zu den Besiegten Karten.',
    'ESCAPE-02': 'Steht bei Flucht ein Text, führt ihn aus, wenn der Gegner flieht.',
    'ESCAPE-03': 'In der Schlagphase ist ein geflohener Gegner nicht mehr da und schlägt also nach niemandem.',
    'DOUBLESTRIKE-01': 'In einer Schlagphase schlägt ein Gegner mit Doppelschlag zwei Mal zu.',
    'DOUBLESTRIKE-02':
      'Jeder Schlag eines Doppelschlags steht für sich: Er hat seine eigene Karte und löst die Fähigkeit „Schlag“ eigens aus, und wer einen vermeidet, dem bleibt der andere.',
    'TIMING-01': 'Eine Fähigkeit mit „Aufdecken“ geschieht einmal, wenn ihre Karte zum ersten Mal aufgedeckt wird.',
    'TIMING-02': 'Eine Fähigkeit mit „Dauerhaft“ gilt die ganze Zeit.',
    'TIMING-03': "Eine Fähigkeit mit „'Verse“ gilt, während ihre Karte im 'Verse liegt, und sonst nirgends.",
    'TIMING-04': 'Eine Fähigkeit mit „Kampfzone“ gilt, während ihre Karte in der Kampfzone liegt, und nicht vorher.',
    'TIMING-05': 'Eine Fähigkeit mit „Reaktion“ ist für den Zug eines anderen Spielers gedacht.',
    'TIMING-06':
      "Haben mehrere Karten zugleich etwas zu tun, kommen zuerst die in der Kampfzone, von rechts nach links, dann die im 'Verse, von links nach rechts. Das heißt meist: die älteste zuerst.",
    'TIMING-07':
      'Müssen mehrere Hauptfiguren zugleich etwas tun, beginnt der aktive Spieler, und die anderen folgen im Uhrzeigersinn.',
    'TIMING-08':
      'Erreichen mehrere Karten gemeinsam die Kampfzone, deckt die erste auf und bringt sie zu Ende, bevor ihr die zweite aufdeckt, und so weiter.',
    'TIMING-09': 'Sagt keine Regel, was zuerst kommt, bestimmt es der aktive Spieler.',
    'REFER-01':
      'Nennt eine Karte jemanden aus der Crew, meint sie eine Hauptfigur. Ist diese Person eine Nebenfigur, geschieht nichts.',
    'REFER-02':
      'Meist muss die genannte Person außerdem ein Spieler sein. „Mal erhält ein Talent“ zum Beispiel bewirkt nichts, wenn niemand Mal spielt.',
    'REFER-03':
      'Bei Treffern ist es anders: Eine Hauptfigur zieht einen, ob jemand sie spielt oder nicht, etwa wenn die Hauptfigur mit dem höchsten Rang es tun muss.',
    'REFER-04':
      'Figuren sind Shiny, Misbehave und Browncoats und alle Karten, die du aus dem Crewstapel oder aus Episodenstapeln bekommst.',
    'REFER-05': 'Talente und Schwächen sind nie gemeint, wenn eine Karte von Figuren spricht.',
    'REFER-06': 'Deine Figuren sind die auf deiner Hand und die, die du in diesem Zug ausgespielt hast.',
    'REFER-07': 'Was in deinem Deck oder auf deinem Ablagestapel liegt, gehört nicht zu deinen Figuren.',
    'REFER-08': 'Wird eine Figur besiegt, kommt sie auf das Feld für Besiegte Figuren.',
    'REFER-09': 'Wird ein Talent oder eine Schwäche besiegt, kommt die Karte in den Vorrat zurück, aus dem sie stammt.',
    'REFER-10': 'Jede andere Karte, die besiegt wird, kommt zu den Besiegten Karten.',
    'REFER-11':
      'Sollst du eine deiner Figuren besiegen, nimm sie nach Belieben aus deiner Hand oder aus den in diesem Zug ausgespielten.',
    'REFER-12':
      'Besiegst du eine Karte, nachdem du sie ausgespielt hast, behältst du alles, was sie dir gab: Punkte, Angriff, Fähigkeiten.',
    'REFER-13': 'Eine Karte, die nach dem Ausspielen besiegt wurde, zählt weiter für die Kombos dieses Zuges.',
    'REFER-14': 'Karten, die du erhältst, kommen auf deinen Ablagestapel.',
    'EMPTY-01': 'Ist der Crewstapel leer, geht das Spiel weiter. Nur wird die Brücke nicht mehr aufgefüllt.',
    'EMPTY-02': 'Ist auch auf der Brücke niemand mehr, könnt ihr nur noch Browncoats anwerben.',
    'EMPTY-03': 'Sind die letzten Browncoats weg, kann niemand mehr welche anwerben.',
    'EMPTY-04':
      'Sind keine Talente oder keine Schwächen mehr im Vorrat, bewirken Effekte nichts, die eine solche Karte vergeben würden.',
    'EMPTY-05':
      'Verlässt der letzte Crewtreffer seinen Stapel, werden die abgelegten auf der Stelle zu einem neuen gemischt, ohne auf das nächste Ziehen zu warten.',
    'EMPTY-06':
      'Reparierte Schiffstreffer sammeln sich offen unten im Stapel. Sind dort nur noch offene Karten übrig, mischt sie und legt sie verdeckt als neuen Stapel hin.',
    'EMPTY-07':
      'Ist dein eigenes Deck leer und du brauchst noch eine Karte, wird dein Ablagestapel zu deinem neuen Deck.',
    'ABILITY-01': 'Wo eine Karte und eine Regel einander widersprechen, hat die Karte recht.',
    'ABILITY-02': 'Erlaubt oder befiehlt eine Karte etwas und verbietet es eine andere, ist es verboten.',
    'ABILITY-03':
      'Was du nicht ganz ausführen kannst, führe so weit aus, wie es geht. Sollst du zwei Karten ablegen und hast eine, lege diese ab.',
    'ABILITY-04': 'Sagt eine Karte nicht, wer wählt, wählt der aktive Spieler.',
    'ABILITY-05': 'Ist nicht klar, wen eine Karte mit „du“ anspricht, meint sie den aktiven Spieler.',
    'ABILITY-06':
      'Um eine Karte zu zeigen, lass sie die anderen auf deiner Hand oder unter deinen Karten im Spiel sehen. Du spielst sie damit weder aus, noch verlierst du sie.',
    'ABILITY-07':
      'Wenn du eine Karte ausspielst, bekommst du sofort ihre Werte und musst ihrem Text folgen. Nur eine Fähigkeit mit „Aktivieren“ kann warten.',
    'ABILITY-08': 'Eine Fähigkeit mit „Aktivieren“ darfst du einmal je Zug nutzen, in deiner Aktionsphase.',
    'ABILITY-09': 'Der nächste Spieler ist der zur Linken.',
    'ABILITY-10':
      'Ist nur ein Spieler übrig, weil du allein spielst oder weil alle anderen besiegt sind, ist dieser auch der nächste Spieler.',
    'ABILITY-11':
      'Wann immer das Deck eines Spielers durchsucht wurde, mischt sein Besitzer es. Books Talent ist so ein Fall.',
    'ABILITY-12': 'Effekte können den Angriffswert eines Gegners senken, aber nie unter 0.',
    'ABILITY-13':
      'Ist der Angriffswert eines Gegners auf 0 gesunken, ist er noch nicht besiegt: Du musst ihn noch bekämpfen, zahlst aber nichts.',
    'ATTACH-01':
      "Eine Karte, die an ein Feld des 'Verse angelegt ist, liegt dort, ohne es zu füllen. Andere Karten können auf das Feld kommen, über sie.",
    'ATTACH-02': 'Eine angelegte Karte bleibt auf ihrem Feld, wenn kein Effekt sie woandershin bringt.',
    'ATTACH-03': 'Angelegte Karten schieben nichts, und nichts schiebt sie.',
    'CLEAR-01': 'Ein freies Feld ist eines ohne Karte.',
    'CLEAR-02': 'Ein Feld, an dem nichts als eine angelegte Karte liegt, ist trotzdem frei.',
    'PAY-01':
      'Wo eine Karte dich Anwerbepunkte oder Angriff für etwas zahlen lässt, gib so viel aus und führe dann aus, was sie sagt.',
    'PAY-02': 'Was du gezahlt hast, ist weg; du kannst es in diesem Zug für nichts anderes mehr verwenden.',
  },
}
