import { type Text, writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { boxWith } from '../../../boxes/known.ts'
import '../../../boxes/all.ts'
import {
  describeContact,
  describeJob,
  describeLeader,
  describeNavCard,
  describeSetUp,
  describeStory,
  describeSupplyCard,
  describeTile,
} from '../../../text/describe.ts'
import { german } from '../../../text/german.ts'
import { english } from '../../../text/languages.ts'
import { nameInBox } from '../../../text/names.ts'
import { messages as inGerman } from './de.ts'
import { messages as inEnglish } from './en.ts'

/** A browser that plays with this box alone has its words and those of the base game, and no others. */
test.each([
  ['en', { ...english.messages, ...inEnglish }],
  ['de', { ...german.messages, ...inGerman }],
] as const)('the words of the box are enough to play with it alone: %s', (locale, messages) => {
  const box = boxWith(['kalidasa'])
  const say = writer(locale, messages, (name) => nameInBox(name, box))
  const names = [...box.sectors.keys()].map(
    (id): Text => ({ key: 'option.sector', with: { sector: { name: 'sector', id } } }),
  )
  const lines = [
    ...[...box.supply.values()].flatMap((card) => describeSupplyCard(card)),
    ...[...box.leaders.values()].flatMap((card) => describeLeader(card)),
    ...[...box.contacts.values()].flatMap((card) => describeContact(card)),
    ...[...box.jobs.values()].flatMap((card) => describeJob(card)),
    ...[...box.nav.values()].flatMap((card) => describeNavCard(card)),
    ...[...box.tiles.values()].flatMap((card) => describeTile(card)),
    ...[...box.stories.values()].flatMap((card) => describeStory(card, box.parts)),
    ...[...box.setUps.values()].flatMap((card) => describeSetUp(card, box.parts)),
  ]
  for (const line of [...names, ...lines]) expect(say(line)).not.toBe('')
})
