export const title = 'Fertigkeiten und Proben'

export const rules: Readonly<Record<string, string>> = {
  'SKILL-01':
    'Es gibt drei Fertigkeiten: Kampf, Technik und Verhandeln. Jedes Fertigkeitssymbol auf deiner Crew oder auf benutzter Ausrüstung ist einen Punkt wert.',
  'SKILL-02':
    'Für eine Probe würfle und addiere alle deine verfügbaren Punkte dieser Fertigkeit. Suche die Summe unter den Ergebnissen auf der Karte; der Bereich, in den sie fällt, sagt dir, was geschieht.',
  'SKILL-03':
    'Der Würfel hat anstelle der 6 eine Firefly. Bei einer Probe zählt sie 6 und bringt einen Bonuswurf, der hinzugezählt wird, und noch einen, solange eine Firefly fällt. Enterproben und Showdowns gehen genauso; bei jedem anderen Wurf ist eine Firefly eine einfache 6.',
  'SKILL-04':
    'Bei einer koscheren Kampf-Probe zählen nur Kampf-Punkte, die auf Crewkarten stehen. Ausrüstung bringt keine.',
  'SKILL-05':
    'Bei einer Verhandeln-Probe mit dem Zeichen für Bestechung darfst du vor dem Wurf an die Bank zahlen: Je $100 steigt deine Summe um 1, so oft du zahlen kannst.',
  'SKILL-06':
    'Nach dem Wurf kannst du keine Bestechung mehr hinzufügen und bei einer Probe ohne das Zeichen keine zahlen.',
  'SKILL-07': 'Während du arbeitest, zählen nur die Crewmitglieder und die Ausrüstung des Teams bei der Arbeit.',
  'SKILL-08': 'Wo dir eine Karte mehrere Proben anbietet, wählst du, welche du ablegst.',
  'SKILL-09':
    'Bei Nav-Karten und beim Allianz- und Reaver-Kontakt zählen alle an Bord, jeder mit höchstens einem Stück Ausrüstung. Wer was trägt, bestimmst du vor der Probe.',
}
