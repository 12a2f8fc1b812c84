import { openStream, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { defaultOptions } from '../../../options.ts'
import { layOut } from '../../../rules/set-up.ts'
import { boxWith } from '../../../scenario.ts'
import { german } from '../../../text/german.ts'
import { cardText, sectorText, writerFor } from '../../../text/languages.ts'
import { nameOf } from '../../../text/names.ts'

const box = boxWith(['blue-sun'])

test.each([
  ['border-r2-23', 'Border II, west'],
  ['blue-sun-r3-01', 'Blue Sun III, north'],
  ['burnham-r2-02', 'Burnham II, south-east'],
  ['rim-r1-25', 'Rim I, west by north'],
  ['rim-r2-24', 'Rim II, west by north'],
  ['dragons-egg', "Dragon's Egg"],
  ['deadwood', 'Deadwood'],
])('the sector %s is called %s', (sector, name) => {
  expect(sectorText(sector, box)).toBe(name)
  expect(box.sectors.size).toBe(127)
})

test('cards have their printed names', () => {
  expect(nameOf('mr-universe-04', box)).toBe('Bruises & contusions')
  expect(nameOf('awful-crowded', box)).toBe('Awful Crowded in My Sky')
})

test('an option on a Challenge is called by what it says', () => {
  const state = layOut(box, { ...defaultOptions, expansions: ['blue-sun'] }, openStream('sfc32:x'))
  const option = text('option.of-card', { option: { name: 'option', id: 'brawl', of: 'mr-universe-04' } })
  expect(writerFor(state)(option)).toBe('Fight test, kosherized (no gear). 1–6: attempt botched. 7+: go on.')
})

test('cards are described in German', () => {
  expect(cardText('lord-harrow', box, german)).toEqual([
    'Handelt bei Highgate.',
    'Angesehen: verkauft Fracht für je $300.',
    'Angesehen: $500 mehr nach jedem abgeschlossenen Schmuggelauftrag oder Frachtauftrag, für welchen Kontakt auch immer.',
  ])
})
