import { Suspense } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { EpisodeDeck } from '../board/EpisodeDeck.tsx'
import { Objective } from '../board/Objective.tsx'
import { Serenity } from '../board/Serenity.tsx'
import { piles } from '../motion/piles.ts'
import { Ahead } from '../scene/ahead-later.ts'
import { useTable } from '../table.tsx'
import { AvatarPlate } from './AvatarPlate.tsx'
import { Hand } from './Hand.tsx'
import { Played } from './Played.tsx'
import { Pools } from './Pools.tsx'
import './place.css'

/** The viewer's Avatar, what the turn has brought so far, and the hand; on a phone also what the table has no room for. */
export function Place() {
  const say = useSay()
  const { me, myMain, moment } = useTable()
  return (
    <div className="enc-place">
      {me && myMain && (
        <section className="enc-avatar" aria-label={say('enc.avatar')} data-pile={piles.avatar} data-guide="avatar">
          <AvatarPlate main={myMain} player={me} />
        </section>
      )}
      <section className="enc-turn" aria-label={say('enc.played')} data-guide="played">
        {moment.view.interMission ? (
          <Suspense fallback={null}>
            <Ahead />
          </Suspense>
        ) : (
          <>
            <Pools />
            <Played />
          </>
        )}
      </section>
      {me && <Hand player={me} />}
      <div className="enc-ship">
        <Objective />
        <EpisodeDeck />
        <Serenity />
      </div>
    </div>
  )
}
