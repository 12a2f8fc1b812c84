import { brokenLimits, type Decision, type Option, type Value } from '@keep-flying/kernel'

/** What is picked, before it is sent: option ids, an amount in figures, or `yes` and `no`. */
export type Picked = readonly string[]

/** How often an option is picked. */
export function timesIn(picked: Picked, id: string): number {
  return picked.filter((other) => other === id).length
}

/** The same basket with something in it so often, in its old place if it was there. */
export function withTimes(picked: Picked, id: string, times: number): Picked {
  const at = picked.indexOf(id)
  const others = picked.filter((other) => other !== id)
  const place = at < 0 ? others.length : at
  return [...others.slice(0, place), ...Array.from({ length: times }, () => id), ...others.slice(place)]
}

/** Ticks one more or one less; where only one may be picked, the newer pick counts. */
export function toggled(picked: Picked, id: string, max: number): Picked {
  if (picked.includes(id)) return picked.filter((other) => other !== id)
  if (max === 1) return [id]
  return picked.length < max ? [...picked, id] : picked
}

/** The answer that what is picked comes to; null while it is none yet. */
export function answerOf(decision: Decision, picked: Picked): Value | null {
  const [first] = picked
  switch (decision.form) {
    case 'one':
      return decision.options.some(({ id }) => id === first) ? (first ?? null) : null
    case 'some':
      if (picked.length < decision.min || picked.length > decision.max) return null
      return brokenLimits(decision, picked).length === 0 ? picked : null
    case 'order':
      return picked.length === decision.options.length ? picked : null
    case 'amount': {
      const n = Number(first ?? Number.NaN)
      return Number.isInteger(n) && n >= decision.min && n <= decision.max ? n : null
    }
    case 'confirm':
      return first === 'yes' ? true : first === 'no' ? false : null
  }
}

/** What stands picked before anybody has picked. */
export function usualPick(decision: Decision): Picked {
  switch (decision.form) {
    case 'amount':
      return [String(decision.usual ?? decision.min)]
    case 'order':
      return decision.options.map(({ id }) => id)
    case 'one': {
      const main = decision.options.filter(({ role }) => role !== 'minor')
      const usual = main.find((option) => option.usual) ?? (main.length === 1 ? main[0] : undefined)
      return usual ? [usual.id] : []
    }
    case 'some':
      return decision.options.filter(({ usual }) => usual).map(({ id }) => id)
    case 'confirm':
      return []
  }
}

/** The option that only ends what goes on: it stands apart from the choices. */
export function wayOut(decision: Decision): Option | null {
  if (decision.form !== 'one') return null
  return decision.options.find(({ role }) => role === 'end') ?? null
}
