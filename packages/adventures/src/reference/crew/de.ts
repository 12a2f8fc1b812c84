import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    CASUAL: 'Unauffällig',
    HEROIC: 'Heldenhaft',
    WOUND: 'Wunden',
    DOWNED: 'Am Boden',
  },
  rules: {
    'CASUAL-01': 'Eine Crewkarte hat zwei Seiten, unauffällig und heldenhaft, jede mit eigenen Aktionen.',
    'CASUAL-02': 'Von deiner Crewkarte nutzt du nur, was auf der sichtbaren Seite steht.',
    'CASUAL-03': 'Ob eine Aktion mehr verlangt oder mehr bewirkt, steht auf der Karte.',
    'CASUAL-04': 'Die Figur zeigt dein Auftreten: Grau ist unauffällig, Grün heldenhaft.',
    'CASUAL-05':
      'Um wieder unauffällig zu sein, nimmst du „Unauffällig tun“, das die heldenhafte Seite jedes Crewmitglieds hat.',
    'CASUAL-06': 'Unauffällig tun kannst du nur, wo dich kein Ganove sieht.',
    'CASUAL-07': 'Auch mit einer Wunde geht es nicht.',
    'CASUAL-08': 'Manche Herausforderungen machen dich wieder unauffällig, wenn du sie bestehst.',
    'CASUAL-09':
      'Unauffällig siehst du aus, als gehörtest du dorthin. Du alarmierst keine Ganoven, außer der Auftrag sagt es.',
    'HEROIC-01': 'Heldenhafte Aktionen führt nur ein heldenhaftes Crewmitglied aus.',
    'HEROIC-02': 'Um dabei zu helfen, musst auch du heldenhaft sein.',
    'HEROIC-03': 'Unauffällige Aktionen stehen dir in beiden Zuständen offen.',
    'HEROIC-04': 'Heldenhaft zu werden kostet nichts und geht jederzeit.',
    'HEROIC-05': 'Was unauffällig möglich ist, unterscheidet sich von Crewmitglied zu Crewmitglied.',
    'WOUND-01': 'Die heldenhafte Seite sagt, wie viele Wunden ein Crewmitglied aushält.',
    'WOUND-02': 'Mit einer Wunde bist du heldenhaft, bis alle geheilt sind.',
    'WOUND-03': 'Hast du so viele Wunden, wie du aushältst, gehst du zu Boden.',
    'WOUND-04': 'Ein Treffer oder eine verlorene Prügelei ist eine Wunde, wenn keine Karte etwas anderes sagt.',
    'WOUND-05': 'Auch Ganoven halten nur eine Zahl von Wunden aus; dann sind sie ausgeschaltet.',
    'DOWNED-01': 'Gehst du zu Boden, bedeckt die Bodenkarte deine heldenhaften Aktionen.',
    'DOWNED-02': 'Du kannst dann nur tun, was die Bodenkarte bietet.',
    'DOWNED-03': 'Solange nichts geheilt ist, heißt das: warten oder dich selbst heilen.',
    'DOWNED-04': 'Ist mindestens eine Wunde geheilt, kannst du mit einer Aktion aufstehen, und die Karte kommt weg.',
    'DOWNED-05': 'Du stehst heldenhaft auf, selbst ohne jede Wunde.',
    'DOWNED-06': 'Ganoven lassen Crew am Boden in Ruhe, sofern der Auftrag nichts anderes sagt.',
    'DOWNED-07': 'Wer ein Crewmitglied am Boden in Sicht eines Ganoven heilt, handelt heldenhaft.',
    'DOWNED-08': 'Ein Crewmitglied am Boden lässt sich bewegen wie jeder schwere Gegenstand.',
  },
}
