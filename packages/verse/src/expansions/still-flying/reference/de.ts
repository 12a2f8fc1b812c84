import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: { CAPER: 'Gaunerstücke', SHUTTLE: 'Shuttles' },
  rules: {
    'DECEPTIVE-03':
      'In Spielen mit Gaunerstücken verlässt kein trügerisches Crewmitglied das Spiel: Was eines aus dem Spiel nähme, mischt seine Karte stattdessen in ihren Versorgungsstapel.',
    'CAPER-01':
      'Mit einem trügerischen Crewmitglied an Bord darfst du mit einer Aktion Handeln in jedem Sektor 3 Gaunerstücke ansehen und bis zu 2 behalten. Ein Gaunerstück ist ein Auftrag, den niemand vergibt: Es bringt Lohn, und Anteile sind fällig, aber es macht dich bei niemandem angesehen. Dein trügerisches Crewmitglied muss daran mitarbeiten. Ein abgeschlossenes Gaunerstück verlässt das Spiel.',
    'CAPER-02': 'Die Mischkarte unter den Gaunerstücken wird ausgeführt, sobald sie gezogen wird.',
    'CAPER-03': 'Verlierst du dein trügerisches Crewmitglied, legst du sofort alle laufenden Gaunerstücke ab.',
    'CAPER-04':
      'Geschieht das, während du an einem Gaunerstück arbeitest, darfst du diesen Versuch zu Ende bringen, bevor die Karte abgelegt wird.',
    'CAPER-05':
      'Gaunerstücke zählen zu deinem Handkartenlimit und, sobald sie begonnen sind, zu deinem Limit laufender Aufträge.',
    'SHUTTLE-01':
      'Verlassen Crewmitglieder das Schiff oder werden sie verstimmt abgeworben, wirf einen Würfel. Zeigt er weniger, als gehen, machen sie sich mit einem Shuttle davon: Lege einen Ausbau mit diesem Stichwort ab.',
    'SHUTTLE-02':
      'Arbeitest du mit einem Shuttle in einem anderen Sektor, muss in das Shuttle passen, was du dort ablieferst und was du dort lädst.',
    'SHUTTLE-03': 'Deine anderen Ausbauten nützen bei dieser Arbeit nichts.',
    'SHUTTLE-04': 'Mit einem Shuttle gehen höchstens 4 Crewmitglieder.',
    'SHUTTLE-05': 'Alarmmarker, wohin das Shuttle geht, werden nicht beachtet.',
    'SHUTTLE-06': 'Ein Shuttle geht in keinen Sektor mit einem Reaver-Kutter.',
    'SHUTTLE-07':
      'Solange dein Schiff gesetzlos ist, geht kein Shuttle in den Sektor des Allianzkreuzers oder der Korvette.',
    'OPEN-63':
      'Das Glossar sagt nicht, was aus Gaunerstücken auf der Hand wird, wenn das trügerische Crewmitglied fort ist, noch was die Mischkarte ersetzt. Festlegung: Gaunerstücke auf der Hand bleiben, können aber ohne trügerisches Crewmitglied nicht begonnen werden. Die Mischkarte mischt Stapel, Ablage und sich selbst zusammen, und für sie wird eine andere Karte gezogen.',
    'OPEN-73':
      'Geht nur einer, kostet das nie ein Shuttle, denn kein Würfel zeigt weniger als 1. Festlegung: Alle, die durch ein Ereignis gehen, werden zusammengezählt, mit einem Wurf. Wen ein Anführer entlässt, der verlässt das Schiff nicht von selbst. Bei mehreren Shuttles wählst du, welches fort ist.',
  },
}
