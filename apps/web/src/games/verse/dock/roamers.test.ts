import { type Decision, type Option, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { litRoamers } from '../chart/lit.ts'
import { helm } from '../chart/testing.ts'
import { movedPiece, nearnessOf, roamerMoves, sortedMoves } from './roamers.ts'

const { t } = helm({ at: 'regina' }, { cutters: ['ezra'], cruiser: 'londinium' }, [{ at: 'persephone' }])

const to = (sector: string, from?: string): Option => ({
  id: `${from}>${sector}`,
  text: text('option.sector', { sector: { name: 'sector', id: sector } }),
  at: { place: sector },
  ...(from === undefined ? {} : { about: { name: 'sector', id: from } }),
})

const asked = (kind: string, options: readonly Option[]): Decision => ({
  form: 'one',
  number: 1,
  seat: 0,
  kind,
  prompt: text('prompt.move-cutter'),
  options,
})

const cutters = asked('cutter.move', [to('boros', 'ezra'), to('kerry', 'ezra'), to('st-albans', 'harvest')])

test('with several Cutters one is chosen first, and only its sectors are lit', () => {
  const moves = roamerMoves(t, cutters)
  expect(movedPiece(moves, undefined, null)).toBeNull()
  const open = litRoamers(moves, null)
  expect([open.roamers, [...open.options.keys()]]).toEqual([['ezra', 'harvest'], []])
  expect(movedPiece(moves, undefined, 'ezra')).toBe('ezra')
  expect([...litRoamers(moves, 'ezra').options.keys()]).toEqual(['boros', 'kerry'])
})

test('a move that is picked says which piece it is; a single piece needs no choosing', () => {
  const moves = roamerMoves(t, cutters)
  expect(movedPiece(moves, 'harvest>st-albans', 'ezra')).toBe('harvest')
  const cruiser = roamerMoves(t, asked('cruiser.move', [to('bellerophon'), to('sihnon')]))
  expect(movedPiece(cruiser, undefined, null)).toBe('londinium')
})

test('every captain has a distance, and what comes near to rivals stands first', () => {
  expect(nearnessOf(t, 'persephone')).toEqual([
    { seat: 0, far: expect.any(Number) },
    { seat: 1, far: 0 },
  ])
  const moves = roamerMoves(t, asked('cruiser.move', [to('londinium'), to('pelorum'), to('persephone')]))
  expect(sortedMoves(t, moves, 0).map((move) => move.to)).toEqual(['persephone', 'pelorum', 'londinium'])
})
