/** The five crew members of the box, and the four passengers who may come along. */
export const crewMembers = ['mal', 'zoe', 'wash', 'jayne', 'kaylee', 'inara', 'book', 'simon', 'river'] as const
export type Crew = (typeof crewMembers)[number]

export const skills = ['fight', 'tech', 'negotiate'] as const
export type Skill = (typeof skills)[number]

/** Icons printed on a card; a Skill that is not named has none. */
export type SkillPoints = Readonly<Partial<Record<Skill, number>>>

export const goonTypes = ['thug', 'cowboy'] as const
export type GoonType = (typeof goonTypes)[number]

/** How a Crew Member goes about, and which side of the Crew Card shows. */
export type Stance = 'casual' | 'heroic'

export const challengeDecks = ['tech', 'negotiation'] as const
export type ChallengeDeck = (typeof challengeDecks)[number]

/** What a die shows; 1 stands for Disgruntled, 6 for Firefly. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6

/** A square of the map; the first one at the top left is [0, 0]. */
export type Square = readonly [column: number, row: number]

/** A number printed on the card or sheet, or one of the Job's figures, which depend on the number of Crew. */
export type Amount = number | { readonly figure: string }

/** How often a text works. `place`: once for each target, whoever acts. `absence`: once while no Heroic Crew are on the map. */
export type Limit = 'turn' | 'job' | 'place' | 'absence'

/** How long something lasts; a turn is over after its threat check. */
export type Duration =
  | 'turn-end'
  /** The end of the user's next turn. */
  | 'own-next-turn'
  | 'own-second-turn'
  /** Until the next star's event is rolled. */
  | 'next-star'
  /** The first turn that ends at least 6 Moments beyond the user's marker, as it stood after paying. */
  | 'six-moments'
