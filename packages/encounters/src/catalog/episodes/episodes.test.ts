import type { Value } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../../scenario.ts'
import { episodeOf, episodes } from '../index.ts'

/** Every way to fulfil every Objective of the fifteen Episodes. */

interface Way extends Omit<Situation, 'players'> {
  /** What is chosen by somebody with points to spare. */
  readonly path: readonly Value[]
  /** Cards that are shown, or that Coordinate. */
  readonly hand?: readonly string[]
}

/** A turn in an Episode whose player has plenty of both resources. */
function richIn(number: number, { path: _, hand = [], ...rest }: Way): Play {
  const { letter } = episodeOf(number)
  const bridge = [null, null, null, null, null]
  const players = [{ crew: 'mal', hand: ['Shiny', ...hand] }, { crew: 'kaylee' }] as const
  return scenario({ players, bridge, letter, [`episode${letter}`]: String(number), ...rest })
    .begin()
    .change(({ turn }) => {
      turn.recruit = 40
      turn.attack = 40
    })
    .choose('Shiny')
}

/** The ways to each task, by Episode. */
const ways: Readonly<Record<number, Readonly<Record<string, readonly Way[]>>>> = {
  1: {
    'keep-cargo': [{ operations: ['Marked Cargo'], path: ['Marked Cargo'] }],
    'slip-cruiser': [
      { verse: ['Alliance Cruiser'], path: ['e01-cruiser'] },
      { combatZone: ['Alliance Cruiser'], path: ['e01-cruiser'] },
      { verse: ['Alliance Cruiser'], path: ['use e01-cruiser 2'] },
    ],
    'tend-wounded': [{ operations: ['Infirmary Table'], path: ['Infirmary Table'] }],
  },
  2: {
    'defeat-patience': [{ combatZone: ['Patience'], path: ['Patience'] }],
    'defeat-dobson': [{ verse: ['Dobson'], path: ['Dobson'] }],
    'outrun-reavers': [
      { verse: ['Reaver Raider'], path: ['Reaver Raider'] },
      { verse: ['Reaver Raider'], operations: ['Hard Turn'], path: ['Hard Turn'] },
    ],
  },
  3: {
    'lift-crates': [
      { verse: ['Medicine Crate', 'Medicine Crate'], path: ['Medicine Crate', 2, 'Medicine Crate', 4] },
      {
        verse: ['Medicine Crate'],
        operations: ['Medicine Crate'],
        path: ['use e03-crate#1 2', 0, 'use e03-crate#2 4', 6],
      },
    ],
    'off-the-train': [{ operations: ["Officer's Errand"], path: ["Officer's Errand"] }],
    'answer-crow': [{ verse: ['Crow'], path: ['Crow'] }],
  },
  4: {
    'disarm-trap': [{ operations: ['Clamped Trap'], path: ['Clamped Trap', 1] }],
    'hide-fugitives': [
      { operations: ['Out on the Hull'], path: ['Out on the Hull'] },
      { operations: ['Out on the Hull'], verse: [null, null], path: ['end'] },
    ],
    'stop-survivor': [{ verse: ['Lone Survivor'], path: ['Lone Survivor'] }],
  },
  5: {
    'impress-harrow': [
      {
        operations: ['Introduction to Harrow', 'Introduction to Harrow'],
        path: ['Introduction to Harrow', 'Introduction to Harrow'],
      },
    ],
    'win-duel': [{ verse: ['Atherton Wing'], path: ['Atherton Wing'] }],
    'clear-the-ship': [
      {
        verse: ["Badger's Men", "Badger's Men", "Badger's Men"],
        path: ["Badger's Men", "Badger's Men", "Badger's Men"],
      },
    ],
  },
  6: {
    'save-book': [{ operations: ['Wounded Shepherd'], path: ['Wounded Shepherd'] }],
    'alliance-help': [
      { verse: ['Passing Cruiser'], path: ['use e06-cruiser 1'] },
      { combatZone: ['Passing Cruiser'], path: ['use e06-cruiser 1'] },
    ],
    'rescue-tams': [
      { combatZone: ['The Patron'], path: ['The Patron'] },
      { operations: ['The Stake', 'The Stake'], path: ['The Stake', 'The Stake'] },
    ],
  },
  7: {
    'see-through-saffron': [
      { verse: ['Saffron the Bride'], path: ['Saffron the Bride'] },
      { operations: ['Tell-Tale Slip', 'Tell-Tale Slip'], path: ['Tell-Tale Slip', 0, 'Tell-Tale Slip', 0] },
    ],
    'retake-helm': [{ operations: ['Locked Helm'], path: ['Locked Helm'] }],
    'break-net': [{ verse: [null, null, null, null, 'Net Station'], path: ['Net Station'] }],
  },
  8: {
    'move-goods': [{ operations: ['Goods in the Mud'], path: ['Goods in the Mud'] }],
    'defeat-stitch': [
      { verse: ['Stitch'], path: ['Stitch', 'option-1'] },
      {
        verse: ['Stitch'],
        operations: ['Statue in the Square'],
        path: ['Statue in the Square', 'Stitch', 'option-2', 'seat-1'],
      },
    ],
    'lift-landlock': [{ operations: ['Landing Lock'], path: ['Landing Lock'] }],
  },
  9: {
    'put-out-fire': [
      {
        serenity: [{ strike: 'e09-engine-fire' }, { strike: 'e09-passage-fire' }],
        path: ['Engine Room Fire', 'Fire in the Passage'],
      },
    ],
    'restore-air': [{ operations: ['Air Scrubber', 'Air Scrubber'], path: ['Air Scrubber', 0, 'Air Scrubber', 3] }],
    'find-part': [
      { operations: ['Spare Part'], path: ['Spare Part'] },
      { verse: ['Salvage Captain'], path: ['Salvage Captain'] },
    ],
    'fit-part': [{ operations: ['Dead Engine'], tasks: { 'find-part': 'done' }, path: ['Dead Engine', 7] }],
  },
  10: {
    'snatch-pills': [{ operations: ['Medicine Vault', 'Medicine Vault'], path: ['Medicine Vault', 'Medicine Vault'] }],
    'scan-river': [
      { operations: ['Imaging Suite'], path: ['use e10-imaging 2'] },
      { operations: ['Imaging Suite'], hand: ['Listening', 'Watch the Scope'], path: ['use e10-imaging 3'] },
    ],
    'get-out': [
      { verse: ['Gloved Agents'], path: ['use e10-gloved 2'] },
      {
        verse: ['Gloved Agents'],
        hand: ['browncoats-intel', 'browncoats-tech'],
        path: ['browncoats-intel', 'browncoats-tech', 'e10-gloved'],
      },
    ],
  },
  11: {
    'ransom-captive': [
      { operations: ['Captive for Ransom'], path: ['Captive for Ransom', 2, 'Captive for Ransom', 3] },
    ],
    'storm-station': [
      {
        verse: ['Station Guards', 'Armoured Guards', 'Station Guards'],
        path: ['Station Guards', 'Armoured Guards', 'Station Guards'],
      },
    ],
    'deal-with-niska': [
      { combatZone: ['Niska'], path: ['Niska'] },
      { operations: ['Second Captive'], path: ['Second Captive'] },
    ],
  },
  12: {
    'copy-key': [{ operations: ['Copied Key'], path: ['Copied Key'] }],
    'reroute-bin': [{ operations: ['Bin Controls'], path: ['Bin Controls', 0] }],
    'beat-double-cross': [{ verse: ['Saffron the Thief'], path: ['Saffron the Thief'] }],
    'keep-pistol': [{ operations: ['Antique Laser Pistol'], path: ['Antique Laser Pistol'] }],
  },
  13: {
    'shake-pursuit': [
      { verse: ['e13-pursuer#1', 'e13-pursuer#2'], path: ['e13-pursuer#1', 'use e13-pursuer#2 1'] },
      { combatZone: ['e13-pursuer#1', 'e13-pursuer#2'], path: ['e13-pursuer#1', 'e13-pursuer#2'] },
    ],
    'face-womack': [{ verse: ['Lieutenant Womack'], path: ['Lieutenant Womack'] }],
    'bring-home': [
      {
        operations: ['Mailed Coffin'],
        verse: ['Lieutenant Womack', 'e13-pursuer#1', 'e13-pursuer#2'],
        path: ['Lieutenant Womack', 'e13-pursuer#1', 'e13-pursuer#2'],
      },
    ],
  },
  14: {
    'prepare-defence': [{ operations: ['Barricades'], path: ['use e14-barricades 2', 0, 'space-3'] }],
    'deliver-child': [{ operations: ['The Birth'], path: ['The Birth'] }],
    'defeat-burgess': [{ combatZone: ['Rance Burgess'], path: ['Rance Burgess'] }],
  },
  15: {
    'free-crew': [
      {
        operations: ['Locked Bunk', 'Locked Bunk', 'Locked Bunk'],
        path: ['Locked Bunk', 0, 'Locked Bunk', 0, 'Locked Bunk', 0],
      },
    ],
    'find-river': [
      { operations: ['River in the Walls'], path: ['River in the Walls'] },
      { operations: ['River in the Walls'], path: ['end'] },
    ],
    'put-early-out': [{ verse: ['Jubal Early'], path: ['Jubal Early'] }],
  },
}

for (const { number, name, tasks } of episodes)
  describe(`${number} ${name}`, () => {
    for (const { id, name: called } of tasks) {
      const known = ways[number]?.[id] ?? []
      test.each(known.map((way, n) => [n + 1, way] as const))(`${called}, way %i`, (_, way) => {
        const game = richIn(number, way)
        game.path(...way.path)
        expect(game.log()).toContain(`Objective completed: ${called}.`)
      })
    }

    test('every Objective can be completed', () => {
      expect(Object.keys(ways[number] ?? {})).toEqual(tasks.map(({ id }) => id))
    })
  })

test('Saffron can be beaten after she has fled, by whoever waits for her', () => {
  const verse = ['Estate Guards', 'Estate Guards', 'Estate Guards', 'Durran Haymer', 'Saffron the Thief']
  const players = [{ crew: 'mal', hand: ['Shiny'] }, { crew: 'kaylee' }] as const
  const table: Situation = { players, letter: 'C', episodeC: '12', operations: ['Inara in Waiting'] }
  const before = scenario({ ...table, verse }).begin()
  expect(before.options()).toEqual(['shiny#1', 'end'])
  const game = scenario({
    ...table,
    verse: [...verse.slice(0, 3), 'Estate Lawmen', 'Saffron the Thief'],
    quietTurns: 0,
  })
    .next('crew-strikes', 'Grazed', 'Grazed')
    .begin()
    .change(({ turn }) => {
      turn.recruit = 17
    })
  expect(game.told()).toContain('escaped')
  game.path('Shiny', 'Inara in Waiting', 4, 'Inara in Waiting', 12)
  expect(game.state.tasks['beat-double-cross']).toBe('done')
})

test('the defence is prepared by two players together, too', () => {
  const players = [
    { crew: 'mal', hand: ['Shiny', 'Misbehave'] },
    { crew: 'kaylee', hand: ['Shiny'] },
  ] as const
  const game = scenario({ players, letter: 'B', episodeB: '14', operations: ['Barricades'], verse: ['Laser Gunners'] })
  const play = game.begin().path('Shiny', 'Misbehave', 'Barricades').choose('Shiny', 1).choose('space-1')
  expect(play.state.tasks['prepare-defence']).toBe('done')
  expect(play.names(play.state.verse[0]?.attached ?? [])).toEqual(['Barricades'])
})

test('the child is born after three Strike Phases in calm, which a strike of Burgess ends', () => {
  const born = (combatZone: readonly string[]) => {
    const game = scenario({
      players: [
        { crew: 'jayne', hand: [] },
        { crew: 'zoe', hand: [] },
      ],
      letter: 'B',
      episodeB: '14',
      operations: ['The Birth'],
      combatZone,
      quietTurns: 9,
    })
    const play = game.next('crew-strikes', 'Grazed', 'Grazed', 'Grazed').begin().path('end', 'end', 'end')
    return play.state.tasks['deliver-child']
  }
  expect([born([]), born(['Rance Burgess'])]).toEqual(['done', 'open'])
})
