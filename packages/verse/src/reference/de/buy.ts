export const title = 'Kaufen'

export const rules: Readonly<Record<string, string>> = {
  'BUY-01': 'Die Aktion Kaufen ist nur in einem Sektor mit einem Versorgungsplaneten möglich.',
  'BUY-02':
    'Eine Aktion Kaufen ist entweder ein Einkauf von Versorgungskarten, Treibstoff und Ersatzteilen oder ein Landgang. Beides in einer Aktion geht nicht.',
  'BUY-03':
    'Beim Einkauf ziehst du drei Karten aus Stapel und Ablagestapel dieses Planeten in Betracht und kaufst davon keine, eine oder zwei.',
  'BUY-04': 'Für jede Karte, die du kaufst, zahlst du den aufgedruckten Preis an die Bank.',
  'BUY-05':
    'Beim selben Einkauf darfst du beliebig viel Treibstoff zu $100 und beliebig viele Ersatzteile zu $300 kaufen, soweit deine Credits und dein Platz reichen. Das geht, bevor oder nachdem du Karten in Betracht ziehst, oder ganz ohne das.',
  'BUY-06':
    'Landgang kostet $100 für jedes Crewmitglied, den Anführer eingeschlossen, verstimmt oder nicht; dann werden alle deine Verstimmt-Marker entfernt. Es geht nur ganz oder gar nicht: Kannst du nicht für alle zahlen, steht er dir nicht offen.',
  'BUY-07':
    'In Betracht gezogene Karten, die du nicht kaufst, kommen offen auf den Ablagestapel, ob sie aus dem Stapel oder vom Ablagestapel stammen.',
  'BUY-08': 'Mit Blue Sun ist Meridian ein Versorgungsplanet mit eigenem Stapel.',
}
