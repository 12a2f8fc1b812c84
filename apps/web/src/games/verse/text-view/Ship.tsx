import { text } from '@keep-flying/kernel'
import { type Captain, type Member, type Skill, type Stock, skills, tokens } from '@keep-flying/verse'
import {
  burnRange,
  crewPoints,
  crewRoom,
  filled,
  freeSlots,
  inHands,
  isOutlaw,
  isWanted,
  solidContacts,
} from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import type { AtTable } from '../../../table/context.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** The viewer's ship and crew. */
export function Ship(part: TextPartProps) {
  const { me } = useTable()
  if (!me || me.ship === '') return null
  return <ShipOf captain={me} {...part} />
}

function ShipOf({ captain, ...part }: TextPartProps & { captain: Captain }) {
  const say = useSay()
  const at = useTable()
  const { t, box } = at
  const [hold, stash] = [filled(t, captain, 'hold'), filled(t, captain, 'stash')]
  const contacts = solidContacts(t, captain).map((id) => box.contacts.get(id)?.name ?? id)
  return (
    <Part {...part} detail={box.ships.get(captain.ship)?.name ?? ''}>
      <ul className="text-facts">
        <li>
          {say('words.ship.standing', {
            credits: captain.credits,
            warrants: captain.warrants,
            goals: captain.goals,
            outlaw: isOutlaw(t, captain) ? 'yes' : 'no',
          })}
        </li>
        <li>
          {say('words.ship.hold', { used: hold.used, all: hold.of })} {stockWords(at, captain.hold)}
        </li>
        <li>
          {say('words.ship.stash', { used: stash.used, all: stash.of })} {stockWords(at, captain.stash)}
        </li>
        <li>
          {say('words.ship.core')} <CardLink id={captain.core} />.{' '}
          {say('words.ship.range', { n: burnRange(t, captain) })}
        </li>
        <li>
          {say('words.ship.upgrades', { free: freeSlots(t, captain) })} <Cards ids={captain.upgrades} />
        </li>
        <li>
          {contacts.length === 0
            ? say('words.ship.solid-none')
            : say('words.ship.solid', { names: contacts.join(', ') })}
        </li>
      </ul>
      <CrewTable captain={captain} />
    </Part>
  )
}

function stockWords({ write }: AtTable, stock: Stock): string {
  return tokens
    .filter((token) => stock[token] > 0)
    .map((token) => write(text(`token.${token}`, { n: stock[token] })))
    .join(', ')
}

function Cards({ ids }: { ids: readonly string[] }) {
  const say = useSay()
  if (ids.length === 0) return say('words.none')
  return ids.map((id, n) => (
    <span key={id}>
      {n > 0 && ', '}
      <CardLink id={id} />
    </span>
  ))
}

function CrewTable({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t, write } = useTable()
  const points = crewPoints(t, captain)
  const carried = inHands(t, captain)
  const aboard = captain.gear.filter((gear) => !carried.some((item) => item.gear === gear))
  return (
    <>
      <table className="text-table">
        <caption>{say('words.crew', { n: captain.crew.length, room: crewRoom(t, captain), ...points })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('words.crew.name')}</th>
            {skills.map((skill) => (
              <th key={skill} scope="col">
                {write(text(`skill.${skill}`))}
              </th>
            ))}
            <th scope="col">{say('words.crew.is')}</th>
            <th scope="col">{say('words.crew.carries')}</th>
            <th scope="col">{say('words.crew.state')}</th>
          </tr>
        </thead>
        <tbody>
          {captain.crew.map((member) => (
            <CrewRow
              key={member.card}
              member={member}
              carries={carried.filter(({ by }) => by === member.card).map(({ gear }) => gear)}
            />
          ))}
        </tbody>
      </table>
      {aboard.length > 0 && (
        <p>
          {say('words.gear-aboard')} <Cards ids={aboard} />
        </p>
      )}
    </>
  )
}

function CrewRow({ member, carries }: { member: Member; carries: readonly string[] }) {
  const say = useSay()
  const { t, box, write } = useTable()
  const leader = box.leaders.get(member.card)
  const found = box.supply.get(member.card)
  const hired = found?.kind === 'crew' ? found : undefined
  const card = leader ?? hired
  if (!card) return null
  const points: Readonly<Partial<Record<Skill, number>>> = card.skills
  const is = [
    ...(leader ? [say('words.crew.leader')] : []),
    ...card.professions.map((profession) => write(text(`profession.${profession}`))),
    ...card.keywords.map((keyword) => write(text(`keyword.${keyword}`))),
    ...(card.moral ? [say('words.crew.moral')] : []),
    ...(isWanted(t, member) ? [say('words.crew.wanted')] : []),
  ]
  return (
    <tr>
      <th scope="row">
        <CardLink id={member.card} />
      </th>
      {skills.map((skill) => (
        <td key={skill}>{points[skill] ?? '–'}</td>
      ))}
      <td>{is.join(', ')}</td>
      <td>
        <Cards ids={carries} />
      </td>
      <td>{member.disgruntled ? <strong>{say('words.crew.disgruntled')}</strong> : say('words.crew.fine')}</td>
    </tr>
  )
}
