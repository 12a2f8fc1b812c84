import type { Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { shipAbilities } from '../../rules/table.ts'
import type { AbilityOf, JobCard } from '../../vocabulary/index.ts'
import { independentOf, keepIndependent } from './state.ts'

/** A ship that is paid better for what it delivers soon. Every captain has one turn per round. */

export function isExpress({ types }: AbilityOf<'express'>, job: JobCard): boolean {
  return job.pickUp !== undefined && job.types.some((type) => types.includes(type))
}

export const expressHooks: Hooks = {
  pickedUp(t, c, { id }) {
    if (shipAbilities(t, c, 'express').length === 0) return
    keepIndependent(t.state, { pickedUpIn: { ...independentOf(t).pickedUpIn, [id]: t.state.round } })
  },
  jobPays(t, { captain }, job) {
    const began = independentOf(t).pickedUpIn?.[job.id]
    for (const express of shipAbilities(t, captain, 'express'))
      if (began !== undefined && isExpress(express, job) && t.state.round - began <= express.turns)
        gain(t, captain, express.credits)
  },
}
