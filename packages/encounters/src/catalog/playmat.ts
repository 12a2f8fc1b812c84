/** What is printed on the playmat. */

/** Attack to scan a space, from the one where cards enter to the one beside the Combat Zone. */
export const scanCosts = [3, 2, 2, 1, 1] as const

/** Credits to repair a strike between Episodes, from Serenity's lowest slot to the highest. */
export const slotRepairCosts = [1, 1, 2, 2, 3] as const

export const bridgeSpaces = 5
export const handSize = 6
export const browncoatsCost = 3
/** Upgrades turned up between two Episodes. */
export const upgradesOffered = 3
/** Credits for one more card for each player, between two Episodes. */
export const creditsPerCard = 2
