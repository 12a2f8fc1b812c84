import { alert } from './alert.ts'
import { box } from './box.ts'
import { buy } from './buy.ts'
import { consider } from './consider.ts'
import { crew } from './crew.ts'
import { cruiser } from './cruiser.ts'
import { cutter } from './cutter.ts'
import { deal } from './deal.ts'
import { deceptive } from './deceptive.ts'
import { deck } from './deck.ts'
import { disgruntled } from './disgruntled.ts'
import { fly } from './fly.ts'
import { gear } from './gear.ts'
import { harrow } from './harrow.ts'
import { haven } from './haven.ts'
import { hold } from './hold.ts'
import { job } from './job.ts'
import { kill } from './kill.ts'
import { leader } from './leader.ts'
import { map } from './map.ts'
import { medic } from './medic.ts'
import { misbehave } from './misbehave.ts'
import { moral } from './moral.ts'
import { nav } from './nav.ts'
import { open } from './open.ts'
import { outlaw } from './outlaw.ts'
import { pay } from './pay.ts'
import { picAlliance } from './pic-alliance.ts'
import { picCard } from './pic-card.ts'
import { picNav } from './pic-nav.ts'
import { picReaver } from './pic-reaver.ts'
import { setup } from './setup.ts'
import { skill } from './skill.ts'
import { solid } from './solid.ts'
import { story } from './story.ts'
import { trade } from './trade.ts'
import { turn } from './turn.ts'
import type { Chapter } from './types.ts'
import { universe } from './universe.ts'
import { upgrade } from './upgrade.ts'
import { warrant } from './warrant.ts'
import { work } from './work.ts'

export type { Chapter, Rule } from './types.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = [
  box,
  deck,
  setup,
  map,
  turn,
  fly,
  nav,
  outlaw,
  cruiser,
  cutter,
  alert,
  buy,
  consider,
  crew,
  leader,
  gear,
  upgrade,
  hold,
  deal,
  job,
  work,
  pay,
  moral,
  solid,
  misbehave,
  skill,
  warrant,
  disgruntled,
  kill,
  medic,
  story,
  trade,
  harrow,
  universe,
  haven,
  deceptive,
  open,
  picAlliance,
  picReaver,
  picNav,
  picCard,
]
