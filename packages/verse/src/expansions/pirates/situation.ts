import type { SituationPart } from '../../scenario/situation.ts'
import { piratesIn } from './state.ts'

declare module '../../scenario/situation.ts' {
  interface Situation {
    /** The Bounties that lie face up. */
    readonly bounties?: readonly string[]
  }

  interface CaptainSet {
    /** Bounties claimed: the Bounty, then the crew bound under it. */
    readonly bound?: Readonly<Record<string, readonly string[]>>
    /** Somebody the Alliance holds, in the story that has them: the Bounty, then the crew. */
    readonly prisoner?: readonly [bounty: string, crew: string]
  }
}

/** What scenarios may say about Bounties. */
export const piratesSituation: SituationPart = {
  fields: ['bounties'],
  captainFields: ['bound', 'prisoner'],
  lay(scene, { bounties, captains = [] }) {
    const state = piratesIn(scene.state)
    if (bounties) {
      state.deck.cards.unshift(...state.open.cards)
      state.open.cards = []
      state.open.cards = bounties.map((called) => scene.take(called, { seat: null, field: 'bounties' }, 'card'))
    }
    for (const [seat, { bound = {}, prisoner }] of captains.entries()) {
      for (const [bounty, crew] of Object.entries(bound)) {
        const said = { seat, field: 'bound' }
        const members = crew.map((called) => scene.take(called, said, 'crew'))
        state.bound.push({ seat, bounty: scene.take(bounty, said, 'card'), crew: members })
      }
      if (!prisoner) continue
      const said = { seat, field: 'prisoner' }
      const [bounty, crew] = prisoner
      state.prisoners.push({
        seat,
        bounty: scene.take(bounty, said, 'card'),
        crew: [scene.take(crew, said, 'crew')],
      })
    }
    while (state.open.cards.length < 3) {
      const card = state.deck.cards.pop()
      if (card === undefined) return
      state.open.cards.push(card)
    }
  },
}
