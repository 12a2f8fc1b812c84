import type { Messages } from '@keep-flying/kernel'

/** The words of Havens. */
export const messages: Messages = {
  'story.havens':
    'Every captain chooses a Haven in {region} and starts there: a planet without supply or contact, not {places}.',
  'story.havens.anywhere':
    'Every captain chooses a Haven in {region} and starts there: a planet without supply or contact.',
  'story.haven-at': 'Your Haven is {place}, and you start there.',
  'story.havens.beside-shop':
    'Every captain chooses a Haven and starts there: a planet beside one with a shop, where no contact lives.',
  'story.haven-leave': 'A Buy action at your own Haven gives free Shore Leave.',
  'story.haven-leave.wanted':
    'A Buy action at your own Haven gives free Shore Leave, and takes all Wanted tokens off your crew.',
  'story.no-cruiser-at-havens':
    'The Cruiser never enters a Haven: sent there, the player to the right puts it in a sector beside the Haven.',
  'story.haven-comforts':
    'At any Haven, buy Fuel and Shore Leave in one Buy action; at your own, Shore Leave and up to {fuel} Fuel are free.',
  'condition.at-own-haven': 'be at your own Haven',

  'mark.haven': 'Haven of {who}',

  'prompt.place-haven': 'Where is your Haven? Your ship starts there.',
  'prompt.haven': 'What do you take at the Haven?',
  'prompt.cruiser-beside-haven': '{sector} is a Haven: where beside it does the Cruiser go?',
  'option.haven': 'Put in at the Haven of {sector}',
  'option.free-fuel': 'Load free Fuel',
  'log.haven': '{who} has a Haven at {sector}.',
}
