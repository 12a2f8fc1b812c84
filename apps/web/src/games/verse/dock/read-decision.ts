import type { Decision, Option, OptionRole } from '@keep-flying/kernel'

/**
 * What the rules do not say of their options themselves: which one ends the matter, which is a small step taken in the
 * scene, and the sign of each.
 */

const waysOut: readonly string[] = [
  'option.done',
  'option.stop',
  'option.end',
  'option.shop-done',
  'option.deal-done',
  'option.stop-drawing',
  'option.stop-paying',
  'option.cancel-trade',
  'option.no-challenge',
]

/** Questions whose many small steps are taken in the scene. */
const inScene: readonly string[] = ['trade.propose', 'hold.arrange']

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

function signOf({ id }: Option): string | undefined {
  const [start = ''] = id.split(':')
  return byId[id] ?? (id.includes(':') ? byStart[start] : undefined)
}

function roleOf(decision: Decision, option: Option): OptionRole | undefined {
  if (option.role !== undefined) return option.role
  if (waysOut.includes(option.text.key)) return 'end'
  return inScene.includes(decision.kind) && option.id.includes(':') ? 'minor' : undefined
}

export function readDecision(decision: Decision): Decision {
  if (decision.form !== 'one') return decision
  const options = decision.options.map((option): Option => {
    const role = roleOf(decision, option)
    const sign = option.sign ?? signOf(option)
    return { ...option, ...(role === undefined ? {} : { role }), ...(sign === undefined ? {} : { sign }) }
  })
  return { ...decision, options }
}
