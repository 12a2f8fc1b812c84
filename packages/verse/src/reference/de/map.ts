export const title = 'Der Plan'

export const rules: Readonly<Record<string, string>> = {
  'MAP-01':
    'Der Plan hat drei Regionen, zu unterscheiden an der Farbe der Sektorgrenzen: blau für den Allianzraum, gelb oder orange für den Grenzraum, rot für den Randraum. Die Region, in die du kommst, bestimmt, von welchem Nav-Stapel du ziehst.',
  'MAP-02':
    'Zwei Sektoren sind nur benachbart, wenn sie eine gemeinsame Grenze haben. Berührung an einer Ecke genügt nicht, also bewegt sich nie etwas schräg.',
  'MAP-03': 'Ein Planetensektor ist ein Sektor mit einem benannten Planeten.',
  'MAP-04':
    'Cortex Relay 7 und der Space Bazaar gelten als Planeten, ebenso Cortex Relay 2, wenn Kalidasa im Spiel ist.',
  'MAP-05':
    'Ein Auftrag, dessen Abholort der Uroboros Belt ist, kann in jedem der vier Sektoren begonnen werden, die seine Asteroiden zeigen.',
  'MAP-06':
    'Ein Sektor des Uroboros Belt ist nur dann ein Planetensektor, wenn in ihm auch ein benannter Planet liegt. Asteroiden allein zählen nicht.',
  'MAP-07': 'Der Reaver-Raum besteht genau aus den drei Sektoren um Burnham und keinen anderen.',
  'MAP-08': 'Mit Blue Sun sind die drei Sektoren des Reaver-Raums auch die, in denen die Reaver-Kutter beginnen.',
}
