import { SituationError } from '@keep-flying/kernel/scenario'
import { type Box, backOf } from '../box.ts'
import type { JobCard } from '../vocabulary/index.ts'
import { allFaces } from './faces.ts'

/** Checks a made-up box for what would otherwise come to light in the middle of a game. */
export function checkBox(box: Box): void {
  const fail = (message: string): never => {
    throw new SituationError(null, 'box', message)
  }
  for (const { id, sort, deck } of allFaces(box))
    if (deck !== null && backOf(id) !== deck)
      fail(
        `The ${sort} "${id}" is in the deck "${deck}", so its id must tell that, as in "${deck}-99" or "${deck}/${id}".`,
      )
  for (const job of box.jobs.values()) {
    if (job.contact !== null && !box.contacts.has(job.contact))
      fail(`The job "${job.id}" comes from "${job.contact}", who is not in the box.`)
    for (const place of placesOf(job))
      if (!box.places.has(place)) fail(`The job "${job.id}" leads to "${place}", which is not on the board.`)
  }
  for (const { id, sectors } of box.places.values())
    for (const sector of sectors)
      if (!box.sectors.has(sector)) fail(`The place "${id}" lies in "${sector}", which is not on the board.`)
}

function placesOf({ pickUp, finish, opportunity }: JobCard): string[] {
  return [pickUp, finish, opportunity].flatMap((step) => step?.at ?? [])
}
