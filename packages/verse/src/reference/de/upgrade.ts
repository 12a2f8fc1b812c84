export const title = 'Schiffsausbauten und Antriebskerne'

export const rules: Readonly<Record<string, string>> = {
  'UPGRADE-01':
    'Dein Schiff hat einen Platz für einen Antriebskern und so viele Ausbauplätze, wie seine Karte zeigt; bei den Schiffen des Grundspiels sind es drei.',
  'UPGRADE-02':
    'Um einen Schiffsausbau zu kaufen, brauchst du einen freien Ausbauplatz. Du kannst nie mehr Ausbauten als Ausbauplätze haben.',
  'UPGRADE-03':
    'Du darfst einen Ausbau in deinem Zug ablegen oder wenn du einen bekommst und den Ausbauplatz brauchst, aber nie, um einem Effekt zu entgehen, der gerade abgehandelt wird. Die Karte kommt auf den Ablagestapel ihres Versorgungsstapels; Güter, die keinen Platz mehr haben, werden sofort abgeworfen, und du wählst, welche.',
  'UPGRADE-04':
    'Du hast genau einen Antriebskern. Kaufst du einen neuen, kommt der alte auf den Ablagestapel seines Versorgungsstapels; der Kern, mit dem dein Schiff begonnen hat, hat keinen solchen Stapel und verlässt das Spiel.',
  'UPGRADE-05':
    'Die Reichweite auf deinem Antriebskern ist die Höchstzahl der Sektoren, die du in einem Vollschub betreten kannst. Was die Karte sonst noch sagt, gilt auch.',
  'UPGRADE-06': 'Manche Schiffe haben einen eigenen Antriebskern, der nicht ersetzt werden kann.',
}
