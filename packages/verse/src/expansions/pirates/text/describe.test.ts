import { expect, test } from 'vitest'
import { everyBox } from '../../../boxes/all.ts'
import { describeAbility } from '../../../text/describe.ts'
import { german } from '../../../text/german.ts'
import { cardText, english, writerOf } from '../../../text/languages.ts'
import { supply } from '../supply.ts'

const say = writerOf(everyBox, english)

test.each([
  ['badger-51', 'Won: steal up to 6 Goods, none from the Stash.'],
  ['amnon-duul-51', 'Won: steal up to 3 jobs from the hand.'],
  ['niska-51', 'Target: a rival ship whose captain is not Solid with Niska in your sector.'],
  ['patience-51', 'Target: a rival ship without an active job for Patience in your sector.'],
  ['harken-51', 'Lost: kill 1 of your crew at work, botched.'],
])('the job %s says what it does', (card, line) => {
  expect(cardText(card, everyBox).join(' ')).toContain(line)
})

test.each([
  ['bounty/jayne', 'Drop-off at Harvest. Pays $3,600.'],
  ['bounty/bandits', 'Pays $2,000 for each Fugitive.'],
  ['bounty/simon-tam', 'Lost: botched, and nobody is killed.'],
  ['bounty/river-tam', 'Immoral when the reward is collected.'],
])('the Bounty %s says what it does', (card, line) => {
  expect(cardText(card, everyBox).join(' ')).toContain(line)
})

test('every card of the box has its text in both languages', () => {
  const own = [everyBox.supply, everyBox.jobs, everyBox.extras, everyBox.stories, everyBox.ships, everyBox.leaders]
  const ids = own.flatMap((cards) => [...cards].flatMap(([id, card]) => (card.box === 'pirates' ? [id] : [])))
  expect(ids.length).toBeGreaterThan(80)
  for (const id of ids)
    for (const language of [english, german]) expect(cardText(id, everyBox, language).join('')).not.toMatch(/[{}]/)
})

test('an ability is told in words', () => {
  const [pistol] = supply.filter(({ name }) => name === "Early's Pistol")
  expect(pistol?.abilities.map((ability) => say(describeAbility(ability, 'gear')))).toEqual(['+2 Fight in Showdowns.'])
})
