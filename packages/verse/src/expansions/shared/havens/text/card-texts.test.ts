import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { describeStory } from '../../../../text/describe.ts'
import { cardMessages } from '../../../../text/en/cards.ts'
import { gameMessages } from '../../../../text/en/game.ts'
import type { StoryCard } from '../../../../vocabulary/index.ts'
import { havens } from '../index.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...gameMessages, ...messages }, ({ id }) =>
  id === 'alliance' ? 'Alliance space' : `${id}`,
)

test('a story says where Havens may lie and what they are good for', () => {
  const story: StoryCard = {
    ...{ id: 'a-story', box: 'base', name: 'A Story', hours: '2' },
    havens: { within: 'alliance', notAt: ['Hera', 'Ezra'] },
    noCruiserAtHavens: true,
    havenComforts: { fuelAndShoreLeaveTogether: true, freeShoreLeaveAtOwn: true, freeFuelAtOwn: 4 },
    goals: [{ name: 'Home', kind: 'condition', when: { credits: 12000, atOwnHaven: true } }],
    end: { kind: 'last-goal-wins' },
  }
  expect(describeStory(story, [havens]).map(say)).toEqual([
    'Playing time: 2 h.',
    'Every captain chooses a Haven in Alliance space and starts there: a planet without supply or contact, not Hera or Ezra.',
    'The Cruiser never enters a Haven: sent there, the player to the right puts it in a sector beside the Haven.',
    'At any Haven, buy Fuel and Shore Leave in one Buy action; at your own, Shore Leave and up to 4 Fuel are free.',
    'Goal 1, Home: have $12,000 and be at your own Haven.',
    'The first captain to complete the last goal wins.',
  ])
})

test('a story that bars no place says nothing of places', () => {
  const story: StoryCard = {
    ...{ id: 'a-story', box: 'base', name: 'A Story', hours: '2', goals: [], end: { kind: 'last-goal-wins' } },
    havens: { within: 'alliance', notAt: [] },
  }
  expect(describeStory(story, [havens]).map(say)).toContain(
    'Every captain chooses a Haven in Alliance space and starts there: a planet without supply or contact.',
  )
})
