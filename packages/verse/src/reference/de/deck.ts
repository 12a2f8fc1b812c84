export const title = 'Stapel und Ablagestapel'

export const rules: Readonly<Record<string, string>> = {
  'DECK-01':
    'Eine abgelegte Karte kommt offen auf den Ablagestapel des Stapels, aus dem sie stammt. Sie bleibt im Spiel und kann wieder auftauchen.',
  'DECK-02':
    'Eine aus dem Spiel entfernte Karte kommt zurück in die Schachtel und ist für den Rest dieser Partie weg. Entfernen ist nie dasselbe wie Ablegen.',
  'DECK-03':
    'Die Ablagestapel der Versorgungs- und Kontaktstapel stehen allen offen. Du darfst sie jederzeit durchblättern, im Zug jedes Spielers.',
  'DECK-04':
    'Jeder Versorgungsstapel und jeder Kontaktstapel gehört zu einem Ort auf dem Plan und kann nur dort benutzt werden. Commander Harken ist die Ausnahme: Er hat keinen Planeten und ist immer dort, wo der Allianz-Kreuzer ist.',
  'DECK-05':
    'Ein Nav-Stapel ist erschöpft, sobald seine letzte Karte abgehandelt und abgelegt ist. Mische sofort seinen Ablagestapel, die Mischkarte eingeschlossen, zu einem neuen Stapel. Verlangt eine Karte, die du noch abhandelst, ein weiteres Ziehen von einem leeren Stapel, mische den Ablagestapel ohne diese Karte.',
  'DECK-06':
    'Manche Nav-Karten sind als Mischkarten gekennzeichnet. Hast du eine gezogen und abgehandelt, mische den Ablagestapel dieses Stapels mit seinem Rest zu einem neuen Stapel.',
  'DECK-07':
    'Mit drei oder mehr Spielern beginnt die Mischkarte eines Nav-Stapels im Ablagestapel und kann daher erst gezogen werden, wenn der Stapel einmal erschöpft war. Von da an wird beim Ziehen der Mischkarte neu gemischt. Das gilt für jeden Nav-Stapel gesondert.',
  'DECK-08':
    'Die Mischkarte eines Nav- oder Krumme-Tour-Stapels liegt nie in einem Ablagestapel, außer wo der Aufbau sie dorthin legt. Das gilt in jeder Partie, mit oder ohne Blue Sun.',
  'DECK-09':
    'Legt ein Effekt eine Mischkarte ab, ohne dass sie abgehandelt wird, führe erst die Aktion zu Ende, die das getan hat, dann mische den Stapel neu. Das gilt in jeder Partie, mit oder ohne Blue Sun.',
}
