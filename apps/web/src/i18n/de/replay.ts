import type { Messages } from '@keep-flying/kernel'

export const replay: Messages = {
  'replay.title': 'Deine Partien',
  'replay.lead':
    'Partien, die dieser Browser aufhebt. Niemand sonst hat sie: Speichere eine als Datei, um sie mitzunehmen.',
  'replay.unkept':
    'Dieser Browser hebt hier nichts auf: Sein Speicher ist voll oder gesperrt, wie in manchen privaten Fenstern.',
  'replay.finished': 'Zu Ende',
  'replay.finished.none': 'Noch keine deiner Partien ist zu Ende gegangen.',
  'replay.running': 'Im Gange',
  'replay.running.none': 'Gerade läuft keine Partie. Auf der ersten Seite fängst du eine an.',
  'replay.file': 'Aus einer Datei',
  'replay.file.about': 'Eine Partie, hier oder anderswo gespeichert, oder ein Protokoll von der Kommandozeile.',
  'replay.file.drop': 'Leg eine Datei hier ab oder such eine aus.',
  'replay.file.choose': 'Datei aussuchen',
  'replay.file.bad': 'Diese Datei lässt sich nicht lesen. {why}',
  'replay.file.unknown': 'Das ist eine Partie „{game}“. Dieses Spiel kennt diese Version von Keep Flying nicht.',
  'replay.guided': 'Geführt',
  'replay.look': 'Ansehen',
  'replay.go-on': 'Weiterspielen',
  'replay.save': 'Als Datei speichern',
  'replay.move': 'An einen Tisch des Servers bringen',
  'replay.move.about':
    'Die Partie geht an einem Tisch dieses Servers weiter. Du sitzt auf deinem Platz; die anderen bekommen den Link. Hier bleibt sie auch.',
  'replay.move.seat': 'Welcher Platz ist deiner',
  'replay.move.go': 'Hinbringen',
  'replay.remove': '{title} wegwerfen',
  'replay.remove.sure': 'Endgültig wegwerfen',
  'replay.untitled': 'einer Partie',
  'replay.of': 'Aufzeichnung: {title}',
  'replay.fair': 'Ehrlich, nachgerechnet',
  'replay.unfair.seed': 'Nicht belegt: Der Startwert ist nicht der versprochene',
  'replay.unfair.base': 'Nicht belegt: aus älteren Regeln übernommen',
  'replay.unfair.end': 'Nicht belegt: Das Protokoll führt woandershin',
  'replay.share': 'Diesen Moment teilen',
  'replay.record': 'Protokoll',
  'replay.close': 'Schließen',
  'replay.problem.not-found.title': 'Diese Partie gibt es hier nicht',
  'replay.problem.not-found.text':
    'Partien ohne Server leben in dem Browser, in dem sie begannen. Diese begann in einem anderen oder wurde weggeworfen.',
  'replay.problem.conflict.title': 'In einem anderen Tab offen',
  'replay.problem.conflict.text':
    'Diese Partie läuft in einem anderen Tab dieses Browsers. Schließ ihn, und es geht hier weiter, oder hol sie hierher.',
  'replay.problem.stale.title': 'Nach anderen Regeln gespielt',
  'replay.problem.stale.text':
    'Diese Partie wurde nach Regeln gespielt, die diese Seite nicht mehr kennt. Verloren ist nichts: Speichere sie als Datei für jemanden, der nachsehen kann.',
  'replay.problem.unavailable.title': 'Die Partie lässt sich nicht lesen',
  'replay.problem.unavailable.text':
    'Der Browser gibt sie nicht heraus, oder etwas an ihr ist kaputt. Noch einmal versuchen hilft oft.',
  'replay.problem.invalid.title': 'Diese Version kann es nicht spielen',
  'replay.problem.invalid.text':
    'Die Partie stammt aus einer neueren Version von Keep Flying oder aus einer mit anderen Spielen. Nichts ist verloren; lade die Seite neu, um die neueste Version zu bekommen.',
  'replay.problem.insist': 'Hier spielen',
  'replay.problem.again': 'Noch einmal versuchen',
  'replay.problem.games': 'Deine Partien',
  'replay.problem.home': 'Zum Anfang',
  'replay.report.title': 'Ein Bericht',
  'replay.report.lead':
    'Geschickt am {at}. Er enthält den Moment, wie sein Verfasser ihn sah, und nichts, was er nicht wusste.',
  'replay.report.note': 'Was dazu gesagt wurde',
  'replay.report.no-note': 'Nichts wurde gesagt.',
  'replay.report.moment': 'Der Moment',
  'replay.report.seat': 'Gesehen von Platz {n, number} aus, nach {version, number} Antworten.',
  'replay.report.spectator': 'Gesehen von einem Zuschauer, nach {version, number} Antworten.',
  'replay.report.running': 'Das ganze Protokoll kommt dazu, sobald die Partie vorbei ist.',
  'replay.report.over': 'Die Partie ist vorbei: Das ganze Protokoll liegt in der Datei.',
  'replay.report.save': 'Bericht als Datei speichern',
}
