export const title = 'Zufluchten'

export const rules: Readonly<Record<string, string>> = {
  'HAVEN-01':
    'Zufluchten werden nur benutzt, wenn die Geschichte oder die Aufbaukarte sie verlangt. Diese Karte sagt, was sie bedeuten und welche Planeten gewählt werden dürfen.',
  'HAVEN-02':
    'Werden Zufluchten benutzt, legst du deinen Zufluchtsmarker nach der Wahl der Anführer, dann, wenn sonst die Schiffe aufgestellt würden.',
  'HAVEN-03':
    'Eine Zuflucht muss in einem Planetensektor liegen, der weder Versorgungsplanet noch Kontaktplanet ist. Es zählt nur, was auf dem Plan markiert ist: Der Sektor des Kreuzers ist nicht wegen Harken gesperrt.',
  'HAVEN-04': 'Keine zwei Zufluchten dürfen im selben Sektor liegen.',
  'HAVEN-05': 'Dein Schiff beginnt bei deiner eigenen Zuflucht, außer die Karte sagt etwas anderes.',
}
