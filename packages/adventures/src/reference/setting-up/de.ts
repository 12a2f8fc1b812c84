import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    SETUP: 'Aufbau',
    CREWCOUNT: 'Wie viele Crewmitglieder',
  },
  rules: {
    'SETUP-01': 'Wo ein Auftrag von den allgemeinen Regeln abweicht, gilt der Auftrag.',
    'SETUP-02':
      'Aufgebaut wird in dieser Reihenfolge: Spielform, Plan und Stapel, Crew, Zeitleiste, Einkauf, Aufstellung.',
    'SETUP-03': 'Ihr spielt einen einzelnen Auftrag oder eine Geschichte, in der mehrere Aufträge aufeinander folgen.',
    'SETUP-04': 'Bei einem einzelnen Auftrag hat die Crew zusammen 3000 $.',
    'SETUP-05':
      'Für eine ganze Geschichte beginnt die Crew einmalig mit 2000 $. Was sie später ausgibt, muss sie verdienen.',
    'SETUP-06':
      'Der Plan des Auftrags sagt, wohin jedes Bodenteil, Gebäude, jede Tür, jeder Ganove und Marker kommt; legt sie genau dorthin.',
    'SETUP-07': 'Nennt der Auftrag einen Lohn, liegt er bis zum Ende unter dem Lohnmarker bereit.',
    'SETUP-08': 'Ausrüstung, Technik- und Verhandlungs-Herausforderungen sind drei Stapel, jeder für sich gemischt.',
    'SETUP-09': 'Alle Crewmarker beginnen als ein Stapel auf dem ersten Moment. Die Reihenfolge wählt ihr.',
    'SETUP-10': 'Andere Marker liegen zu Beginn nur auf der Zeitleiste, wenn der Auftrag sie dort hinlegt.',
    'SETUP-11': 'Verteilt das Geld, das nach dem Einkauf bleibt, beliebig auf die Crew, die den Auftrag ausführt.',
    'SETUP-12':
      'Während eines Auftrags bezahlt ein Crewmitglied Herausforderungen und Bestechungen nur aus dem, was es selbst trägt.',
    'SETUP-13': 'Stellt die Crew auf Felder, die der Auftrag erlaubt.',
    'SETUP-14': 'Wer im ersten Stapel oben liegt, hat den ersten Zug.',
    'CREWCOUNT-01': 'Zu fünft führt jeder genau ein Crewmitglied.',
    'CREWCOUNT-02': 'Allein entscheidest du, wie viele Crewmitglieder den Auftrag ausführen, und spielst sie alle.',
    'CREWCOUNT-03': 'Zu zweit empfehlen sich zwei Crewmitglieder pro Person; das bringt einen Abschnitt mehr.',
    'CREWCOUNT-04':
      'Zu dritt nehmt ihr drei Crewmitglieder mit zwei Abschnitten mehr, oder manche von euch spielen mehrere.',
    'CREWCOUNT-05': 'Zu viert empfehlen sich vier Crewmitglieder mit einem Abschnitt mehr.',
    'CREWCOUNT-06':
      'Jedes Crewmitglied weniger, als der Auftrag vorsieht (meist fünf), verlängert die Zeitleiste um einen Abschnitt, sofern der Auftrag nichts anderes sagt.',
    'CREWCOUNT-07': 'Die Länge der Zeitleiste hängt von der Crew ab, egal wie vielen Spielern sie gehört.',
    'CREWCOUNT-08': 'Mehr als fünf Crewmitglieder arbeiten nie an einem Auftrag. Habt ihr mehr, wählt fünf aus.',
  },
}
