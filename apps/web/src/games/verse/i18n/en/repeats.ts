import type { Messages } from '@keep-flying/kernel'

/** Questions that come up again and again. */
export const repeats: Messages = {
  'dock.repeats.team': 'Who goes to work',
  'dock.repeats.gear': 'Who carries what',
  'dock.repeats.cuts': 'Cuts for the crew',
  'dock.repeats.deliver': 'How much is handed over',
  'dock.repeats.defence': 'Which skill you defend with',
  'dock.repeats.shelter': 'What you hide from pirates',
  'dock.repeats.showdown-roll': 'A Showdown you are losing',
  'dock.repeats.accept-roll': 'leave the roll as it is',
  'dock.repeats.ace': 'An ace for a Misbehave card',
  'dock.repeats.play-ace': 'play it',
  'dock.repeats.cutter': 'Where a Reaver Cutter goes',
  'dock.repeats.cruiser': 'Where the Cruiser goes',
  'dock.repeats.corvette': 'Where the Corvette goes',
  'dock.repeats.everybody': 'everybody goes, with the gear as suggested',
  'dock.repeats.all-cuts': 'everybody is paid',
  'dock.repeats.everything': 'all there is',
  'dock.repeats.spent': 'A turn with no action left',
  'dock.repeats.end': 'it ends',
}
