export const title = 'Anführer'

export const rules: Readonly<Record<string, string>> = {
  'LEADER-01':
    'Dein Anführer ist in jeder Hinsicht ein Crewmitglied: Er belegt einen Crewplatz, kostet beim Landgang, trägt Ausrüstung und kann getötet werden, außer eine Regel sagt etwas anderes.',
  'LEADER-02': 'Dein Anführer nimmt keinen Anteil an einem Auftrag.',
  'LEADER-03':
    'Würde dein Anführer getötet, kehrt er stattdessen aufs Schiff zurück und bekommt einen Verstimmt-Marker.',
  'LEADER-04': 'Ein Anführer, der so aufs Schiff zurückkehrt, setzt für den Rest dieser Aktion Arbeiten aus.',
  'LEADER-05':
    'Ein Sanitäter darf zuerst versuchen, deinen Anführer zu retten. Gelingt der Wurf, gibt es keinen Verstimmt-Marker.',
  'LEADER-06':
    'Bekommt dein Anführer einen zweiten Verstimmt-Marker, werden alle deine anderen Crewmitglieder sofort auf die Ablagestapel ihrer Versorgungsstapel abgelegt. Der Anführer bleibt, ohne Marker.',
  'LEADER-07': 'Niemand kann je deinen Anführer abwerben.',
}
