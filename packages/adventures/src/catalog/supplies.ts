/** What lies in the box besides cards, buildings, and tokens with another side. In play, credits and tokens are not limited. */
export const supplies = {
  dice: { brown: 3, white: 3 },
  tiles: { count: 6, size: 10 },
  segments: { count: 6, moments: 10 },
  timeMarkers: { crew: 5, cowboy: 5, thug: 5, patrol: 2, alarm: 1 },
  startLocations: { cowboy: 5, thug: 5 },
  figures: { casual: 5, heroic: 5, cowboy: 5, thug: 5 },
  downed: 5,
  tokens: {
    body: 12,
    intel: 12,
    'tech-challenge': 8,
    'negotiation-challenge': 9,
    numbered: 10,
    objective: 12,
    'patrol-marker': 5,
    terminal: 4,
    wound: 41,
    reward: 1,
    mule: 1,
  },
  credits: { 100: 30, 500: 10, 1000: 20 },
} as const
