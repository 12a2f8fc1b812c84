import type { Messages } from '@keep-flying/kernel'

/** Questions that come up again and again. */
export const repeats: Messages = {
  'dock.repeats.team': 'Wer zur Arbeit geht',
  'dock.repeats.gear': 'Wer was trägt',
  'dock.repeats.cuts': 'Anteile der Crew',
  'dock.repeats.deliver': 'Wie viel übergeben wird',
  'dock.repeats.defence': 'Womit du dich verteidigst',
  'dock.repeats.shelter': 'Was du vor Piraten versteckst',
  'dock.repeats.showdown-roll': 'Ein Showdown, den du verlierst',
  'dock.repeats.accept-roll': 'den Wurf so lassen',
  'dock.repeats.ace': 'Ein Ass für eine Misbehave-Karte',
  'dock.repeats.play-ace': 'ausspielen',
  'dock.repeats.cutter': 'Wohin ein Reaver-Kutter fliegt',
  'dock.repeats.cruiser': 'Wohin der Kreuzer fliegt',
  'dock.repeats.corvette': 'Wohin die Korvette fliegt',
  'dock.repeats.everybody': 'alle gehen, Ausrüstung wie vorgeschlagen',
  'dock.repeats.all-cuts': 'alle werden bezahlt',
  'dock.repeats.everything': 'alles, was da ist',
  'dock.repeats.spent': 'Ein Zug ohne übrige Aktion',
  'dock.repeats.end': 'er endet',
}
