export const title = 'Krumme Touren'

export const rules: Readonly<Record<string, string>> = {
  'MISBEHAVE-01':
    'Ein Schritt, der eine Anzahl Krumme-Tour-Karten zeigt, verlangt, dass du an so vielen davon nacheinander vorbeikommst.',
  'MISBEHAVE-02': 'Zieh Krumme-Tour-Karten einzeln. Die nächste ziehst du erst, wenn du an der letzten vorbei bist.',
  'MISBEHAVE-03': 'Hast du eine krumme Tour begonnen, kannst du sie nicht mittendrin abbrechen.',
  'MISBEHAVE-04':
    'Wähle eine der Möglichkeiten der Karte. Du kannst keine wählen, wenn dir fehlt, was sie voraussetzt, oder wenn du ihre Kosten nicht aufbringen kannst; eine Zahlung innerhalb eines Ergebnisses steht dem nicht im Weg. Ist keine Möglichkeit offen, ist der Versuch verpatzt.',
  'MISBEHAVE-05': 'Manche Krumme-Tour-Karten haben zwei Schritte. Du musst durch beide, einen nach dem anderen.',
  'MISBEHAVE-06':
    'Viele Krumme-Tour-Karten nennen ein Ass: eine Person, einen Beruf, einen Gegenstand oder ein Stichwort. Ist es in deinem Team bei der Arbeit, Ausrüstung von jemandem getragen, darfst du sofort an der Karte vorbei; du musst es nicht nutzen. Ein Schiffsausbau zählt, wo die Karte ihn nennt.',
  'MISBEHAVE-07':
    '„Weiter“ heißt, du bist an der Karte vorbei. Nach der letzten fährst du mit den Anweisungen des Auftrags fort.',
  'MISBEHAVE-08':
    '„Versuch verpatzt“: Alle Krumme-Tour-Karten dieses Versuchs werden abgelegt, die, an denen du vorbei warst, und die, an der du gescheitert bist. Ein neuer Versuch beginnt wieder ganz von vorn.',
  'MISBEHAVE-09':
    '„Haftbefehl erlassen“: Der Versuch ist gescheitert, deine Aktion Arbeiten endet, und dich trifft alles, was ein Haftbefehl mit sich bringt.',
  'MISBEHAVE-10': 'Credits, die du auf Krumme-Tour-Karten gewinnst, teilst du nicht mit deiner Crew.',
  'MISBEHAVE-11':
    'Krumme-Tour-Karten bleiben neben dem Stapel liegen, bis dein Versuch endet, dann kommen sie auf dessen Ablagestapel. Die Mischkarte ist von Anfang an immer im Stapel; wird sie abgehandelt oder ist der Stapel leer, mische alles außer den Karten des laufenden Versuchs.',
}
