export const title = 'Fliegen'

export const rules: Readonly<Record<string, string>> = {
  'FLY-01': 'Eine Aktion Fliegen ist entweder ein Vollschub oder ein Bummeln. Entscheide dich, bevor du dich bewegst.',
  'FLY-02':
    'Ein Vollschub kostet zu Beginn 1 Treibstoff, und ohne diesen Treibstoff kannst du ihn nicht wählen. Der Treibstoff wird mit deiner ersten Bewegung bezahlt, die du dann auch machen musst.',
  'FLY-03':
    'Beim Vollschub bewegst du dich jeweils einen benachbarten Sektor weiter, bis zur Reichweite deines Antriebskerns. Du darfst jeden benachbarten Sektor betreten, auch einen, den du gerade verlassen hast.',
  'FLY-04':
    'Nach jedem Sektor, den du im Vollschub betrittst, zieh eine Nav-Karte der Region dieses Sektors und handle sie ab, bevor du dich weiterbewegst.',
  'FLY-05': 'Du darfst einen Vollschub nach jedem Sektor beenden; du musst nicht die ganze Reichweite nutzen.',
  'FLY-06':
    'Bummeln bewegt dich genau einen Sektor weit. Es braucht keinen Treibstoff, du ziehst keine Nav-Karte, und deine Aktion Fliegen ist damit zu Ende.',
  'FLY-07':
    'Im Grundspiel darf kein Schiff in den Sektor des Reaver-Kutters kommen, auf keine Weise, ob Vollschub, Bummeln oder Ausweichen.',
  'FLY-08':
    'Mit Blue Sun darfst du auf eigene Gefahr in einen Sektor bummeln, in dem ein Reaver-Kutter ist. Vollschub und Ausweichen dorthin bleiben verboten.',
  'FLY-09':
    'Jeder deiner laufenden Aufträge mit dem Zeichen „Schwere Last“ macht jeden Vollschub um 1 Treibstoff teurer. Mehrere solche Aufträge zählen zusammen.',
  'FLY-10': 'Auch ein Antriebskern, der ohne Treibstoff auskommt, zahlt den Aufschlag für „Schwere Last“.',
  'FLY-11':
    'Antriebskerne und Schiffsausbauten können deine Reichweite, deinen Treibstoffverbrauch oder dein Bummeln verändern. Wo die Karte von der Regel abweicht, gilt die Karte.',
  'FLY-12': 'Betrittst du einen Sektor mit Alarmmarkern, handle sie ab, bevor du eine Nav-Karte ziehst.',
}
