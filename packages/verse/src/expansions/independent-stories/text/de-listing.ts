import type { Messages } from '@keep-flying/kernel'

/** What is said of these stories before they are opened. */
export const listed: Messages = {
  'box.independent-stories': 'Einzelne Geschichten und Schiffe',
  'box.independent-stories.about':
    'Fünf Geschichten, drei Schiffe und eine Aufbaukarte aus kleinen Schachteln, mit Zielen und Werten von uns.',
  'set-up.about.heat-is-on': 'Ein Allianz-Alarm gilt, jeder Anführer wird gesucht, und Gesucht-Marker häufen sich.',
  'story.summary.jubilant-victory':
    'Ein Kapitän mit Geld ist einem Kopfgeldjäger seine Zeit wert: Sei als Erster mit $10000 in der eigenen Zuflucht.',
  'story.summary.old-man-and-dragons':
    'Niska und die Tong stehen kurz vor dem Krieg: Finde sein Ohr, dann bring beide Seiten zur Vernunft, in einem Teehaus auf Sihnon und über Ezra.',
  'story.summary.reap-the-whirlwind':
    'Staubteufel, ein Geheimnis im Himinbjorg-System und ein Feiertag, den es zu stören gilt: Sei gefährlich oder verzweifelt genug.',
  'story.summary.rumrunners-2':
    'Der Gönner des Rennens wurde von seinem schlechtesten Verlierer verschleppt: Hör dich um, stürm das Hinterzimmer und bring ihn heil nach Hause.',
  'story.summary.under-the-radar':
    'Ein Tresor auf Albion und ein Fundstück darin: Finde seinen Erbauer, kauf das Werkzeug und geh mit höchstens dreien hinein.',
}
