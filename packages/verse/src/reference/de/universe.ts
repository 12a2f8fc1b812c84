export const title = 'Mr. Universe und Herausforderungen'

export const rules: Readonly<Record<string, string>> = {
  'UNIVERSE-01':
    'Wenn du mit Mr. Universe handelst, ziehst du statt Aufträgen Herausforderungen in Betracht: Sieh dir drei an, behalte bis zu zwei.',
  'UNIVERSE-02': 'Herausforderungen auf deiner Hand zählen wie Aufträge für dein Handlimit.',
  'UNIVERSE-03':
    'Du legst eine Herausforderung von deiner Hand an den Auftrag eines anderen Kontakts an, und zwar in der Aktion Arbeiten, mit der du diesen Auftrag beginnst. Später geht es nicht mehr.',
  'UNIVERSE-04': 'An einer Herausforderung allein wird nie gearbeitet.',
  'UNIVERSE-05': 'An einen Piraterie-Auftrag oder ein Kopfgeld kannst du keine Herausforderung anlegen.',
  'UNIVERSE-06':
    'Eine legale Herausforderung passt nur zu einem legalen Auftrag, eine illegale nur zu einem illegalen.',
  'UNIVERSE-07':
    'Eine angelegte Herausforderung zählt nicht zu deinen laufenden Aufträgen: Jeder von drei laufenden Aufträgen darf eine haben. Ein Auftrag erhält nie mehr als eine, Coups und Ziele erhalten keine.',
  'UNIVERSE-08':
    'Um einen Auftrag mit einer Herausforderung abzuschließen, musst du erfüllen, was der Auftrag verlangt und was die Herausforderung verlangt.',
  'UNIVERSE-09':
    'Verlangt eine Herausforderung mehr Krumme-Tour-Karten, kommen sie bei jedem Schritt hinzu, bei dem du ohnehin eine krumme Tour drehst, jeweils in dieser Zahl. Gibt es keinen solchen Schritt, kommen sie beim letzten.',
  'UNIVERSE-10':
    'Unter der Herausforderung „With Your Hands Tied“ zählen bei keiner Probe des Auftrags, auch nicht bei Krumme-Tour-Proben, Kampf-Punkte: weder die der Crew noch die der Ausrüstung, die sie trägt. Stichwörter gelten weiterhin.',
  'UNIVERSE-11':
    'Die Belohnung einer Herausforderung kommt zum Lohn des Auftrags hinzu, und nur, wenn du den Auftrag unter der Herausforderung abschließt. Ein verpatzter Versuch oder ein Haftbefehl bringt nichts davon.',
  'UNIVERSE-12':
    'Schließt du einen Auftrag mit einer Herausforderung ab, bist du bei Mr. Universe ebenso angesehen wie beim Kontakt des Auftrags. Die Karte der Herausforderung zeigt es an, und von da an behältst oder verlierst du das Ansehen bei beiden getrennt.',
  'UNIVERSE-13': 'Solange du bei Mr. Universe angesehen bist, steigt dein Handlimit um zwei, von drei auf fünf.',
  'UNIVERSE-14':
    'Bekommst du bei einem Auftrag mit einer Herausforderung einen Haftbefehl, wird die Herausforderung mit dem Auftrag abgelegt, und du verlierst dein Ansehen bei Mr. Universe.',
  'UNIVERSE-15':
    'Sinkt dein Handlimit und hast du zu viele Karten, lege sofort bis auf das Limit ab. Du wählst, welche.',
  'UNIVERSE-16': 'Ist ein Versuch verpatzt, bleibt die Herausforderung beim Auftrag, der weiterhin läuft.',
}
