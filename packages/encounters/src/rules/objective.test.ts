import { describe, expect, test } from 'vitest'
import { episodes } from '../catalog/index.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** Objectives: tasks, rewards, and what failing them brings. */

/** Uses the text of a card that offers one. */
function use(game: Play, card: string): Play {
  return game.choose(game.options().find((id) => id.startsWith(`use ${card}`)) ?? card)
}

const rich: Situation = { players: [{ crew: 'mal', hand: ['Shiny'] }, {}], recruit: 20, attack: 20 }

const [cargo, table] = ['e01-cargo', 'e01-infirmary']
const other = { 'keep-cargo': 'done', 'slip-cruiser': 'done' } as const

describe('the three Objectives', () => {
  test('OBJECTIVE-01 OBJECTIVE-02 are one of each letter, played in the order A, B, C', () => {
    const letters: string[] = []
    const game = scenario({ ...rich, tasks: other, operations: ['Infirmary Table'] }).begin()
    letters.push(game.state.letter)
    use(game, table)
    letters.push(game.state.letter)
    expect(letters).toEqual(['A', 'B'])
    expect(game.state.episodes).toEqual({ A: 1, B: 2, C: 3 })
  })

  test('OBJECTIVE-05 bear a number and a name', () => {
    for (const [index, { number, name }] of episodes.entries()) {
      expect(number).toBe(index + 1)
      expect(name.length).toBeGreaterThan(0)
    }
  })

  test('OBJECTIVE-04 wait face-up while their decks are face-down', () => {
    const { episodes: chosen, waiting } = scenario({}).begin().match.view(null)
    expect(chosen).toEqual({ A: 1, B: 2, C: 3 })
    expect(waiting.B?.cards).toEqual([])
  })
})

describe('a task', () => {
  test('OBJECTIVE-07 OBJECTIVE-16 may be done before or after the others: by a Goal, or by defeating an enemy', () => {
    const game = scenario({
      ...rich,
      operations: ['Marked Cargo', 'Infirmary Table'],
      verse: ['Alliance Cruiser'],
    }).begin()
    use(game, cargo)
    expect(game.state.tasks).toEqual({ 'keep-cargo': 'done', 'slip-cruiser': 'open', 'tend-wounded': 'open' })
    game.choose('e01-cruiser')
    expect(game.state.tasks).toMatchObject({ 'slip-cruiser': 'done' })
    const backwards = scenario({ ...rich, operations: ['Marked Cargo', 'Infirmary Table'] }).begin()
    use(backwards, table)
    expect(backwards.state.tasks).toEqual({ 'keep-cargo': 'open', 'slip-cruiser': 'open', 'tend-wounded': 'done' })
  })

  test('OBJECTIVE-16 is also done by revealing a card', () => {
    const game = scenario({
      ...rich,
      episodeA: '13',
      tasks: { 'shake-pursuit': 'done', 'face-womack': 'done' },
      verse: [null, { hidden: 'Mailed Coffin' }],
    }).begin()
    game.choose('space-2')
    // That was the last one, so the Episode is over.
    expect(game.state.completed).toEqual(['A'])
  })

  test('OBJECTIVE-08 OBJECTIVE-09 gives its reward at once: Credits for later', () => {
    const game = scenario({ ...rich, operations: ['Marked Cargo'] }).begin()
    use(game, cargo)
    expect(game.state.credits).toBeGreaterThan(0)
    // They buy nothing before the Episode is over.
    const decision = game.decision()
    expect('options' in decision && decision.options.some(({ group }) => group === 'upgrade')).toBe(false)
  })

  test('OBJECTIVE-09 OPEN-81 or a Talent for a deck; where nobody is named, the active player’s', () => {
    const game = scenario({ ...rich, operations: ['Infirmary Table'] }).begin()
    use(game, table)
    expect(game.names(game.player(0).discard)).toEqual(['Talent'])
    const named = scenario({
      ...rich,
      players: [{ hand: ['Shiny'] }, { crew: 'simon' }],
      operations: ['Infirmary Table'],
    }).begin()
    use(named, table)
    expect([named.names(named.player(0).discard), named.names(named.player(1).discard)]).toEqual([[], ['Talent']])
  })

  test('OBJECTIVE-10 may put a card beside Serenity that stands for Credits', () => {
    const game = scenario({ ...rich, letter: 'C', episodeC: '12', operations: ['Antique Laser Pistol'] }).begin()
    game.change(({ tasks }) => Object.assign(tasks, { 'keep-pistol': 'open' }))
    expect(game.state.besideSerenity).toEqual([])
    use(game, 'e12-pistol')
    expect(game.state.besideSerenity.map(({ card }) => game.names([card]))).toEqual([['Antique Laser Pistol']])
    expect(game.state.besideSerenity[0]?.credits).toBeGreaterThan(0)
  })
})

describe('texts of an Objective', () => {
  const endOfB = {
    ...rich,
    letter: 'B',
    verse: ['Reaver Raider'],
    tasks: { 'defeat-patience': 'failed', 'defeat-dobson': 'failed' },
  } as const

  test('OBJECTIVE-11 OPEN-24 Setup is followed as the Episode begins, when its first cards lie there', () => {
    const game = scenario({ ...endOfB, episodeC: '12' })
      .begin()
      .choose('Reaver Raider')
    while (game.kind.startsWith('intermission')) game.choose(game.kind === 'intermission.vote' ? 'accept' : [])
    // The third Episode begins with a look at two of its four cards.
    expect([game.state.letter, game.kind, game.options()]).toEqual([
      'C',
      'look',
      ['space-1', 'space-2', 'space-3', 'space-4'],
    ])
    expect(game.state.turnOfEpisode).toBe(0)
  })

  test('OBJECTIVE-12 other texts hold for their Episode only', () => {
    const price = (situation: Situation) => {
      const decision = scenario({ ...rich, episodeB: '8', ...situation, serenity: [{ strike: 'Hull Breach' }] })
        .begin()
        .decision()
      return 'options' in decision ? decision.options.find(({ group }) => group === 'repair')?.price : undefined
    }
    expect(Number(price({ letter: 'B' })) - Number(price({ letter: 'A' }))).toBe(1)
    expect(price({ letter: 'C' })).toBe(price({ letter: 'A' }))
  })
})

describe('the end of an Episode', () => {
  test('OBJECTIVE-13 ENDEPISODE-01 comes the moment everything is completed or failed', () => {
    const game = scenario({
      ...rich,
      tasks: { ...other, 'slip-cruiser': 'failed' },
      operations: ['Infirmary Table'],
    }).begin()
    use(game, table)
    expect(game.state.letter).toBe('B')
  })

  test('OBJECTIVE-14 OPEN-55 failing a Mandatory task loses the game', () => {
    // The timer has been through the other player’s turn.
    const game = scenario({
      players: [{ hand: [] }, { hand: [] }],
      letter: 'C',
      combatZone: ['No More Running'],
      counted: [1],
    })
      .next('crew-strikes', 'Near Miss')
      .begin()
      .choose('end')
    expect([game.kind, game.state.end]).toEqual(['over', 'mandatory-failed'])
  })

  test('OBJECTIVE-15 failing another one costs its reward and the points for completing everything', () => {
    const game = scenario({
      players: [{ hand: [] }, { hand: [] }],
      combatZone: ['No More Running'],
      counted: [1],
      tasks: { 'keep-cargo': 'done' },
    })
      .next('crew-strikes', 'Near Miss')
      .begin()
      .choose('end')
    expect([game.state.end, game.state.letter, game.state.completed]).toEqual([null, 'B', []])
  })

  test('OPEN-54 a task that has become impossible stays open until the timer ends the Episode', () => {
    const game = scenario({ ...rich, verse: [null, null, null, null, 'Drifting Reaver Ship'] }).begin()
    game.change(({ episodeDeck, defeatedCards }) => {
      const at = episodeDeck.cards.indexOf('e01-cruiser')
      defeatedCards.cards.push(...episodeDeck.cards.splice(at, at < 0 ? 0 : 1))
    })
    game.choose('end')
    expect(game.state.tasks['slip-cruiser']).toBe('open')
  })

  test('OPEN-53 what is met first counts: the last task before a strike that would lose the game', () => {
    // Outrunning the Reavers ends Episode B at once, though enemies in the Combat Zone would strike.
    const game = scenario({
      players: [{ hand: ['Shiny'], strikes: damageFor('mal', 1) }],
      letter: 'B',
      attack: 20,
      tasks: { 'defeat-patience': 'done', 'defeat-dobson': 'failed' },
      verse: ['Reaver Raider'],
      combatZone: ['Reaver Boarders'],
    }).begin()
    game.choose('Reaver Raider')
    expect([game.state.end, game.kind]).toEqual([null, 'intermission.plan'])
  })

  test('OPEN-80 rewards come before the end of the Episode is checked', () => {
    const game = scenario({
      ...rich,
      players: [{ hand: ['Shiny'], deck: [], discard: [] }, {}],
      tasks: other,
      operations: ['Infirmary Table'],
    }).begin()
    use(game, table)
    // The Talent was gained before the Cleanup that the end of the Episode led to.
    expect(game.names([...game.player(0).hand.cards]).toSorted()).toEqual(['Shiny', 'Talent'])
  })
})
