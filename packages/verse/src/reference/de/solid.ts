export const title = 'Ansehen'

export const rules: Readonly<Record<string, string>> = {
  'SOLID-01':
    'Schließt du einen Auftrag ab, bist du bei seinem Kontakt angesehen. Behalte die Karte als Zeichen dafür unter deinem Schiff.',
  'SOLID-02':
    'Bist du bei dem Kontakt schon angesehen, wird die neu abgeschlossene Auftragskarte aus dem Spiel entfernt.',
  'SOLID-03': 'Bist du angesehen, darfst du dem Kontakt verkaufen, und seine Sonderregel gilt für dich.',
  'SOLID-04':
    'Niska ist anders: Sobald du irgendeinen Auftrag von ihm annimmst, bindet dich seine Sonderregel, ob du bei ihm angesehen bist oder nicht.',
  'SOLID-05':
    'Bekommst du einen Haftbefehl, während du am Auftrag eines Kontakts arbeitest, verlierst du dein Ansehen bei ihm und alles, was dazugehörte.',
  'SOLID-06': 'Wenn du ein Ansehen verlierst, wird die Karte, die es anzeigte, aus dem Spiel entfernt.',
  'SOLID-07': 'Ein verlorenes Ansehen kommt mit dem nächsten Auftrag zurück, den du für diesen Kontakt abschließt.',
  'SOLID-08': 'Harken duldet nichts: Jeder Haftbefehl, woher auch immer, beendet dein Ansehen bei ihm.',
  'SOLID-09':
    'Solange du einen Haftbefehl hast, kannst du bei Harken kein Ansehen gewinnen. Ein Auftrag, den du für ihn abschließt, zahlt wie üblich, aber seine Karte wird aus dem Spiel entfernt, und du gewinnst kein Ansehen.',
}
