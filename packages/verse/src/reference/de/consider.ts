export const title = 'Karten in Betracht ziehen'

export const rules: Readonly<Record<string, string>> = {
  'CONSIDER-01': 'Wähle zuerst bis zu drei Karten von beliebiger Stelle im Ablagestapel. Du darfst auch keine wählen.',
  'CONSIDER-02':
    'Dann darfst du für jede Karte, die dir zu dreien fehlt, eine ungesehen vom Stapel ziehen. Du musst nicht alle ziehen, auch gar keine.',
  'CONSIDER-03':
    'Was du aus dem Ablagestapel nimmst, steht vor dem ersten Ziehen fest. Hast du gezogen, kannst du nicht zum Ablagestapel zurück.',
  'CONSIDER-04':
    'Von den Karten zur Auswahl behältst du bis zu zwei, woher sie auch stammen, und bezahlst sie, wenn sie einen Preis haben. Du darfst auch keine behalten.',
  'CONSIDER-05': 'Die Karten, die du nicht behältst, kommen offen auf den Ablagestapel, zu dem sie gehören.',
  'CONSIDER-06':
    'Du ziehst Karten immer auf dieselbe Art in Betracht, ob Versorgungskarten, Aufträge, Herausforderungen oder Coups.',
  'CONSIDER-07':
    'Enthalten Stapel und Ablagestapel zusammen weniger als drei Karten, ziehst du in Betracht, was da ist. Ein leerer Versorgungs- oder Kontaktstapel wird nicht neu gemischt; sein Ablagestapel steht dir weiter offen.',
}
