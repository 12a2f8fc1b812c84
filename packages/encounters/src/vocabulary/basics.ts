/** The nine crew members, by Rank. */
export const crewMembers = ['mal', 'zoe', 'wash', 'jayne', 'kaylee', 'inara', 'book', 'simon', 'river'] as const
export type Crew = (typeof crewMembers)[number]

export const classes = ['intel', 'leadership', 'strength', 'survival', 'tech'] as const
export type CharacterClass = (typeof classes)[number]

/** Episodes are of three letters; a game plays one of each, in this order. */
export const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

/** What played cards give, and what is paid with. */
export type Resource = 'recruit' | 'attack'

export type StrikeKind = 'crew' | 'ship'

/** Spaces of the 'Verse, from the one where cards enter to the one beside the Combat Zone. */
export const spaces = [1, 2, 3, 4, 5] as const
export type Space = (typeof spaces)[number]

/** Where an Episode card can lie face-up. */
export type Area = 'verse' | 'combat-zone' | 'operations'

export type Descriptor = 'outlaw' | 'alliance' | 'reaver' | 'ship'

export type EnemyKeyword = 'range' | 'stationary' | 'escape' | 'double-strike'

/** A task of an Objective, by its id. */
export type TaskId = string
