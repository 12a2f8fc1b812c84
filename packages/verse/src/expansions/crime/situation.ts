import { plainWords } from '@keep-flying/kernel/scenario'
import type { Scene } from '../../scenario/scene.ts'
import type { CaptainSet, SituationPart } from '../../scenario/situation.ts'
import { nameOf } from '../../text/names.ts'
import { type AlertId, alertCard, alertIds } from './alert-cards.ts'
import { crimeIn } from './state.ts'

declare module '../../scenario/situation.ts' {
  interface Situation {
    /** The Alliance Alert in force; none unless the story or the Set Up card puts one into play. */
    readonly alert?: AlertId | null
  }
  interface CaptainSet {
    /** Those among Leader and crew who have a Wanted token. */
    readonly wanted?: readonly string[]
  }
}

function putInForce(scene: Scene, alert: AlertId | null): void {
  const kept = crimeIn(scene.state)
  if (alert !== null && !alertIds.includes(alert))
    scene.fail({ seat: null, field: 'alert' }, `There is no Alert "${alert}"; there are ${alertIds.join(', ')}.`)
  if (kept.inForce !== null) kept.alerts.deck.cards.unshift(kept.inForce)
  kept.inForce = alert === null ? null : alertCard(alert)
  kept.alerts.deck.cards = kept.alerts.deck.cards.filter((card) => card !== kept.inForce)
}

function markWanted(scene: Scene, seat: number, { wanted = [] }: CaptainSet): void {
  const crew = scene.state.captains[seat]?.crew ?? []
  for (const name of wanted) {
    const meant = crew.filter(({ card }) => card === name || plainWords(nameOf(card, scene.box)) === plainWords(name))
    if (meant.length === 0) scene.fail({ seat, field: 'wanted' }, `"${name}" is not aboard.`)
    for (const member of meant) member.wanted = true
  }
}

/** What scenarios may say about Alerts and Wanted tokens. */
export const crimeSituation: SituationPart = {
  fields: ['alert'],
  captainFields: ['wanted'],
  lay(scene, { alert, captains = [] }) {
    if (alert !== undefined) putInForce(scene, alert)
    for (const [seat, set] of captains.entries()) markWanted(scene, seat, set)
  },
}
