import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    SPLIT: 'Getrennte Wege',
    SEIZE: 'Beschlagnahmte Ausrüstung',
    'ALERT-CARDS': 'Allianzalarm-Karten',
    'WANTED-TOKENS': 'Gesucht-Marker',
  },
  rules: {
    'SPLIT-01':
      "Manche Karten für krumme Touren teilen die Crew bei der Arbeit in zwei Gruppen von mindestens je einem Crewmitglied. Bei „Fork in the Road“ steht jede Gruppe eine eigene Karte durch, bei „They're right on our Tails!“ nur die ohne deinen Anführer.",
    'SPLIT-02': 'Ist nur noch ein Crewmitglied bei der Arbeit, kann sich niemand trennen: Der Versuch ist verpatzt.',
    'SEIZE-01':
      'Ausrüstung, die eine Karte für krumme Touren beschlagnahmt, wird denen genommen, die sie bei der Arbeit tragen, und verlässt das Spiel. Sie kann nicht noch einmal gekauft werden. Was an Bord geblieben ist, ist sicher.',
    'ALERT-CARDS-01':
      'Eine Aufbaukarte oder eine Geschichte kann mit einem Allianzalarm in Kraft beginnen. Die Karte „Alliance Alert!“ und die Nav-Karte „Alliance Cruiser“ bringen einen neuen.',
    'ALERT-CARDS-02': 'Solange ein Allianzalarm in Kraft ist, gilt für alle Kapitäne, was er sagt.',
    'ALERT-CARDS-03': 'Ein Allianzalarm, der ersetzt wird, kommt unter den Stapel der Alarmkarten.',
    'WANTED-TOKENS-01':
      'Macht eine Karte deine Crew zu Gesuchten, bekommt jedes deiner Crewmitglieder, das noch nicht gesucht wird, einen Gesucht-Marker.',
    'WANTED-TOKENS-02':
      'Crewmitglieder mit einem Gesucht-Marker gelten in jeder Hinsicht als gesucht und machen also Gesucht-Würfe.',
    'WANTED-TOKENS-03': 'Wird ein Crewmitglied mit einem Gesucht-Marker entlassen, ist der Marker weg.',
    'OPEN-70':
      'Das Regelheft sagt nicht, ob getrennte Gruppen wieder zusammenkommen. Festlegung: Sie sind für diese eine Karte getrennt. Ausrüstung bleibt bei denen, die sie tragen, jede Gruppe nutzt nur ihre eigenen Punkte, und dann arbeiten alle, die übrig sind, gemeinsam weiter. Beide Gruppen stehen ihre Karte durch, auch wenn die erste schon einen Haftbefehl hat.',
    'OPEN-71':
      'Das Glossar sagt nicht, ob mehrere Allianzalarme zugleich gelten können. Festlegung: immer nur einer. Ein neuer ersetzt den vorigen.',
    'OPEN-72':
      'Das Glossar sagt nicht, ob auch der Anführer und die an Bord gesucht werden, noch was aus dem Marker wird, wenn jemand anders als durch Entlassung geht. Festlegung: Deine ganze Crew wird gesucht, auch dein Anführer und die an Bord, und dein Schiff ist dann gesetzlos. Der Marker ist weg, sobald die Karte in einen Ablagestapel kommt, und bleibt liegen, wenn sie den Besitzer wechselt.',
  },
}
