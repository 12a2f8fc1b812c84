import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.tenth-anniversary': '10. Jubiläum',
  'box.tenth-anniversary.about': 'Weitere Geschichten, fast die Hälfte für einen Kapitän allein, mit Zielen von uns.',
  'story.summary.dead-mans-hand':
    'Ein Pokerblatt von üblem Ruf: Hol dir drei seiner vier Karten durch krumme Touren, dann die fünfte auf Deadwood.',
  'story.summary.lets-be-bad-guys':
    'Der Weg zu Niska führt über den Ärger anderer: Erwirb einen Ruf, dann seine Einladung, und tu, was sonst keiner täte.',
  'story.summary.friend-in-every-port':
    'Wer überall Freunde hat, hat überall einen Hafen: Fordere vier Gefallen ein, in jeder Region mindestens einen.',
  'story.summary.aces-up-your-sleeve':
    'Kapitäne prahlen mit ihren Taten: Behalte die besten bestandenen Tourkarten und hab mehr zu erzählen als alle anderen.',
  'story.summary.red-skies':
    'Reaver sitzen auf der Route einer Spedition: Heuere auf Highgate an und mach den Halt, den keiner macht.',
  'story.summary.mad-verse':
    'Ein sterbender Schwindler hat zu vielen verraten, wo sein Geld liegt: Finde drei von vier Spuren, grab es aus und sei als Erster zu Hause.',
  'story.summary.running-on-empty':
    'Räuber haben den Treibstoff teuer gemacht: Finde heraus, was brannte, folge dem Geld und rechne mit den Räubern ab.',
  'story.summary.wobbly-headed-doll':
    'Auf eine Kiste Spielzeug achtet niemand: Kauf eine Ladung Puppen, füll ihre Köpfe und bring sie einem Sammler auf Ariel.',
  'story.summary.pale-horse':
    'Allein, und ein Jäger ist auf dem Weg zu deiner Zuflucht: Besorg Pläne und Rohr einer Kanone und sei vor ihm zu Hause.',
  'story.summary.fistful-of-scoundrels':
    'Allein gegen die Uhr: Sei bei fünf Kontakten zugleich angesehen. Jeder neue Freund verschafft dir Zeit.',
  'story.summary.few-credits-more': 'Allein gegen die Uhr: 12000 $ in der Hand, ehe die Zeit um ist.',
  'story.summary.goin-reaver':
    'In einem Labor wurde etwas mit dir gemacht, und es wird schlimmer: Finde heraus, was, und lass dich rechtzeitig beruhigen.',
  'story.summary.heroes-and-misfits':
    'Allein mit der bekanntesten Crew von allen: Erlebe zwei Abenteuer, ehe die Zeit um ist.',
  'story.summary.lonely-smuggler':
    'Ein Schmuggler, vier Käufer, keine Freunde: Hol Schmuggelware von den Versorgungsplaneten und beliefere alle vier.',
  'story.summary.once-upon-a-time':
    'Ein Bogenschütze, eine Piratenkönigin, ein Revolverheld, ein Schnapsschmuggler, ein Khan: Erreiche drei der fünf Legenden.',
  'story.summary.raggedy-edge':
    'Bleib 25 Züge lang in der Luft, während die Rechnungen wachsen und jeder nimmt, was er kriegen kann.',
  'story.summary.seeds-of-rebellion':
    'Der Neue Widerstand schleust seine Leute in den Kern: Flieg drei von Harkens Transporten in umgekehrter Richtung.',
  'set-up.about.flying-solo':
    'Für einen Kapitän: ein Vorsprung von 1000 $ in den Läden und 20 Züge, um die Geschichte zu beenden.',
  'set-up.about.home-sweet-haven':
    'Jeder Kapitän hat eine Zuflucht neben einem Planeten mit Laden: ein Heim zum Ausruhen, in einem System, in dem krumme Touren sich lohnen.',

  'variant.advanced': 'Für Fortgeschrittene',
  'variant.advanced.about': 'Die Regel für Fortgeschrittene, die auf der Karte der Geschichte steht.',
  'variant.more-time': 'Mehr Zeit',
  'variant.more-time.about': '26 Zeitmarken statt 20.',
  'variant.unpredictable-timer': 'Unberechenbare Zeit',
  'variant.unpredictable-timer.about':
    'Die letzten Marken bis auf eine tragen Zahlen (1, 1, 2, 2, 3, 4): Würfle, wenn eine fällt; zeigt der Würfel höchstens ihre Zahl, fallen alle übrigen mit.',
  'variant.no-sure-things': 'Nichts ist sicher',
  'variant.no-sure-things.about':
    'Von jedem Versorgungsstapel und vom Stapel jedes Kontakts bleiben 5 Karten in der Schachtel.',
  'variant.shes-trouble': 'Sie macht Ärger',
  'variant.shes-trouble.about':
    'Mit jemand Hinterhältigem an Bord und einem weiteren in einem Ablagestapel würfle zu Beginn des Zugs: Bei 1 ist deiner verstimmt. Sind zwei an Bord, sagst du, wer das Spiel verlässt.',
  'variant.unpleasantness': 'Ein Rezept für Unannehmlichkeiten',
  'variant.unpleasantness.about':
    'Würfle zu Beginn des Zugs: Zeigt der Würfel höchstens die Zahl deiner verstimmten Crew, wird noch jemand verstimmt; wer deswegen geht, ist aus dem Spiel.',
  'variant.second-story': 'Feldzug: eine Geschichte gewonnen',
  'variant.second-story.about': '2 Zeitmarken weniger.',
  'variant.third-story': 'Feldzug: zwei Geschichten gewonnen',
  'variant.third-story.about': '4 Zeitmarken weniger.',
  'variant.fourth-story': 'Feldzug: drei Geschichten gewonnen',
  'variant.fourth-story.about': '6 Zeitmarken weniger.',
  'variant.upgrade-deck': 'Ein Stapel Schiffsausbauten',
  'variant.upgrade-deck.about':
    'Alle Ausbauten und Antriebe bilden einen eigenen Stapel; in jedem Laden siehst du dir Karten des Planeten oder dieses Stapels an.',
  'variant.ones-disgruntle': 'Einsen: schlechte Laune',
  'variant.ones-disgruntle.about': 'Eine gewürfelte 1 in einer Probe verärgert jemanden von denen, die sie ablegen.',
  'variant.ones-fail': 'Einsen: misslungen',
  'variant.ones-fail.about': 'Mit einer gewürfelten 1 misslingt eine Probe, was auch dazukommt.',
  'variant.ones-made-good': 'Einsen: Erfolg um einen Preis',
  'variant.ones-made-good.about':
    'Eine mit einer 1 misslungene Probe gelingt doch, wenn du ein Ersatzteil ausgibst oder jemanden, der sie ablegt, verärgerst oder opferst.',
  'variant.nothing-laid-open': 'Nichts liegt offen',
  'variant.nothing-laid-open.about': 'Zu Beginn liegen keine Aufträge offen.',
  'variant.illegal-only': 'Nur illegale Aufträge',
  'variant.illegal-only.about': 'Legale Aufträge können nicht ausgeführt werden.',
  'variant.little-time-back': 'Wenig Zeit zurück',
  'variant.little-time-back.about': 'Ein neuer Freund bringt 1 Zeitmarke zurück.',
  'variant.caper-first': 'Zuerst ein Gaunerstück',
  'variant.caper-first.about':
    'Kein Auftrag eines Kontakts kann ausgeführt werden, bevor du ein Gaunerstück vollendet hast.',
  'variant.own-heroes': 'Eigene Helden',
  'variant.own-heroes.about': 'Anführer, Schiff, Versorgungsplanet und volle Crew nach Wahl, weiterhin mit 2000 $.',
  'variant.one-job-per-contact': 'Ein Auftrag je Kontakt',
  'variant.one-job-per-contact.about': 'Für keinen Kontakt kann ein zweiter Auftrag ausgeführt werden.',
  'variant.legal-only': 'Nur legale Aufträge',
  'variant.legal-only.about': 'Illegale Aufträge können nicht ausgeführt werden.',
  'variant.one-contact': 'Ein Herr',
  'variant.one-contact.about': 'Alle Aufträge, die du erledigst, kommen von einem Kontakt.',
  'variant.crew-paid-on-botch': 'Die Crew will Geld',
  'variant.crew-paid-on-botch.about':
    'Zahle nach jedem verpatzten Versuch deiner ganzen Crew ihre Anteile, oder verstimme sie.',
}
