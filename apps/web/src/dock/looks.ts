import type { Option } from '@keep-flying/kernel'

/** How an option looks before it is read: its sign, and the card it is about. */

const byId: Readonly<Record<string, string>> = {
  burn: 'burn',
  mosey: 'mosey',
  shop: 'buy',
  'shore-leave': 'shore-leave',
  'make-work': 'work',
  goal: 'goal',
  end: 'end-turn',
  hold: 'hold',
  'last-call': 'clock',
  stop: 'full-stop',
  consider: 'eye',
  done: 'check',
  draw: 'eye',
  ace: 'star',
  go: 'work',
  accept: 'check',
  offer: 'deal',
  cancel: 'cross',
  refuse: 'cross',
  all: 'credits',
  clear: 'warrant',
  submit: 'cruiser',
  suggested: 'check',
  'by-hand': 'gear',
}

const byStart: Readonly<Record<string, string>> = {
  deal: 'deal',
  job: 'work',
  calm: 'moral',
  'discard-job': 'job',
  dismiss: 'person',
  scrap: 'upgrade',
  trade: 'deal',
  give: 'deal',
  hire: 'crew',
  reroll: 'die5',
  discard: 'cross',
}

export function iconOf({ id, at }: Option): string | null {
  if (at && 'token' in at) return at.token
  const [start = ''] = id.split(':')
  return byId[id] ?? (id.includes(':') ? (byStart[start] ?? null) : null)
}

export function cardIn({ at }: Option): string | null {
  return at && 'card' in at ? at.card : null
}

export function sectorIn({ at }: Option): string | null {
  return at && 'place' in at ? at.place : null
}
