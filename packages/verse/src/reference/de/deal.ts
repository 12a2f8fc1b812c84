export const title = 'Handeln mit Kontakten'

export const rules: Readonly<Record<string, string>> = {
  'DEAL-01':
    'Die Aktion Handeln ist im Sektor eines Kontakts möglich, mit diesem Kontakt. Sind zwei Kontakte im selben Sektor, weil der Kreuzer bei einem Kontaktplaneten liegt, wähle einen: Handeln kannst du jeweils nur mit einem Kontakt.',
  'DEAL-02':
    'Beim Handeln ziehst du drei Aufträge dieses Kontakts in Betracht und nimmst davon keinen, einen oder zwei an.',
  'DEAL-03':
    'Angenommene Aufträge kommen auf deine Hand, vor den anderen verborgen. Sie ruhen, bis du sie mit einer Aktion Arbeiten beginnst.',
  'DEAL-04':
    'Bist du bei dem Kontakt angesehen, darfst du bei diesem Handeln Fracht und Schmuggelware zu den angegebenen Preisen verkaufen, auch Güter, die einer deiner Aufträge braucht. Verkaufen und Aufträge in Betracht ziehen gehen in beliebiger Reihenfolge, und beides kann entfallen; ist deine Hand voll, lege Aufträge ab, bevor du weitere annimmst.',
  'DEAL-05': 'Ein Kontakt kauft nur, was auf der Karte steht, und verkauft dir nur etwas, wenn die Karte es sagt.',
  'DEAL-07': 'Geld aus dem Verkauf von Gütern gehört dir allein; deine Crew bekommt davon keinen Anteil.',
  'DEAL-08':
    'Angesehen zu sein kann dir beim selben Handeln noch mehr eröffnen, wie die Karte des Kontakts beschreibt.',
}
