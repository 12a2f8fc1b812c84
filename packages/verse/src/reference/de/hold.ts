export const title = 'Frachtraum und Versteck'

export const rules: Readonly<Record<string, string>> = {
  'HOLD-01':
    'Du kannst so viel mitführen, wie leere Felder in deinem Frachtraum und deinem Versteck sind, dazu, was deine Ausbauten bringen.',
  'HOLD-02': 'Jede Fracht, jede Schmuggelware, jeder Passagier und jeder Flüchtling braucht einen Platz.',
  'HOLD-03':
    'Jeder Treibstoff und jedes Ersatzteil braucht einen halben Platz. Je zwei davon teilen sich einen Platz, gleich oder gemischt.',
  'HOLD-04':
    'Du darfst nicht mehr laden, als Platz ist. Eine feste Ladung muss vollständig abgeholt und abgeliefert werden, sonst kann an diesem Schritt gar nicht gearbeitet werden; wo du beliebig viel laden darfst, entscheidest du, mindestens eins. Was du durch andere Karten gewinnst und was nicht hineinpasst, ist verloren.',
  'HOLD-05':
    '„Güter“ sind Fracht, Schmuggelware, Treibstoff und Ersatzteile. Menschen, ob Passagiere oder Flüchtlinge, sind nie Güter.',
  'HOLD-06': 'Darfst du eine Anzahl Güter laden, wählst du die Arten und mischst sie, wie du willst.',
  'HOLD-07':
    'In deinem Zug darfst du Fracht, Schmuggelware, Treibstoff und Ersatzteile abwerfen, wann immer nichts abgehandelt wird: nicht während einer Nav-Karte, eines Kontakts mit Allianz oder Reavern, eines Alarms oder einer Krumme-Tour-Karte, und nicht vor dem Kontakt, der deinen Zug eröffnet. Auch beim Laden darfst du Platz schaffen.',
  'HOLD-08':
    'Passagiere und Flüchtlinge darfst du zu denselben Zeiten absetzen, aber nur in einem Sektor mit einem Planeten.',
  'HOLD-09':
    'Das Versteck schützt seinen Inhalt nur so weit vor Durchsuchung und Piraterie, wie die jeweilige Karte sagt. Du darfst Frachtraum und Versteck in deinem Zug umräumen, wenn gerade nichts abgehandelt wird, aber nicht mehr, sobald eine Karte gezogen ist oder ein Kontakt begonnen hat. Alle dürfen sehen, was in deinem Versteck ist.',
  'HOLD-11': 'Das Versteck der Jetwash und das der Esmeralda fassen nur Treibstoff.',
  'HOLD-12':
    'Ein Schiff der Series 4 hat mehr Frachtraum und einen stärkeren Antriebskern als die Schiffe des Grundspiels, und sein Versteck besteht aus sechs Plätzen nur für Treibstoff. Ein Platz nur für Treibstoff fasst zwei Treibstoff, außer die Karte zeigt etwas anderes.',
  'HOLD-13':
    'Ein Schiff der Series 4 beginnt mit Ausbauten, die du nicht ablehnen kannst. Sie belegen Ausbauplätze, und ihre aufgedruckten Preise gehen von den $3000 ab, mit denen du beginnst.',
}
